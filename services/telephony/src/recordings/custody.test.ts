/** Deletion asks a reason, can be taken back for 30 days, and a legal hold wins (defaults 0, 12.2). */
import {
  CallChangedSchema,
  RecordingCustodyChangedSchema,
  TranscriptSettledSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import { atEndOfFile, eventually } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { erasuresOf } from '../erasure/erasures.ts';
import { recordingOf, scriptedEars } from '../testing/scriptedEars.ts';
import { recordedCalls } from '../testing/recordedCalls.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { transcribeCall } from '../transcripts/transcripts.ts';
import { deleteRecording, restoreRecording, setLegalHold } from './custody.ts';
import { openRecordings } from './openRecordings.ts';
import { purgeRecordings } from './purgeRecordings.ts';

const ears = await scriptedEars({ 700: 'Good morning.' });
atEndOfFile(() => ears.close());
const world = await telephonyWorld({ ears: ears.url });
const { clock, deps, apply, carrier, executor, transcripts } = world;
const { office, recordedCall } = recordedCalls(world);
const remove = deleteRecording(deps, apply);
const restore = restoreRecording(deps, apply);
const hold = setLegalHold(deps, apply);
const open = openRecordings(deps);
const TALK = recordingOf(5, [{ hertz: 700, from: 0, to: 2 }], []);
const DAY = 86_400_000;
const ip = '203.0.113.7';

/** A call with a recording and its words. */
async function written() {
  const made = await office();
  const call = await recordedCall(made, TALK);
  await transcripts.look();
  expect(await call.words()).toBeDefined();
  const { workspaceId } = made;
  const recording = async () => (await world.readState(workspaceId, call.callId)).recording;
  const key = (await recording())?.storageKey ?? '';
  return {
    ...made,
    ...call,
    ana: { ...made.ana, ip },
    recording,
    hasFile: async () => (await deps.storage.stat(key)) !== undefined,
    hasWords: () => deps.db.tenant(workspaceId, ({ tx }) => tx.callTranscript.count({ where: { workspaceId } })),
    story: () =>
      deps.db.tenant(workspaceId, async ({ tx }) =>
        (
          await tx.callTimeline.findMany({
            where: { workspaceId, callId: call.callId, name: { startsWith: 'recording.' } },
            orderBy: { position: 'asc' },
          })
        ).map(({ name }) => name),
      ),
    told: async () =>
      (await world.events(RecordingCustodyChangedSchema, 'telephony.recording.custody_changed.v1')).filter(
        ({ callId }) => callId === call.callId,
      ),
    shown: async () =>
      (await world.events(CallChangedSchema, 'telephony.call.changed.v1')).findLast(
        (event) => event.call?.id === call.callId,
      )?.call?.recording,
  };
}

const purge = async () => {
  await purgeRecordings(deps, apply);
  await executor.idle();
};

describe('a recording that is deleted', () => {
  it('is neither heard nor read by anybody, keeps who, when and why, and is there again when it is restored', async () => {
    const { ana, callId, words, recording, story, told, shown, hasFile } = await written();
    await remove({ callId, reason: ' The caller  asked for it ' }, ana);
    expect(await recording()).toMatchObject({
      state: 'DELETED',
      deletion: { userId: ana.userId, userName: 'Ana', reason: 'The caller asked for it' },
    });
    expect(await shown()).toMatchObject({ state: 'DELETED', storageKey: '', deletion: { userName: 'Ana' } });
    expect(await open([callId], ana)).toEqual([]);
    expect(await words()).toBeUndefined();
    await expect(transcribeCall(deps, apply)({ callId }, ana)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    await expect(remove({ callId, reason: 'Once more' }, ana)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    clock.advance(29 * DAY);
    await purge();
    expect(await hasFile()).toBe(true);
    await restore({ callId }, ana);
    expect(await open([callId], ana)).toHaveLength(1);
    expect((await words())?.turns).toHaveLength(1);
    expect((await shown())?.deletion).toBeUndefined();
    clock.advance(2 * DAY);
    await purge();
    expect(await hasFile()).toBe(true);
    expect(await story()).toEqual([...(await story()).slice(0, -2), 'recording.deleted', 'recording.restored']);
    expect(await told()).toMatchObject([
      { change: 'DELETED', reason: 'The caller asked for it', userId: ana.userId, ip },
      { change: 'RESTORED', reason: '' },
    ]);
    await expect(restore({ callId }, ana)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  it('leaves our store and the carrier’s after 30 days, its words with it, whoever purges and how often', async () => {
    const { ana, callId, recording, hasFile, hasWords, story } = await written();
    const sid = (await recording())?.sid ?? '';
    await remove({ callId, reason: 'Not ours to keep' }, ana);
    clock.advance(30 * DAY);
    await Promise.all([purge(), purge(), purge()]);
    expect(await hasFile()).toBe(false);
    expect(await hasWords()).toBe(0);
    expect(await recording()).toMatchObject({
      state: 'DELETED',
      storageKey: null,
      deletion: { purge: 'DONE', reason: 'Not ours to keep' },
    });
    expect((await story()).filter((name) => name === 'recording.purged')).toHaveLength(1);
    expect(carrier.requests.filter((one) => one.method === 'DELETE' && one.path.includes(sid))).toHaveLength(1);
    await expect(restore({ callId }, ana)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    const { rowCount } = await deps.db.pool.query('SELECT FROM recording_kept WHERE call_id = $1', [callId]);
    expect(rowCount).toBe(0);
  });

  it('goes no later than it would have gone without being deleted', async () => {
    const { ana, callId, recording, hasFile } = await written();
    const { workspaceId } = ana;
    await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.planCopy.update({ where: { workspaceId }, data: { recordingDays: 7 } }),
    );
    clock.advance(5 * DAY);
    const call = await remove({ callId, reason: 'Contains card data' }, ana);
    expect((await recording())?.deletion?.purgeAt).toBe(call.startedAt + 7 * DAY);
    clock.advance(2 * DAY);
    await purge();
    expect(await hasFile()).toBe(false);
  });

  it('is purged by the next run where the store was away, and cannot be restored in between', async () => {
    const { ana, callId, hasFile } = await written();
    await remove({ callId, reason: 'Not ours to keep' }, ana);
    clock.advance(30 * DAY);
    const away = {
      ...deps,
      storage: { ...deps.storage, delete: () => Promise.reject(new Error('the store is away')) },
    };
    await expect(purgeRecordings(away, apply)).rejects.toThrow(/could not be purged/);
    await expect(restore({ callId }, ana)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    await purge();
    expect(await hasFile()).toBe(false);
  });

  it('while its words are being looked for: nobody looks on, and nothing is paid', async () => {
    const made = await office();
    const { callId, transcript } = await recordedCall(made, TALK);
    expect(await transcript()).toMatchObject({ state: 'QUEUED' });
    const heard = ears.heard.length;
    await remove({ callId, reason: 'Not ours to keep' }, { ...made.ana, ip });
    await transcripts.look();
    expect(await transcript()).toBeUndefined();
    expect(ears.heard).toHaveLength(heard);
    const settled = await world.events(TranscriptSettledSchema, 'telephony.transcript.settled.v1');
    expect(settled.filter((event) => event.callId === callId)).toMatchObject([{ made: false }]);
    await restore({ callId }, { ...made.ana, ip });
    await transcribeCall(deps, apply)({ callId }, made.ana);
    await transcripts.look();
    await eventually(async () => expect(await transcript()).toMatchObject({ state: 'READY' }));
  });

  it('asks for a reason, and is nobody’s of another workspace, of another’s scope, or without a recording', async () => {
    const { ana, callId, recording, told, workspaceId } = await written();
    for (const reason of ['', '  x ', 'x'.repeat(201)])
      await expect(remove({ callId, reason }, ana)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const outsider = { ...principalOf((await office()).workspaceId, ana.userId), ip };
    const member = { ...principalOf(workspaceId, deps.ids.uuid(), { scope: 'own' }), ip };
    const nobody = { ...ana, scope: () => undefined };
    for (const who of [outsider, member, nobody]) {
      for (const attempt of [remove, hold, restore])
        await expect(attempt({ callId, on: true, reason: 'I want it so' }, who)).rejects.toMatchObject({
          code: 'NOT_FOUND',
        });
    }
    expect(await recording()).toMatchObject({ state: 'READY' });
    expect(await told()).toEqual([]);
  });
});

describe('a legal hold', () => {
  it('wins over deletion, and says who keeps it and why, until it is ended', async () => {
    const { ana, callId, told, shown } = await written();
    await hold({ callId, on: true, reason: 'Case 4711' }, ana);
    expect((await shown())?.legalHold).toMatchObject({ userName: 'Ana', reason: 'Case 4711' });
    await expect(remove({ callId, reason: 'Not ours to keep' }, ana)).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
      message: expect.stringMatching(/Ana .*legal hold: Case 4711/),
    });
    await expect(hold({ callId, on: true, reason: 'Again' }, ana)).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
    });
    await hold({ callId, on: false, reason: 'Case closed' }, ana);
    expect((await shown())?.legalHold).toBeUndefined();
    await remove({ callId, reason: 'Not ours to keep' }, ana);
    expect((await told()).map(({ change, reason }) => [change, reason])).toEqual([
      ['HELD', 'Case 4711'],
      ['RELEASED', 'Case closed'],
      ['DELETED', 'Not ours to keep'],
    ]);
  });

  it('keeps the file of what is deleted already, beyond its 30 days', async () => {
    const { ana, callId, hasFile } = await written();
    await remove({ callId, reason: 'By mistake' }, ana);
    await hold({ callId, on: true, reason: 'Case 4711' }, ana);
    clock.advance(31 * DAY);
    await purge();
    expect(await hasFile()).toBe(true);
    await hold({ callId, on: false, reason: 'Case closed' }, ana);
    await purge();
    expect(await hasFile()).toBe(false);
  });
});

describe('the erasure of a person', () => {
  const erase = async (workspaceId: string, callId: string) => {
    const id = deps.ids.uuid();
    const { peerNumber } = await world.readState(workspaceId, callId);
    const { begin, job } = erasuresOf({ ...deps, jobs: { enqueue: async () => undefined } });
    const of = { until: clock.now().toISOString(), contactId: '', numbers: [peerNumber] };
    await deps.db.tenant(workspaceId, (uow) => begin(uow, { id, workspaceId, kind: 'PERSON', ...of }));
    await job.run({ id, workspaceId });
    return deps.db.tenant(workspaceId, async ({ tx }) => ({
      calls: await tx.call.count({ where: { workspaceId } }),
      lines: (await tx.callTimeline.count({ where: { workspaceId } })) > 0,
      legs: (await tx.callLeg.count({ where: { workspaceId } })) > 0,
    }));
  };

  it('takes the call with its file, its words and all that tells of it', async () => {
    const call = await written();
    expect(await erase(call.workspaceId, call.callId)).toEqual({ calls: 0, lines: false, legs: false });
    expect([await call.hasFile(), await call.hasWords()]).toEqual([false, 0]);
  });

  it('leaves what a legal hold keeps', async () => {
    const call = await written();
    await hold({ callId: call.callId, on: true, reason: 'A court asked' }, call.ana);
    expect(await erase(call.workspaceId, call.callId)).toMatchObject({ calls: 1, lines: true });
    expect([await call.hasFile(), await call.hasWords()]).toEqual([true, 1]);
  });
});

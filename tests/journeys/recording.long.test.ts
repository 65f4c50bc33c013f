/**
 * A call that is recorded on demand: each side on its own channel, silence where it was paused, nothing where it was stopped.
 *
 * @area recordings
 */
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@ringline/kit/testing';
import { goertzel } from '@ringline/sandbox/media/tones';
import { parseWav } from '@ringline/sandbox/media/wav';
import { beforeAll, expect, test } from 'vitest';
import { OutsideWorld, openPhone, startAnyProduct, type Owner, type Payload } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';

const CALLER = '+15035550174';
const [OUTSIDE, AGENT] = [700, 1_300];
const [AUDIBLE, QUIET] = [4_000, 1_000];
/** Seconds that each part of the call lasts. */
const PART = 2.5;

let outside: OutsideWorld;
let ana: Owner;

beforeAll(async () => {
  const product = await startAnyProduct({});
  outside = new OutsideWorld(product.url);
  ana = await anOwnerOnBusiness(product, 'Ana');
});

const capture = async (operation: string, id: string): Promise<Payload> =>
  Object.values(
    await ana.api.run(`mutation ($id: ID!) { ${operation} { capture { state onDemand resumesAt } } }`, { id }),
  )[0] as Payload;

test('has both sides on their channels, is silent where it was paused, and leaves out where it was stopped', async () => {
  const phone = await openPhone(ana.api, { tone: AGENT });
  const call = await outside.call(CALLER, ana.number.number, `tone:${OUTSIDE}`);
  const ring = await phone.ring();
  const talk = await ring.accept();
  const talks = () => eventually(() => expect(talk.audio.hears([OUTSIDE])[OUTSIDE]).toBeGreaterThan(AUDIBLE));
  await talks();
  const callId = await eventually(async () => {
    const { getMyLiveCalls } = await ana.api.run('{ getMyLiveCalls { id phase capture { state } } }');
    expect(getMyLiveCalls).toMatchObject([{ phase: 'TALKING', capture: null }]);
    return getMyLiveCalls[0].id as string;
  });

  const { capture: started } = await capture('recordCall(callId: $id, record: true)', callId);
  expect(started).toEqual({ state: 'ON', onDemand: true, resumesAt: null });
  // Both sides hear that it is recorded, instead of each other.
  await eventually(() => expect(talk.audio.hears([OUTSIDE])[OUTSIDE]).toBeLessThan(QUIET));
  await talks();
  await wait(PART * 1000);
  const { capture: paused } = await capture('pauseCallRecording(callId: $id, pause: true)', callId);
  expect(paused).toMatchObject({ state: 'PAUSED' });
  expect(Date.parse(paused.resumesAt) - Date.now()).toBeGreaterThan(170_000);
  await wait(PART * 1000);
  await capture('pauseCallRecording(callId: $id, pause: false)', callId);
  await wait(PART * 1000);
  const { capture: stopped } = await capture('recordCall(callId: $id, record: false)', callId);
  expect(stopped).toMatchObject({ state: 'STOPPED' });
  await wait(2 * PART * 1000);
  await outside.hangUp(call.sid);
  await talk.ended;

  const conversationId = await eventually(async () => {
    const { fetchConversations } = await ana.api.run(
      '{ fetchConversations(channel: call) { data { id call { callId recording { state canPlay peaks } } } } }',
    );
    const { id, call: saved } = fetchConversations.data.find((one: Payload) => one.call.callId === callId);
    expect(saved.recording).toMatchObject({ state: 'READY', canPlay: true });
    expect(saved.recording.peaks.map((bars: number[]) => Math.max(...bars))).toEqual([100, 100]);
    return id as string;
  }, 20_000);
  const listeners = async () =>
    (await ana.api.run('{ auditLog(action: "call.recording.heard") { data { action actorName targetName } } }'))
      .auditLog.data;
  expect(await listeners()).toEqual([]);
  const { getWorkspaceConversationEntity: opened } = await ana.api.run(
    'query ($id: ID!) { getWorkspaceConversationEntity(id: $id) { call { recording { url } } } }',
    { id: conversationId },
  );
  const url = opened.call.recording.url as string;
  await eventually(async () =>
    expect(await listeners()).toEqual([
      { action: 'call.recording.heard', actorName: expect.stringContaining('Ana'), targetName: CALLER },
    ]),
  );
  const { samples, sampleRate, channels } = parseWav(Buffer.from(await (await ana.api.fetch(url)).arrayBuffer()));
  expect(channels).toBe(2);

  /** Of each half second: who is heard on which channel. */
  const half = sampleRate / 2;
  const heard = Array.from({ length: Math.floor(samples.length / 2 / half) }, (_, part) => {
    const level = (channel: number, hertz: number) =>
      goertzel(
        Array.from({ length: half }, (__, i) => samples[(part * half + i) * 2 + channel] ?? 0),
        hertz,
      );
    const [said, listened] = [level(0, OUTSIDE), level(1, AGENT)];
    // Nobody is heard on the channel of the other.
    expect(Math.max(level(0, AGENT), level(1, OUTSIDE))).toBeLessThan(QUIET);
    if (said > AUDIBLE && listened > AUDIBLE) return 'B';
    return said < QUIET && listened < QUIET ? '-' : '?';
  }).join('');
  // Talk, a pause of its full length, talk again; the time after the stop is not there.
  expect(heard).toMatch(/B{3,}\??-{3,7}\??B{3,}\??$/);
  const talked = (heard.split(/-{3,}/).at(-1) ?? '').length / 2;
  expect(talked).toBeLessThan(PART + 1.5);
}, 90_000);

test('is deleted for a reason, heard by nobody until it is restored, and kept by a legal hold', async () => {
  const { fetchConversations } = await ana.api.run('{ fetchConversations(channel: call) { data { id } } }');
  const conversationId = fetchConversations.data[0].id as string;
  const RECORDING =
    'call { recording { state canPlay url deletion { deletedByName reason restorableUntil } legalHold { heldByName reason } } }';
  const removal = `mutation ($input: DeleteRecordingInput!) { deleteRecording(input: $input) { ${RECORDING} } }`;
  const holding = `mutation ($input: SetLegalHoldInput!) { setLegalHold(input: $input) { ${RECORDING} } }`;
  const seen = async () =>
    (
      await ana.api.run(`query ($id: ID!) { getWorkspaceConversationEntity(id: $id) { ${RECORDING} } }`, {
        id: conversationId,
      })
    ).getWorkspaceConversationEntity.call.recording;

  const unexplained = await ana.api.refused(removal, { input: { conversationId, reason: ' ' } });
  expect(unexplained.code).toBe('VALIDATION_FAILED');
  await ana.api.run(holding, { input: { conversationId, on: true, reason: 'Case 4711' } });
  const held = await ana.api.refused(removal, { input: { conversationId, reason: 'The caller asked' } });
  expect(held).toMatchObject({ code: 'INVALID_TRANSITION', message: expect.stringContaining('Case 4711') });
  await ana.api.run(holding, { input: { conversationId, on: false, reason: 'Case closed' } });

  const { deleteRecording } = await ana.api.run(removal, { input: { conversationId, reason: 'The caller asked' } });
  const deleted = {
    state: 'DELETED',
    canPlay: false,
    url: null,
    deletion: { deletedByName: expect.stringContaining('Ana'), reason: 'The caller asked' },
    legalHold: null,
  };
  expect(deleteRecording.call.recording).toMatchObject(deleted);
  // Everybody else follows by an event.
  await eventually(async () => expect(await seen()).toMatchObject(deleted));
  const until = Date.parse((await seen()).deletion.restorableUntil as string);
  expect((until - Date.now()) / 86_400_000).toBeCloseTo(30, 1);

  await ana.api.run(`mutation ($id: ID!) { restoreRecording(conversationId: $id) { ${RECORDING} } }`, {
    id: conversationId,
  });
  await eventually(async () => expect(await seen()).toMatchObject({ state: 'READY', canPlay: true, deletion: null }));
  expect((await ana.api.fetch((await seen()).url as string)).status).toBe(200);

  const { auditLog } = await ana.api.run(
    '{ auditLog(action: "call.recording") { data { action changes { field after } } } }',
  );
  const reasons = (auditLog.data as Payload[])
    .filter(({ action }) => action !== 'call.recording.heard')
    .map(({ action, changes }) => [action, changes[0]?.after]);
  expect(reasons.slice(0, 4)).toEqual([
    ['call.recording.restored', undefined],
    ['call.recording.deleted', 'The caller asked'],
    ['call.recording.released', 'Case closed'],
    ['call.recording.held', 'Case 4711'],
  ]);
}, 60_000);

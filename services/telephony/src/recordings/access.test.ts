/** Who hears a recording, downloads it or reads its words is told of (defaults 2.2). */
import { createHash } from 'node:crypto';
import { RecordingAccessedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { atEndOfFile } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { recordingOf, scriptedEars } from '../testing/scriptedEars.ts';
import { recordedCalls } from '../testing/recordedCalls.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { correctTranscript, listTranscripts } from '../transcripts/transcripts.ts';
import { openRecordings } from './openRecordings.ts';

const ears = await scriptedEars({ 700: 'Good morning.' });
atEndOfFile(() => ears.close());
const world = await telephonyWorld({ ears: ears.url });
const { apply, clock, deps, transcripts } = world;
const open = openRecordings(deps);
const list = listTranscripts(deps);
const correct = correctTranscript(deps, apply);
const { office, recordedCall } = recordedCalls(world);
const TALK = recordingOf(5, [{ hertz: 700, from: 0, to: 2 }], []);
const at = { ip: '203.0.113.7' };

const told = async (callId: string) =>
  (await world.events(RecordingAccessedSchema, 'telephony.recording.accessed.v1')).filter(
    (event) => event.callId === callId,
  );

describe('a recording that is opened', () => {
  it('is told of with who, at each play and at each download', async () => {
    const { ana, ben, ...made } = await office();
    const { callId } = await recordedCall({ ana, ben, ...made }, TALK);
    const [opened] = await open([callId], { ...ana, ...at });
    expect(await deps.storage.stat(opened?.storageKey ?? '')).toBeDefined();
    expect(opened?.sha256).toBe(createHash('sha256').update(TALK).digest('hex'));
    // A double click, or a request that was sent again, is no play of its own.
    clock.advance(1_000);
    await open([callId], { ...ana, ...at });
    expect(await told(callId)).toMatchObject([
      { userId: ana.userId, access: 'HEARD', ip: '203.0.113.7', peerNumber: '+16285550136' },
    ]);
    await open([callId], { ...ben, ...at });
    await open([callId], { ...ana, ...at }, 'DOWNLOADED');
    clock.advance(2_000);
    await open([callId], { ...ana, ...at });
    await open([callId], { ...ana, ...at }, 'DOWNLOADED');
    expect((await told(callId)).map(({ userId, access }) => [userId, access])).toEqual([
      [ana.userId, 'HEARD'],
      [ben.userId, 'HEARD'],
      [ana.userId, 'DOWNLOADED'],
      [ana.userId, 'HEARD'],
      [ana.userId, 'DOWNLOADED'],
    ]);
  });

  it('by several replicas at once is told of once', async () => {
    const made = await office();
    const { callId } = await recordedCall(made, TALK);
    await Promise.all(Array.from({ length: 6 }, () => open([callId], { ...made.ana, ...at })));
    expect(await told(callId)).toHaveLength(1);
  });

  it('is not opened by a member who was not on the call, by another workspace, nor before it is there', async () => {
    const made = await office();
    const { callId } = await recordedCall(made, TALK);
    const outsider = principalOf((await office()).workspaceId, deps.ids.uuid());
    for (const who of [{ ...made.ben, role: 'MEMBER' as const }, { ...made.ana, scope: () => undefined }, outsider])
      expect(await open([callId], { ...who, ...at })).toEqual([]);
    expect(await open(['no-call', deps.ids.uuid()], { ...made.ana, ...at })).toEqual([]);
    const many = open(
      Array.from({ length: 101 }, () => deps.ids.uuid()),
      { ...made.ana, ...at },
    );
    await expect(many).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await told(callId)).toEqual([]);
  });
});

it('words that are read are told of, once in ten minutes; what is about them, and words that are not there, are not', async () => {
  const made = await office();
  const { callId } = await recordedCall(made, TALK);
  const ana = { ...made.ana, ...at };
  const read = (withoutWords: boolean) => list({ callIds: [callId], withoutWords }, ana);
  const accesses = async () => (await told(callId)).map(({ access }) => access);
  expect(await read(false)).toEqual([]);
  await transcripts.look();
  expect(await read(true)).toMatchObject([{ turns: [], customerSentiment: 'POSITIVE' }]);
  expect(await told(callId)).toEqual([]);
  const [turn] = (await read(false))[0]?.turns ?? [];
  clock.advance(9 * 60_000);
  await read(false);
  await open([callId], ana);
  expect(await accesses()).toEqual(['READ', 'HEARD']);
  clock.advance(60_000);
  // The answer to a correction holds all words.
  expect(await correct({ callId, turnId: turn?.id ?? '', message: 'Good evening.' }, ana)).toMatchObject({
    turns: [{ message: 'Good evening.' }],
  });
  expect(await accesses()).toEqual(['READ', 'HEARD', 'READ']);
});

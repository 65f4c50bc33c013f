/** Who hears a recording or reads its words is told of, once for a while (defaults 2.2). */
import { RecordingAccessedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { atEndOfFile } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { recordingOf, scriptedEars } from '../testing/scriptedEars.ts';
import { recordedCalls } from '../testing/recordedCalls.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { listTranscripts } from '../transcripts/transcripts.ts';
import { openRecordings } from './openRecordings.ts';

const ears = await scriptedEars({ 700: 'Good morning.' });
atEndOfFile(() => ears.close());
const world = await telephonyWorld({ ears: ears.url });
const { clock, deps, transcripts } = world;
const open = openRecordings(deps);
const list = listTranscripts(deps);
const { office, recordedCall } = recordedCalls(world);
const TALK = recordingOf(5, [{ hertz: 700, from: 0, to: 2 }], []);
const at = { ip: '203.0.113.7' };

const told = async (callId: string) =>
  (await world.events(RecordingAccessedSchema, 'telephony.recording.accessed.v1')).filter(
    (event) => event.callId === callId,
  );

describe('a recording that is opened', () => {
  it('is told of with who, once in ten minutes for each person', async () => {
    const { ana, ben, ...made } = await office();
    const { callId } = await recordedCall({ ana, ben, ...made }, TALK);
    const [opened] = await open([callId], { ...ana, ...at });
    expect(await deps.storage.stat(opened?.storageKey ?? '')).toBeDefined();
    clock.advance(9 * 60_000);
    await open([callId], { ...ana, ...at });
    expect(await told(callId)).toMatchObject([
      { userId: ana.userId, access: 'HEARD', ip: '203.0.113.7', peerNumber: '+16285550136' },
    ]);
    await open([callId], { ...ben, ...at });
    clock.advance(60_000);
    await open([callId], { ...ana, ...at });
    expect((await told(callId)).map(({ userId }) => userId)).toEqual([ana.userId, ben.userId, ana.userId]);
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

it('words that are read are told of; what is about them, and words that are not there, are not', async () => {
  const made = await office();
  const { callId } = await recordedCall(made, TALK);
  const read = (withoutWords: boolean) => list({ callIds: [callId], withoutWords }, { ...made.ana, ...at });
  expect(await read(false)).toEqual([]);
  await transcripts.look();
  expect(await read(true)).toMatchObject([{ turns: [], customerSentiment: 'POSITIVE' }]);
  expect(await told(callId)).toEqual([]);
  expect((await read(false))[0]?.turns).toHaveLength(1);
  await open([callId], { ...made.ana, ...at });
  expect((await told(callId)).map(({ access }) => access)).toEqual(['READ', 'HEARD']);
});

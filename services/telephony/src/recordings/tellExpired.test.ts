/** What nights deleted is told of once for each night and workspace, whatever broke off in between. */
import { fromBinary } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { RecordingsExpiredSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { recordedCalls } from '../testing/recordedCalls.ts';
import { recordingOf } from '../testing/scriptedEars.ts';
import { telephonyWorld } from '../testing/world.ts';
import { expireRecordings } from './expireRecordings.ts';

const world = await telephonyWorld();
const { clock, db, deps, apply, executor } = world;
const { office, recordedCall } = recordedCalls(world);
const DAY = 86_400_000;

async function keeping(recordingDays: number) {
  const made = await office();
  const { workspaceId } = made;
  await db.tenant(workspaceId, ({ tx }) => tx.planCopy.update({ where: { workspaceId }, data: { recordingDays } }));
  return { ...made, recorded: async () => (await recordedCall(made, recordingOf(1, [], []))).callId };
}

/** Recordings, transcripts and the day up to which, of each event. */
async function toldOf(workspaceId: string) {
  const { rows } = await db.pool.query<{ payload: Buffer }>(
    `SELECT payload FROM kit.outbox WHERE type = 'telephony.recording.expired.v1' AND workspace_id = $1 ORDER BY position`,
    [workspaceId],
  );
  return rows.map(({ payload }) => {
    const { recordings, transcripts, recordedUntil } = fromBinary(RecordingsExpiredSchema, new Uint8Array(payload));
    return [recordings, transcripts, recordedUntil ? timestampDate(recordedUntil).toISOString() : ''];
  });
}

it('once with all of a night, also when it broke off and several try again; not of a night without any', async () => {
  clock.set('2026-06-01T03:40:00Z');
  const [ours, theirs] = [await keeping(90), await keeping(30)];
  const [first] = [await ours.recorded(), await ours.recorded()];
  const { workspaceId } = ours;
  await db.tenant(
    workspaceId,
    ({ tx }) =>
      tx.$executeRaw`UPDATE call SET state = jsonb_set(state, '{transcript}',
      '{"state": "READY", "percent": 100, "reason": null, "version": 1}') WHERE id = ${first}::uuid`,
  );
  clock.advance(60 * DAY);
  await theirs.recorded();
  clock.advance(31 * DAY);
  const until = new Date(clock.now().getTime() - 90 * DAY).toISOString();
  // The first one goes, and before the second the process dies.
  const breaksOff: typeof apply = async (envelope) => {
    if (envelope.workspaceId === workspaceId && envelope.callId !== first) throw new Error('the process died');
    return apply(envelope);
  };
  await expect(expireRecordings(deps, breaksOff)).rejects.toThrow('1 recordings');
  await executor.idle();
  expect([await toldOf(workspaceId), await toldOf(theirs.workspaceId)]).toEqual([[], []]);
  await Promise.all([expireRecordings(deps, apply), expireRecordings(deps, apply)]);
  await expireRecordings(deps, apply);
  await executor.idle();
  expect(await toldOf(workspaceId)).toEqual([[2, 1, until]]);
  expect(await toldOf(theirs.workspaceId)).toEqual([[1, 0, new Date(clock.now().getTime() - 30 * DAY).toISOString()]]);
  clock.advance(DAY);
  await expireRecordings(deps, apply);
  expect([await toldOf(workspaceId), await toldOf(theirs.workspaceId)]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

it('by the next night where a night never came to its end', async () => {
  clock.set('2026-10-01T03:40:00Z');
  const ours = await keeping(7);
  const [first] = [await ours.recorded(), await ours.recorded()];
  clock.advance(8 * DAY);
  const fails: typeof apply = async (envelope) => {
    if (envelope.callId !== first) throw new Error('the row is locked');
    return apply(envelope);
  };
  await expect(expireRecordings(deps, fails)).rejects.toThrow('1 recordings');
  const until = new Date(clock.now().getTime() - 7 * DAY).toISOString();
  clock.advance(DAY);
  await expect(expireRecordings(deps, fails)).rejects.toThrow('1 recordings');
  expect(await toldOf(ours.workspaceId)).toEqual([[1, 0, until]]);
});

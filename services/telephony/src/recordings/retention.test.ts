/** Recordings are kept as long as the plan does, or as the workspace chose; then they are deleted (defaults 3.1, 12.2). */
import { timestampMs, type Timestamp } from '@bufbuild/protobuf/wkt';
import { RecordingSettingsChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordingOf } from '../testing/scriptedEars.ts';
import { recordedCalls } from '../testing/recordedCalls.ts';
import { planTold } from '../testing/planTold.ts';
import { telephonyWorld } from '../testing/world.ts';
import { setLegalHold } from './custody.ts';
import { expireRecordings } from './expireRecordings.ts';
import { getRecordingSettings, updateRecordingSettings } from './retention.ts';

const world = await telephonyWorld();
const { clock, deps, apply, executor } = world;
const { office, recordedCall } = recordedCalls(world);
const hold = setLegalHold(deps, apply);
const update = updateRecordingSettings(deps);
const read = getRecordingSettings(deps);
const TALK = recordingOf(1, [], []);
const DAY = 86_400_000;
const ip = '203.0.113.7';

async function onPlan(recordingDays: number | null) {
  const made = await office();
  const { workspaceId } = made;
  await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.planCopy.update({ where: { workspaceId }, data: { recordingDays } }),
  );
  const ana = { ...made.ana, ip };
  const recorded = async () => {
    const { callId } = await recordedCall(made, TALK);
    const key = (await world.readState(workspaceId, callId)).recording?.storageKey ?? '';
    return {
      callId,
      state: async () => (await world.readState(workspaceId, callId)).recording?.state,
      hasFile: async () => (await deps.storage.stat(key)) !== undefined,
      said: (name: string) =>
        deps.db.tenant(workspaceId, ({ tx }) => tx.callTimeline.count({ where: { callId, name } })),
    };
  };
  return { ...made, ana, recorded };
}

const night = async () => {
  await expireRecordings(deps, apply);
  await executor.idle();
};

describe('a night', () => {
  it('deletes what is older than the plan keeps, file and all, and nothing of a plan without a bound', async () => {
    const [business, enterprise] = [await onPlan(90), await onPlan(null)];
    const [old, theirs] = [await business.recorded(), await enterprise.recorded()];
    clock.advance(89 * DAY);
    const young = await business.recorded();
    await night();
    expect(await old.state()).toBe('READY');
    clock.advance(1 * DAY);
    await night();
    expect([await old.state(), await old.hasFile()]).toEqual(['DELETED', false]);
    for (const kept of [young, theirs]) expect([await kept.state(), await kept.hasFile()]).toEqual(['READY', true]);
    clock.advance(1_000 * DAY);
    await night();
    expect([await young.state(), await theirs.state()]).toEqual(['DELETED', 'READY']);
  });

  it('by several replicas at once does it once', async () => {
    const { recorded } = await onPlan(90);
    const { said, hasFile } = await recorded();
    clock.advance(91 * DAY);
    await Promise.all([night(), night(), night()]);
    expect(await hasFile()).toBe(false);
    expect([await said('recording.expired'), await said('recording.purged')]).toEqual([1, 1]);
  });

  it('leaves what a legal hold keeps until the hold is ended', async () => {
    const { ana, recorded } = await onPlan(90);
    const { callId, state, hasFile } = await recorded();
    await hold({ callId, on: true, reason: 'Case 4711' }, ana);
    clock.advance(400 * DAY);
    await night();
    expect(await state()).toBe('READY');
    await hold({ callId, on: false, reason: 'Case closed' }, ana);
    await night();
    expect([await state(), await hasFile()]).toEqual(['DELETED', false]);
  });
});

describe('the setting of a workspace', () => {
  let made: Awaited<ReturnType<typeof onPlan>>;
  beforeAll(async () => {
    made = await onPlan(90);
  });

  it('is shorter than the plan, never longer, tells how many go, and holds in the night that follows', async () => {
    const { ana, recorded, workspaceId } = made;
    const { state } = await recorded();
    clock.advance(31 * DAY);
    expect(await read({ wouldKeepDays: 30 }, ana)).toMatchObject({ days: 90, ownDays: 0, version: 0, wouldDelete: 1 });
    expect(await read({ wouldKeepDays: 60 }, ana)).toMatchObject({ wouldDelete: 0 });
    for (const retentionDays of [91, -1, 1.5])
      await expect(update({ retentionDays, version: 0 }, ana)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await update({ retentionDays: 30, version: 0 }, ana)).toMatchObject({ days: 30, planDays: 90, version: 1 });
    for (const version of [0, 2])
      await expect(update({ retentionDays: 60, version }, ana)).rejects.toMatchObject({ code: 'CONFLICT' });
    await night();
    expect(await state()).toBe('DELETED');
    const changed = await world.events(RecordingSettingsChangedSchema, 'telephony.recording.settings_changed.v1');
    expect(changed).toMatchObject([{ beforeDays: 90, afterDays: 30, userId: ana.userId, ip }]);
    // A plan that keeps them shorter than the workspace chose wins.
    await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.planCopy.update({ where: { workspaceId }, data: { recordingDays: 7 } }),
    );
    expect(await read({ wouldKeepDays: 0 }, ana)).toMatchObject({ days: 7, ownDays: 30 });
    expect(await update({ retentionDays: 0, version: 1 }, ana)).toMatchObject({ days: 7, ownDays: 0, version: 2 });
  });

  it('is each workspace’s own', async () => {
    const [ours, other] = [await onPlan(90), await onPlan(90)];
    await update({ retentionDays: 7, version: 0 }, ours.ana);
    expect(await read({ wouldKeepDays: 0 }, other.ana)).toMatchObject({ days: 90, ownDays: 0, version: 0 });
    const theirs = await other.recorded();
    clock.advance(8 * DAY);
    expect(await read({ wouldKeepDays: 7 }, ours.ana)).toMatchObject({ wouldDelete: 0 });
    await night();
    expect(await theirs.state()).toBe('READY');
  });
});

describe('a plan that keeps them for fewer days than the one before', () => {
  const plan = planTold({ clock, deps });
  /** `days`: null where the plan sets no bound. */
  const planOf = (workspaceId: string, days: number | null) =>
    plan(workspaceId, { RECORDING_RETENTION_DAYS: String(days ?? -1) });
  const holds = async (made: Awaited<ReturnType<typeof onPlan>>) => {
    const { days, planDays, planShortensAt } = await read({ wouldKeepDays: 0 }, made.ana);
    const left = planShortensAt ? timestampMs(planShortensAt as Timestamp) - clock.now().getTime() : 0;
    return [days, planDays, left / DAY];
  };

  it('does so from 30 days later on, the workspace’s own choice at once', async () => {
    const [made, other] = [await onPlan(365), await onPlan(365)];
    const { workspaceId, ana } = made;
    const [old, theirs] = [await made.recorded(), await other.recorded()];
    clock.advance(100 * DAY);
    const young = await made.recorded();
    await planOf(workspaceId, 90);
    await planOf(other.workspaceId, 90);
    expect(await holds(made)).toEqual([365, 90, 30]);
    clock.advance(29 * DAY);
    await night();
    expect([await old.state(), await theirs.state()]).toEqual(['READY', 'READY']);
    // Beyond what the new plan has nobody can choose any longer.
    const days = (retentionDays: number) => update({ retentionDays, version: 0 }, ana);
    await expect(days(200)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await days(60)).toMatchObject({ days: 60, planDays: 90, planKeepsDays: 365 });
    await night();
    expect([await old.state(), await young.state(), await theirs.state()]).toEqual(['DELETED', 'READY', 'READY']);
    clock.advance(1 * DAY);
    expect(await holds(other)).toEqual([90, 90, 0]);
    await night();
    expect([await theirs.state(), await theirs.hasFile()]).toEqual(['DELETED', false]);
  });

  it('counts from each time that it became smaller, and is forgotten when it grows again', async () => {
    const made = await onPlan(null);
    const { workspaceId } = made;
    await planOf(workspaceId, 365);
    clock.advance(10 * DAY);
    await planOf(workspaceId, 90);
    // What changes nothing about it begins nothing anew.
    clock.advance(10 * DAY);
    await planOf(workspaceId, 90);
    expect(await holds(made)).toEqual([0, 90, 10]);
    clock.advance(10 * DAY);
    expect(await holds(made)).toEqual([365, 90, 10]);
    clock.advance(10 * DAY);
    expect(await holds(made)).toEqual([90, 90, 0]);
    await planOf(workspaceId, 30);
    clock.advance(5 * DAY);
    await planOf(workspaceId, 90);
    expect(await holds(made)).toEqual([90, 90, 0]);
    clock.advance(10 * DAY);
    await planOf(workspaceId, 30);
    expect(await holds(made)).toEqual([90, 30, 30]);
  });
});

it('asks about days that there are', async () => {
  const { ana } = await onPlan(90);
  for (const wouldKeepDays of [-1, 3_651, 2_147_483_647])
    await expect(read({ wouldKeepDays }, ana)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'days' });
  expect(await read({ wouldKeepDays: 3_650 }, ana)).toMatchObject({ wouldDelete: 0 });
});

import { timestampMs } from '@bufbuild/protobuf/wkt';
import { AvailabilityChangedSchema, CallChangedSchema, CallEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { ensureDemoTelephony } from '../numbers/ensureDemo.ts';
import { getNumber, listNumbers, updateNumberSettings } from '../numbers/numbers.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { endCall } from './endCall.ts';
import { getCallTimeline } from './getCallTimeline.ts';
import { holdCall } from './holdCall.ts';
import { placeCall } from './placeCall.ts';

const world = await telephonyWorld();
const { deps, apply } = world;

describe('a foreign workspace', () => {
  it('finds nothing by ids that are not its own', async () => {
    const ours = await world.workspace(['Ana'], '+16025550100');
    const theirs = await world.workspace(['Eve'], '+16025550101');
    const ana = principalOf(ours.workspaceId, ours.people[0]?.userId ?? '');
    const eve = principalOf(theirs.workspaceId, theirs.people[0]?.userId ?? '');
    const to = '+16285550136';
    const call = await placeCall(deps, apply)(
      { phoneNumberId: ours.phoneNumberId, to, deviceId: 'd', idempotencyKey: 'k' },
      ana,
    );
    const missing = { code: 'NOT_FOUND' };
    await expect(endCall(deps, apply)(call.id, eve)).rejects.toMatchObject(missing);
    await expect(getCallTimeline(deps)(call.id, eve)).rejects.toMatchObject(missing);
    await expect(
      holdCall(deps, apply)({ callId: call.id, conferenceFriendlyId: '', hold: true }, eve),
    ).rejects.toMatchObject(missing);
    await expect(getNumber(deps)(ours.phoneNumberId, eve)).rejects.toMatchObject(missing);
    await expect(
      placeCall(deps, apply)({ phoneNumberId: ours.phoneNumberId, to, deviceId: 'd', idempotencyKey: 'k' }, eve),
    ).rejects.toMatchObject(missing);
    expect((await listNumbers(deps)(eve)).map(({ id }) => id)).toEqual([theirs.phoneNumberId]);
    // The twin: the owner of the ids succeeds.
    expect((await getNumber(deps)(ours.phoneNumberId, ana)).id).toBe(ours.phoneNumberId);
    expect(await endCall(deps, apply)(call.id, ana)).toMatchObject({ status: 'ABANDONED' });
  });

  it('a member sees the numbers of the own teams alone', async () => {
    const ours = await world.workspace(['Ana'], '+16025550102');
    const inTeam = principalOf(ours.workspaceId, deps.ids.uuid(), { scope: 'team', teamIds: [ours.teamId] });
    const outside = principalOf(ours.workspaceId, deps.ids.uuid(), { scope: 'team' });
    expect(await listNumbers(deps)(inTeam)).toHaveLength(1);
    expect(await listNumbers(deps)(outside)).toEqual([]);
  });
});

it('settings of a number change once per version', async () => {
  const ours = await world.workspace(['Ana'], '+16025550103');
  const ana = principalOf(ours.workspaceId, ours.people[0]?.userId ?? '');
  const update = updateNumberSettings(deps);
  const settings = { id: ours.phoneNumberId, version: 1, name: ' Front desk ', enableCallRecording: true };
  expect(await update(settings, ana)).toMatchObject({ name: 'Front desk', enableCallRecording: true, version: 2 });
  await expect(update(settings, ana)).rejects.toMatchObject({ code: 'CONFLICT' });
  const free = { ...ana, features: [], plan: 'FREE', plansWith: { CALL_RECORDING: 'STARTER' } };
  await expect(update({ ...settings, version: 2 }, free)).rejects.toMatchObject({
    code: 'FEATURE_NOT_IN_PLAN',
    field: 'enableCallRecording',
    why: { check: 'feature', required: 'CALL_RECORDING:STARTER', current: 'FREE', whoCanFix: ['OWNER'] },
    details: { feature: 'CALL_RECORDING', currentPlan: 'FREE', requiredPlan: 'STARTER' },
  });
});

it("the demo's past is made once, shown, and never charged", async () => {
  const workspaceId = deps.ids.uuid();
  const demo = {
    workspaceId,
    teamId: deps.ids.uuid(),
    numbers: [{ number: '+14155550142', name: 'Support' }],
    calls: [
      {
        peerNumber: '+16285550136',
        direction: 'INBOUND',
        status: 'COMPLETED',
        endReason: 'CALLER_HANGUP',
        minutesAgo: 60,
        ringSeconds: 6,
        talkSeconds: 252,
        agentUserId: deps.ids.uuid(),
        numberIndex: 0,
      },
      {
        peerNumber: '+16285550119',
        direction: 'INBOUND',
        status: 'MISSED',
        endReason: 'NO_ANSWER',
        minutesAgo: 16,
        ringSeconds: 20,
        talkSeconds: 0,
        agentUserId: '',
        numberIndex: 0,
      },
    ],
  };
  const numbers = await ensureDemoTelephony(deps)(demo);
  expect(await ensureDemoTelephony(deps)(demo)).toEqual(numbers);
  const changed = (await world.events(CallChangedSchema, 'telephony.call.changed.v1')).filter(
    ({ call }) => call?.workspaceId === workspaceId,
  );
  expect(changed.map(({ call }) => [call?.isDemo, call?.status, call?.talkTimeSeconds])).toEqual([
    [true, 'COMPLETED', 252],
    [true, 'MISSED', 0],
  ]);
  // People were there around their calls, and are told of once: the overview of the demo shows an occupancy.
  const there = (await world.events(AvailabilityChangedSchema, 'telephony.availability.changed.v1')).map(
    ({ available, changedAt }) => [available, changedAt && timestampMs(changedAt)],
  );
  const began = timestampMs(changed[0]!.call!.startedAt!);
  const ends = timestampMs(changed[0]!.call!.endedAt!);
  // Within the day (UTC) of the call, also shortly after midnight.
  const day = began - (began % 86_400_000);
  expect(there).toEqual([
    [true, Math.max(day, began - 45 * 60_000)],
    [false, Math.min(day + 86_400_000 - 1, ends + 45 * 60_000)],
  ]);
  const ended = (await world.events(CallEndedSchema, 'telephony.call.ended.v1')).filter(
    ({ call }) => call?.workspaceId === workspaceId,
  );
  expect(ended).toEqual([]);
  await expect(
    ensureDemoTelephony({ ...deps, env: { ...deps.env, SANDBOX_ENABLED: false } })(demo),
  ).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
});

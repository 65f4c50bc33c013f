import { timestampDate } from '@bufbuild/protobuf/wkt';
import { deliver } from '@ringline/kit/testing';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { expect, it } from 'vitest';
import { workspaceCopies } from '../consumers/workspaceCopies.ts';
import { reportDevice } from '../devices/reportDevice.ts';
import { addToCall } from '../calls/addToCall.ts';
import { holdCall } from '../calls/holdCall.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { dayOf } from './liveScope.ts';
import { getCallStats } from './getCallStats.ts';
import { listAgentStats } from './listAgentStats.ts';

const world = await telephonyWorld();
const { clock, deps, apply, carrier, executor, queues, sweep, webhook } = world;
const stats = getCallStats(deps);
const agents = listAgentStats(deps);
let made = 0;
let sids = 0;
const newSid = () => `CA${(sids += 1).toString(16).padStart(32, 'c')}`;

async function office(options: { voicemail?: boolean } = {}) {
  const made_ = await world.workspace(['Ana', 'Ben'], `+1206555${String((made += 1)).padStart(4, '0')}`, options);
  const [ana, ben] = made_.people.map(({ userId }) => principalOf(made_.workspaceId, userId));
  if (!ana || !ben) throw new Error('nobody');
  const beat = async (person: typeof ana) =>
    reportDevice(deps)({ deviceId: 'tab', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' }, person);
  const ring = async () => {
    const sid = newSid();
    carrier.calls.set(sid, { sid, to: made_.number, status: 'in-progress' });
    const arrival = await webhook('/carrier/voice/inbound', { CallSid: sid, From: '+15035550174', To: made_.number });
    await executor.idle();
    const call = await world.callOf(made_.workspaceId);
    const leg = { workspaceId: made_.workspaceId, callId: call.id };
    const hangUp = async () => {
      await webhook(deps.addresses.legStatus({ ...leg, legId: call.outsideLegId }), {
        CallSid: sid,
        CallStatus: 'completed',
      });
      await executor.idle();
    };
    const answer = async () => {
      const ringing = await world.readState(made_.workspaceId, call.id);
      const offer = ringing.offers[0];
      if (!offer) throw new Error('nobody rings');
      const device = ringing.legs[offer.id]?.sid ?? newSid();
      carrier.calls.set(device, { sid: device, to: '', status: 'in-progress' });
      await webhook(deps.addresses.leg({ ...leg, legId: offer.id }, 'answer'), { CallSid: device });
      await executor.idle();
    };
    const press = async (key: string) => {
      const action = /action="([^"]+)"/.exec(arrival.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
      await webhook(action, { CallSid: sid, Digits: key });
      await queues.idle();
      await executor.idle();
    };
    return { id: call.id, hangUp, answer, press };
  };
  return { ...made_, ana, ben, beat, ring };
}

it('a call is on the board from its arrival to its end, with its state and since when, and then in the day', async () => {
  const { ana, beat, ring } = await office();
  await beat(ana);
  const call = await ring();
  clock.advance(6_000);
  expect(await stats(ana)).toMatchObject({
    active: 1,
    ringing: 1,
    longestWaitSeconds: 6,
    answeredToday: 0,
    calls: [{ callId: call.id, state: 'RINGING', agentUserId: ana.userId, queuePosition: 0 }],
  });
  expect(await agents(ana)).toMatchObject([
    { userId: ana.userId, state: 'OFFERED', currentCallId: call.id, reachableDevices: 1 },
    { state: 'OFFLINE', reachableDevices: 0 },
  ]);
  await call.answer();
  clock.advance(10_000);
  const [talking] = (await stats(ana)).calls ?? [];
  expect(talking).toMatchObject({ state: 'TALKING', agentUserId: ana.userId });
  expect(deps.clock.now().getTime() - timestampDate(talking?.since as never).getTime()).toBe(10_000);
  expect(await agents(ana)).toMatchObject([{ state: 'ON_CALL', currentCallId: call.id }, {}]);
  await holdCall(deps, apply)({ callId: call.id, conferenceFriendlyId: '', hold: true }, ana);
  expect((await stats(ana)).calls).toMatchObject([{ state: 'HELD' }]);
  await holdCall(deps, apply)({ callId: call.id, conferenceFriendlyId: '', hold: false }, ana);
  await call.hangUp();
  expect(await stats(ana)).toMatchObject({
    active: 0,
    calls: [],
    answeredToday: 1,
    averageWaitTodaySeconds: 6,
    serviceLevelToday: 100,
  });
  expect(await agents(ana)).toMatchObject([{ state: 'WRAP_UP', callsToday: 1, talkTodaySeconds: 10 }, {}]);
  clock.advance(5_000);
  expect(await agents(ana)).toMatchObject([{ state: 'IDLE' }, {}]);
});

it('a colleague who is asked into a call stands in its row while they ring, once for all of their devices', async () => {
  const { ana, ben, beat, ring } = await office();
  await beat(ana);
  const call = await ring();
  await call.answer();
  for (const deviceId of ['tab', 'laptop'])
    await reportDevice(deps)({ deviceId, state: 'REGISTERED', microphoneAllowed: true, label: deviceId }, ben);
  const others = async () => (await stats(ana)).calls?.[0]?.others;
  expect(await others()).toEqual([]);
  await addToCall(deps, apply)({ callId: call.id, userIds: [ben.userId] }, ana);
  expect(await others()).toMatchObject([{ userId: ben.userId, name: 'Ben', state: 'RINGING' }]);
  await call.hangUp();
  expect(await stats(ana)).toMatchObject({ calls: [] });
});

it('who leaves a message is on the board until they have hung up, and with nobody', async () => {
  const { ana, ring, workspaceId } = await office({ voicemail: true });
  const call = await ring();
  expect(await stats(ana)).toMatchObject({
    active: 1,
    waiting: 0,
    ringing: 0,
    calls: [{ callId: call.id, state: 'VOICEMAIL', agentUserId: '' }],
  });
  const { outsideLegId, legs } = await world.readState(workspaceId, call.id);
  await webhook(deps.addresses.message({ workspaceId, callId: call.id }), {
    CallSid: legs[outsideLegId]?.sid ?? '',
    RecordingSid: `RE${'a'.repeat(32)}`,
    RecordingDuration: '12',
  });
  await call.hangUp();
  expect(await stats(ana)).toMatchObject({ active: 0, calls: [], missedToday: 0, voicemailToday: 1 });
});

it('an answer is in time within the seconds that the workspace chose', async () => {
  const { ana, beat, ring, workspaceId, teamId } = await office();
  const chosen = (serviceLevelSeconds: number, version: number) =>
    deliver(world.db, [workspaceCopies(deps)], workspaceId, WorkspaceChangedSchema, {
      workspace: {
        id: workspaceId,
        status: 'ACTIVE',
        defaultTeamId: teamId,
        isDemo: true,
        serviceLevelSeconds,
        version,
        setting: { country: 'US', timezone: 'America/New_York' },
      },
    });
  await beat(ana);
  const call = await ring();
  clock.advance(6_000);
  await call.answer();
  await call.hangUp();
  expect(await stats(ana)).toMatchObject({ serviceLevelSeconds: 20, serviceLevelToday: 100 });
  await chosen(5, 2);
  expect(await stats(ana)).toMatchObject({ serviceLevelSeconds: 5, serviceLevelToday: 0 });
  await chosen(6, 3);
  expect(await stats(ana)).toMatchObject({ serviceLevelSeconds: 6, serviceLevelToday: 100 });
  // News of before there was a choice.
  await chosen(0, 4);
  expect(await stats(ana)).toMatchObject({ serviceLevelSeconds: 20 });
});

it('who left a call wraps up for as long as its number says', async () => {
  const { ana, beat, ring, workspaceId } = await office();
  await world.db.tenant(workspaceId, ({ tx }) =>
    tx.phoneNumber.updateMany({ where: { workspaceId }, data: { flow: { queue: { wrapUpSeconds: 60 } } } }),
  );
  await beat(ana);
  const call = await ring();
  await call.answer();
  await call.hangUp();
  const ended = clock.now().getTime();
  // Whoever makes figures of calls is told the same time.
  const told = (await world.events(CallChangedSchema, 'telephony.call.changed.v1')).filter(
    (event) => event.call?.id === call.id,
  );
  expect([told[0]?.call?.wrapUpSeconds, told.at(-1)?.call?.wrapUpSeconds]).toEqual([undefined, 60]);
  clock.advance(59_000);
  const [wrapping] = await agents(ana);
  expect(wrapping).toMatchObject({ state: 'WRAP_UP' });
  expect(timestampDate(wrapping?.since as never).getTime()).toBe(ended);
  clock.advance(1_000);
  // Meanwhile nothing was heard of the browser; it is back.
  await beat(ana);
  expect(await agents(ana)).toMatchObject([{ state: 'IDLE' }, {}]);
});

it('a call that rings in vain is missed, of the day and of the person', async () => {
  const { ana, beat, ring } = await office();
  await beat(ana);
  await ring();
  const { legs, offers, id, workspaceId } = await world.callOf(ana.workspaceId);
  const offer = offers[0]?.id ?? '';
  await webhook(deps.addresses.legStatus({ workspaceId, callId: id, legId: offer }), {
    CallSid: legs[offer]?.sid ?? '',
    CallStatus: 'ringing',
  });
  clock.advance(21_000);
  await sweep();
  clock.advance(31_000);
  await sweep();
  expect(await stats(ana)).toMatchObject({ active: 0, missedToday: 1, answeredToday: 0 });
  expect(await agents(ana)).toMatchObject([{ missedOffersToday: 1, callsToday: 0 }, {}]);
});

it('shows everybody what is theirs to look after: all, the team’s, the own, and never another workspace’s', async () => {
  const { ana, ben, teamId, beat, ring } = await office();
  await beat(ana);
  await ring();
  const as = (person: typeof ana, scope: 'all' | 'team' | 'own', teamIds: string[] = []) =>
    principalOf(person.workspaceId, person.userId, { scope, teamIds });
  const seen = async (principal: typeof ana) => [(await stats(principal)).active, (await agents(principal)).length];
  expect(await seen(as(ana, 'all'))).toEqual([1, 2]);
  expect(await seen(as(ben, 'team', [teamId]))).toEqual([1, 2]);
  expect(await seen(as(ben, 'team'))).toEqual([0, 1]);
  expect(await seen(as(ana, 'own'))).toEqual([1, 1]);
  expect(await seen(as(ben, 'own'))).toEqual([0, 1]);
  const { ana: stranger } = await office();
  expect(await seen(as(stranger, 'all'))).toEqual([0, 2]);
});

it('a caller who waits in a team’s queue behind a menu is on the board of that team and of the number’s, of no third one', async () => {
  const { ben, teamId, workspaceId, beat, ring } = await office();
  const [sales, third] = [deps.ids.uuid(), deps.ids.uuid()];
  const key = { key: '1', label: 'Sales', target: { kind: 'QUEUE', teamId: sales } };
  await world.db.tenant(workspaceId, async ({ tx }) => {
    const memberUserIds = [ben.userId];
    await tx.teamCopy.create({ data: { workspaceId, id: sales, name: 'Sales', memberUserIds, version: 1 } });
    await tx.phoneNumber.updateMany({
      where: { workspaceId },
      data: { flowType: 'IVR', flow: { menu: { prompt: { say: 'Press 1.' }, choices: [key] } } },
    });
  });
  await world.db.tenant(workspaceId, ({ tx }) =>
    tx.memberCopy.updateMany({ where: { userId: ben.userId }, data: { presence: 'BUSY' } }),
  );
  await beat(ben);
  const call = await ring();
  // Nobody of those who are asked.
  const inTeam = (team: string) => principalOf(workspaceId, deps.ids.uuid(), { scope: 'team', teamIds: [team] });
  const board = async (team: string) => {
    const { calls = [], waiting } = await stats(inTeam(team));
    return [calls.map(({ callId, state }) => [callId, state]), waiting];
  };
  expect(await board(sales)).toEqual([[], 0]);
  await call.press('1');
  for (const team of [sales, teamId]) expect(await board(team)).toEqual([[[call.id, 'WAITING']], 1]);
  expect(await board(third)).toEqual([[], 0]);
  await call.hangUp();
  const abandoned = async (team: string) => (await stats(inTeam(team))).abandonedToday;
  expect(await Promise.all([sales, teamId, third].map(abandoned))).toEqual([1, 1, 0]);
});

it('a day begins at midnight of the workspace’s zone, also when the clocks change', async () => {
  const { workspaceId } = await office();
  const began = async (timezone: string, now: string) =>
    world.db.tenant(workspaceId, async ({ tx }) => {
      await tx.workspaceCopy.update({ where: { workspaceId }, data: { timezone } });
      return (await dayOf(tx, workspaceId, new Date(now))).since.toISOString();
    });
  expect(await began('America/Los_Angeles', '2026-11-21T07:59:00Z')).toBe('2026-11-20T08:00:00.000Z');
  expect(await began('America/Los_Angeles', '2026-11-21T08:01:00Z')).toBe('2026-11-21T08:00:00.000Z');
  // The day on which New York's clocks go back has 25 hours.
  expect(await began('America/New_York', '2026-11-02T04:30:00Z')).toBe('2026-11-01T04:00:00.000Z');
});

/** A second call for somebody who talks, who has chosen call waiting (defaults 8.6). */
import { expect, it } from 'vitest';
import { batchGetAvailability } from '../devices/listDevices.ts';
import { getCallPreferences, updateCallPreferences } from '../devices/callPreferences.ts';
import { telephonyWorld } from '../testing/world.ts';
import { answeredIn } from './answered.testkit.ts';
import { endCall } from './endCall.ts';
import { getCallTimeline } from './getCallTimeline.ts';
import { listMyLiveCalls } from './listMyLiveCalls.ts';
import { rejoinCall } from './rejoinCall.ts';
import { setCallAside } from './setCallAside.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, apply, executor, sweep, webhook } = world;
const talking = answeredIn(world, '+1214555');
const aside = setCallAside(deps, apply);
let callers = 0;

/** Ana talks with a caller, and a second one calls her. @param callWaiting what she chose; absent: nothing */
async function secondCall(callWaiting?: boolean) {
  const office = await talking('Ana');
  const { workspaceId } = office;
  const ana = office.person(0);
  if (callWaiting !== undefined) await updateCallPreferences(deps)({ callWaiting }, ana);
  const caller = `CA${(callers += 1).toString(16).padStart(32, 'd')}`;
  const arrives = { CallSid: caller, From: '+14155550124', To: office.number };
  clock.advance(1_000);
  await webhook('/carrier/voice/inbound', arrives);
  await executor.idle();
  const { id } = await world.callOf(workspaceId);
  const state = () => world.readState(workspaceId, id);
  const offered = async () => (await state()).offers.map(({ state: is }) => is);
  async function picksUp() {
    const [offer] = (await state()).offers;
    const legId = offer?.id ?? '';
    const sid = (await state()).legs[legId]?.sid ?? '';
    const answer = await webhook(deps.addresses.leg({ workspaceId, callId: id, legId }, 'answer'), { CallSid: sid });
    await executor.idle();
    return answer.body;
  }
  async function comesBack(callId = office.id) {
    const back = await rejoinCall(deps, apply)({ callId, deviceId: 'laptop' }, ana);
    const identity = `client:${back.call.legs[back.connectParams['legId'] ?? '']?.identity ?? ''}`;
    const sid = `CA${(callers += 1).toString(16).padStart(32, 'c')}`;
    await webhook('/carrier/voice/app', { CallSid: sid, From: identity, ...back.connectParams });
    await executor.idle();
  }
  const engaged = async () =>
    (await deps.db.tenant(workspaceId, ({ tx }) => tx.engagement.findMany({ where: { workspaceId } })))
      .map(({ callId, kind }) => `${callId === id ? 'second' : 'first'} ${kind}`)
      .sort();
  return { first: office, id, ana, state, offered, picksUp, comesBack, engaged };
}

it('is off until it is chosen: whoever talks is offered no second call', async () => {
  const { ana, offered, engaged } = await secondCall();
  expect(await getCallPreferences(deps)(ana)).toEqual({ callWaiting: false });
  expect(await offered()).toEqual([]);
  expect(await engaged()).toEqual(['first CALL']);
});

it('colleagues see who would be rung for a second call: who talks, has chosen it, and is asked to no other', async () => {
  const office = await talking('Ana');
  const ana = office.person(0);
  const sees = async () => (await batchGetAvailability(deps)([ana.userId], ana))[0]?.takesSecondCall;
  expect(await sees()).toBe(false);
  await updateCallPreferences(deps)({ callWaiting: true }, ana);
  expect(await sees()).toBe(true);
  // Nobody of another workspace learns it.
  const other = (await talking('Ben')).person(0);
  expect(await batchGetAvailability(deps)([ana.userId], other)).toEqual([]);
  await aside(office.id, ana);
  await executor.idle();
  expect(await sees()).toBe(false);
});

it('is taken while the first waits with music, and then the first is taken up again', async () => {
  const { first, id, ana, state, offered, picksUp, comesBack, engaged } = await secondCall(true);
  expect(await getCallPreferences(deps)(ana)).toEqual({ callWaiting: true });
  expect(await offered()).toEqual(['RINGING']);
  expect(await engaged()).toEqual(['first CALL', 'second OFFER']);

  await aside(first.id, ana);
  await executor.idle();
  const held = carrier.requests.find(({ path }) => path.endsWith(`/Participants/${first.caller}.json`));
  expect(held?.form).toMatchObject({ Hold: 'true' });
  // Both are asked for at once: which comes first is the network's.
  expect(carrier.requests.findLast(({ path }) => path === `/Calls/${first.ana.sid}.json`)?.form).toMatchObject({
    Status: 'completed',
  });
  // Ana's device is told by the carrier, as of any leg that ended: nobody is lost.
  const url = deps.addresses.legStatus({ workspaceId: ana.workspaceId, callId: first.id, legId: first.ana.legId });
  await webhook(url, { CallSid: first.ana.sid, CallStatus: 'completed' });
  expect(await first.state()).toMatchObject({ phase: 'HELD', setAside: 'BUSY' });

  expect(await picksUp()).toContain(`call-${id}</Conference>`);
  expect(await engaged()).toEqual(['first ASIDE', 'second CALL']);
  expect((await listMyLiveCalls(deps)(ana)).map((call) => call.id)).toEqual([first.id, id]);
  expect(await batchGetAvailability(deps)([ana.userId], ana)).toMatchObject([{ onCall: true }]);
  await expect(comesBack()).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'You’re on another call. End it first.',
  });
  for (let looks = 0; looks < 4; looks += 1) {
    clock.advance(20_100);
    await sweep();
  }
  expect(await first.state()).toMatchObject({ phase: 'HELD', setAside: 'BUSY' });

  await endCall(deps, apply)(id, ana);
  await executor.idle();
  expect(await state()).toMatchObject({ status: 'COMPLETED' });
  expect(await engaged()).toEqual(['first ASIDE']);
  await comesBack();
  expect(await first.state()).toMatchObject({ status: 'ON_GOING', phase: 'TALKING' });
  const resumed = carrier.requests.findLast(({ path }) => path.endsWith(`/Participants/${first.caller}.json`));
  expect(resumed?.form).toMatchObject({ Hold: 'false' });
  expect(await engaged()).toEqual(['first CALL']);
  const told = (await getCallTimeline(deps)(first.id, ana)).map(({ name }) => name);
  expect(told.filter((name) => /aside|taken_up|lost/.test(name ?? ''))).toEqual(['call.set_aside', 'call.taken_up']);
});

it('the two are swapped: one waits with music while the other is talked on with, to and fro', async () => {
  const { first, id, ana, state, picksUp, comesBack, engaged } = await secondCall(true);
  await aside(first.id, ana);
  await executor.idle();
  await picksUp();
  await aside(id, ana);
  await executor.idle();
  // Nobody is looked for meanwhile: both wait for her.
  expect(await engaged()).toEqual(['first ASIDE', 'second ASIDE']);
  await comesBack();
  expect(await engaged()).toEqual(['first CALL', 'second ASIDE']);
  expect(await first.state()).toMatchObject({ phase: 'TALKING', heldSince: null });
  for (let looks = 0; looks < 4; looks += 1) {
    clock.advance(20_100);
    await sweep();
  }
  expect(await state()).toMatchObject({ phase: 'HELD', setAside: 'BUSY' });

  await aside(first.id, ana);
  await executor.idle();
  await comesBack(id);
  expect(await engaged()).toEqual(['first ASIDE', 'second CALL']);
  expect(await state()).toMatchObject({ phase: 'TALKING' });
});

it('somebody who has a call waiting is asked to no third one', async () => {
  const { first, ana, picksUp } = await secondCall(true);
  await aside(first.id, ana);
  await executor.idle();
  await picksUp();
  clock.advance(1_000);
  await webhook('/carrier/voice/inbound', { CallSid: `CA${'9'.repeat(32)}`, From: '+14155550125', To: first.number });
  await executor.idle();
  expect((await world.callOf(ana.workspaceId)).offers).toEqual([]);
});

it('that was taken without the first being set aside is refused, and the first goes on', async () => {
  const { first, picksUp, offered } = await secondCall(true);
  await picksUp();
  expect(await offered()).toEqual(['WITHDRAWN']);
  expect(await first.state()).toMatchObject({
    status: 'ON_GOING',
    phase: 'TALKING',
    agentUserId: first.person(0).userId,
  });
});

it('whose person is on no call any longer goes the way of a lost agent: the caller is not forgotten', async () => {
  const { first, ana, id } = await secondCall(true);
  await aside(first.id, ana);
  await endCall(deps, apply)(id, ana).catch(() => undefined);
  await deps.db.tenant(ana.workspaceId, ({ tx }) => tx.engagement.deleteMany({ where: { callId: id } }));
  for (const phase of ['HELD', 'AGENT_LOST']) {
    clock.advance(20_100);
    await sweep();
    expect(await first.state()).toMatchObject({ phase });
  }
});

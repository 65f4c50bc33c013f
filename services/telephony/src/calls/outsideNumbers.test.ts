/** Numbers outside in a call that goes on: to take it over, and as guests. */
import { CallEndedSchema, OutsideLegEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { reportDevice } from '../devices/reportDevice.ts';
import { getCallStats } from '../live/getCallStats.ts';
import { updateNumberSettings } from '../numbers/numbers.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { addToCall } from './addToCall.ts';
import { endCall } from './endCall.ts';
import { holdCall } from './holdCall.ts';
import { participantInits } from './togetherView.ts';
import { transferCall } from './transferCall.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, apply, executor, sweep, webhook } = world;
const transfer = transferCall(deps, apply);
const add = addToCall(deps, apply);
const OUTSIDE = '+13105550188';
let made = 0;

/** Ana talks with a caller. */
async function talking({ leaveOutsidersConnected = false } = {}) {
  const office = await world.workspace(['Ana'], `+1213556${String((made += 1)).padStart(4, '0')}`);
  const { workspaceId } = office;
  const ana = principalOf(workspaceId, office.people[0]?.userId ?? '');
  if (leaveOutsidersConnected)
    await updateNumberSettings(deps)({ id: office.phoneNumberId, version: 1, leaveOutsidersConnected }, ana);
  const laptop = { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' } as const;
  await reportDevice(deps)(laptop, ana);
  const caller = `CA${made.toString(16).padStart(32, 'd')}`;
  await webhook('/carrier/voice/inbound', { CallSid: caller, From: '+14155550123', To: office.number });
  await executor.idle();
  const { id, offers, legs } = await world.callOf(workspaceId);
  const legId = offers[0]?.id ?? '';
  const address = (leg: string) => ({ workspaceId, callId: id, legId: leg });
  await webhook(deps.addresses.leg(address(legId), 'answer'), { CallSid: legs[legId]?.sid ?? '' });
  const conference = { CallSid: caller, ConferenceSid: `CF${'c'.repeat(32)}`, StatusCallbackEvent: 'participant-join' };
  await webhook(deps.addresses.conference({ workspaceId, callId: id }), conference);
  carrier.requests.length = 0;
  const state = () => world.readState(workspaceId, id);
  /** The phone that was asked last: what it hears when it picks up, and after a key. */
  async function phone(key?: string) {
    const attempt = (await state()).forwards?.at(-1);
    const leg = attempt?.legId ?? '';
    const CallSid = (await state()).legs[leg]?.sid ?? '';
    const url =
      key === undefined
        ? deps.addresses.leg(address(leg), 'answer')
        : deps.addresses.leg(address(leg), 'keys', { n: String(attempt?.tries ?? 0) });
    const { body } = await webhook(url, { CallSid, ...(key === undefined ? {} : { Digits: key }) });
    await executor.idle();
    return body;
  }
  async function phoneHangsUp() {
    const leg = (await state()).forwards?.at(-1)?.legId ?? '';
    const CallSid = (await state()).legs[leg]?.sid ?? '';
    await webhook(deps.addresses.legStatus(address(leg)), { CallSid, CallStatus: 'completed' });
    await executor.idle();
  }
  return { ...office, id, ana, caller, state, phone, phoneHangsUp };
}

const coldTo = (callId: string, phoneNumber: string) => ({
  callId,
  userId: '',
  teamId: '',
  mode: 'COLD',
  message: '',
  phoneNumber,
});

it('a call is handed to a number outside once somebody there pressed 1, and its leg is paid by itself', async () => {
  const { id, ana, workspaceId, number, state, phone, phoneHangsUp } = await talking();
  await transfer(coldTo(id, '(310) 555-0188'), ana);
  await executor.idle();
  expect(carrier.requests.filter(({ path }) => path === '/Calls.json')).toMatchObject([
    { form: { To: OUTSIDE, From: number } },
  ]);
  expect(await phone()).toContain('press-one.wav');
  expect(await state()).toMatchObject({ transfer: { stage: 'RINGING' }, phase: 'TRANSFERRING' });
  expect(await phone('1')).toContain(`call-${id}</Conference>`);
  expect(await state()).toMatchObject({
    phase: 'TALKING',
    agentUserId: null,
    transfer: { stage: 'COMPLETED', to: { kind: 'NUMBER', id: OUTSIDE } },
  });
  const { participants } = { participants: participantInits(await state()) };
  expect(participants).toMatchObject([{ name: OUTSIDE, role: 'AGENT', userId: '', state: 'CONNECTED' }]);
  expect((await getCallStats(deps)(ana)).calls, 'the live board says who has it').toMatchObject([
    { agentUserId: '', others: [{ name: OUTSIDE, role: 'AGENT', state: 'CONNECTED' }] },
  ]);
  const engaged = await deps.db.tenant(workspaceId, ({ tx }) => tx.engagement.count({ where: { workspaceId } }));
  expect(engaged, 'Ana is free').toBe(0);

  clock.advance(61_000);
  await sweep();
  expect((await state()).forwards, 'its own hold is extended').toMatchObject([{ coveredSeconds: 180 }]);
  expect(world.billing.talked.at(-1), 'billing knows what of it is over').toBe(61);
  await phoneHangsUp();
  expect(await state()).toMatchObject({ status: 'COMPLETED', endReason: 'TRANSFERRED' });
  const ends = await world.events(CallEndedSchema, 'telephony.call.ended.v1');
  const legs = ends.find(({ call }) => call?.id === id)?.call?.forwardedLegs;
  expect(legs).toMatchObject([{ to: OUTSIDE, billableSeconds: 61 }]);
});

it('a call is handed to an extension: the carrier dials it once the main number has answered', async () => {
  const { id, ana, state, phone } = await talking();
  await transfer(coldTo(id, '(310) 555-0188 ext. 22'), ana);
  await executor.idle();
  expect(carrier.requests.filter(({ path }) => path === '/Calls.json')).toMatchObject([
    { form: { To: OUTSIDE, SendDigits: 'ww22' } },
  ]);
  await phone();
  await phone('1');
  expect(await state()).toMatchObject({ transfer: { to: { id: `${OUTSIDE};ext=22` } } });
});

it('a number that billing refuses gives the call back with the reason, before anything is dialled', async () => {
  const { id, ana, state } = await talking();
  const { hold } = world.billing;
  world.billing.hold = { ...hold, allowed: false, code: 'DESTINATION_BLOCKED', reason: 'Premium numbers are blocked.' };
  await transfer(coldTo(id, '+19005550123'), ana);
  await executor.idle();
  world.billing.hold = hold;
  expect(carrier.requests.filter(({ path }) => path === '/Calls.json')).toEqual([]);
  expect(await state()).toMatchObject({
    transfer: { stage: 'RETURNING', failure: 'REFUSED' },
    forwards: [{ state: 'FAILED', refusal: 'DESTINATION_BLOCKED' }],
  });
});

it('a guest outside joins, leaves alone, and is paid until then', async () => {
  const { id, ana, state, phone, phoneHangsUp } = await talking();
  const asked = await add({ callId: id, userIds: [], phoneNumbers: [OUTSIDE, ' +1 310 555 0188 '] }, ana);
  expect(participantInits(asked), 'once, however it is written').toMatchObject([
    { role: 'AGENT' },
    { role: 'GUEST', name: OUTSIDE, state: 'RINGING' },
  ]);
  await executor.idle();
  await phone();
  expect(participantInits(await state())[1]).toMatchObject({ state: 'RINGING' });
  expect(await phone('1')).toContain(`call-${id}</Conference>`);
  expect(participantInits(await state())[1]).toMatchObject({ role: 'GUEST', state: 'CONNECTED' });
  clock.advance(10_000);
  await phoneHangsUp();
  expect(await state()).toMatchObject({ status: 'ON_GOING', phase: 'TALKING' });
  const left = await world.events(OutsideLegEndedSchema, 'telephony.outside_leg.ended.v1');
  expect(left.filter(({ callId }) => callId === id)).toMatchObject([{ leg: { to: OUTSIDE, billableSeconds: 10 } }]);
  clock.advance(30_000);
  await endCall(deps, apply)(id, ana);
  const ends = await world.events(CallEndedSchema, 'telephony.call.ended.v1');
  const ended = ends.find(({ call }) => call?.id === id);
  expect(ended?.call?.forwardedLegs).toMatchObject([{ to: OUTSIDE, billableSeconds: 10 }]);
});

it('those outside talk on without us where the number lets them, and each is paid for its own time', async () => {
  const { id, ana, workspaceId, caller, state, phone, phoneHangsUp } = await talking({ leaveOutsidersConnected: true });
  await add({ callId: id, userIds: [], phoneNumbers: [OUTSIDE] }, ana);
  await executor.idle();
  await phone();
  await phone('1');
  clock.advance(10_000);
  const left = await endCall(deps, apply)(id, ana);
  await executor.idle();
  expect(left).toMatchObject({ status: 'ON_GOING', phase: 'TALKING', agentUserId: null });
  expect(participantInits(left)).toMatchObject([{ role: 'AGENT', name: OUTSIDE, userId: '', state: 'CONNECTED' }]);
  const engaged = await deps.db.tenant(workspaceId, ({ tx }) => tx.engagement.count({ where: { workspaceId } }));
  expect(engaged, 'Ana is free').toBe(0);
  // Ana's leg alone is ended at the carrier.
  const ended = carrier.requests.filter(({ form }) => form['Status'] === 'completed');
  expect(ended).toHaveLength(1);
  expect(ended[0]?.path).not.toContain(caller);
  await expect(endCall(deps, apply)(id, ana)).rejects.toMatchObject({ code: 'CALL_ENDED' });
  carrier.calls.set(caller, { sid: caller, to: OUTSIDE, status: 'in-progress' });
  for (const call of carrier.calls.values()) call.status = 'in-progress';
  clock.advance(51_000);
  await sweep();
  expect((await state()).forwards, 'its own hold is extended').toMatchObject([{ coveredSeconds: 180 }]);
  await phoneHangsUp();
  expect(await state()).toMatchObject({ status: 'COMPLETED', endReason: 'AGENT_HANGUP', agentUserId: ana.userId });
  const ends = await world.events(CallEndedSchema, 'telephony.call.ended.v1');
  expect(ends.filter(({ call }) => call?.id === id)).toMatchObject([
    { billableSeconds: 61, call: { forwardedLegs: [{ to: OUTSIDE, billableSeconds: 61 }] } },
  ]);
});

it('a guest is held by itself, by leg or sid: the carrier plays music to their leg alone', async () => {
  const { id, ana, caller, state, phone } = await talking();
  await add({ callId: id, userIds: [], phoneNumbers: [OUTSIDE] }, ana);
  await executor.idle();
  await phone();
  await phone('1');
  const guest = Object.values((await state()).legs).find(({ role }) => role === 'GUEST');
  const hold = holdCall(deps, apply);
  const asked = { callId: id, conferenceFriendlyId: '' };
  carrier.requests.length = 0;
  expect(await hold({ ...asked, hold: true, participantId: guest?.id ?? '' }, ana)).toMatchObject({ phase: 'TALKING' });
  await executor.idle();
  expect(participantInits(await state())).toContainEqual(
    expect.objectContaining({ role: 'GUEST', heldSince: expect.anything() }),
  );
  const onBoard = async () =>
    (await getCallStats(deps)(ana)).calls?.map(({ agentUserId, others }) => [agentUserId, others]);
  const onHold = { name: OUTSIDE, role: 'GUEST', state: 'CONNECTED', heldSince: expect.anything() };
  expect(await onBoard(), 'and so does the live board').toEqual([[ana.userId, [expect.objectContaining(onHold)]]]);
  await hold({ ...asked, hold: false, participantId: guest?.sid ?? '' }, ana);
  await executor.idle();
  expect(await onBoard()).toEqual([[ana.userId, [expect.not.objectContaining({ heldSince: expect.anything() })]]]);
  const path = `/Conferences/CF${'c'.repeat(32)}/Participants/${guest?.sid}.json`;
  expect(carrier.requests.filter(({ form }) => form['Hold'] !== undefined)).toMatchObject([
    { path, form: { Hold: 'true' } },
    { path, form: { Hold: 'false' } },
  ]);
  expect(carrier.requests.filter(({ path: to }) => to.includes(caller))).toEqual([]);
  const eve = (await talking()).ana;
  await expect(hold({ ...asked, hold: true, participantId: guest?.id ?? '' }, eve)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('is a call to the outside like any other: who may not place one, too many, and own numbers are refused', async () => {
  const { id, ana, number, workspaceId, state } = await talking();
  const eve = (await talking()).ana;
  const refused = async (given: string, who = ana) => {
    const ways = [transfer(coldTo(id, given), who), add({ callId: id, userIds: [], phoneNumbers: [given] }, who)];
    const codes = (await Promise.allSettled(ways)).map((way) => (way.status === 'rejected' ? way.reason.code : 'DONE'));
    return [...new Set(codes)].join();
  };
  expect(await refused('12')).toBe('PHONE_INVALID');
  expect(await refused(number), 'it would come back').toBe('VALIDATION_FAILED');
  expect(await refused('+14155550123'), 'the caller').toBe('VALIDATION_FAILED');
  expect(await refused(OUTSIDE, eve), 'a stranger').toBe('NOT_FOUND');
  const mayNotDial = {
    ...ana,
    scope: (resource: string, action: string) => (action === 'CREATE' ? undefined : ana.scope(resource, 'READ')),
  };
  expect(await refused(OUTSIDE, mayNotDial)).toBe('FORBIDDEN_ROLE');
  await expect(transfer({ ...coldTo(id, OUTSIDE), userId: ana.userId }, ana)).rejects.toMatchObject({
    field: 'userId',
  });
  expect((await state()).forwards ?? []).toEqual([]);

  // Two for each seat and five may run at once; a guest counts like a call that was placed.
  for (let n = 0; n < 7; n += 1)
    await deps.db.tenant(workspaceId, async ({ tx }) => {
      const { id: _id, ...call } = await tx.call.findFirstOrThrow({ where: { workspaceId } });
      await tx.call.create({ data: { ...call, id: deps.ids.uuid(), direction: 'OUTBOUND', state: {} } as never });
    });
  expect(await refused(OUTSIDE)).toBe('LIMIT_REACHED');
});

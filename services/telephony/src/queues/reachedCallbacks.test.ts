/** Callers who wait to be called back and are reached in another call meanwhile, on a real database. */
import { CallEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { beforeEach, expect, it } from 'vitest';
import { applyInput } from '../calls/applyInput.ts';
import { connectParams, placeCall } from '../calls/placeCall.ts';
import { telephonyWorld } from '../testing/world.ts';
import { queueOffices } from './office.testkit.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, apply, webhook } = world;
const { office, settle, nextNumber } = queueOffices(world);
const place = placeCall(deps, apply);
const notNeeded = { status: 'ABANDONED', endReason: 'CALLER_REACHED', callback: { over: true } };
let sids = 0;
/** What is told is written, and nothing that follows from it is done. */
const dying = applyInput(
  deps,
  () => {},
  () => {},
);

// Ids of calls tell the real time.
beforeEach(() => clock.set(new Date().toISOString()));

/** An office whose people are busy, with a caller who asked to be called back; its people can call anybody. */
async function withCallback(from: string) {
  const made = await office(['Ana', 'Ben'], { callbackKey: '1', wrapUpSeconds: 0 });
  const { workspaceId, phoneNumberId } = made;
  for (const name of ['Ana', 'Ben']) await made.present(name, 'BUSY');
  const asks = async (peer: string) => {
    const caller = await made.call(peer);
    await made.press(caller.id, '1');
    await made.hangUp(caller.sid);
    await made.pass(1);
  };
  await asks(from);
  const callbacks = async () => (await made.callbacks()).filter(({ callback }) => callback);
  const newest = async () => (await callbacks()).at(-1)?.id ?? '';
  /** An ordinary call to the outside, which rings there. */
  const dials = async (name: string, to: string) => {
    const call = await place({ phoneNumberId, to, deviceId: 'laptop', idempotencyKey: deps.ids.uuid() }, made.as(name));
    await webhook('/carrier/voice/app', {
      CallSid: `CA${(sids += 1).toString(16).padStart(32, 'd')}`,
      From: `client:${call.legs[call.agentLegId ?? '']?.identity ?? ''}`,
      ...connectParams(call, call.agentLegId),
    });
    await settle();
    await made.farEnd(call.id, 'ringing');
    return call.id;
  };
  const waits = async () => {
    const open = await callbacks();
    return open.filter(({ status }) => status === 'PENDING').map(({ peerNumber }) => peerNumber);
  };
  return { ...made, workspaceId, asks, callbacks, newest, dials, waits };
}

it('one of ours reaches the caller: who was asked to call back stops, once, and says who did; nobody else’s callback does', async () => {
  const caller = '+14155550301';
  const theirs = await withCallback(caller);
  const { dials, farEnd, asks, waits, newest, said, state, rings, present, pass, callbacks } =
    await withCallback(caller);
  const id = await newest();
  await asks('+14155550302');
  const call = await dials('Ben', caller);
  // The caller's phone rings at this moment: it is not called twice at once.
  await present('Ana', 'AVAILABLE');
  await pass(6);
  expect(await rings(id)).toEqual([]);
  await present('Ana', 'BUSY');
  await farEnd(call, 'in-progress');
  expect(await state(id)).toMatchObject(notNeeded);
  expect(await state(id)).not.toHaveProperty('callback.givenUp');
  expect(await waits()).toEqual(['+14155550302']);
  for (let looks = 0; looks < 2; looks += 1) await pass(6);
  expect((await said(id)).filter((line) => line === 'Canceled: Ben reached the caller')).toHaveLength(1);
  const told = await world.events(CallEndedSchema, 'telephony.call.ended.v1');
  expect(told.filter((event) => event.call?.id === id)).toMatchObject([{ billableSeconds: 0 }]);
  // The same person waits for another workspace too.
  expect(await theirs.waits()).toEqual([caller]);
  await farEnd(call, 'completed');
  await pass(1_000);
  expect(await callbacks()).toHaveLength(2);
});

it('a call that nobody answered reaches nobody, nor does one of before; what rings for the callback stops ringing', async () => {
  const caller = '+14155550311';
  const { dials, farEnd, asks, waits, state, rings, present, pass, callbacks } = await withCallback('+14155550312');
  const before = await dials('Ben', caller);
  await farEnd(before, 'in-progress');
  await pass(30);
  await farEnd(before, 'completed');
  await asks(caller);
  const vain = await dials('Ben', caller);
  await farEnd(vain, 'no-answer');
  await pass(6);
  expect(await waits()).toEqual(['+14155550312', caller]);
  await present('Ana', 'AVAILABLE');
  await pass(6);
  const [ringing] = (await callbacks()).filter(({ offers }) => offers.some((offer) => offer.state === 'RINGING'));
  const id = ringing?.id ?? '';
  expect(await rings(id)).toEqual(['Ana']);
  const call = await dials('Ben', ringing?.peerNumber ?? '');
  await farEnd(call, 'in-progress');
  expect(await state(id)).toMatchObject({ ...notNeeded, offers: [{ state: 'WITHDRAWN' }] });
});

it('whoever dials the caller already goes on; did the caller talk with somebody else meanwhile, no further try begins', async () => {
  const caller = '+14155550321';
  const { dials, farEnd, newest, state, rings, pickUp, present, pass, callbacks } = await withCallback(caller);
  const id = await newest();
  await present('Ana', 'AVAILABLE');
  await pass(6);
  expect(await rings(id)).toEqual(['Ana']);
  const call = await dials('Ben', caller);
  expect(await pickUp(id, 'Ana')).toContain('<Conference');
  await farEnd(call, 'in-progress');
  await pass(6);
  expect(await state(id)).toMatchObject({ status: 'OUTGOING' });
  await farEnd(id, 'busy');
  await pass(200);
  const tries = await callbacks();
  expect(tries).toMatchObject([{ endReason: 'BUSY' }, { ...notNeeded, offers: [], callback: { attempt: 2 } }]);
});

it('is either taken or cancelled when both happen at once', async () => {
  const caller = '+14155550331';
  const { dials, farEnd, newest, state, rings, pickUp, present, pass } = await withCallback(caller);
  const id = await newest();
  await present('Ana', 'AVAILABLE');
  await pass(6);
  expect(await rings(id)).toEqual(['Ana']);
  const call = await dials('Ben', caller);
  await Promise.all([farEnd(call, 'in-progress'), pickUp(id, 'Ana')]);
  await pass(6);
  const { status, offers, legs } = await state(id);
  const taken = offers.some((offer) => offer.state === 'ACCEPTED');
  expect(status).toBe(taken ? 'OUTGOING' : 'ABANDONED');
  if (!taken) expect(Object.values(legs).every(({ unwanted }) => unwanted)).toBe(true);
});

/** Nobody knows any more that somebody waits, but the calls themselves. */
const forgotten = (workspaceId: string) =>
  deps.db.tenant(workspaceId, ({ tx }) => tx.queueWatch.deleteMany({ where: { workspaceId } }));

it('is found by whoever looks next when the process died that heard the answer', async () => {
  const caller = '+14155550341';
  const { workspaceId, dials, newest, state, pass } = await withCallback(caller);
  const id = await newest();
  const call = await dials('Ben', caller);
  const { outsideLegId: legId, legs } = await state(call);
  const report = { legId, sid: legs[legId]?.sid ?? '', status: 'ANSWERED', outcome: null, sipCode: null } as const;
  await dying({ workspaceId, callId: call, key: 'answered', input: { type: 'LEG_STATUS', ...report } });
  await forgotten(workspaceId);
  expect([await state(call), await state(id)]).toMatchObject([{ phase: 'TALKING' }, { status: 'PENDING' }]);
  await pass(301);
  expect(await state(id)).toMatchObject(notNeeded);
});

it('is looked at by whoever knows that somebody waits, although a look that does not is under way', async () => {
  const caller = '+14155550351';
  const { workspaceId, dials, newest, state } = await withCallback(caller);
  const id = await newest();
  const call = await dials('Ben', caller);
  const { outsideLegId: legId, legs } = await state(call);
  const report = { legId, sid: legs[legId]?.sid ?? '', status: 'ANSWERED', outcome: null, sipCode: null } as const;
  await dying({ workspaceId, callId: call, key: 'answered', input: { type: 'LEG_STATUS', ...report } });
  await forgotten(workspaceId);
  world.queues.wake(workspaceId, false);
  world.queues.wake(workspaceId, true);
  await world.queues.idle();
  expect(await state(id)).toMatchObject(notNeeded);
});

it('the caller calls another number of ours and talks with somebody there', async () => {
  const caller = '+14155550351';
  const { workspaceId, phoneNumberId, newest, state, said, pickUp, rings, present, pass } = await withCallback(caller);
  const id = await newest();
  const [second, number] = [deps.ids.uuid(), nextNumber()];
  await deps.db.tenant(workspaceId, async ({ tx }) => {
    const { teamId } = await tx.phoneNumber.findUniqueOrThrow({
      where: { workspaceId_id: { workspaceId, id: phoneNumberId } },
    });
    const is = { name: 'Second', status: 'AVAILABLE', country: 'US', type: 'LOCAL', isTestNumber: false, isFree: true };
    await tx.phoneNumber.create({
      data: { ...is, workspaceId, id: second, number, teamId, voicemail: false, createdAt: clock.now() },
    });
    await tx.numberRoute.create({ data: { number, workspaceId, phoneNumberId: second } });
  });
  await present('Ben', 'AVAILABLE');
  const sid = `CA${'a'.repeat(32)}`;
  carrier.calls.set(sid, { sid, to: number, status: 'in-progress' });
  await webhook('/carrier/voice/inbound', { CallSid: sid, From: caller, To: number });
  await settle();
  const { callId } = await deps.db.tenant(workspaceId, ({ tx }) => tx.callLeg.findFirstOrThrow({ where: { sid } }));
  await pass(6);
  expect([await rings(id), await rings(callId)]).toEqual([[], ['Ben']]);
  await pickUp(callId, 'Ben');
  await pass(6);
  expect(await state(id)).toMatchObject(notNeeded);
  expect(await said(id)).toContain('The caller called again and was answered: no callback is needed');
});

/** Callbacks that somebody cancels, on a real database. */
import { CallEndedSchema, OutsideLegEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { beforeEach, expect, it } from 'vitest';
import { cancelCallback } from '../calls/cancelCallback.ts';
import { getCallStats } from '../live/getCallStats.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { queueOffices } from './office.testkit.ts';

const world = await telephonyWorld();
const { billing, carrier, clock, deps, apply } = world;
const { office, settle } = queueOffices(world);
const cancel = async (callId: string, who: ReturnType<typeof principalOf>) => {
  const call = await cancelCallback(deps, apply)({ callId }, who);
  await settle();
  return call;
};

// Ids of calls tell the real time.
beforeEach(() => clock.set(new Date().toISOString()));

const ended = { status: 'ABANDONED', endReason: 'CANCELLED_BY_AGENT' };

/** An office whose Ana is busy, with a caller who asked to be called back. */
async function withCallback(from: string) {
  const made = await office(['Ana'], { callbackKey: '1', wrapUpSeconds: 0 });
  await made.present('Ana', 'BUSY');
  const asks = async (peer: string) => {
    const caller = await made.call(peer);
    await made.press(caller.id, '1');
    await made.hangUp(caller.sid);
    return caller;
  };
  const asked = await asks(from);
  const newest = async () => (await made.callbacks()).at(-1)?.id ?? '';
  const row = async (id: string) => {
    const { calls } = await getCallStats(deps)(made.as('Ana'));
    return calls?.find(({ callId }) => callId === id)?.callback;
  };
  return { ...made, asks, asked, newest, row };
}

it('one that waits leaves the line, whichever of its calls is named; nobody is called, and again is no harm', async () => {
  const { workspaceId, as, asks, asked, newest, callbacks, state, said, pass, present, row } =
    await withCallback('+14155550201');
  await asks('+14155550202');
  await pass(1);
  const [first, second] = await callbacks();
  const id = first?.id ?? '';
  expect([first?.queue?.position, second?.queue?.position]).toEqual([1, 2]);
  expect(await row(id)).toMatchObject({ state: 'WAITING', attempt: 1, askedInCallId: asked.id, mayCancel: true });

  const theirs = await world.workspace(['Eve'], '+19175559001');
  const missing = { code: 'NOT_FOUND' };
  await expect(cancel(id, principalOf(theirs.workspaceId, theirs.people[0]?.userId ?? ''))).rejects.toMatchObject(
    missing,
  );
  await expect(cancel(id, { ...as('Ana'), workspaceId: theirs.workspaceId })).rejects.toMatchObject(missing);
  const other = principalOf(workspaceId, deps.ids.uuid(), { scope: 'team', teamIds: [deps.ids.uuid()] });
  await expect(cancel(id, other)).rejects.toMatchObject(missing);
  await expect(cancel(id, principalOf(workspaceId, deps.ids.uuid(), { scope: 'own' }))).rejects.toMatchObject(missing);

  expect(await cancel(asked.id, as('Ana'))).toMatchObject({ id, ...ended });
  expect(await said(id)).toContain('Ana canceled the callback');
  expect((await state(second?.id ?? '')).queue?.position).toBe(1);
  const before = await said(id);
  expect(await cancel(id, as('Ana'))).toMatchObject({ id, ...ended });
  expect(await said(id)).toEqual(before);
  await cancel(await newest(), as('Ana'));
  await present('Ana', 'AVAILABLE');
  await pass(1_000);
  expect(await callbacks()).toHaveLength(2);
  expect(carrier.requests.filter(({ path }) => path.endsWith('/Participants.json'))).toEqual([]);
  // Who asks anew has a new one, which the old call does not name.
  await present('Ana', 'BUSY');
  await asks('+14155550201');
  expect(await cancel(asked.id, as('Ana'))).toMatchObject({ id });
  expect(await state(await newest())).toMatchObject({ status: 'PENDING' });
});

it('who is rung or dialled for it is let go, and no further try begins; who talks is not cut off', async () => {
  const { as, newest, callbacks, rings, pickUp, farEnd, state, pass, present, row, asks } =
    await withCallback('+14155550211');
  await present('Ana', 'AVAILABLE');
  await pass(1);
  const ringing = await newest();
  expect(await rings(ringing)).toEqual(['Ana']);
  expect(await row(ringing)).toMatchObject({ state: 'RINGING' });
  await cancel(ringing, as('Ana'));
  expect(await state(ringing)).toMatchObject({ ...ended, offers: [{ state: 'WITHDRAWN' }] });

  await asks('+14155550212');
  await pass(1);
  const dialled = await newest();
  await pickUp(dialled, 'Ana');
  await farEnd(dialled, 'ringing');
  expect(await row(dialled)).toMatchObject({ state: 'DIALLING' });
  await cancel(dialled, as('Ana'));
  const over = await state(dialled);
  expect(over).toMatchObject(ended);
  // Both sides are hung up on, and billing hears that nothing was talked: it lets go of the credit.
  expect(Object.values(over.legs).map(({ unwanted }) => unwanted)).toEqual([true, true]);
  const told = await world.events(CallEndedSchema, 'telephony.call.ended.v1');
  expect(told.find(({ call }) => call?.id === dialled)).toMatchObject({ billableSeconds: 0 });
  await farEnd(dialled, 'canceled');
  await pass(400);
  expect(await callbacks()).toHaveLength(2);

  await asks('+14155550213');
  await pass(1);
  const talks = await newest();
  await pickUp(talks, 'Ana');
  await farEnd(talks, 'in-progress');
  expect(await row(talks)).toMatchObject({ state: 'TALKING', mayCancel: false });
  await expect(cancel(talks, as('Ana'))).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  expect(await state(talks)).toMatchObject({ status: 'ON_GOING' });
});

it('a try that is over names the one that follows; before the first one the caller’s own call does', async () => {
  const { as, call, press, hangUp, newest, callbacks, pickUp, farEnd, state, pass, present, row } =
    await withCallback('+14155550221');
  await present('Ana', 'AVAILABLE');
  await pass(1);
  const first = await newest();
  await pickUp(first, 'Ana');
  await farEnd(first, 'no-answer');
  const next = await newest();
  expect(next).not.toBe(first);
  expect(await row(next)).toMatchObject({ state: 'LATER', attempt: 2 });
  expect(await cancel(first, as('Ana'))).toMatchObject({ id: next, ...ended });
  await pass(1_000);
  expect(await callbacks()).toHaveLength(2);

  await present('Ana', 'BUSY');
  const caller = await call('+14155550222');
  await expect(cancel(caller.id, as('Ana'))).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  await press(caller.id, '1');
  await cancel(caller.id, as('Ana'));
  await cancel(caller.id, as('Ana'));
  await hangUp(caller.sid);
  expect(await state(caller.id)).toMatchObject({ endReason: 'CALLBACK_REQUESTED' });
  expect(await callbacks()).toHaveLength(2);
});

it('credit that is held only when the callback is over is let go of', async () => {
  const { as, newest, pickUp, pass, present } = await withCallback('+14155550231');
  await present('Ana', 'AVAILABLE');
  await pass(1);
  const id = await newest();
  const letGo = async () =>
    (await world.events(OutsideLegEndedSchema, 'telephony.outside_leg.ended.v1')).map(({ callId, leg }) => [
      callId,
      leg?.legId,
      leg?.billableSeconds,
    ]);
  billing.meanwhile = async () => {
    await cancelCallback(deps, apply)({ callId: id }, as('Ana'));
    // The end of the call is told of before the hold is there.
    expect(await letGo()).toEqual([]);
  };
  await pickUp(id, 'Ana');
  billing.meanwhile = async () => {};
  expect(await letGo()).toEqual([[id, id, 0]]);
});

import { describe, expect, it } from 'vitest';
import { batchGetAvailability } from '../devices/listDevices.ts';
import { reportDevice } from '../devices/reportDevice.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { queueOffices } from '../queues/office.testkit.ts';
import { changeWrapUp } from './changeWrapUp.ts';
import { declineOffer } from './declineOffer.ts';

const world = await telephonyWorld();
const { apply, carrier, clock, db, deps, executor, sweep, webhook } = world;
const queues = queueOffices(world);
let count = 0;

/** A CLASSIC number whose people are there; who is named ended a call a moment ago. */
async function office(names: string[], ended: string[], seconds = 1, wrapUpSeconds: number | null = null) {
  const place = await world.workspace(names, `+1646558${String((count += 1)).padStart(4, '0')}`, { voicemail: true });
  const { workspaceId, people } = place;
  for (const { userId } of people)
    await reportDevice(deps)(
      { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
      principalOf(workspaceId, userId),
    );
  const endedAt = new Date(clock.now().getTime() - seconds * 1000);
  await db.tenant(workspaceId, async ({ tx }) => {
    for (const { userId, name } of people)
      if (ended.includes(name))
        await tx.memberCallEnd.create({ data: { workspaceId, userId, endedAt, wrapUpSeconds } });
  });
  const sid = `CA${count.toString(16).padStart(32, 'd')}`;
  carrier.calls.set(sid, { sid, to: place.number, status: 'in-progress' });
  await webhook('/carrier/voice/inbound', { CallSid: sid, From: '+14155550123', To: place.number });
  await executor.idle();
  const { id: callId } = await world.callOf(workspaceId);
  const state = () => world.readState(workspaceId, callId);
  return {
    ...place,
    as: (name: string) => principalOf(workspaceId, people.find((person) => person.name === name)?.userId ?? ''),
    state,
    later: async (ms: number) => {
      clock.advance(ms);
      await sweep();
    },
    declines: (index: number) =>
      declineOffer(deps, apply)(callId, principalOf(workspaceId, people[index]?.userId ?? '')),
    ringing: async () =>
      (await state()).offers.filter((offer) => offer.state === 'RINGING').map((offer) => offer.userName),
  };
}

describe('who has just ended a call', () => {
  it('is rung five seconds after it, while others ring at once', async () => {
    const { ringing, later, state } = await office(['Ana', 'Ben'], ['Ana']);
    expect(await ringing()).toEqual(['Ben']);
    await later(3_900);
    expect(await ringing()).toEqual(['Ben']);
    await later(100);
    expect(await ringing()).toEqual(['Ben', 'Ana']);
    expect((await state()).timers.wrapUp).toBeUndefined();
  });

  it('is waited for when nobody else is there, and rings as long as everybody', async () => {
    const { ringing, later, state } = await office(['Ana'], ['Ana']);
    expect(await state()).toMatchObject({ phase: 'RINGING', offers: [] });
    await later(4_000);
    expect(await ringing()).toEqual(['Ana']);
    await later(19_900);
    expect(await ringing()).toEqual(['Ana']);
    await later(200);
    expect(await state()).toMatchObject({ phase: 'VOICEMAIL' });
  });

  it('is waited for when the others decline', async () => {
    const { ringing, later, state, declines } = await office(['Ana', 'Ben'], ['Ana']);
    await declines(1);
    expect(await state()).toMatchObject({ phase: 'RINGING' });
    await later(4_000);
    expect(await ringing()).toEqual(['Ana']);
  });

  it('rings at once where the call ended five seconds ago', async () => {
    expect(await (await office(['Ana'], ['Ana'], 5)).ringing()).toEqual(['Ana']);
  });
});

describe('who wraps up a call of a queue that gives another time', () => {
  it('is not rung by a number before the half minute that the phone counts down is over', async () => {
    const { ringing, later } = await office(['Ana', 'Ben'], ['Ana'], 15, 30);
    expect(await ringing()).toEqual(['Ben']);
    await later(14_900);
    expect(await ringing()).toEqual(['Ben']);
    await later(200);
    expect(await ringing()).toEqual(['Ben', 'Ana']);
  });

  it('is rung at once where there is nothing to wrap up', async () => {
    expect(await (await office(['Ana'], ['Ana'], 0, 0)).ringing()).toEqual(['Ana']);
  });

  it('is not rung by another queue before the time of the call that ended is over', async () => {
    const { workspaceId, as, call, rings, pass } = await queues.office(['Ana'], { wrapUpSeconds: 0 });
    const { userId } = as('Ana');
    const ended = { workspaceId, userId, endedAt: new Date(clock.now().getTime() - 15_000), wrapUpSeconds: 30 };
    await db.tenant(workspaceId, ({ tx }) => tx.memberCallEnd.create({ data: ended }));
    const { id } = await call();
    expect(await rings(id)).toEqual([]);
    await pass(14);
    expect(await rings(id)).toEqual([]);
    await pass(2);
    expect(await rings(id)).toEqual(['Ana']);
  });
});

describe('who wraps up', () => {
  const change = changeWrapUp(deps, apply, () => {});

  it('and is ready before the time is over is rung at once by whoever waits for them', async () => {
    const { ringing, as } = await office(['Ana', 'Ben'], ['Ana'], 5, 30);
    expect(await ringing()).toEqual(['Ben']);
    expect(await change('READY', as('Ana'))).toBe(0);
    await executor.idle();
    expect(await ringing()).toEqual(['Ben', 'Ana']);
  });

  it('and asks for more time gets a minute, up to ten after the call, and is not rung before that', async () => {
    const { ringing, later, as } = await office(['Ana'], ['Ana'], 1, 15);
    expect(await change('MORE_TIME', as('Ana'))).toBe(74_000);
    await later(15_000);
    expect(await ringing()).toEqual([]);
    for (let minute = 0; minute < 8; minute += 1) await change('MORE_TIME', as('Ana'));
    expect(await change('MORE_TIME', as('Ana'))).toBe(584_000);
    await expect(change('MORE_TIME', as('Ana'))).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  });

  it('has what they took kept with the call, which tells it of them', async () => {
    const { as, state } = await office(['Ana', 'Ben'], []);
    const { id: callId } = await state();
    const { workspaceId, userId } = as('Ana');
    const end = { workspaceId, userId, endedAt: clock.now(), wrapUpSeconds: 5, callId };
    await db.tenant(workspaceId, ({ tx }) => tx.memberCallEnd.create({ data: end }));
    const taken = async () => (await state()).wrapUps;
    await change('MORE_TIME', as('Ana'));
    expect(await taken()).toEqual({ [userId]: 65 });
    clock.advance(20_000);
    await change('READY', as('Ana'));
    expect(await taken()).toEqual({ [userId]: 20 });
  });

  it('without a call that has just ended is ready, and has nothing to make longer', async () => {
    const { as } = await office(['Ana', 'Ben'], []);
    expect(await change('READY', as('Ana'))).toBe(0);
    await expect(change('MORE_TIME', as('Ana'))).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  });
});

describe('what is left of the wrap-up', () => {
  it('is told as the queue of the call has it that has just ended, and to nobody who did not talk', async () => {
    const { as, call, pickUp, end } = await queues.office(['Ana', 'Ben'], { wrapUpSeconds: 30 });
    const left = async () => {
      const people = ['Ana', 'Ben'].map((name) => as(name).userId);
      return (await batchGetAvailability(deps)(people, as('Ben'))).map(({ wrapUpLeftMs }) => wrapUpLeftMs);
    };
    const { id } = await call();
    await pickUp(id, 'Ana');
    expect(await left()).toEqual([0, 0]);
    await end(id, 'Ana');
    expect(await left()).toEqual([30_000, 0]);
    clock.advance(29_000);
    expect(await left()).toEqual([1_000, 0]);
    clock.advance(1_001);
    expect(await left()).toEqual([0, 0]);
  });

  it('is five seconds after an end of before, which says nothing of it', async () => {
    const { workspaceId, people } = await office(['Ana'], ['Ana'], 2);
    const [ana] = people.map(({ userId }) => userId);
    const [told] = await batchGetAvailability(deps)([ana ?? ''], principalOf(workspaceId, ana ?? ''));
    expect(told?.wrapUpLeftMs).toBe(3_000);
  });
});

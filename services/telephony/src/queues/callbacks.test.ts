/** Callers who keep their place and are called back, on a real database (defaults 11.4). */
import { beforeEach, expect, it } from 'vitest';
import { callInit } from '../calls/callView.ts';
import { telephonyWorld } from '../testing/world.ts';
import { queueOffices } from './office.testkit.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, billing } = world;
const { office } = queueOffices(world);

beforeEach(() => {
  // Ids of calls tell the real time.
  clock.set(new Date().toISOString());
  Object.assign(billing, {
    hold: { allowed: true, coveredSeconds: 120, talkTimeCapSeconds: 3600, code: '', reason: '' },
  });
});

const dialled = () => carrier.requests.filter(({ path }) => path.endsWith('/Participants.json')).length;

it('keeps the place, rings our side first when it is the turn, and dials the caller when somebody took it; once', async () => {
  const { call, hears, press, state, callbacks, rings, pickUp, farEnd, hangUp, pass, present, said, end } =
    await office(['Ana'], { callbackKey: '1', wrapUpSeconds: 0 });
  await present('Ana', 'BUSY');
  const first = await call('+14155550141');
  await pass(1);
  const second = await call('+14155550142');
  expect(await hears(first.id)).toMatch(
    /<Gather.*in-line-one\.wav.*callback-offer\.wav.*hold-music\.wav.*<\/Gather><Redirect/,
  );
  // Another key is none; the caller is asked anew.
  expect(await press(first.id, '5')).toContain('callback-offer.wav');
  expect(await press(first.id, '1')).toMatch(/callback-promised\.wav<\/Play><Hangup/);
  expect(await callbacks()).toEqual([]);
  await hangUp(first.sid);
  expect(await state(first.id)).toMatchObject({ status: 'COMPLETED', endReason: 'CALLBACK_REQUESTED' });
  await pass(1);
  const [waiting] = await callbacks();
  const id = waiting?.id ?? '';
  expect(waiting).toMatchObject({
    status: 'PENDING',
    queue: { position: 1 },
    callback: { attempt: 1, ofCallId: first.id },
  });
  expect((await state(second.id)).queue?.position).toBe(2);
  // Hours later nothing was lost, and nobody was called.
  expect(dialled()).toBe(0);
  await hangUp(second.sid);
  await pass(7_000);
  await present('Ana', 'AVAILABLE');
  await pass(6);
  expect(await rings(id)).toEqual(['Ana']);
  expect(await pickUp(id, 'Ana')).toContain('<Conference');
  expect(dialled()).toBe(1);
  expect(await state(id)).toMatchObject({ status: 'OUTGOING', coveredSeconds: 120 });
  // On the way to the caller Ana is offered nothing else.
  const third = await call('+14155550143');
  expect(await rings(third.id)).toEqual([]);
  await farEnd(id, 'ringing');
  await farEnd(id, 'in-progress');
  expect(await state(id)).toMatchObject({
    status: 'ON_GOING',
    phase: 'TALKING',
    queue: { takenBy: waiting && (await state(id)).agentUserId },
  });
  expect(await said(id)).toEqual(
    expect.arrayContaining([
      '+14155550141 waits for a callback (try 1 of 3)',
      'Ana takes the callback',
      'Dialing +14155550141',
    ]),
  );
  await end(id, 'Ana');
  expect(await state(id)).toMatchObject({ status: 'COMPLETED' });
  expect(await callbacks()).toHaveLength(1);
});

it('is tried three times, three minutes apart, and then given up', async () => {
  const { call, press, callbacks, rings, pickUp, farEnd, hangUp, pass, said, present, state } = await office(['Ana'], {
    callbackKey: '1',
    wrapUpSeconds: 0,
  });
  await present('Ana', 'BUSY');
  const caller = await call('+14155550151');
  await press(caller.id, '1');
  await hangUp(caller.sid);
  await present('Ana', 'AVAILABLE');
  const places: unknown[] = [];
  for (const outcome of ['no-answer', 'busy', 'no-answer']) {
    await pass(1);
    const id = (await callbacks()).at(-1)?.id ?? '';
    expect(await rings(id)).toEqual(['Ana']);
    await pickUp(id, 'Ana');
    await farEnd(id, outcome);
    await pass(170);
    const next = (await callbacks()).at(-1);
    expect(await rings(next?.id ?? '')).toEqual([]);
    if (next) places.push(callInit(next).queuePosition);
    await pass(10);
    if (next) places.push(callInit(await state(next.id)).queuePosition);
  }
  // It has no place in line before its time, and has had its last one.
  expect(places).toEqual([0, 1, 0, 1, 0, 0]);
  const tries = await callbacks();
  expect(tries.map(({ status, endReason, callback }) => [status, endReason, callback?.attempt])).toEqual([
    ['MISSED', 'NO_ANSWER', 1],
    ['REJECTED', 'BUSY', 2],
    ['MISSED', 'NO_ANSWER', 3],
  ]);
  expect(await said(tries[0]?.id ?? '')).toContain('The caller is called back again in 3 min');
  expect(await said(tries[2]?.id ?? '')).toContain('Not reached in 3 tries: the callback is given up');
  // Somebody is to hear of it, once.
  expect(tries.map(({ callback }) => callback?.givenUp ?? false)).toEqual([false, false, true]);
});

it('a caller has one in a queue; it waits while the caller is on the line again, and is over once they were answered', async () => {
  const { call, press, callbacks, rings, pickUp, hangUp, pass, present, state, said } = await office(['Ana'], {
    callbackKey: '1',
    wrapUpSeconds: 0,
  });
  await present('Ana', 'BUSY');
  for (let times = 0; times < 2; times += 1) {
    const caller = await call('+14155550161');
    await press(caller.id, '1');
    await hangUp(caller.sid);
  }
  const [open, ...others] = await callbacks();
  expect(others).toEqual([]);
  const again = await call('+14155550161');
  await present('Ana', 'AVAILABLE');
  await pass(1);
  expect([await rings(open?.id ?? ''), await rings(again.id)]).toEqual([[], ['Ana']]);
  await pickUp(again.id, 'Ana');
  await pass(6);
  expect(await state(open?.id ?? '')).toMatchObject({ status: 'ABANDONED' });
  expect((await state(open?.id ?? '')).callback).not.toHaveProperty('givenUp');
  expect(await said(open?.id ?? '')).toContain('The caller called again and was answered: no callback is needed');
  expect(await callbacks()).toHaveLength(1);
});

it('is not dialled without credit, nor offered to who hides the number; a look that died loses nothing', async () => {
  const { workspaceId, call, press, hears, callbacks, rings, pickUp, hangUp, pass, present, state } = await office(
    ['Ana'],
    {
      callbackKey: '*',
    },
  );
  const before = dialled();
  await present('Ana', 'BUSY');
  const hidden = await call('anonymous');
  expect(await hears(hidden.id)).not.toContain('<Gather');
  await hangUp(hidden.sid);
  const caller = await call('+14155550171');
  expect(await hears(caller.id)).toContain('Press star to keep your place');
  await press(caller.id, '*');
  await hangUp(caller.sid);
  // The process died before the queues were looked at: the sweeper of another one finds the callback.
  await deps.db.tenant(workspaceId, ({ tx }) => tx.queueWatch.deleteMany({ where: { workspaceId } }));
  billing.hold = { allowed: false, coveredSeconds: 0, talkTimeCapSeconds: 0, code: 'SPEND_CAP', reason: 'Spent.' };
  await present('Ana', 'AVAILABLE');
  await pass(301);
  const id = (await callbacks())[0]?.id ?? '';
  expect(await rings(id)).toEqual(['Ana']);
  await pickUp(id, 'Ana');
  expect(await state(id)).toMatchObject({
    status: 'FAILED',
    endReason: 'INSUFFICIENT_BALANCE',
    callback: { givenUp: true },
  });
  expect(dialled()).toBe(before);
  expect(await callbacks()).toHaveLength(1);
});

it('the queue has an order and penalties of its own', async () => {
  const { call, rings, people, phoneNumberId, workspaceId } = await office(['Ana', 'Ben', 'Cyd']);
  const idOf = (name: string) => people.find((person) => person.name === name)?.userId ?? '';
  const members = [
    { userId: idOf('Cyd'), penalty: 1 },
    { userId: idOf('Ben'), penalty: 0 },
  ];
  await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.phoneNumber.update({
      where: { workspaceId_id: { workspaceId, id: phoneNumberId } },
      data: { flow: { queue: { strategy: 'LINEAR', members } } },
    }),
  );
  const [first, second, third] = [await call(), await call(), await call()];
  expect([await rings(first.id), await rings(second.id), await rings(third.id)]).toEqual([['Ben'], ['Ana'], ['Cyd']]);
});

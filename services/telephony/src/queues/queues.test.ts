/** Queues on a real database: what callers hear, whom they are offered to, and how they leave. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyInput } from '../calls/applyInput.ts';
import type { CallState } from '../calls/engine/state.ts';
import { receiveInboundCall } from '../calls/receiveInboundCall.ts';
import { createTelephony } from '../telephony.ts';
import { telephonyWorld } from '../testing/world.ts';
import { counterPeriod } from './counters.ts';
import { queueOffices } from './office.testkit.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, webhook, executor, queues } = world;
const SECOND = 1_000;
const { office, settle, nextNumber } = queueOffices(world);

beforeEach(() => clock.set('2026-12-01T15:00:00Z'));

const place = ({ phase, queue }: CallState) => (phase === 'QUEUED' ? queue?.position : null);

describe('a caller in a queue', () => {
  it('is greeted, hears the place in line and music, and is offered by turns across callers; who answers is heard', async () => {
    const { call, rings, hears, state, pickUp, hangUp, said } = await office(['Ana', 'Ben'], { strategy: 'RRMEMORY' });
    const first = await call();
    expect(first.body).toMatch(/connecting\.wav<\/Play><Redirect/);
    expect(await hears(first.id), 'no word while it rings').toMatch(
      /<Response><Play loop="10">[^<]*hold-music\.wav<\/Play><Redirect/,
    );
    const second = await call();
    const third = await call();
    expect([await rings(first.id), await rings(second.id), await rings(third.id)]).toEqual([['Ana'], ['Ben'], []]);
    expect(await hears(third.id)).toMatch(
      /in-line-three\.wav<\/Play><Play loop="10">.*hold-music\.wav<\/Play><Redirect/,
    );
    expect(await said(third.id)).toEqual(
      expect.arrayContaining([
        'Joined the queue at place 3',
        'Skipped Ana: another call is ringing',
        'No one is free: the caller waits',
      ]),
    );
    expect(await pickUp(second.id, 'Ben')).toContain('<Conference');
    expect(await hears(second.id)).toContain('<Conference');
    expect(await said(second.id)).toEqual(
      expect.arrayContaining(['Attempt 1: ringing Ben for 20 s (next after the last one tried)']),
    );
    // The others move up at once.
    expect([place(await state(first.id)), place(await state(third.id))]).toEqual([1, 2]);
    clock.advance(30 * SECOND);
    await hangUp(third.sid);
    const gone = await state(third.id);
    expect([gone.status, gone.endReason, gone.queue?.leftAt]).toEqual([
      'ABANDONED',
      'CALLER_HANGUP_WAITING',
      clock.now().getTime(),
    ]);
    const hasty = await call();
    await hangUp(hasty.sid);
    expect((await state(hasty.id)).endReason).toBe('SHORT_ABANDON');
  });

  it('is offered at once to whoever becomes free, reachable or AVAILABLE, and not in wrap-up', async () => {
    const { call, rings, pickUp, end, pass, device, present, silent } = await office(['Ana', 'Ben']);
    silent.add('Ben');
    await device('Ben', 'UNREGISTERED');
    const first = await call();
    await pickUp(first.id, 'Ana');
    const next = await call();
    expect(await rings(next.id)).toEqual([]);
    await end(first.id, 'Ana');
    expect(await rings(next.id)).toEqual([]);
    await pass(4.9);
    expect(await rings(next.id)).toEqual([]);
    await pass(0.1);
    expect(await rings(next.id)).toEqual(['Ana']);
    await pickUp(next.id, 'Ana');
    const third = await call();
    silent.delete('Ben');
    await device('Ben');
    await world.sweep();
    await settle();
    expect(await rings(third.id)).toEqual(['Ben']);
    await pickUp(third.id, 'Ben');
    const fourth = await call();
    await present('Ben', 'BUSY');
    await end(third.id, 'Ben');
    await pass(6);
    expect(await rings(fourth.id)).toEqual([]);
    await present('Ben', 'AVAILABLE');
    await pass(1);
    expect(await rings(fourth.id)).toEqual(['Ben']);
  });

  it('rings nobody again who declined; when everybody has, it leaves at once, and a silent phone is tried again', async () => {
    const { call, rings, state, decline, pass, said } = await office(['Ana', 'Ben', 'Cyd'], { strategy: 'LINEAR' });
    const { id } = await call();
    expect(await rings(id)).toEqual(['Ana']);
    await decline(id, 'Ana');
    await pass(4.9);
    expect(await rings(id)).toEqual([]);
    await pass(0.2);
    expect(await rings(id)).toEqual(['Ben']);
    await pass(20.1);
    await pass(5);
    expect(await rings(id)).toEqual(['Cyd']);
    await decline(id, 'Cyd');
    await pass(5);
    expect(await rings(id)).toEqual(['Ben']);
    await decline(id, 'Ben');
    expect(await state(id)).toMatchObject({
      phase: 'ENDING',
      outcome: { status: 'REJECTED', reason: 'DECLINED_BY_ALL' },
    });
    expect(await said(id)).toContain('Skipped Ana: declined this call');
  });

  it('leaves after the passes that the queue allows', async () => {
    const { call, state, rings, pass } = await office(['Ana'], { strategy: 'FEWESTCALLS', passes: 2 }, 10);
    const { id } = await call();
    await pass(10.1);
    expect((await state(id)).phase).toBe('QUEUED');
    await pass(5);
    expect(await rings(id)).toEqual(['Ana']);
    await pass(10.1);
    expect(await state(id)).toMatchObject({ phase: 'ENDING', outcome: { status: 'MISSED', reason: 'NO_ANSWER' } });
  });

  it('pauses between two attempts as long as its queue says', async () => {
    const { call, rings, pass } = await office(['Ana'], { pauseSeconds: 12 }, 10);
    const { id } = await call();
    await pass(10.1);
    await pass(11);
    expect(await rings(id)).toEqual([]);
    await pass(1);
    expect(await rings(id)).toEqual(['Ana']);
  });

  it('leaves when it waited too long, when there is no room, when nobody is there, and 30 s after all have signed out', async () => {
    const busy = await office(['Ana'], { size: 1, maxWaitSeconds: 60 });
    await busy.present('Ana', 'BUSY');
    const waits = await busy.call();
    const late = await busy.call();
    expect(await busy.state(late.id)).toMatchObject({ outcome: { status: 'MISSED', reason: 'QUEUE_FULL' } });
    expect(await busy.hears(late.id)).toContain('unavailable.wav');
    await busy.pass(60.1);
    expect(await busy.state(waits.id)).toMatchObject({ outcome: { status: 'MISSED', reason: 'QUEUE_TIMEOUT' } });
    // Nobody waits: nothing is looked at any more.
    const { workspaceId } = busy;
    expect(await deps.db.platform('queue watch', ({ tx }) => tx.queueWatch.count({ where: { workspaceId } }))).toBe(0);
    await busy.present('Ana', 'OFFLINE');
    const unstaffed = await busy.call();
    expect(await busy.state(unstaffed.id)).toMatchObject({ outcome: { status: 'MISSED', reason: 'NOBODY_AVAILABLE' } });

    const strict = await office(['Ana'], { join: 'STRICT' });
    await strict.present('Ana', 'BUSY');
    const refused = await strict.call();
    expect((await strict.state(refused.id)).outcome?.reason).toBe('NOBODY_AVAILABLE');

    const leaving = await office(['Ana'], {});
    await leaving.present('Ana', 'BUSY');
    const stays = await leaving.call();
    await leaving.present('Ana', 'OFFLINE');
    await leaving.pass(1);
    await leaving.present('Ana', 'BUSY');
    await leaving.pass(20);
    await leaving.present('Ana', 'OFFLINE');
    await leaving.pass(1);
    await leaving.pass(29);
    expect((await leaving.state(stays.id)).phase).toBe('QUEUED');
    await leaving.pass(1.1);
    expect((await leaving.state(stays.id)).outcome?.reason).toBe('NOBODY_AVAILABLE');
  });
});

it("the flow's zone is that of the number's hours, and without them the workspace's", async () => {
  const { call, state, workspaceId, phoneNumberId: id } = await office(['Ana'], {});
  const zone = async () => (await state((await call()).id)).queue?.settings.timezone;
  const { db } = world.deps;
  await db.tenant(workspaceId, ({ tx }) => tx.workspaceCopy.updateMany({ data: { timezone: 'Asia/Tokyo' } }));
  expect(await zone()).toBe('Asia/Tokyo');
  const hours = { enabled: false, timezone: 'America/New_York', days: [] };
  await db.tenant(workspaceId, ({ tx }) => tx.phoneNumber.updateMany({ where: { id }, data: { hours } }));
  expect(await zone()).toBe('America/New_York');
});

it("counts calls by the days of the flow's zone and remembers the last end: FEWESTCALLS and LEASTRECENT by what happened", async () => {
  const names = ['Ana', 'Ben'];
  const { call, rings, pickUp, end, pass } = await office(names, {
    strategy: 'FEWESTCALLS',
    timezone: 'America/New_York',
  });
  const served: string[] = [];
  const serve = async (by?: string) => {
    const { id } = await call();
    const [name = ''] = await rings(id);
    served.push(name);
    await pickUp(id, by ?? name);
    await end(id, name);
    await pass(6);
  };
  await serve();
  await serve();
  await serve();
  expect(served).toEqual(['Ana', 'Ben', 'Ana']);
  // Midnight in New York: everybody begins at 0.
  clock.set('2026-12-02T05:00:01Z');
  await pass(1);
  await serve();
  expect(served.at(-1)).toBe('Ana');
  const week = { counterReset: 'WEEKLY', timezone: 'America/New_York' } as const;
  expect(counterPeriod(week, Date.parse('2026-12-07T04:59:59Z'))).toBe('2026-11-30');
  expect(counterPeriod(week, Date.parse('2026-12-07T05:00:00Z'))).toBe('2026-12-07');
  expect(counterPeriod({ ...week, counterReset: 'NEVER' }, 0)).toBe('always');

  const least = await office(['Ana', 'Ben', 'Cyd'], { strategy: 'LEASTRECENT', wrapUpSeconds: 0 });
  const order: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { id } = await least.call();
    const [name = ''] = await least.rings(id);
    order.push(name);
    await least.pickUp(id, name);
    await least.pass(10);
    await least.end(id, name);
    await least.pass(1);
  }
  expect(order).toEqual(['Ana', 'Ben', 'Cyd', 'Ana']);
});

it('a caller hears the estimated wait with the place once five calls were answered, whichever process looks', async () => {
  const { call, pickUp, pass, end, hears, said, state, workspaceId } = await office(['Ana'], {
    estimatedWait: true,
    wrapUpSeconds: 10,
  });
  for (let n = 1; n <= 5; n += 1) {
    const { id } = await call();
    await pickUp(id, 'Ana');
    const waits = await call();
    expect(await hears(waits.id), `after ${n - 1} calls`).not.toContain('<Say');
    await world.webhook('/carrier/voice/number-status', {
      CallSid: waits.sid,
      To: (await state(waits.id)).workspaceNumber,
      CallStatus: 'completed',
    });
    await pass(110);
    await end(id, 'Ana');
    await pass(11);
  }
  const talks = await call();
  await pickUp(talks.id, 'Ana');
  const first = await call();
  const second = await call();
  // 110 s of talk and 10 of wrap-up, for one member.
  expect(await hears(first.id)).toContain(
    'in-line-one.wav</Play><Say language="en-US">Your estimated wait is about 2 minutes.',
  );
  expect(await hears(second.id)).toContain('Your estimated wait is about 4 minutes.');
  expect(await said(second.id)).toContain('The estimated wait is about 4 min');
  // Nothing of it lies in a process.
  await world.deps.db.tenant(
    workspaceId,
    ({ tx }) =>
      tx.$executeRaw`UPDATE queue_handling SET seconds = ARRAY[600, 600, 600, 600, 600] WHERE workspace_id = ${workspaceId}::uuid`,
  );
  await createTelephony(deps).queues.look(workspaceId);
  expect(await hears(second.id)).toContain('Your estimated wait is about 20 minutes.');
});

it('two replicas look at once, and one dies before anything it decided is sent: each member is offered one call, none is lost', async () => {
  const { workspaceId, call, state, as, phoneNumberId } = await office(['Ana', 'Ben', 'Cyd'], {
    strategy: 'RRMEMORY',
    size: 0,
  });
  const other = createTelephony(deps);
  // Another number of the same team: its queue must not ring the same people.
  const second = nextNumber();
  await deps.db.tenant(workspaceId, async ({ tx }) => {
    const {
      id: _,
      number: __,
      ...number
    } = await tx.phoneNumber.findUniqueOrThrow({
      where: { workspaceId_id: { workspaceId, id: phoneNumberId } },
    });
    const id = deps.ids.uuid();
    await tx.phoneNumber.create({
      data: { ...number, id, number: second, isTestNumber: false, flow: number.flow ?? {}, hours: undefined } as never,
    });
    await tx.numberRoute.create({ data: { number: second, workspaceId, phoneNumberId: id } });
  });
  const inbound = (to: string, n: number) =>
    webhook('/carrier/voice/inbound', { CallSid: `CA${String(n).padStart(32, 'e')}`, From: '+14155550123', To: to });
  const { number: first } = await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.phoneNumber.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id: phoneNumberId } } }),
  );
  const send = vi.spyOn(executor, 'run').mockImplementation(() => undefined);
  await Promise.all([1, 2, 3, 4, 5, 6].map((n) => inbound(n % 2 ? first : second, n)));
  await Promise.all([queues.look(workspaceId), other.queues.look(workspaceId), queues.look(workspaceId)]);
  await queues.idle();
  send.mockRestore();
  const calls = await deps.db.tenant(workspaceId, ({ tx }) => tx.call.findMany({ where: { workspaceId } }));
  const states = await Promise.all(calls.map(({ id }) => state(id)));
  const ringing = states.flatMap(({ offers }) => offers.filter((offer) => offer.state === 'RINGING'));
  expect(ringing.map(({ userName }) => userName).sort()).toEqual(['Ana', 'Ben', 'Cyd']);
  expect(states.map(({ queue }) => queue?.position ?? 0).sort((a, b) => a - b)).toEqual([1, 1, 2, 2, 3, 3]);
  expect(
    carrier.requests.filter(
      ({ form, path }) => path === '/Calls.json' && String(form['To']).includes(as('Ana').userId),
    ),
  ).toEqual([]);
  // The dead one's commands are taken up by the other.
  clock.advance(6 * SECOND);
  await other.sweeper.sweep();
  await other.sweeper.idle();
  await other.executor.idle();
  const offered = carrier.requests.filter(
    ({ form, path }) => path === '/Calls.json' && String(form['Url']).includes(workspaceId),
  );
  expect(offered).toHaveLength(3);
  expect((await call()).body).toContain('connecting.wav');
});

it('who took a call dies before the queue was looked at, again and again: another replica goes on from what was written', async () => {
  const { workspaceId, number, state, hears } = await office(['Ana'], { strategy: 'LINEAR' }, 10);
  const other = createTelephony(deps);
  const sid = 'CAdeadbeefdeadbeefdeadbeefdeadbeef';
  carrier.calls.set(sid, { sid, to: number, status: 'in-progress' });
  const nobody = () => undefined;
  const call = await receiveInboundCall(deps, world.apply, nobody, nobody)({ sid, from: '+14155550123', to: number });
  const id = call?.id ?? '';
  expect((await state(id)).queue?.position).toBeNull();
  const look = async () => {
    await other.sweeper.sweep();
    await other.sweeper.idle();
    await other.executor.idle();
  };
  await look();
  expect((await state(id)).offers.map((offer) => offer.state)).toEqual(['RINGING']);
  // The attempt's end is written, and whoever wrote it dies before the next look.
  const dying = applyInput(deps, nobody, nobody);
  clock.advance(10 * SECOND);
  await dying({ workspaceId, callId: id, key: 'ring', input: { type: 'TIMER', name: 'ring' } });
  expect((await state(id)).offers.map((offer) => offer.state)).toEqual(['TIMED_OUT']);
  clock.advance(5 * SECOND);
  await look();
  expect((await state(id)).offers.map((offer) => offer.state)).toEqual(['TIMED_OUT', 'RINGING']);
  // Meanwhile the carrier held the caller.
  expect(await hears(id)).toContain('hold-music.wav');
});

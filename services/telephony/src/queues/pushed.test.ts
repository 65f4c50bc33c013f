/** Queues whose people have no page open: they are asked by push, in their turn, and nobody waits for a push that reaches nobody. */
import { beforeEach, describe, expect, it } from 'vitest';
import { pushFailed } from '../calls/pushFailed.ts';
import { telephonyWorld } from '../testing/world.ts';
import { queueOffices } from './office.testkit.ts';

const world = await telephonyWorld();
const { app, apply, clock, deps } = world;
const { office, settle } = queueOffices(world);

beforeEach(() => clock.set('2026-12-01T15:00:00Z'));

type Office = Awaited<ReturnType<typeof office>>;

const declines = async ({ workspaceId, as }: Office, callId: string, name: string) => {
  const { userId } = as(name);
  const proof = deps.secrets.hmac('push-decline', `${workspaceId} ${userId} ${callId}`);
  const payload = { workspaceId, userId, callId, proof };
  const { statusCode } = await app.inject({ method: 'POST', url: '/ringing/decline', payload });
  await settle();
  return statusCode;
};
const reachesNobody = async ({ workspaceId, as }: Office, callId: string, name: string) => {
  await pushFailed(apply)({ workspaceId, callId, userId: as(name).userId, reason: 'REFUSED' });
  await settle();
};

describe('a caller in a queue whose people have no page open', () => {
  it('waits for the push, and rings the page that is opened, in the same attempt', async () => {
    const { call, leaves, opens, offers, pickUp, state, said, pass } = await office(['Ana']);
    await leaves('Ana');
    const { id } = await call();
    expect(await offers(id)).toEqual(['Ana Push RINGING']);
    await pass(19);
    await opens('Ana');
    expect(await offers(id)).toEqual(['Ana Push WITHDRAWN', 'Ana Laptop RINGING']);
    // It rings on for as long as a page takes to be opened, and to be answered on.
    await pass(5);
    expect(await offers(id)).toEqual(['Ana Push WITHDRAWN', 'Ana Laptop RINGING']);
    expect(await pickUp(id, 'Ana')).toContain('<Conference');
    expect(await state(id)).toMatchObject({ status: 'ON_GOING' });
    expect(await said(id)).toEqual(
      expect.arrayContaining(['Joined the queue at place 1', 'No page of Ana is open: a push notification is sent']),
    );
  });

  it('is asked for again in each attempt, and nobody has missed it', async () => {
    const { call, leaves, offers, pass, state, said, workspaceId, as } = await office(['Ana'], { passes: 2 });
    await leaves('Ana');
    const { id } = await call();
    await pass(20.1);
    expect(await offers(id)).toEqual(['Ana Push TIMED_OUT']);
    await pass(5);
    expect(await offers(id)).toEqual(['Ana Push TIMED_OUT', 'Ana Push RINGING']);
    await pass(20.1);
    expect(await state(id)).toMatchObject({ phase: 'ENDING', outcome: { status: 'MISSED' } });
    expect(await said(id)).toContain('Ana did not open a page after the push');
    const limit = await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.presenceLimit.findFirst({ where: { userId: as('Ana').userId } }),
    );
    expect(limit?.missedInARow ?? 0).toBe(0);
  });

  it.each(['LINEAR', 'RRMEMORY', 'FEWESTCALLS'] as const)(
    'is offered by %s to those who have a page first, and then to the others, in each pass',
    async (strategy) => {
      const { call, leaves, rings, pass } = await office(['Ana', 'Ben', 'Cyd'], { strategy, passes: 2 });
      await leaves('Ana');
      const { id } = await call();
      const rung = [await rings(id)];
      for (let attempt = 1; attempt < 4; attempt += 1) {
        await pass(20.1);
        await pass(5);
        rung.push(await rings(id));
      }
      expect(rung).toEqual([['Ben'], ['Cyd'], ['Ana'], ['Ben']]);
    },
  );

  it('rings all of them at once where the queue rings everybody', async () => {
    const { call, leaves, offers } = await office(['Ana', 'Ben']);
    await leaves('Ana');
    const { id } = await call();
    expect(await offers(id)).toEqual(['Ana Push RINGING', 'Ben Laptop RINGING']);
  });

  it('goes on at once when everybody declines, also on a notification that still stands there', async () => {
    const place = await office(['Ana', 'Ben'], { strategy: 'LINEAR' });
    const { call, leaves, rings, pass, state, said } = place;
    await leaves('Ana');
    await leaves('Ben');
    const { id } = await call();
    expect(await rings(id)).toEqual(['Ana']);
    await pass(20.1);
    // Between two attempts.
    expect(await declines(place, id, 'Ana')).toBe(204);
    await pass(5);
    expect(await rings(id)).toEqual(['Ben']);
    expect(await declines(place, id, 'Ben')).toBe(204);
    expect(await state(id)).toMatchObject({ outcome: { status: 'REJECTED', reason: 'DECLINED_BY_ALL' } });
    expect(await said(id)).toEqual(expect.arrayContaining(['Ana declined', 'Ben declined']));
  });

  it('is not asked for again of whom no push reached, and waits for nobody who cannot ring', async () => {
    const place = await office(['Ana']);
    const { call, leaves, offers, pass, state, said } = place;
    await leaves('Ana');
    const { id } = await call();
    await reachesNobody(place, id, 'Ana');
    expect(await said(id)).toContain('No push notification reached Ana');
    await pass(6);
    expect(await offers(id)).toEqual(['Ana Push WITHDRAWN']);
    expect(await said(id)).toContain('No device of Ana can ring');
    await pass(31);
    expect(await state(id)).toMatchObject({ phase: 'ENDING', outcome: { status: 'MISSED' } });
  });

  it('is not let in where they are busy by choice, and have nothing open', async () => {
    const { call, leaves, present, state, said } = await office(['Ana']);
    await leaves('Ana');
    await present('Ana', 'BUSY');
    const { id } = await call();
    expect(await state(id)).toMatchObject({ outcome: { reason: 'NOBODY_AVAILABLE' } });
    expect(await said(id)).toContain('No one is there to take calls in the queue');
  });
});

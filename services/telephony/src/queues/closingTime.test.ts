/** Closing time: who waits in a queue then stays (the default), or goes where calls go outside the hours (defaults 10). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { FlowDetails } from '../calls/engine/flow/config.ts';
import type { FlowDocument } from '../calls/engine/flow/document.ts';
import { tryNumberFlow } from '../numbers/tryNumberFlow.ts';
import { updateNumberSettings } from '../numbers/numbers.ts';
import { telephonyWorld } from '../testing/world.ts';
import { queueOffices } from './office.testkit.ts';

const world = await telephonyWorld();
const { clock, db, deps, sweep } = world;
const { office, settle } = queueOffices(world);
const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: [{ start: '09:00', end: '17:00' }] }));
const hours = { enabled: true, timezone: 'UTC', days };
const LEAVES: FlowDetails = { finishQueueAtClose: false };

// A minute before the number closes.
beforeEach(() => clock.set('2026-12-01T16:59:00Z'));

/** A caller who waits since shortly before closing time, and what becomes of the call then. */
async function waits(flow: FlowDetails, closedFallback = 'VOICEMAIL') {
  const place = await office(['Ana'], { passes: 0, maxWaitSeconds: 0 });
  const { workspaceId, phoneNumberId: id, call, state, said } = place;
  await db.tenant(workspaceId, async ({ tx }) => {
    const where = { workspaceId_id: { workspaceId, id } };
    const before = await tx.phoneNumber.findUniqueOrThrow({ where });
    const all: object = { ...(before.flow as object), ...flow };
    await tx.phoneNumber.update({ where, data: { hours, closedFallback, voicemail: true, flow: all } });
  });
  const { id: callId } = await call();
  expect(await state(callId)).toMatchObject({ phase: 'QUEUED' });
  const at = async (time: string) => {
    clock.set(`2026-12-01T${time}Z`);
    await sweep();
    await settle();
    return { ...(await state(callId)), said: await said(callId) };
  };
  return { ...place, callId, at };
}

describe('a caller who waits at closing time', () => {
  it('stays in the queue, as nobody is thrown out unless the number says so', async () => {
    const { at } = await waits({});
    expect(await at('17:00:01')).toMatchObject({ phase: 'QUEUED', outsideHours: false });
  });

  it('leaves a message where the number says so, and the timeline says that it closed', async () => {
    const { at, rings, callId } = await waits(LEAVES);
    expect(await rings(callId)).toEqual(['Ana']);
    expect(await at('16:59:58')).toMatchObject({ phase: 'QUEUED' });
    const left = await at('17:00:01');
    expect(left).toMatchObject({ phase: 'VOICEMAIL', outsideHours: false, outcome: { reason: 'QUEUE_TIMEOUT' } });
    expect(left.said).toContain('The number has closed: nobody waits any longer');
    expect(await rings(callId)).toEqual([]);
  });

  it('hears the greeting for closed hours first', async () => {
    const { at, hears, callId } = await waits({
      ...LEAVES,
      sounds: { closed: 'own/00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-000000000002.mp3' },
    });
    expect(await at('17:00:01')).toMatchObject({ phase: 'ANNOUNCEMENT' });
    expect(await hears(callId)).toContain(
      'own/00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-000000000002.mp3',
    );
  });

  it('stays where calls are let through outside the hours', async () => {
    const { at } = await waits(LEAVES, 'LET_CALL_THROUGH');
    expect(await at('17:00:01')).toMatchObject({ phase: 'QUEUED' });
  });

  it('goes on in a flow of its own where its queue leads when nobody answers', async () => {
    const place = await office(['Ana']);
    const { workspaceId, phoneNumberId: id, teamId } = place;
    const queue = { id: 'line', kind: 'QUEUE', teamId, queue: { passes: 0, maxWaitSeconds: 0 }, next: 'bye' } as const;
    const document = { start: 'line', nodes: [queue, { id: 'bye', kind: 'VOICEMAIL' } as const] };
    const flow = { ...LEAVES, custom: { version: 1, document } } as object;
    await db.tenant(workspaceId, ({ tx }) =>
      tx.phoneNumber.updateMany({ where: { id }, data: { hours, flowType: 'CUSTOM', flow } }),
    );
    const { id: callId } = await place.call();
    expect(await place.state(callId)).toMatchObject({ phase: 'QUEUED' });
    clock.set('2026-12-01T17:00:01Z');
    await sweep();
    await settle();
    expect(await place.state(callId)).toMatchObject({ phase: 'VOICEMAIL', flowAt: { trail: ['line', 'bye'] } });
  });

  it('missed nothing outside the hours: the call came within them, by its reason as by its mark', async () => {
    const { at, hangUp, state, callId } = await waits(LEAVES);
    await at('17:00:01');
    const { legs, outsideLegId } = await state(callId);
    await hangUp(legs[outsideLegId]?.sid ?? '');
    expect(await at('17:01:00')).toMatchObject({ status: 'MISSED', endReason: 'QUEUE_TIMEOUT', outsideHours: false });
  });

  it('came within the hours also where a flow of its own asks for them after the queue', async () => {
    const place = await office(['Ana']);
    const { workspaceId, phoneNumberId: id, teamId } = place;
    const document: FlowDocument = {
      start: 'line',
      nodes: [
        { id: 'line', kind: 'QUEUE', teamId, queue: { passes: 0, maxWaitSeconds: 0 }, next: 'hours' },
        { id: 'hours', kind: 'HOURS', next: 'open', otherwise: 'shut' },
        { id: 'open', kind: 'VOICEMAIL' },
        { id: 'shut', kind: 'VOICEMAIL' },
      ],
    };
    const flow = { ...LEAVES, custom: { version: 1, document } } as object;
    await db.tenant(workspaceId, ({ tx }) =>
      tx.phoneNumber.updateMany({ where: { id }, data: { hours, flowType: 'CUSTOM', flow } }),
    );
    const { id: callId } = await place.call();
    clock.set('2026-12-01T17:00:01Z');
    await sweep();
    await settle();
    expect(await place.state(callId)).toMatchObject({
      flowAt: { trail: ['line', 'hours', 'shut'] },
      outsideHours: false,
      outcome: { status: 'MISSED', reason: 'QUEUE_TIMEOUT' },
    });
  });

  it('who is talking by then goes on talking', async () => {
    const { at, pickUp, callId } = await waits(LEAVES);
    await pickUp(callId, 'Ana');
    expect(await at('17:00:01')).toMatchObject({ answeredAt: expect.any(Number) as number, endedAt: null });
  });
});

it('closing time is a setting of the number, and a trial shows what it does', async () => {
  const { phoneNumberId: id, as } = await waits({});
  const ana = as('Ana');
  const saved = await updateNumberSettings(deps)({ id, version: 1, finishQueueAtClose: false }, ana);
  expect(saved).toMatchObject({ flow: { finishQueueAtClose: false } });
  const call = { id, at: Date.parse('2026-12-01T16:59:00Z'), caller: '+14155550123', keys: [] };
  const trial = { ...call, availableUserIds: [], answers: '' };
  const left = await tryNumberFlow(deps)(trial, ana);
  expect(left.end).toBe('VOICEMAIL');
  expect(left.lines.map(({ name }) => name)).toContain('queue.closed');
  await updateNumberSettings(deps)({ id, version: 2, finishQueueAtClose: true }, ana);
  expect((await tryNumberFlow(deps)(trial, ana)).end).toBe('QUEUED');
});

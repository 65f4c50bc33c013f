/** Calls name the flow that they follow; it lies beside them, once. */
import { expect, it, vi } from 'vitest';
import { telephonyWorld } from '../testing/world.ts';
import { lockCall, readCall, stepRow } from './callStore.ts';
import { graphOf } from './engine/flow/position.ts';
import type { CallState } from './engine/state.ts';
import { keepGraphs, parted } from './flowGraphs.ts';
import { forgetWork } from './forgetWork.ts';

const world = await telephonyWorld();
const { clock, db, deps } = world;
const DAY = 86_400_000;
let sids = 0;

/** Callers of one number, one after the other, who hear its greeting; their calls as the rows have them. */
async function called(workspaceId: string, number: string, callers: number): Promise<CallState[]> {
  for (let caller = 0; caller < callers; caller += 1) {
    const sid = `CA${(sids += 1).toString(16).padStart(32, '0')}`;
    await world.webhook('/carrier/voice/inbound', { CallSid: sid, From: '+14155550123', To: number });
  }
  const rows = await db.tenant(workspaceId, ({ tx }) => tx.call.findMany({ where: { workspaceId } }));
  return rows.map(({ state }) => state as unknown as CallState);
}
const graphsOf = (workspaceId: string) =>
  db.tenant(workspaceId, ({ tx }) => tx.callGraph.findMany({ where: { workspaceId } }));
const office = (number: string) => world.workspace(['Ana'], number, { greeting: true });

it('lies once beside the calls that follow it, and is with each that is read', async () => {
  const { workspaceId, number } = await office('+13475550140');
  const stored = await called(workspaceId, number, 3);
  const graphs = await graphsOf(workspaceId);
  expect(graphs).toHaveLength(1);
  expect(stored.map(({ graph, graphId }) => [graph, graphId])).toEqual(stored.map(() => [undefined, graphs[0]?.id]));
  for (const { id } of stored) {
    const [read, locked] = await db.tenant(workspaceId, async ({ tx }) => [
      await readCall(tx, workspaceId, id),
      await lockCall(tx, workspaceId, id),
    ]);
    expect(read?.graph).toEqual(graphs[0]?.graph);
    expect(read).not.toHaveProperty('graphId');
    expect(locked).toEqual(read);
  }
});

it('is written with a step where the call follows another one from then on', async () => {
  const { workspaceId, number } = await office('+13475550141');
  const [stored] = await called(workspaceId, number, 1);
  const call = await world.readState(workspaceId, stored?.id ?? '');
  const row = (after: CallState) =>
    JSON.parse(stepRow(deps, call, { call: after, commands: [], timeline: [] })) as { graph: unknown };
  expect(row({ ...call, version: call.version + 1 }).graph).toBeNull();
  const other = { ...graphOf(call), closed: 'voicemail' };
  expect(row({ ...call, graph: other }).graph).toEqual({ id: expect.any(String) as string, graph: other });
});

it('of another workspace is out of reach, by whatever name', async () => {
  const [ours, theirs] = [await office('+13475550142'), await office('+13475550143')];
  const [call] = await called(ours.workspaceId, ours.number, 1);
  const [mine] = await graphsOf(ours.workspaceId);
  await called(theirs.workspaceId, theirs.number, 1);
  // Whoever names a flow of ours in a call of theirs has none: the id alone opens nothing, also where a process has it at hand.
  await db.tenant(theirs.workspaceId, async ({ tx }) => {
    expect(await tx.callGraph.findMany({ where: { workspaceId: ours.workspaceId } })).toEqual([]);
    const [row] = await tx.call.findMany({ where: { workspaceId: theirs.workspaceId } });
    const state = { ...(row?.state as object), graphId: mine?.id };
    await tx.call.updateMany({ where: { id: row?.id ?? '' }, data: { state } });
    await expect(readCall(tx, theirs.workspaceId, row?.id ?? '')).rejects.toThrow('is not in call_graph');
  });
  expect(await world.readState(ours.workspaceId, call?.id ?? '')).toHaveProperty('graph');
});

it('is never another one: a call that was read without it cannot be led', async () => {
  const { workspaceId, number } = await office('+13475550144');
  const [stored] = await called(workspaceId, number, 1);
  expect(() => graphOf(stored as CallState)).toThrow('was read without its flow');
});

/** Another process: it has nothing at hand. */
async function otherReplica() {
  vi.resetModules();
  return { ...(await import('./callStore.ts')), ...(await import('./flowGraphs.ts')) };
}

it('is forgotten when no call has begun with it for a month and none goes on, and is there for the next one all the same', async () => {
  const { workspaceId, number } = await office('+13475550147');
  const [stored] = await called(workspaceId, number, 1);
  const id = stored?.id ?? '';
  clock.advance(40 * DAY);
  await forgetWork(deps);
  // Whoever talks for so long keeps it.
  expect(await graphsOf(workspaceId)).toHaveLength(1);
  const over: object = { ...stored, status: 'COMPLETED' };
  await db.tenant(workspaceId, ({ tx }) => tx.call.updateMany({ where: { id }, data: { final: true, state: over } }));
  const [again] = (await called(workspaceId, number, 1)).filter((call) => call.id !== id);
  clock.advance(29 * DAY);
  await forgetWork(deps);
  expect(await graphsOf(workspaceId)).toHaveLength(1);
  await db.tenant(workspaceId, ({ tx }) =>
    tx.call.updateMany({ where: { id: again?.id ?? '' }, data: { final: true } }),
  );
  clock.advance(4 * DAY);
  await Promise.all([forgetWork(deps), forgetWork(deps)]);
  expect(await graphsOf(workspaceId)).toEqual([]);

  const other = await otherReplica();
  const read = (callId: string) => db.tenant(workspaceId, ({ tx }) => other.readCall(tx, workspaceId, callId));
  expect(await read(id)).toMatchObject({ id, graphId: stored?.graphId });
  // This process has begun calls with it before, and knows it to be written.
  const calls = await called(workspaceId, number, 1);
  const next = calls.find((call) => call.id !== id && call.id !== again?.id);
  expect(await read(next?.id ?? '')).toHaveProperty('graph');
});

it('stays for a call that begins while it would be forgotten, whichever replica has kept it last', async () => {
  const { workspaceId, number } = await office('+13475550148');
  const [stored] = await called(workspaceId, number, 1);
  const call = await world.readState(workspaceId, stored?.id ?? '');
  await db.tenant(workspaceId, ({ tx }) => tx.call.deleteMany({ where: { workspaceId } }));
  const [here, there] = [keepGraphs(deps), (await otherReplica()).keepGraphs(deps)];
  const given = parted(call);
  const isThere = async () => (await graphsOf(workspaceId)).length === 1;
  await here(workspaceId, given);
  clock.advance(20 * DAY);
  await there(workspaceId, given);
  clock.advance(20 * DAY);
  await forgetWork(deps);
  expect(await isThere()).toBe(true);
  // Between what a replica knows and its call, the night's work finds nobody who names the flow.
  clock.advance(20 * DAY);
  await Promise.all([here(workspaceId, given), forgetWork(deps)]);
  expect(await isThere()).toBe(true);
  clock.advance(DAY - 1);
  await here(workspaceId, given);
  await forgetWork(deps);
  expect(await isThere()).toBe(true);
});

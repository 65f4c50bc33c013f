import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it, vi } from 'vitest';
import { telephonyWorld } from '../testing/world.ts';

const world = await telephonyWorld();
const { pool } = world.db;

/** A piece of work: its statements, and how often it took a connection, for a transaction too. */
interface Work {
  readonly texts: unknown[];
  uses: number;
}
/** Jobs look after themselves meanwhile, on the same connections: theirs are not the work's. */
const running = new AsyncLocalStorage<Work>();
type Call = (...parameters: unknown[]) => unknown;
const [query, connect] = [pool.query.bind(pool) as Call, pool.connect.bind(pool) as Call];
const heard = (statement: unknown) =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text;
vi.spyOn(pool, 'query').mockImplementation((...parameters: unknown[]) => {
  running.getStore()?.texts.push(heard(parameters[0]));
  return query(...parameters);
});
vi.spyOn(pool, 'connect').mockImplementation(((...parameters: unknown[]) => {
  const work = running.getStore();
  if (work) work.uses += 1;
  return connect(...parameters);
}) as never);

/** What a piece of work asked the database, when that was nothing but single statements. */
async function asked(what: () => Promise<void>): Promise<unknown[]> {
  const work: Work = { texts: [], uses: 0 };
  await running.run(work, what);
  expect(work.uses).toBe(work.texts.length);
  return work.texts;
}

it('an inbound call is one read and one durable write', async () => {
  const { number, workspaceId } = await world.workspace(['Ana'], '+13475550100', { greeting: true });
  const form = { CallSid: `CA${'4'.repeat(32)}`, From: '+14155550123', To: number };
  const called = () =>
    asked(async () => {
      const answer = await world.webhook('/carrier/voice/inbound', form);
      expect(answer.body).toContain('greeting.wav');
    });
  const read: unknown = expect.stringContaining('read_inbound_calls');
  expect(await called()).toEqual([read, expect.stringContaining('begin_calls')]);
  expect(await called()).toEqual([read]);
  expect(await world.callOf(workspaceId)).toMatchObject({ phase: 'GREETING' });
});

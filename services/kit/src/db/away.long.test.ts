/** @area kit/db, kit/events */
import { describe, expect, test } from 'vitest';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { eventually, ownPostgres, testDatabase } from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';

const postgres = await ownPostgres();
const losses: Error[] = [];
const db = await testDatabase(
  {
    name: 'fixture',
    migrations: new URL('../testing/fixture/prisma/migrations/', import.meta.url),
    prisma: PrismaClient,
  },
  { adminUrl: postgres.adminUrl, connections: 4, onError: (error) => losses.push(error) },
);
const WORKSPACE = '0190a000-0000-7000-8000-00000000000a';
const add = () =>
  db.tenant(WORKSPACE, async ({ tx, emit }) => {
    const { id } = await tx.item.create({ data: { workspaceId: WORKSPACE, id: db.ids.uuid(), name: 'thing' } });
    emit(SubscriptionChangedSchema, {}, { key: id });
    return id;
  });

/** Milliseconds until `work` fails. */
async function failing(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await expect(work()).rejects.toBeInstanceOf(Error);
  return performance.now() - began;
}

describe('a database that is away', () => {
  test('costs its holder the connection that is lost between two statements, and not the process', async () => {
    const held = await db.pool.connect();
    const lost = new Promise((resolve) => held.once('end', resolve));
    const { rows } = await held.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await db.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await lost;
    await expect(held.query('SELECT 1')).rejects.toThrow('connection error');
    held.release(true);
    await expect(db.pool.query('SELECT 1')).resolves.toBeTruthy();
  });

  test('is an error at once when it was killed, also for a transaction that is under way, and is used again when it is back', async () => {
    const heard: string[] = [];
    await db.listener.listen('news', (payload) => heard.push(payload));
    await add();
    const inside = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    const underWay = db.tenant(WORKSPACE, async ({ tx }) => {
      await tx.item.count();
      inside.resolve();
      await gone.promise;
      return tx.item.count();
    });
    underWay.catch(() => undefined);
    await inside.promise;
    await postgres.kill();
    gone.resolve();
    await expect(underWay).rejects.toBeInstanceOf(Error);
    expect(await failing(() => db.pool.query('SELECT 1'))).toBeLessThan(2_000);
    expect(await failing(add)).toBeLessThan(2_000);
    await postgres.start();
    await eventually(add);
    expect(losses.length).toBeGreaterThan(0);
    heard.length = 0;
    await eventually(async () => {
      await db.pool.query("SELECT pg_notify('news', '')");
      return heard.length > 0;
    });
  });

  test('that is frozen is an error within seconds for who needs a new connection, and is used again when it thaws', async () => {
    await add();
    postgres.pause();
    try {
      // The connections that are there wait for their statement; those that follow find none.
      const stuck = Array.from({ length: 4 }, () => db.pool.query('SELECT 1'));
      for (const query of stuck) query.catch(() => undefined);
      expect(await failing(() => db.pool.query('SELECT 1'))).toBeLessThan(10_000);
      expect(await failing(add)).toBeLessThan(12_000);
    } finally {
      postgres.resume();
    }
    await eventually(add);
  });
});

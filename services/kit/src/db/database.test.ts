import { describe, expect, test } from 'vitest';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { testDatabase } from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';
import { insideTransaction, isolationGaps, outsideTransaction } from './index.ts';

const db = await testDatabase({
  name: 'fixture',
  migrations: new URL('../testing/fixture/prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
});
const racing = await testDatabase({
  name: 'fixture',
  migrations: new URL('../testing/fixture/prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
  raced: ['item_pkey'],
});
const A = '0190a000-0000-7000-8000-00000000000a';
const B = '0190a000-0000-7000-8000-00000000000b';
const item = (workspaceId: string) => ({ workspaceId, id: db.ids.uuid(), name: 'thing' });
const outboxSize = async (): Promise<number> =>
  Number((await db.pool.query('SELECT count(*) FROM kit.outbox')).rows[0].count);

describe('a unit of work of a workspace', () => {
  test('sees and changes only its own rows', async () => {
    await db.tenant(A, ({ tx }) => tx.item.create({ data: item(A) }));
    expect(await db.tenant(A, ({ tx }) => tx.item.count())).toBe(1);
    expect(await db.tenant(B, ({ tx }) => tx.item.count())).toBe(0);
    expect(await db.tenant(B, ({ tx }) => tx.item.updateMany({ data: { name: 'stolen' } }))).toEqual({ count: 0 });
    await expect(db.tenant(B, ({ tx }) => tx.item.create({ data: item(A) }))).rejects.toThrow(/row-level security/);
    expect(await db.platform('test', ({ tx }) => tx.item.count())).toBe(0);
  });

  test('keeps its events only when it commits', async () => {
    const before = await outboxSize();
    await expect(
      db.tenant(A, async ({ emit }) => {
        emit(SubscriptionChangedSchema, {}, { key: 'k' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await outboxSize()).toBe(before);
    await db.tenant(A, async ({ emit }) => emit(SubscriptionChangedSchema, {}, { key: 'k' }));
    expect(await outboxSize()).toBe(before + 1);
  });

  test('is known as open while it runs, and not outside it', async () => {
    expect(insideTransaction()).toBe(false);
    await db.tenant(A, async () => {
      expect(insideTransaction()).toBe(true);
      expect(outsideTransaction(insideTransaction)).toBe(false);
      await expect(db.tenant(B, async () => 1)).rejects.toThrow('cannot start inside');
    });
    expect(insideTransaction()).toBe(false);
  });

  test('runs again after a deadlock', async () => {
    const [one, two] = [item(A), item(A)];
    await db.tenant(A, ({ tx }) => tx.item.createMany({ data: [one, two] }));
    const bothHoldOne = Promise.withResolvers<void>();
    let holding = 0;
    const touch = (first: string, second: string) =>
      db.tenant(A, async ({ tx }) => {
        await tx.item.updateMany({ where: { id: first }, data: { version: { increment: 1 } } });
        if (++holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await tx.item.updateMany({ where: { id: second }, data: { version: { increment: 1 } } });
      });
    await Promise.all([touch(one.id, two.id), touch(two.id, one.id)]);
    const versions = await db.tenant(A, ({ tx }) => tx.item.findMany({ where: { id: { in: [one.id, two.id] } } }));
    expect(versions.map(({ version }) => version)).toEqual([3, 3]);
  });
});

describe('of two transactions that looked first and write the same', () => {
  const both = async (
    database: typeof db,
    write: (tx: Parameters<Parameters<typeof db.tenant>[1]>[0]['tx'], id: string) => Promise<unknown>,
  ) => {
    const id = database.ids.uuid();
    const bothLooked = Promise.withResolvers<void>();
    let looked = 0;
    const one = () =>
      database.tenant(A, async ({ tx }) => {
        const seen = await tx.item.count({ where: { id } });
        if ((looked += 1) === 2) bothLooked.resolve();
        await bothLooked.promise;
        if (seen === 0) await write(tx, id);
        return seen;
      });
    return Promise.all([one(), one()]);
  };

  test.each([
    ['Prisma', (tx, id) => tx.item.create({ data: { ...item(A), id } })],
    [
      'SQL',
      (tx, id) => tx.$executeRaw`INSERT INTO item (workspace_id, id, name) VALUES (${A}::uuid, ${id}::uuid, 'thing')`,
    ],
  ] satisfies [string, Parameters<typeof both>[1]][])(
    'the second runs again and sees the first, through %s',
    async (_by, write) => {
      expect((await both(racing, write)).toSorted((one, other) => one - other)).toEqual([0, 1]);
    },
  );

  test('the second is refused where nobody said that they race', async () => {
    await expect(both(db, (tx, id) => tx.item.create({ data: { ...item(A), id } }))).rejects.toThrow('item_pkey');
  });
});

test('the runtime role cannot drop, create or bypass', async () => {
  await expect(db.pool.query('DROP TABLE item')).rejects.toThrow('must be owner');
  await expect(db.pool.query('CREATE TABLE mine (id int)')).rejects.toThrow('permission denied');
  await expect(db.pool.query('SET row_security = off; SELECT * FROM item')).rejects.toThrow('row-level security');
});

test('a table without forced row-level security is named', async () => {
  expect(await isolationGaps(db.pool, ['visit'])).toEqual([]);
  expect(await isolationGaps(db.pool, [])).toEqual([expect.stringContaining('visit: no forced')]);
});

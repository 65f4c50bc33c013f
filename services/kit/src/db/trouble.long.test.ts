/**
 * A database that is short, slow, dead or full, seen by who works with it: told as what it is, and retried where nothing happened.
 *
 * @area kit/db, kit/errors
 */
import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../errors/index.ts';
import { problemOf } from '../http/index.ts';
import { eventually, ownPostgres, testDatabase } from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';
import { refusalOfDatabase } from './index.ts';

const postgres = await ownPostgres();
const db = await testDatabase(
  {
    name: 'fixture',
    migrations: new URL('../testing/fixture/prisma/migrations/', import.meta.url),
    prisma: PrismaClient,
  },
  { adminUrl: postgres.adminUrl, connections: 2 },
);
const WORKSPACE = '0190a000-0000-7000-8000-00000000000a';
const add = () =>
  db.tenant(WORKSPACE, ({ tx }) =>
    tx.item.create({ data: { workspaceId: WORKSPACE, id: db.ids.uuid(), name: 'thing' } }),
  );
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('it did not fail'),
    (error: unknown) => error,
  );

/** Takes every connection of the pool; @returns gives them back. */
async function exhausted(): Promise<() => void> {
  const held = await Promise.all([db.pool.connect(), db.pool.connect()]);
  return () => held.forEach((client) => client.release());
}

test('a statement that PostgreSQL gives up for the sake of another one is told as busy, with nothing changed', async () => {
  const clients = await Promise.all([db.pool.connect(), db.pool.connect()]);
  const lock = (place: number, key: number) => clients[place]?.query('SELECT pg_advisory_xact_lock($1)', [key]);
  try {
    for (const place of [0, 1]) {
      await clients[place]?.query('BEGIN');
      await lock(place, place);
    }
    const [error] = (await Promise.allSettled([lock(0, 1), lock(1, 0)])).flatMap((one) =>
      one.status === 'rejected' ? [one.reason as unknown] : [],
    );
    expect(refusalOfDatabase(error)).toMatchObject({
      code: 'UNAVAILABLE',
      retryable: true,
      why: { check: 'busy' },
      message: expect.stringContaining('Nothing was changed'),
    });
  } finally {
    for (const client of clients) {
      await client.query('ROLLBACK');
      client.release();
    }
  }
});

describe('a pool that is exhausted', () => {
  test('is told as busy, with nothing changed, by units of work and by single statements', async () => {
    const release = await exhausted();
    try {
      const before = performance.now();
      const errors = await Promise.all([failure(add()), failure(db.pool.query('SELECT 1'))]);
      // Less than a call's deadline: who asked hears the reason, and not that nobody answered.
      expect(performance.now() - before).toBeLessThan(9_800);
      for (const error of errors) {
        expect(refusalOfDatabase(error)).toMatchObject({
          code: 'UNAVAILABLE',
          retryable: true,
          why: { check: 'busy' },
          message: expect.stringContaining('Nothing was changed'),
        });
        expect(problemOf(error)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
      }
    } finally {
      release();
    }
    await expect(add()).resolves.toBeTruthy();
  });

  test('is waited for by the step of a start for as long as that takes', async () => {
    const release = await exhausted();
    const started = db.patiently(60_000, add);
    // Longer than a unit of work waits by itself.
    setTimeout(release, 9_000);
    await expect(started).resolves.toBeTruthy();
  });
});

describe('work for the same account', () => {
  test('waits without a connection, so that somebody else’s is done at once', async () => {
    const holds = Promise.withResolvers<void>();
    let inside = 0;
    let most = 0;
    const crowd = Array.from({ length: 20 }, () =>
      db.platform(
        'a test',
        async ({ tx }) => {
          most = Math.max(most, (inside += 1));
          // The first waits with the one connection that the account may have, the others behind it without any.
          if (inside === 1) await holds.promise;
          await tx.item.count();
          inside -= 1;
        },
        { turn: 'account:ana', timeoutMs: 30_000 },
      ),
    );
    await eventually(() => inside > 0);
    await expect(add()).resolves.toBeTruthy();
    holds.resolve();
    await Promise.all(crowd);
    expect(most).toBe(1);
  });
});

describe('a database that dies', () => {
  test('between two tries is no error when it is back: nothing had happened', async () => {
    await add();
    await postgres.kill();
    const underWay = add();
    underWay.catch(() => undefined);
    const refused = await failure(underWay);
    expect(refusalOfDatabase(refused)).toMatchObject({ code: 'UNAVAILABLE', why: { check: 'away' } });
    const patient = db.patiently(60_000, add);
    await postgres.start();
    await expect(patient).resolves.toBeTruthy();
  });

  test('amid the work is told as lost: the change may have been saved', async () => {
    const inside = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    const underWay = failure(
      db.tenant(WORKSPACE, async ({ tx }) => {
        await tx.item.count();
        inside.resolve();
        await gone.promise;
        await tx.item.count();
      }),
    );
    await inside.promise;
    await postgres.kill();
    gone.resolve();
    const told = refusalOfDatabase(await underWay);
    await postgres.start();
    expect(told).toMatchObject({ code: 'UNAVAILABLE', why: { check: 'lost' } });
    await eventually(add);
  });
});

describe('a disk that is full', () => {
  test('is told as that, by PostgreSQL through Prisma and SQL', async () => {
    const FULL = `DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`;
    const errors = [
      await failure(db.platform('a test', ({ tx }) => tx.$executeRawUnsafe(FULL))),
      await failure(db.pool.query(FULL)),
    ];
    for (const error of errors)
      expect(refusalOfDatabase(error)).toMatchObject({ code: 'UNAVAILABLE', why: { check: 'disk' } });
  });

  test.skipIf(process.platform !== 'linux')('is told as that by a file, too', async () => {
    const error = await failure(writeFile('/dev/full', 'x'));
    expect(problemOf(error)).toMatchObject({ status: 503, title: expect.stringContaining('disk is full') });
  });
});

test('a mistake in the work is neither: it stays what it was', async () => {
  const error = await failure(db.tenant(WORKSPACE, () => Promise.reject(new Error('a mistake'))));
  expect([refusalOf(error), refusalOfDatabase(error)]).toEqual([undefined, undefined]);
});

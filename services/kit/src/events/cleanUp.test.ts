import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { expect, test, vi } from 'vitest';
import { createLog } from '../telemetry/index.ts';
import { eventually, fakeClock, testDatabase } from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';
import { cleanUp, createDispatcher } from './dispatcher.ts';

const DAY = 86_400_000;
const clock = fakeClock();
const db = await testDatabase(
  {
    name: 'fixture',
    migrations: new URL('../testing/fixture/prisma/migrations/', import.meta.url),
    prisma: PrismaClient,
  },
  { clock },
);
const log = createLog('events', 'silent');
const emit = (key: string) =>
  db.platform('test', async (uow) => uow.emit(SubscriptionChangedSchema, {}, { key, workspaceId: null }));
const kept = async () =>
  (await db.pool.query<{ key: string }>('SELECT key FROM kit.outbox ORDER BY position')).rows.map(({ key }) => key);

test('events are dropped after seven days, but never before every reader has dealt with them', async () => {
  await emit('read');
  const dispatcher = createDispatcher([{ db, consumers: [] }], log);
  await dispatcher.start();
  await eventually(async () => expect((await db.pool.query('SELECT FROM kit.reader_position')).rowCount).toBe(1));
  await dispatcher.stop();
  await emit('read');
  await emit('never read by anybody');

  clock.advance(6 * DAY);
  await cleanUp([{ db, consumers: [] }], log);
  expect(await kept()).toEqual(['read', 'read', 'never read by anybody']);
  clock.advance(2 * DAY);
  await cleanUp([{ db, consumers: [] }], log);
  expect(await kept()).toEqual(['read', 'never read by anybody']);
});

test('a bite begins where the last one ended, and takes what was written a little out of order', async () => {
  await db.pool.query('DELETE FROM kit.outbox');
  await db.pool.query('DELETE FROM kit.reader_position');
  const now = clock.now().getTime();
  const minutes = Array.from({ length: 12_000 }, (_, index) => new Date(now - 9 * DAY + index * 1_000));
  // One of an early time stands among the last.
  minutes[11_500] = new Date(now - 9 * DAY + 11_470_000);
  await db.pool.query(
    `INSERT INTO kit.outbox (part, id, type, key, time, correlation_id, payload)
     SELECT 0, gen_random_uuid(), 't', 'k', at, 'c', '' FROM unnest($1::timestamptz[]) AS at`,
    [minutes],
  );
  await db.pool.query(`INSERT INTO kit.reader_position SELECT 'dispatcher', 0, max(position) FROM kit.outbox`);
  const asked = vi.spyOn(db.pool, 'query');
  await cleanUp([{ db, consumers: [] }], log);
  const from = asked.mock.calls
    .filter((call) => call[0].includes('kit.outbox'))
    .map((call) => (call[1] as unknown as Date[])[1]?.getTime() ?? 0);
  asked.mockRestore();
  // Two whole bites and what is left, then a look from the beginning.
  const begun = now - 9 * DAY;
  expect(from.map((at) => (at === 0 ? 0 : Math.floor((at - begun) / 4_500_000)))).toEqual([0, 1, 2, 0]);
  expect(await kept()).toEqual([]);
});

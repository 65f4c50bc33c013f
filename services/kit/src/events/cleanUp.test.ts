import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { expect, test } from 'vitest';
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

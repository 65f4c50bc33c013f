/** An event whose handler fails with the database under it: the event is not at fault, and its key is not held up. */
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { expect, it } from 'vitest';
import { createLog } from '../telemetry/index.ts';
import { eventually, testDatabase } from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';
import { consumer, createDispatcher, listParked, on } from './index.ts';

const migrations = new URL('../testing/fixture/prisma/migrations/', import.meta.url);
const source = await testDatabase({ name: 'fixture', migrations, prisma: PrismaClient }, { connections: 4 });
const target = await testDatabase({ name: 'fixture', migrations, prisma: PrismaClient }, { connections: 4 });
const WORKSPACE = '0190a000-0000-7000-8000-00000000000d';
/** Tries that together take longer than the second after which an event at fault is parked. */
const TRIES = 7;

type Tx = Parameters<Parameters<typeof target.tenant>[1]>[0]['tx'];

it.each([
  [
    'ends the connection, as when it shuts down',
    (tx: Tx) => tx.$executeRaw`SELECT pg_terminate_backend(pg_backend_pid())`,
  ],
  [
    'is a standby for the moment',
    async (tx: Tx) => {
      await tx.$executeRaw`SET TRANSACTION READ ONLY`;
      await tx.$executeRaw`INSERT INTO visit (place) VALUES ('never')`;
    },
  ],
  [
    'is starting',
    async () => {
      throw Object.assign(new Error('the database system is starting up'), { code: '57P03' });
    },
  ],
])('is handled when the database is back that %s', async (name, fails) => {
  let tries = 0;
  const copies = consumer<PrismaClient>({
    name: `copies ${name}`,
    handlers: [
      on(SubscriptionChangedSchema, async ({ event, uow }) => {
        if (event.subscription?.id !== name) return;
        tries += 1;
        if (tries <= TRIES) await fails(uow.tx);
        await uow.tx.$executeRaw`INSERT INTO visit (place) VALUES (${name})`;
      }),
    ],
  });
  const dispatcher = createDispatcher(
    [
      { db: source, consumers: [] },
      { db: target, consumers: [copies] },
    ],
    createLog('events', 'silent'),
  );
  await dispatcher.start();
  try {
    await source.tenant(WORKSPACE, async (uow) =>
      uow.emit(SubscriptionChangedSchema, { subscription: { id: name, version: 1 } }, { key: name }),
    );
    await eventually(async () => {
      const { rowCount } = await target.pool.query('SELECT 1 FROM visit WHERE place = $1', [name]);
      expect(rowCount).toBe(1);
    }, 20_000);
    expect(tries).toBe(TRIES + 1);
    expect(await listParked(target)).toEqual([]);
  } finally {
    await dispatcher.stop();
  }
});

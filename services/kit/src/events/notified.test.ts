/** Events arrive whether or not a notification does: readers rest only while notifications can be trusted to come. */
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../telemetry/index.ts';
import { eventually, testDatabase } from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';
import { createDispatcher } from './dispatcher.ts';
import { eventType } from './envelope.ts';

const definition = {
  name: 'fixture',
  migrations: new URL('../testing/fixture/prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
};
const log = createLog('events', 'silent');

async function followed() {
  const db = await testDatabase(definition);
  const heard: string[] = [];
  const dispatcher = createDispatcher([{ db, consumers: [] }], log);
  await dispatcher.feed.subscribe([eventType(SubscriptionChangedSchema)], ({ key }) => void heard.push(key));
  await dispatcher.start();
  onTestFinished(() => dispatcher.stop());
  /** An event as another process writes it; `told`: which then says so. */
  const written = async (key: string, { told }: { told: boolean }) => {
    await db.pool.query(`SELECT kit.append_events($1::jsonb)`, [
      db.encodeEvents((emit) => emit(SubscriptionChangedSchema, {}, { key, workspaceId: null })),
    ]);
    if (told) await db.pool.query(`SELECT pg_notify('ringline_outbox', '')`);
  };
  const asked = () => vi.spyOn(db.pool, 'query');
  return { db, heard, written, asked };
}

it('a reader that is notified looks at once, and rests in between', async () => {
  const { heard, written, asked } = await followed();
  await written('first', { told: true });
  await eventually(() => heard.includes('first'), 3_000);
  const queries = asked();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(queries.mock.calls.filter((call) => JSON.stringify(call).includes('kit-outbox-round')).length).toBeLessThan(3);
});

it('what its writer told nobody of, because it was killed, is found all the same', async () => {
  const { heard, written } = await followed();
  await written('killed', { told: false });
  await eventually(() => heard.includes('killed'));
});

it('a connection that is ended by the server is replaced, and nothing is missed', async () => {
  const { db, heard, written } = await followed();
  await db.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  await written('during', { told: true });
  await eventually(() => heard.includes('during'), 4_000);
  await eventually(() => db.listener.standing);
  await written('after', { told: true });
  await eventually(() => heard.includes('after'), 4_000);
});

it('a connection that dies without a word is found out by what it did not tell of, and made anew', async () => {
  const spied = vi.spyOn(pg.Client.prototype, 'query');
  const { db, heard, written } = await followed();
  const at = spied.mock.calls.findLastIndex(([sql]) => sql.startsWith('LISTEN'));
  const listening = spied.mock.contexts[at] as pg.Client | undefined;
  spied.mockRestore();
  const pid = async () =>
    (
      await db.pool.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%' ORDER BY backend_start DESC`,
      )
    ).rows[0]?.pid;
  const before = await pid();
  // The client believes that it listens; the server tells it nothing any more, as one whose other end has vanished.
  await listening?.query('UNLISTEN *');
  await written('silent', { told: true });
  await eventually(() => heard.includes('silent'));
  await eventually(async () => db.listener.standing && (await pid()) !== before);
  await written('told again', { told: true });
  await eventually(() => heard.includes('told again'), 3_000);
});

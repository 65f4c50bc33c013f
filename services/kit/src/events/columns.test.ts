import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';
import { eventColumns } from './index.ts';

const migrations = new URL('../testing/fixture/prisma/migrations/', import.meta.url);
const db = await testDatabase({ name: 'fixture', migrations, prisma: PrismaClient });
const W = '0190a000-0000-7000-8000-00000000000a';

it('events that are appended as columns are the same as those of one text, in the same order', async () => {
  const events = db.recordEvents((emit) => {
    const audience = { teams: ['a"b\\c', '{d,e}'], users: [] };
    emit(SubscriptionChangedSchema, { subscription: { id: 'x' } }, { key: 'NULL', workspaceId: W, audience });
    emit(SubscriptionChangedSchema, {}, { key: '', workspaceId: null });
    emit(SubscriptionChangedSchema, { subscription: { id: 'y' } }, { key: 'NULL', workspaceId: W });
  });
  const appended = async (statement: string, values: unknown[]) => {
    await db.pool.query('DELETE FROM kit.outbox');
    await db.pool.query(statement, values);
    const { rows } = await db.pool.query<Record<string, unknown>>('SELECT * FROM kit.outbox ORDER BY position');
    return rows.map(({ position: _position, ...row }) => row);
  };
  const asText = await appended('SELECT kit.append_events($1::jsonb)', [JSON.stringify(events)]);
  expect(asText).toHaveLength(3);
  const columns = Array.from({ length: 10 }, (_, index) => `$${index + 1}`).join(', ');
  expect(await appended(`SELECT kit.append_event_columns(${columns})`, eventColumns(events))).toEqual(asText);
});

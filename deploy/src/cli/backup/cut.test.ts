import { randomUUID } from 'node:crypto';
import { contacts } from '@ringline/contacts';
import { withDatabase } from '@ringline/kit/db';
import { identity } from '@ringline/identity';
import { testDatabase } from '@ringline/kit/testing';
import { expect, inject, test } from 'vitest';
import { takeCut } from './cut.ts';

const owner = await testDatabase(identity);
const listener = await testDatabase(contacts);
const asAdmin = ({ urls }: typeof owner | typeof listener) =>
  withDatabase(inject('postgresAdminUrl'), new URL(urls.owner).pathname.slice(1));

const eventOf = (id: string) => [
  {
    id,
    type: 'identity.user.changed.v1',
    key: id,
    workspaceId: null,
    time: new Date().toISOString(),
    correlationId: id,
    causationId: null,
    traceparent: null,
    audience: null,
    payload: '',
  },
];

test('whatever a listener knows of when the snapshots are taken, the snapshot of its owner holds', async () => {
  let busy = true;
  let events = 0;
  const deliver = async () => {
    while (busy) {
      const id = randomUUID();
      await owner.pool.query('SELECT kit.append_events($1::jsonb)', [JSON.stringify(eventOf(id))]);
      await listener.pool.query("INSERT INTO kit.inbox (consumer, event_id) VALUES ('test', $1)", [id]);
      events += 1;
    }
  };
  const working = Promise.all(Array.from({ length: 4 }, deliver));
  try {
    for (let round = 0; round < 15; round += 1) {
      const cut = await takeCut(
        new Map([
          ['identity', asAdmin(owner)],
          ['contacts', asAdmin(listener)],
        ]),
      );
      const [told, heard] = cut.snapshots;
      const known = await told?.client.query<{ id: string }>('SELECT id FROM kit.outbox');
      const had = await heard?.client.query<{ id: string }>('SELECT event_id AS id FROM kit.inbox');
      const sent = new Set(known?.rows.map(({ id }) => id));
      expect(had?.rows.filter(({ id }) => !sent.has(id))).toEqual([]);
      await cut.close();
    }
  } finally {
    busy = false;
    await working;
  }
  expect(events).toBeGreaterThan(15);
});

test('a role that row-level security applies to is refused: its backup would lack rows', async () => {
  await expect(takeCut(new Map([['contacts', listener.urls.runtime]]))).rejects.toThrow(
    'can not read all of the database of contacts',
  );
});

import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { CallMissedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TenantUnit } from '../db/index.ts';
import { createLog } from '../telemetry/index.ts';
import { eventually, testDatabase } from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';
import {
  consumer,
  copyOf,
  createDispatcher,
  discardParked,
  listParked,
  on,
  publisher,
  replayParked,
  republish,
  type Dispatcher,
  type Republished,
  type StoredEvent,
} from './index.ts';

const migrations = new URL('../testing/fixture/prisma/migrations/', import.meta.url);
const owner = await testDatabase({ name: 'fixture', migrations, prisma: PrismaClient });
const reader = await testDatabase({ name: 'fixture', migrations, prisma: PrismaClient });
const log = createLog('republish', 'silent');
const [A = '', B = ''] = [randomUUID(), randomUUID()].toSorted();

type Unit = TenantUnit<PrismaClient>;

const announce = (uow: Unit, { id, name, version }: { id: string; name: string; version: number }) =>
  uow.emit(ContactChangedSchema, { contact: { id, firstName: name, version } }, { key: id });

const items = publisher<PrismaClient>(ContactChangedSchema, async (uow, { after, limit }) => {
  const rows = await uow.tx.$queryRaw<{ id: string; name: string; version: number }[]>`
    SELECT id::text, name, version FROM item WHERE id > ${after}::uuid ORDER BY id LIMIT ${limit} FOR SHARE`;
  for (const row of rows) announce(uow, row);
  return rows.map(({ id }) => id);
});

const broken = new Set<string>();
const copies = consumer<PrismaClient>({
  name: 'copies',
  handlers: [
    copyOf(ContactChangedSchema, async ({ event: { contact }, uow }) => {
      if (!contact) return;
      if (broken.has(contact.id)) throw new Error('broken');
      const { id, firstName: name, version } = contact;
      const known = await uow.tx.item.findFirst({ where: { id } });
      if (known && known.version > version) return;
      const { workspaceId } = uow;
      if (known) await uow.tx.item.updateMany({ where: { id }, data: { name, version } });
      else await uow.tx.item.create({ data: { id, workspaceId, name, version } });
    }),
  ],
});
const mails = consumer<PrismaClient>({
  name: 'mails',
  handlers: [
    on(ContactChangedSchema, async ({ event, uow }) => {
      await uow.tx.$executeRaw`INSERT INTO visit (place) VALUES (${`mail|${event.contact?.id}`})`;
    }),
  ],
});

const shown: StoredEvent[] = [];
let dispatcher: Dispatcher;

beforeAll(async () => {
  dispatcher = createDispatcher(
    [
      { db: owner, consumers: [] },
      { db: reader, consumers: [copies, mails] },
    ],
    log,
  );
  await dispatcher.start();
  await dispatcher.feed.subscribe(['contacts.contact.changed.v1'], (event) => void shown.push(event));
});
afterAll(() => dispatcher.stop());
beforeEach(() => broken.clear());

async function change(workspaceId: string, id: string, name: string): Promise<void> {
  await owner.tenant(workspaceId, async (uow) => {
    const [row] = await uow.tx.$queryRaw<{ version: number }[]>`
      INSERT INTO item (workspace_id, id, name, version) VALUES (${workspaceId}::uuid, ${id}::uuid, ${name}, 1)
      ON CONFLICT (workspace_id, id) DO UPDATE SET name = excluded.name, version = item.version + 1 RETURNING version`;
    announce(uow, { id, name, version: row?.version ?? 0 });
  });
}
const copied = (workspaceId: string) =>
  reader.tenant(workspaceId, ({ tx }) => tx.item.findMany({ where: { workspaceId }, orderBy: { id: 'asc' } }));
const owned = (workspaceId: string) =>
  owner.tenant(workspaceId, ({ tx }) => tx.item.findMany({ where: { workspaceId }, orderBy: { id: 'asc' } }));
const mailed = async (): Promise<number> =>
  Number((await reader.pool.query("SELECT count(*) FROM visit WHERE place LIKE 'mail|%'")).rows[0].count);

async function tellAgain({ dryRun = false, batch = 2 } = {}): Promise<Republished[]> {
  const batches: Republished[] = [];
  await republish(owner, [items], {
    workspaces: async function* () {
      yield* [A, B];
    },
    dryRun,
    onBatch: (one) => void batches.push(one),
    batch,
  });
  return batches;
}

it('state that is published again fills copies that were lost, and nothing happens a second time', async () => {
  const ids = Array.from({ length: 5 }, () => randomUUID());
  for (const id of ids) await change(A, id, 'Ana');
  await change(B, randomUUID(), 'Bo');
  await eventually(async () => expect([...(await copied(A)), ...(await copied(B))]).toHaveLength(6));
  await eventually(async () => expect([await mailed(), shown.length]).toEqual([6, 6]));
  for (const workspace of [A, B]) await reader.tenant(workspace, ({ tx }) => tx.item.deleteMany());

  expect(await tellAgain({ dryRun: true })).toHaveLength(4);
  expect((await owner.pool.query('SELECT FROM kit.outbox WHERE republished')).rowCount).toBe(0);

  expect((await tellAgain()).map(({ workspaceId, events }) => [workspaceId, events])).toEqual([
    [A, 2],
    [A, 2],
    [A, 1],
    [B, 1],
  ]);
  await eventually(async () => {
    expect(await copied(A)).toEqual(await owned(A));
    expect(await copied(B)).toEqual(await owned(B));
  });

  // Twice does no harm, and what comes after it is told as ever.
  await tellAgain();
  await change(A, ids[0] ?? '', 'Anna');
  await eventually(async () => expect([await mailed(), shown.length]).toEqual([7, 7]));
  expect(await copied(A)).toEqual(await owned(A));

  // Nor is who begins to listen now shown what was published again.
  const late: StoredEvent[] = [];
  const end = await dispatcher.feed.subscribe(['contacts.contact.changed.v1'], (event) => void late.push(event));
  end();
  expect(late).toHaveLength(7);
});

it('a change that is under way is told after what is published again, or is part of it', async () => {
  const id = randomUUID();
  await change(A, id, 'before');
  const writing = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const slow = owner.tenant(A, async (uow) => {
    await uow.tx.$executeRaw`UPDATE item SET name = 'after', version = version + 1 WHERE id = ${id}::uuid`;
    writing.resolve();
    await go.promise;
    announce(uow, { id, name: 'after', version: 2 });
  });
  await writing.promise;
  const again = tellAgain({ batch: 200 });
  await eventually(async () => {
    const waiting = await owner.pool.query(
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FOR SHARE%'",
    );
    expect(waiting.rowCount).toBeGreaterThan(0);
  });
  go.resolve();
  await Promise.all([slow, again]);
  await eventually(async () =>
    expect((await copied(A)).find((one) => one.id === id)).toMatchObject({ name: 'after', version: 2 }),
  );
  const { rows } = await owner.pool.query<{ republished: boolean }>(
    'SELECT republished FROM kit.outbox WHERE key = $1 ORDER BY position',
    [id],
  );
  expect(rows.map(({ republished }) => republished)).toEqual([false, false, true]);
});

it('state that comes while its key is parked waits behind what failed', async () => {
  const id = randomUUID();
  broken.add(id);
  await change(B, id, 'Cy');
  await eventually(async () => expect(await listParked(reader)).toMatchObject([{ key: id, waiting: 1 }]));
  await tellAgain();
  await eventually(async () => expect(await listParked(reader)).toMatchObject([{ key: id, waiting: 2 }]));
  broken.clear();
  expect(await replayParked(reader, [copies], { consumer: 'copies', source: 'fixture', key: id })).toBe(2);
  expect(await discardParked(reader, { consumer: 'copies', source: 'fixture', key: id })).toBe(0);
  expect(await copied(B)).toEqual(await owned(B));
});

it('only an event with the full state feeds a copy, and a publisher announces what it says', async () => {
  expect(() => copyOf(CallMissedSchema, async () => undefined)).toThrow('does not carry the full state');
  expect(() => publisher(CallMissedSchema, async () => [])).toThrow('does not carry the full state');
  const silent = publisher<PrismaClient>(ContactChangedSchema, async () => [randomUUID()]);
  const options = {
    workspaces: async function* () {
      yield A;
    },
    dryRun: false,
    onBatch: () => undefined,
  };
  await expect(republish(owner, [silent], options)).rejects.toThrow('announced 0 of 1');
});

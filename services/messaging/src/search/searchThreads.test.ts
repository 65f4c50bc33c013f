import { createPool, migrate } from '@ringline/kit/db';
import { MOST_FOUND } from '@ringline/kit/paging';
import { compileSearch } from '@ringline/kit/search';
import { testDatabase } from '@ringline/kit/testing';
import { expect, test } from 'vitest';
import { messaging as service } from '../service.ts';
import { testPrincipal } from '../testing.ts';
import { listThreads } from '../threads/listThreads.ts';
import { searchThreads } from './searchThreads.ts';

const db = await testDatabase(service);
let minutes = 0;

async function thread(workspaceId: string, peerNumber: string, contactId: string | null = null): Promise<string> {
  const id = db.ids.uuid();
  const lastActivityAt = new Date(Date.UTC(2026, 10, 21) + ++minutes * 60_000);
  const row = {
    id,
    workspaceId,
    peerNumber,
    peerKey: peerNumber,
    contactId,
    state: 'OPEN',
    unreadCount: 0,
    version: 1,
  };
  await db.tenant(workspaceId, ({ tx }) => tx.thread.create({ data: { ...row, lastActivityAt, teamIds: [] } }));
  return id;
}
const find = (workspaceId: string, text: string, contactIds: string[] = []) =>
  db.tenant(workspaceId, (uow) => searchThreads(uow, text, contactIds)).then(({ ids }) => ids);

test('a thread is found by a number, a short code, a sender, what hidden callers are called, and by its contact', async () => {
  const ws = db.ids.uuid();
  const ana = db.ids.uuid();
  const threads = {
    number: await thread(ws, '+12025550120'),
    code: await thread(ws, '72975'),
    dhl: await thread(ws, 'DHL Express'),
    hidden: await thread(ws, 'anonymous'),
    contact: await thread(ws, '+442079460018', ana),
  };
  const finds: [string, string[], (keyof typeof threads)[]][] = [
    ['0120', [], ['number']],
    ['0202 555', [], ['number']],
    ['2975', [], ['code']],
    ['dhl', [], ['dhl']],
    ['expr', [], ['dhl']],
    ['Hidden', [], ['hidden']],
    ['oculto', [], ['hidden']],
    ['masque', [], ['hidden']],
    ['Unterdrückte', [], ['hidden']],
    // The newest first.
    ['dhl', [ana], ['contact', 'dhl']],
    ['0120 79', [], []],
    ['nobody', [], []],
    [',', ['none'], []],
  ];
  for (const [text, contactIds, names] of finds)
    expect([text, await find(ws, text, contactIds)]).toEqual([text, names.map((name) => threads[name])]);
  await db.tenant(ws, ({ tx }) => tx.thread.update({ where: { id: threads.dhl }, data: { peerNumber: 'UPS' } }));
  expect(await find(ws, 'dhl')).toEqual([]);
  expect(await find(ws, 'ups')).toEqual([threads.dhl]);
});

test('a search that finds more than it looks through says so, and so does the list that it is of', async () => {
  const ws = db.ids.uuid();
  const fill = (from: number, to: number) =>
    db.tenant(
      ws,
      ({ tx }) => tx.$executeRaw`
        INSERT INTO thread (id, workspace_id, peer_number, peer_key, state, unread_count, last_activity_at, version)
        SELECT gen_random_uuid(), ${ws}::uuid, 'Parcels ' || i, 'Parcels ' || i, 'OPEN', 0, now() - i * interval '1 minute', 1
        FROM generate_series(${from}::integer, ${to}::integer) AS i`,
    );
  const listed = async () => {
    const input = { page: undefined, filter: '', contactIds: [], query: 'parcels' };
    const { metadata } = await listThreads({ db })(input, testPrincipal(ws));
    return [metadata.count, metadata.countIsLeast];
  };
  const found = () => db.tenant(ws, (uow) => searchThreads(uow, 'parcels', []));
  await fill(1, MOST_FOUND);
  expect((await found()).isCut).toBe(false);
  expect(await listed()).toEqual([MOST_FOUND, false]);
  await fill(MOST_FOUND + 1, MOST_FOUND + 1);
  expect([(await found()).isCut, (await found()).ids.length]).toEqual([true, MOST_FOUND]);
  expect(await listed()).toEqual([MOST_FOUND, true]);
});

test('somebody of another workspace finds, reads and changes nothing', async () => {
  const [mine, foreign] = [db.ids.uuid(), db.ids.uuid()];
  const ana = db.ids.uuid();
  const secret = await thread(mine, 'Secret', ana);
  await thread(foreign, 'Ours');
  expect(await find(mine, 'secret', [ana])).toEqual([secret]);
  for (const text of ['secret', 's', 'se']) expect(await find(foreign, text, [ana])).toEqual([]);
  const ask = (asked: unknown) =>
    db.tenant(
      foreign,
      ({ tx }) => tx.$queryRaw<{ id: string }[]>`
        SELECT id FROM search_threads(${JSON.stringify(asked)}::jsonb, ${[ana]}::uuid[], 1000) AS id`,
    );
  for (const trick of ["%' OR true OR s.text LIKE '%", "%\\' OR true --", '%'])
    expect((await ask([{ grams: ['^s'], like: [trick] }])).map(({ id }) => id)).not.toContain(secret);
  const without = await db.platform(
    'a test',
    ({ tx }) => tx.$queryRaw<object[]>`
      SELECT id FROM search_threads(${JSON.stringify(compileSearch('secret'))}::jsonb, ${[ana]}::uuid[], 1000) AS id`,
  );
  expect(without).toEqual([]);
  const text = ' taken';
  expect((await db.tenant(foreign, ({ tx }) => tx.threadSearch.updateMany({ data: { text } }))).count).toBe(1);
  const planted = { workspaceId: mine, threadId: db.ids.uuid(), text };
  await expect(db.tenant(foreign, ({ tx }) => tx.threadSearch.create({ data: planted }))).rejects.toThrow(
    /row-level security/,
  );
  expect(await find(mine, 'secret')).toEqual([secret]);
});

test('threads that were there before it are found after a migration in steps', async () => {
  const ws = db.ids.uuid();
  const [dhl, ups] = [await thread(ws, 'DHL old'), await thread(ws, 'UPS old')];
  const owner = createPool(db.urls.owner, { max: 1 });
  await owner.query('DELETE FROM thread_search WHERE workspace_id = $1', [ws]);
  await owner.query("INSERT INTO kit.fill (name, workspace_id) VALUES ('fill_thread_search', $1)", [ws]);
  await owner.end();
  await migrate(db.urls.owner, service.migrations);
  expect(await find(ws, 'old')).toEqual([ups, dhl]);
});

test('a search reads few pages, however many threads there are; without its index it reads all', async () => {
  const ws = db.ids.uuid();
  const owners = createPool(db.urls.owner, { max: 1 });
  const client = await owners.connect();
  await client.query("SELECT set_config('app.workspace_id', $1, false)", [ws]);
  await client.query(
    `INSERT INTO thread (id, workspace_id, peer_number, peer_key, state, unread_count, last_activity_at, version)
     SELECT gen_random_uuid(), $1::uuid, n, n, 'OPEN', 0, now() - i * interval '1 minute', 1
     FROM generate_series(1, 6000) AS i, LATERAL (SELECT CASE WHEN i % 2 = 0 THEN 'Sender of ' || repeat('parcels ', 60) || i ELSE '+1628' || (2000000 + i * 37) END AS n) AS p`,
    [ws],
  );
  await client.query('VACUUM ANALYZE thread, thread_search');
  const pages = async (text: string) => {
    const search = `SELECT * FROM search_threads('${JSON.stringify(compileSearch(text))}'::jsonb, '{}', 1000)`;
    // What a session looks up in the catalogs once is no part of it.
    await client.query(search);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${search}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  };
  const limit = 120;
  const touched: [string, number][] = [];
  for (const text of ['qqq', 'x', 'nobody here', '2037', '+16282037', 'parcels 2996'])
    touched.push([text, await pages(text)]);
  expect(touched.filter(([, count]) => count > limit)).toEqual([]);
  await client.query('BEGIN');
  await client.query('DROP INDEX thread_search_keys');
  expect(await pages('qqq')).toBeGreaterThan(limit);
  await client.query('ROLLBACK');
  client.release();
  await owners.end();
});

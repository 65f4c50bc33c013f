import { create } from '@bufbuild/protobuf';
import { createPool, migrate } from '@ringline/kit/db';
import { compileSearch } from '@ringline/kit/search';
import { fakeClock, testDatabase } from '@ringline/kit/testing';
import { PageRequestSchema } from '@ringline/proto/common/v1/common_pb';
import { describe, expect, test } from 'vitest';
import { contacts as service } from '../service.ts';
import { createContact } from './createContact.ts';
import { listContacts } from './listContacts.ts';
import { findContactIds } from './searchContacts.ts';
import { updateContact } from './updateContact.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true } };
const save = (ws: string, phoneNumber: string, firstName: string, lastName = '', email = '') =>
  createContact(deps)(
    { firstName, lastName, phoneNumber, email, defaultCountry: 'US', idempotencyKey: '' },
    { workspaceId: ws },
  );
const found = async (ws: string, query: string) =>
  (await listContacts(deps)({ query }, { workspaceId: ws })).rows.map(({ phoneNumber }) => phoneNumber);

describe('a search of contacts', () => {
  test('finds names of scripts without blanks by a part, and names that are pictograms', async () => {
    const ws = db.ids.uuid();
    await save(ws, '+819012345678', '山田太郎');
    await save(ws, '+821012345678', '김철수');
    await save(ws, '+66812345678', 'สมชาย');
    await save(ws, '+14155550141', '🦊');
    await save(ws, '+14155550142', 'Ana👩🏽‍⚕️Maria', 'O’Neil');
    const finds: [string, string[]][] = [
      ['+819012345678', ['太郎', '郎', '山田', '山田太郎', '90123']],
      ['+821012345678', ['철수', '김', '김철수']],
      ['+66812345678', ['ชาย', 'สม']],
      ['+14155550141', ['🦊']],
      ['+14155550142', ['👩', '⚕️', 'maria ana', "o'neil", 'an o']],
    ];
    for (const [number, queries] of finds)
      for (const query of queries) expect([query, await found(ws, query)]).toEqual([query, [number]]);
    for (const query of ['🐻', '花', 'naria']) expect([query, await found(ws, query)]).toEqual([query, []]);
  });

  test('takes one or two letters or digits for a beginning, and a number in whatever way it is written', async () => {
    const ws = db.ids.uuid();
    await save(ws, '+12025550143', 'Tomás', 'Muñoz', 'tm@example.com');
    await save(ws, '+442079460120', 'Zoë');
    const finds: [string, string[]][] = [
      ['tomas mun', ['+12025550143']],
      ['mu', ['+12025550143']],
      ['oz', []],
      ['Z', ['+442079460120']],
      ['44', ['+442079460120']],
      ['+4', ['+442079460120']],
      // A trunk 0 begins a number: it is no reason to look for the rest across the code of a country.
      ['0120', ['+442079460120']],
      ['0202 555', ['+12025550143']],
      ['(0)20 7946', ['+442079460120']],
      ['555-01', ['+12025550143']],
      ['zoe 7946', ['+442079460120']],
    ];
    for (const [query, numbers] of finds) expect([query, await found(ws, query)]).toEqual([query, numbers]);
  });

  test('knows a contact as it is now: changed, merged away, or one of those who are leads', async () => {
    const ws = db.ids.uuid();
    const { id } = await save(ws, '+14155550141', 'Ana', 'Whitcombe');
    await updateContact(deps)({ id, version: 1, lastName: 'Eklund', email: 'a@example.com' }, { workspaceId: ws });
    expect(await found(ws, 'whitcombe')).toEqual([]);
    for (const query of ['eklund', 'example']) expect(await found(ws, query)).toEqual(['+14155550141']);
    expect((await listContacts(deps)({ query: 'eklund', isLead: true }, { workspaceId: ws })).rows).toEqual([]);
    await db.tenant(ws, ({ tx }) => tx.contact.updateMany({ where: { id }, data: { deletedAt: clock.now() } }));
    expect(await found(ws, 'eklund')).toEqual([]);
  });

  test('finds contacts that were there before it, after a migration in steps', async () => {
    const ws = db.ids.uuid();
    const gone = await save(ws, '+14155550148', 'Old', 'Gone');
    await save(ws, '+14155550149', 'Old', 'Friend');
    await db.tenant(ws, ({ tx }) =>
      tx.contact.updateMany({ where: { id: gone.id }, data: { deletedAt: clock.now() } }),
    );
    const owners = createPool(db.urls.owner, { max: 1 });
    await owners.query('DELETE FROM contact_search WHERE workspace_id = $1', [ws]);
    expect(await found(ws, 'old')).toEqual([]);
    await owners.query("INSERT INTO kit.fill (name, workspace_id) VALUES ('fill_contact_search', $1)", [ws]);
    await owners.end();
    await migrate(db.urls.owner, service.migrations);
    expect(await found(ws, 'old')).toEqual(['+14155550149']);
  });

  test('goes on from page to page in the order of the list', async () => {
    const ws = db.ids.uuid();
    for (const digit of [1, 2, 3, 4, 5]) {
      clock.advance(1000);
      await save(ws, `+1628555013${digit}`, digit === 3 ? 'Ben' : 'Ana');
    }
    const page = (after: string, number = 1) =>
      listContacts(deps)(
        { query: 'ana', page: create(PageRequestSchema, { limit: 2, after, page: number }) },
        { workspaceId: ws },
      );
    const first = await page('');
    expect(first.metadata).toMatchObject({ count: 4, totalPages: 2, hasNext: true });
    const second = await page(first.metadata.endCursor ?? '');
    expect([...first.rows, ...second.rows].map(({ phoneNumber }) => phoneNumber.at(-1)).join('')).toBe('5421');
    expect((await page('', 2)).rows).toEqual(second.rows);
    expect((await page('', 9)).metadata).toMatchObject({ count: 4, hasNext: false });
  });
});

describe('somebody who tries to cross', () => {
  const [mine, foreign] = [db.ids.uuid(), db.ids.uuid()];
  const ask = (ws: string | undefined, asked: unknown) => {
    const text = JSON.stringify(asked);
    const query = (tx: Parameters<Parameters<typeof db.platform>[1]>[0]['tx']) =>
      tx.$queryRaw<{ contact_id: string | null }[]>`
        SELECT contact_id FROM search_contacts(${text}::jsonb, null, null, null, 0, 50, 1000)`;
    return ws === undefined ? db.platform('a test', ({ tx }) => query(tx)) : db.tenant(ws, ({ tx }) => query(tx));
  };

  test('finds nothing of another workspace, with whatever question', async () => {
    const { id } = await save(mine, '+14155550141', 'Secret', 'Whitcombe');
    await save(foreign, '+14155550142', 'Ours');
    for (const query of ['secret', 's', '0141', '+1415', 'whitcombe', '1']) {
      expect(await findContactIds(deps)({ query }, { workspaceId: mine })).toEqual([id]);
      expect(await findContactIds(deps)({ query }, { workspaceId: foreign })).not.toContain(id);
    }
    const literal = "%' OR true OR s.text LIKE '%";
    const tricks = [
      [{ grams: [], like: [] }],
      [{ grams: ['^s'], like: [literal] }],
      [{ grams: [literal], like: ['%'] }],
      [{ grams: ['^s'], like: ["%\\' OR true --"] }],
    ];
    for (const trick of tricks) {
      const rows = await ask(foreign, trick).catch(() => []);
      expect(rows.map(({ contact_id }) => contact_id)).not.toContain(id);
    }
    expect(await ask(undefined, compileSearch('secret'))).toEqual([]);
  });

  test('neither reads nor writes what others are found by', async () => {
    const { id } = await save(mine, '+14155550147', 'Hidden');
    const seen = await db.tenant(foreign, ({ tx }) => tx.contactSearch.findMany());
    expect(seen.map(({ workspaceId }) => workspaceId)).not.toContain(mine);
    expect(await db.platform('a test', ({ tx }) => tx.contactSearch.count())).toBe(0);
    const text = ' taken';
    expect((await db.tenant(foreign, ({ tx }) => tx.contactSearch.updateMany({ data: { text } }))).count).toBe(1);
    expect(await findContactIds(deps)({ query: 'taken' }, { workspaceId: mine })).toEqual([]);
    const planted = { workspaceId: mine, contactId: db.ids.uuid(), createdAt: clock.now(), isLead: false, text };
    await expect(db.tenant(foreign, ({ tx }) => tx.contactSearch.create({ data: planted }))).rejects.toThrow(
      /row-level security/,
    );
    expect(await findContactIds(deps)({ query: 'hidden' }, { workspaceId: mine })).toEqual([id]);
  });
});

describe('the pages that a search touches', () => {
  const [large, other] = [db.ids.uuid(), db.ids.uuid()];

  interface Client {
    query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  }

  async function pages(client: Client, query: string): Promise<number> {
    const asked = `'${JSON.stringify(compileSearch(query))}'`;
    const search = `SELECT * FROM search_contacts(${asked}::jsonb, NULL, NULL, NULL, 0, 51, 1000)`;
    await client.query("SELECT set_config('app.workspace_id', $1, true)", [large]);
    // What a session looks up in the catalogs once is no part of it.
    await client.query(search);
    const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${search}`);
    const [explained] = rows as { 'QUERY PLAN': [{ Plan: Record<string, number> }] }[];
    const plan = explained?.['QUERY PLAN'][0].Plan ?? {};
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  }

  test('do not grow with those of the workspace; without its index they do', async () => {
    const [owners, runtimes] = [createPool(db.urls.owner, { max: 1 }), createPool(db.urls.runtime, { max: 1 })];
    const [owner, runtime] = [await owners.connect(), await runtimes.connect()];
    await owner.query(
      `INSERT INTO contact_search SELECT CASE WHEN i % 8 = 0 THEN $2::uuid ELSE $1::uuid END, gen_random_uuid(), now() - i * interval '1 minute', false,
         kit.search_text('+1628' || lpad((2000000 + i * 37)::text, 7, '0'), name || ' ' || i || ' of a long street in a town')
       FROM generate_series(1, 8000) AS i, LATERAL (SELECT (ARRAY['Ana', 'Elodie', 'Tomás', 'Zoë'])[1 + i % 4] || ' ' || (ARRAY['Smith', 'Muñoz', 'Okafor'])[1 + i % 3] AS name) AS n`,
      [large, other],
    );
    await owner.query('VACUUM ANALYZE contact_search');
    await runtime.query('BEGIN');
    const [few, many] = [90, 230];
    const searches: [string, number][] = [
      ...['qqq', 'x', 'nobody here', '7999', '(628) 220-1234', 'zoe 7411'].map((query): [string, number] => [
        query,
        few,
      ]),
      ...['+1628227', 'street', 'a', '62', 'muno'].map((query): [string, number] => [query, many]),
    ];
    const over: [string, number][] = [];
    for (const [query, limit] of searches) {
      const touched = await pages(runtime, query);
      if (touched > limit) over.push([query, touched]);
    }
    expect(over).toEqual([]);
    await runtime.query('ROLLBACK');
    await owner.query('BEGIN');
    await owner.query('DROP INDEX contact_search_keys');
    expect(await pages(owner, 'qqq')).toBeGreaterThan(many);
    await owner.query('ROLLBACK');
    owner.release();
    runtime.release();
    await Promise.all([owners.end(), runtimes.end()]);
  });
});

import { create } from '@bufbuild/protobuf';
import { createPool } from '@ringline/kit/db';
import { MOST_COUNTED, MOST_FOUND } from '@ringline/kit/paging';
import { fakeClock, testDatabase } from '@ringline/kit/testing';
import { PageRequestSchema } from '@ringline/proto/common/v1/common_pb';
import { describe, expect, test } from 'vitest';
import { contacts as service } from '../service.ts';
import { listContacts } from './listContacts.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true } };

/** Contacts of one name, every fifth a lead. */
/** Rows in one transaction: each is indexed for the search, and a slow machine needs milliseconds for one. */
const AT_ONCE = 2_000;

async function fill(workspaceId: string, from: number, to: number): Promise<void> {
  for (let first = from; first <= to; first += AT_ONCE)
    await db.tenant(
      workspaceId,
      ({ tx }) => tx.$executeRaw`
      INSERT INTO contact (id, workspace_id, first_name, phone_number, match_key, is_lead, created_at, updated_at)
      SELECT gen_random_uuid(), ${workspaceId}::uuid, 'Ana', number, number, i % 5 = 0, now() - i * interval '1 minute', now()
      FROM generate_series(${first}::integer, ${Math.min(to, first + AT_ONCE - 1)}::integer) AS i,
        LATERAL (SELECT '+1628' || (2000000 + i) AS number) AS n`,
    );
}

async function told(workspaceId: string, query = '', isLead?: boolean): Promise<unknown[]> {
  const page = create(PageRequestSchema, { limit: 1 });
  const asked = { page, query, ...(isLead === undefined ? {} : { isLead }) };
  const { metadata } = await listContacts(deps)(asked, { workspaceId });
  return [metadata.count, metadata.countIsLeast];
}

test('what a text finds is counted up to a bound, and says when there is more', async () => {
  const ws = db.ids.uuid();
  await fill(ws, 1, MOST_FOUND);
  expect(await told(ws, 'ana')).toEqual([MOST_FOUND, false]);
  await fill(ws, MOST_FOUND + 1, MOST_FOUND + 5);
  expect(await told(ws, 'ana')).toEqual([MOST_FOUND, true]);
  expect(await told(ws, 'ana', true)).toEqual([201, false]);
});

test('a list is counted up to a bound along its index, and says when there is more', async () => {
  const ws = db.ids.uuid();
  await fill(ws, 1, MOST_COUNTED);
  expect(await told(ws)).toEqual([MOST_COUNTED, false]);
  await fill(ws, MOST_COUNTED + 1, MOST_COUNTED + 5);
  expect(await told(ws)).toEqual([MOST_COUNTED, true]);
  expect(await told(ws, '', true)).toEqual([2_001, false]);
  const owners = createPool(db.urls.owner, { max: 1 });
  // A page is known to be visible to all only when what was written there is on disk.
  await owners.query('SET synchronous_commit = on');
  await owners.query('CREATE TEMP TABLE written ()');
  await owners.query('VACUUM ANALYZE contact');
  await owners.query("SELECT set_config('app.workspace_id', $1, false)", [ws]);
  // Nearly all there is here is of one workspace: nobody would take an index.
  await owners.query('SET enable_seqscan = off');
  // As Prisma has it counted.
  const counting = `SELECT count(*) FROM (SELECT id FROM contact
    WHERE workspace_id = '${ws}' AND NOT is_lead AND deleted_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ${MOST_COUNTED + 1} OFFSET 0) AS sub`;
  const { rows } = await owners.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${counting}`);
  await owners.end();
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using contact_listed');
});

describe('in another order', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 9, n));
  /** Names, each with the day on which they were last called. */
  const PEOPLE: readonly (readonly [first: string, last: string, called: number | undefined])[] = [
    ['Zoë', 'Brennan', 3],
    ['Élodie', 'Adam', 1],
    ['ana', 'Whitcombe', undefined],
    ['Ana', 'Adler', 7],
    ['', '', 5],
    ['', '', undefined],
    ['Tomás', 'Muñoz', undefined],
  ];
  const put = (workspaceId: string) =>
    db.tenant(workspaceId, async ({ tx }) => {
      for (const [at, [firstName, lastName, called]] of PEOPLE.entries())
        await tx.contact.create({
          data: {
            id: `${workspaceId.slice(0, -1)}${at}`,
            workspaceId,
            firstName,
            lastName,
            phoneNumber: `+1628555${1000 + at}`,
            matchKey: `+1628555${1000 + at}`,
            isLead: firstName === '',
            tags: at % 2 === 0 ? ['Even'] : [],
            createdAt: day(20 - at),
            updatedAt: day(20),
            lastContactedAt: called === undefined ? null : day(called),
          },
        });
    });
  /** Everyone, read in pages of two, by their places above. */
  async function walk(workspaceId: string, asked: object): Promise<number[]> {
    const found: number[] = [];
    for (let after = ''; ;) {
      const page = create(PageRequestSchema, { limit: 2, after });
      const { rows, metadata } = await listContacts(deps)({ page, query: '', ...asked }, { workspaceId });
      expect(rows.length).toBeLessThanOrEqual(2);
      found.push(...rows.map(({ phoneNumber }) => Number(phoneNumber.slice(-1))));
      if (!metadata.hasNext) return found;
      after = metadata.endCursor ?? '';
    }
  }

  test.each<[object, number[]]>([
    [{ sortBy: 'NAME' }, [3, 2, 1, 6, 0, 4, 5]],
    [{ sortBy: 'NAME', descending: true }, [0, 6, 1, 2, 3, 5, 4]],
    [{ sortBy: 'LAST_CONTACTED' }, [1, 0, 4, 3, 2, 5, 6]],
    [{ sortBy: 'LAST_CONTACTED', descending: true }, [3, 4, 0, 1, 6, 5, 2]],
    [{ sortBy: 'ADDED' }, [6, 5, 4, 3, 2, 1, 0]],
    [{ sortBy: 'ADDED', descending: true }, [0, 1, 2, 3, 4, 5, 6]],
    [{ sortBy: 'NAME', tags: ['Even'] }, [2, 6, 0, 4]],
    [{ sortBy: 'NAME', isLead: false }, [3, 2, 1, 6, 0]],
    [{ sortBy: 'LAST_CONTACTED', query: 'ana' }, [3, 2]],
  ])('%j: each page goes on where the one before ended', async (asked, order) => {
    const ws = db.ids.uuid();
    await put(ws);
    expect(await walk(ws, asked)).toEqual(order);
  });

  test('counts what it lists, goes to a page by its number, and follows a new name', async () => {
    const ws = db.ids.uuid();
    await put(ws);
    const asked = { page: create(PageRequestSchema, { limit: 3, page: 3 }), query: '', sortBy: 'NAME' };
    const { rows, metadata } = await listContacts(deps)(asked, { workspaceId: ws });
    expect([rows.map(({ phoneNumber }) => phoneNumber.slice(-1)), metadata.count]).toEqual([['5'], 7]);
    await db.tenant(ws, ({ tx }) =>
      tx.contact.updateMany({ where: { workspaceId: ws, lastName: 'Adler' }, data: { firstName: 'Zza' } }),
    );
    expect((await walk(ws, { sortBy: 'NAME' })).slice(0, 5)).toEqual([2, 1, 6, 0, 3]);
  });

  test('refuses what it cannot sort by, and a cursor of another order', async () => {
    const ws = db.ids.uuid();
    await put(ws);
    const list = (asked: object, after = '') =>
      listContacts(deps)(
        { page: create(PageRequestSchema, { limit: 2, after }), query: '', ...asked },
        { workspaceId: ws },
      );
    await expect(list({ sortBy: 'EMAIL' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'sort' });
    const { metadata } = await list({ sortBy: 'NAME' });
    await expect(list({ sortBy: 'ADDED' }, metadata.endCursor)).rejects.toMatchObject({ field: 'after' });
    await expect(list({}, metadata.endCursor)).rejects.toMatchObject({ field: 'after' });
  });

  test('walks its index among many contacts, from the middle too', async () => {
    const ws = db.ids.uuid();
    await fill(ws, 1, 1_000);
    const owners = createPool(db.urls.owner, { max: 1 });
    await owners.query('VACUUM ANALYZE contact');
    await owners.query("SELECT set_config('app.workspace_id', $1, false)", [ws]);
    // So few rows are sorted sooner than they are walked along: what is asked is whether the index can be walked at all.
    await owners.query('SET enable_seqscan = off; SET enable_sort = off; SET enable_bitmapscan = off');
    const plans = await Promise.all(
      [
        `sort_name > 'ana' AND (sort_name, id) > ('ana', '${ws}') ORDER BY sort_name, id`,
        `last_contacted_at IS NULL AND id < '${ws}' ORDER BY last_contacted_at DESC, id DESC`,
      ].map((rest) =>
        owners.query<{ 'QUERY PLAN': string }>(
          `EXPLAIN SELECT id FROM contact AS c WHERE c.workspace_id = '${ws}' AND c.deleted_at IS NULL AND ${rest} LIMIT 31`,
        ),
      ),
    );
    await owners.end();
    const [byName, byContact] = plans.map(({ rows }) => rows.map((row) => row['QUERY PLAN']).join('\n'));
    expect(byName).toContain('contact_by_name');
    expect(byContact).toContain('contact_by_contacted');
  });
});

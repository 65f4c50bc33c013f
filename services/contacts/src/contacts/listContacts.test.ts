import { create } from '@bufbuild/protobuf';
import { createPool } from '@ringline/kit/db';
import { MOST_COUNTED, MOST_FOUND } from '@ringline/kit/paging';
import { fakeClock, testDatabase } from '@ringline/kit/testing';
import { PageRequestSchema } from '@ringline/proto/common/v1/common_pb';
import { expect, test } from 'vitest';
import { contacts as service } from '../service.ts';
import { listContacts } from './listContacts.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true } };

/** Contacts of one name, every fifth a lead. */
const fill = (workspaceId: string, from: number, to: number) =>
  db.tenant(
    workspaceId,
    ({ tx }) => tx.$executeRaw`
      INSERT INTO contact (id, workspace_id, first_name, phone_number, match_key, is_lead, created_at, updated_at)
      SELECT gen_random_uuid(), ${workspaceId}::uuid, 'Ana', number, number, i % 5 = 0, now() - i * interval '1 minute', now()
      FROM generate_series(${from}::integer, ${to}::integer) AS i, LATERAL (SELECT '+1628' || (2000000 + i) AS number) AS n`,
  );

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

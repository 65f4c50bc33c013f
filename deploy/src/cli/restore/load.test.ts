import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  asRole,
  ensureServiceDatabase,
  migrate,
  migrateTo,
  newestSchemaState,
  schemaState,
  withDatabase,
} from '@ringline/kit/db';
import { atEndOfFile } from '@ringline/kit/testing';
import pg from 'pg';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createWriter, readParts } from '../backup/archive.ts';
import { takeCut } from '../backup/cut.ts';
import { dumpDatabase } from '../backup/dump.ts';
import type { DatabaseManifest } from '../backup/manifest.ts';
import { createTwin, databaseExists, dropDatabase } from './load.ts';
import { databaseChange, twinOf } from './swap.ts';

const ONE = `
CREATE TABLE parent (id uuid PRIMARY KEY, workspace_id uuid NOT NULL, name text NOT NULL);
ALTER TABLE parent ENABLE ROW LEVEL SECURITY;
ALTER TABLE parent FORCE ROW LEVEL SECURITY;
CREATE POLICY workspace ON parent USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
CREATE TABLE child (
  id bigserial PRIMARY KEY, parent_id uuid NOT NULL REFERENCES parent, bytes bytea, at timestamptz,
  length integer GENERATED ALWAYS AS (octet_length(bytes)) STORED
);
CREATE TABLE kept (parent_id uuid PRIMARY KEY);
CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO kept VALUES (NEW.id); RETURN NULL; END $$;
CREATE TRIGGER keep AFTER INSERT ON parent FOR EACH ROW EXECUTE FUNCTION keep();`;
const TWO = `ALTER TABLE parent ADD COLUMN greeting text NOT NULL DEFAULT 'Hello';`;

let adminUrl: string;
let folder: string;
const database = `test_${randomUUID().replaceAll('-', '')}`;
const url = () => withDatabase(adminUrl, database);

async function migrations(name: string, scripts: Readonly<Record<string, string>>): Promise<URL> {
  for (const [step, sql] of Object.entries(scripts)) {
    await mkdir(path.join(folder, name, step), { recursive: true });
    await writeFile(path.join(folder, name, step, 'migration.sql'), sql);
  }
  return pathToFileURL(path.join(folder, name) + path.sep);
}

async function within<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const rows = (address: string, sql: string) => within(address, async (client) => (await client.query(sql)).rows);

beforeAll(async () => {
  adminUrl = inject('postgresAdminUrl');
  folder = await mkdtemp(path.join(tmpdir(), 'ringline-restore-'));
  atEndOfFile(async () => {
    await rm(folder, { recursive: true, force: true });
    for (const name of [database, `${database}_restoring`, `${database}_before_restore`])
      await dropDatabase(adminUrl, name);
  });
});

describe('a database of an older version', () => {
  let before: URL;
  let after: URL;
  let manifest: DatabaseManifest;
  const parent = randomUUID();
  const workspace = randomUUID();
  const awkward = 'Zoë\t"O\'Neil"\\N\n\\.\r';

  beforeAll(async () => {
    before = await migrations('before', { '20260101000000_one': ONE });
    after = await migrations('after', { '20260101000000_one': ONE, '20260201000000_two': TWO });
    const { owner } = await ensureServiceDatabase(adminUrl, 'fixture', database);
    const newest = await newestSchemaState(before);
    await migrateTo(owner, before, { ...newest, jobs: newest.jobs - 2 });
    await within(url(), async (client) => {
      await client.query('INSERT INTO parent VALUES ($1, $2, $3)', [parent, workspace, awkward]);
      await client.query(
        "INSERT INTO child (parent_id, bytes, at) SELECT $1, decode(md5(n::text), 'hex'), 'epoch'::timestamptz + n * interval '1.000001 s' FROM generate_series(1, 5000) n",
        [parent],
      );
      await client.query("INSERT INTO kit.reader_position VALUES ('dispatcher', 3, 40)");
      await client.query(
        `INSERT INTO kit.outbox (part, position, id, type, key, time, correlation_id, payload) VALUES
         (3, 39, gen_random_uuid(), 'a', 'k', now() - interval '9 days', 'c', ''), (3, 40, gen_random_uuid(), 'b', 'k', now(), 'c', '')`,
      );
    });
    const cut = await takeCut(new Map([['fixture', url()]]));
    const writer = await createWriter(path.join(folder, 'backup'));
    ({ manifest } = await dumpDatabase(cut.snapshots[0] ?? expect.fail(), writer, () => undefined));
    await writer.finish();
    await cut.close();
  });

  async function load(told: DatabaseManifest): Promise<void> {
    const twin = await createTwin(url(), twinOf(url()), after, told);
    try {
      for await (const { name, body } of readParts(path.join(folder, 'backup'))) await twin.load(name, body);
      await twin.finish();
    } finally {
      await twin.close();
    }
  }
  const twinUrl = () => withDatabase(adminUrl, twinOf(url()));

  test('comes back row for row and goes forward to the newest version', async () => {
    await load(manifest);
    expect(await rows(twinUrl(), 'SELECT * FROM parent')).toEqual([
      { id: parent, workspace_id: workspace, name: awkward, greeting: 'Hello' },
    ]);
    const children = 'SELECT * FROM child ORDER BY id';
    expect(await rows(twinUrl(), children)).toEqual(await rows(url(), children));
    const state = await within(twinUrl(), schemaState);
    expect(state.jobs).toBe((await newestSchemaState(after)).jobs);
    expect(state.migrations.map(({ name }) => name)).toContain('20260201000000_two');
    expect(await migrate(asRole(twinUrl(), 'ringline_fixture_owner'), after)).toEqual([]);
  });

  test('has what triggers keep once, and keeps it from then on', async () => {
    expect(await rows(twinUrl(), 'SELECT * FROM kept')).toEqual([{ parent_id: parent }]);
    const another = randomUUID();
    await rows(twinUrl(), `INSERT INTO parent VALUES ('${another}', '${workspace}', 'Ana')`);
    expect(await rows(twinUrl(), `SELECT * FROM kept WHERE parent_id = '${another}'`)).toHaveLength(1);
  });

  test('goes on counting where it was, and keeps its references, owner and separation of tenants', async () => {
    expect(await rows(twinUrl(), "SELECT nextval('child_id_seq') AS next")).toEqual([{ next: '5001' }]);
    await expect(rows(twinUrl(), `INSERT INTO child (parent_id) VALUES ('${randomUUID()}')`)).rejects.toThrow(
      'violates foreign key',
    );
    const asRuntime = asRole(twinUrl(), 'ringline_fixture_runtime');
    expect(await rows(asRuntime, 'SELECT FROM parent')).toEqual([]);
    await expect(rows(asRuntime, 'DROP TABLE child')).rejects.toThrow('must be owner');
    expect(await rows(twinUrl(), "SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'")).toEqual([
      { tableowner: 'ringline_fixture_owner' },
    ]);
  });

  test('sends again what it may not have sent, and not what listeners have forgotten', async () => {
    expect(await rows(twinUrl(), 'SELECT * FROM kit.reader_position')).toEqual([]);
    expect(await rows(twinUrl(), 'SELECT type FROM kit.outbox')).toEqual([{ type: 'b' }]);
  });

  test('is refused when a part holds another number of rows than its manifest says', async () => {
    const wrong = {
      ...manifest,
      tables: manifest.tables.map((table) => (table.name === 'child' ? { ...table, rows: 4_999 } : table)),
    };
    await expect(load(wrong)).rejects.toThrow('has 5000 rows, and not 4999');
  });

  test('takes the place of the present one, or leaves it as it was', async () => {
    await load(manifest);
    const change = databaseChange(url());
    await change.make();
    expect(await rows(url(), 'SELECT greeting FROM parent')).toEqual([{ greeting: 'Hello' }]);
    await change.undo();
    expect(Object.keys((await rows(url(), 'SELECT * FROM parent'))[0] as object)).not.toContain('greeting');
    expect(await databaseExists(url(), twinOf(url()))).toBe(false);
  });
});

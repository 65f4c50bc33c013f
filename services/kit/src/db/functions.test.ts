import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import '../testing/globalSetup.ts';
import { ensureServiceDatabase, migrate, pendingMigrations, withDatabase } from './index.ts';

const ONE = 'CREATE TABLE coat (id integer PRIMARY KEY);';
const TWO = 'ALTER TABLE coat ADD COLUMN color text;';

let adminUrl: string;
let folder: string;
let migrations: URL;
let owner: string;
let database: string;
let client: pg.Client;

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
};

beforeEach(async () => {
  adminUrl = inject('postgresAdminUrl');
  folder = await mkdtemp(path.join(tmpdir(), 'ringline-migrate-'));
  migrations = pathToFileURL(path.join(folder, 'migrations') + path.sep);
  await write('migrations/20260101000000_one/migration.sql', ONE);
  database = `test_${randomUUID().replaceAll('-', '')}`;
  ({ owner } = await ensureServiceDatabase(adminUrl, 'fixture', database));
  client = new pg.Client({ connectionString: withDatabase(owner, database) });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await rm(folder, { recursive: true, force: true });
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
  await admin.end();
});

const one = async (sql: string) => Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0];
const put = (name: string, body: string, args = '') =>
  write(
    `functions/${name}.sql`,
    `CREATE OR REPLACE FUNCTION ${name}(${args}) RETURNS integer LANGUAGE sql AS $$ ${body} $$;`,
  );
const writes = () => one("SELECT sum(xmin::text::bigint) FROM pg_proc WHERE proname IN ('size', 'twice')");

describe('functions', () => {
  it('are what their files say, whoever calls whom, and are left alone while these do not change', async () => {
    await put('size', 'SELECT twice() + 1');
    await put('twice', 'SELECT 2 * count(*)::integer FROM coat');
    expect(await pendingMigrations(client, migrations)).toContain('functions/size.sql');
    expect(await migrate(owner, migrations)).toContain('20260101000000_one');
    expect(await one('SELECT size()')).toBe(1);
    const before = await writes();
    await migrate(owner, migrations);
    expect(await writes()).toBe(before);
    expect(await pendingMigrations(client, migrations)).toEqual([]);

    await put('twice', 'SELECT 40');
    expect(await migrate(owner, migrations)).toEqual([]);
    expect(await one('SELECT size()')).toBe(41);
  });

  it('with other arguments stand beside those of the version before, which goes on calling its own', async () => {
    await put('size', 'SELECT 1');
    await migrate(owner, migrations);
    await put('size', 'SELECT which', 'which integer');
    await migrate(owner, migrations);
    expect([await one('SELECT size()'), await one('SELECT size(2)')]).toEqual([1, 2]);
    // The version before is started again: it finds its own as it left it.
    await put('size', 'SELECT 1');
    expect(await pendingMigrations(client, migrations)).toEqual([]);
  });

  it('come all or not at all: a body that PostgreSQL refuses, and a file that makes another name, are named', async () => {
    await put('size', 'SELECT 1');
    await put('twice', 'SELECT missing FROM nowhere');
    await expect(migrate(owner, migrations)).rejects.toThrow(/functions\/twice\.sql: .*nowhere/);
    await write(
      'functions/twice.sql',
      'CREATE OR REPLACE FUNCTION thrice() RETURNS integer LANGUAGE sql AS $$ SELECT 3 $$;',
    );
    await expect(migrate(owner, migrations)).rejects.toThrow('functions/twice.sql has to CREATE OR REPLACE');
    expect(await one("SELECT count(*)::integer FROM pg_proc WHERE proname IN ('size', 'twice', 'thrice')")).toBe(0);
  });
});

describe('a migration that stands for others', () => {
  const squash = async () => {
    await rm(path.join(folder, 'migrations'), { recursive: true });
    await write('migrations/20260101000000_one_and_two/migration.sql', `${ONE}\n${TWO}`);
    await write('migrations/20260101000000_one_and_two/replaces.txt', '20260101000000_one\n20260102000000_two\n');
    await write('migrations/20260103000000_three/migration.sql', 'ALTER TABLE coat ADD COLUMN lining text;');
  };

  it('is known to a database that had them all, whose rows stay, and the next ones come', async () => {
    await write('migrations/20260102000000_two/migration.sql', TWO);
    await migrate(owner, migrations);
    await client.query("INSERT INTO coat VALUES (1, 'red')");
    await squash();
    expect(await migrate(owner, migrations)).toEqual(['20260103000000_three']);
    expect(await migrate(owner, migrations)).toEqual([]);
    expect((await client.query('SELECT * FROM coat')).rows).toEqual([{ id: 1, color: 'red', lining: null }]);
    expect(await pendingMigrations(client, migrations)).toEqual([]);
    expect(await one("SELECT string_agg(migration_name, ' ' ORDER BY migration_name) FROM _prisma_migrations")).toMatch(
      /_kit 20260101000000_one_and_two 20260103000000_three( 202612\d+_[a-z]+)+$/,
    );
  });

  it('says of a database that had only some of them what it lacks and what to do, and changes nothing', async () => {
    await migrate(owner, migrations);
    await squash();
    await expect(migrate(owner, migrations)).rejects.toThrow(
      /lacks 20260102000000_two\. Start the last version that has these once, or begin with an empty database/,
    );
    expect(await one('SELECT count(*)::integer FROM coat')).toBe(0);
  });
});

describe('rows that a migration leaves to be filled', () => {
  const workspaces = [1, 2].map((digit) => `0190a000-0000-7000-8000-00000000000${digit}`);
  const FILL = `CREATE OR REPLACE FUNCTION fill_tags(p_after uuid, p_most integer) RETURNS uuid LANGUAGE plpgsql AS $$
    DECLARE last uuid; ws uuid := current_setting('app.workspace_id')::uuid;
    BEGIN
      IF EXISTS (SELECT FROM broken) AND p_after <> '00000000-0000-0000-0000-000000000000' THEN RAISE EXCEPTION 'broken'; END IF;
      WITH page AS (SELECT id FROM hat WHERE workspace_id = ws AND id > p_after ORDER BY id LIMIT p_most),
      written AS (INSERT INTO tag SELECT id, ws, pg_current_xact_id() FROM page)
      SELECT max(id::text)::uuid INTO last FROM page;
      RETURN last;
    END $$;`;

  it('are filled in transactions of their own; what broke off goes on where it was, and is told as pending', async () => {
    await write(
      'migrations/20260104000000_hats/migration.sql',
      `CREATE TABLE hat (id uuid PRIMARY KEY, workspace_id uuid); CREATE TABLE tag (id uuid PRIMARY KEY, workspace_id uuid, step xid8);
       CREATE TABLE broken (yes boolean); INSERT INTO broken VALUES (true);
       INSERT INTO hat SELECT uuidv7(), ws::uuid FROM unnest('{${workspaces.join()}}'::text[]) AS ws, generate_series(1, 1100);
       INSERT INTO kit.fill (name, workspace_id) SELECT 'fill_tags', ws::uuid FROM unnest('{${workspaces.join()}}'::text[]) AS ws;`,
    );
    await write('functions/fill_tags.sql', FILL);
    await expect(migrate(owner, migrations)).rejects.toThrow('broken');
    expect(await one('SELECT count(*)::integer FROM tag')).toBe(500);
    expect(await pendingMigrations(client, migrations)).toEqual(['rows of fill_tags']);
    await client.query('DELETE FROM broken');
    await migrate(owner, migrations);
    expect(await one('SELECT count(*)::integer FROM tag t JOIN hat USING (id, workspace_id)')).toBe(2200);
    expect(await one('SELECT count(DISTINCT step)::integer FROM tag')).toBe(6);
    expect(await pendingMigrations(client, migrations)).toEqual([]);
  });
});

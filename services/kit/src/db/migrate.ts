import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { PgBoss, getRollbackPlans } from 'pg-boss';
import { pendingFills, workOffFills } from './fill.ts';
import { applyFunctions, pendingFunctions, readFunctions } from './functions.ts';
import { loadSchemaEngine } from './schemaEngine.ts';

/** Kit's own migrations: outbox, inbox, parked keys, reader positions. Applied to every service database first. */
const KIT_MIGRATIONS = new URL('../../migrations/', import.meta.url);

const JOBS_SCHEMA = 'pgboss';
/** Version of the jobs' tables that the library of this installation makes. */
const NEWEST_JOBS = (createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } }).pgboss
  .schema;

/** One step of a database's history, in Prisma's layout: a folder with `migration.sql`. */
export interface Migration {
  name: string;
  sql: string;
  /** Names of the migrations that this one stands for: a database that had them all has it. */
  replaces: readonly string[];
}

/** Kit's migrations and then the service's, in the order in which they are applied. */
export async function readMigrations(service: URL): Promise<Migration[]> {
  const [kit, own] = await Promise.all([KIT_MIGRATIONS, service].map(readFolder));
  return [...(kit ?? []), ...(own ?? [])];
}

/** How far a service's database is: what a backup records, and what a restore brings an empty database to. */
export interface SchemaState {
  readonly migrations: readonly AppliedMigration[];
  /** Version of the tables of the jobs. */
  readonly jobs: number;
}

/** @throws Error when a migration failed halfway, or the database was never migrated */
export async function schemaState(client: pg.ClientBase): Promise<SchemaState> {
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw new Error('The database has no tables yet: nothing was migrated');
  return { migrations, jobs: await jobsVersion(client) };
}

/** The newest state that this version of the code knows for a service. */
export async function newestSchemaState(service: URL): Promise<SchemaState> {
  const migrations = (await readMigrations(service)).map(({ name, sql }) => ({
    name,
    checksum: createHash('sha256').update(sql).digest('hex'),
  }));
  return { migrations, jobs: NEWEST_JOBS };
}

/** Migrations and functions that a database has still to get. @param client any role that may read the database */
export async function pendingMigrations(client: pg.ClientBase, service: URL): Promise<string[]> {
  const done = new Set((await appliedMigrations(client)).map(({ name }) => name));
  const migrations = (await readMigrations(service)).map(({ name }) => name).filter((name) => !done.has(name));
  const functions = await pendingFunctions(client, await readFunctions(service));
  const fills = await pendingFills(client);
  return [
    ...migrations,
    ...functions.map(({ name }) => `functions/${name}.sql`),
    ...fills.map((name) => `rows of ${name}`),
  ];
}

export interface AppliedMigration {
  readonly name: string;
  /** Of its script, as Prisma reckons it: SHA-256 in hexadecimal digits. */
  readonly checksum: string;
}

/**
 * What a database's history says was applied, the oldest first; nothing for an empty database.
 * @throws Error when a migration failed halfway
 */
export async function appliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: there } = await client.query(
    "SELECT FROM pg_class WHERE oid = to_regclass('public._prisma_migrations')",
  );
  if (there.length === 0) return [];
  const { rows } = await client.query<AppliedMigration & { finished: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
     FROM public._prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at, migration_name`,
  );
  const half = rows.find(({ finished }) => !finished);
  if (half) throw new Error(`Migration ${half.name} failed halfway; see to it before anything else`);
  return rows.map(({ name, checksum }) => ({ name, checksum }));
}

/**
 * Brings a service's database up to date, as its owner, and records it in Prisma's own history table, so that the
 * Prisma CLI reads the same history. Then come the functions (functions/*.sql), as they stand now, what migrations left to be
 * filled, and the tables of the jobs (pg-boss, schema `pgboss`), created or upgraded.
 * Throws Prisma's P3009 when an earlier migration failed halfway. Returns the names of the migrations that were applied.
 */
export async function migrate(ownerUrl: string, service: URL): Promise<string[]> {
  const [migrations, functions] = await Promise.all([readMigrations(service), readFunctions(service)]);
  // Most starts have nothing to do; to find that out by the schema engine would take a third of them.
  if (await asOwner(ownerUrl, (client) => isUpToDate(client, migrations, functions))) return [];
  const applied = await apply(ownerUrl, service, migrations);
  await asOwner(ownerUrl, async (client) => {
    await applyFunctions(client, functions);
    await workOffFills(client);
  });
  await migrateJobs(ownerUrl);
  return applied;
}

/** Whether the database has exactly these, by name and content, and the jobs' tables of this version; when in doubt, it has not. */
async function isUpToDate(
  client: pg.Client,
  migrations: readonly Migration[],
  functions: Awaited<ReturnType<typeof readFunctions>>,
): Promise<boolean> {
  const { rows: tables } = await client.query<{ history: boolean; jobs: boolean }>(
    `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS history,
            to_regclass('${JOBS_SCHEMA}.version') IS NOT NULL AS jobs`,
  );
  if (!tables[0]?.history || !tables[0].jobs) return false;
  const { rows } = await client.query<{ name: string; checksum: string; done: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AND rolled_back_at IS NULL AS done
     FROM public._prisma_migrations`,
  );
  const done = new Map(rows.filter((row) => row.done).map(({ name, checksum }) => [name, checksum]));
  return (
    rows.length === migrations.length &&
    migrations.every(({ name, sql }) => done.get(name) === createHash('sha256').update(sql).digest('hex')) &&
    (await pendingFunctions(client, functions)).length === 0 &&
    (await pendingFills(client)).length === 0 &&
    (await jobsVersion(client)) === NEWEST_JOBS
  );
}

/**
 * Brings the tables of an empty database to an older state, for data of that time. The functions come when it is migrated
 * to today's: those of that time are not known any more. @throws Error when the code can't go back that far
 */
export async function migrateTo(ownerUrl: string, service: URL, state: SchemaState): Promise<void> {
  const wanted = new Set(state.migrations.map(({ name }) => name));
  await apply(
    ownerUrl,
    service,
    (await readMigrations(service)).filter(({ name }) => wanted.has(name)),
  );
  await migrateJobs(ownerUrl);
  await rollBackJobs(ownerUrl, state.jobs);
}

async function apply(ownerUrl: string, service: URL, migrations: readonly Migration[]): Promise<string[]> {
  await asOwner(ownerUrl, (client) => adoptReplacements(client, migrations));
  const SchemaEngine = await loadSchemaEngine();
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  try {
    const engine = await SchemaEngine.new(
      { datamodels: [['schema.prisma', 'datasource db {\n  provider = "postgresql"\n}\n']] },
      () => undefined,
      bindMigrationAwareSqlAdapterFactory(wholeScripts(pool)),
    );
    try {
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList: {
          baseDir: fileURLToPath(service),
          lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
          shadowDbInitScript: '',
          migrationDirectories: migrations.map(({ name, sql }) => ({
            path: name,
            migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
          })),
        },
        filters: { externalTables: [], externalEnums: [] },
      });
      return appliedMigrationNames;
    } finally {
      engine.free();
    }
  } finally {
    // The engine leaves its connection open, and with it Prisma's advisory lock: the next run would wait ten seconds.
    await pool.end();
  }
}

async function asOwner<R>(ownerUrl: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Writes a migration that stands for others into the history of a database that went through all of these.
 * @throws Error when it went through some of them only: what it lacks is not known here any more
 */
async function adoptReplacements(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const done = new Set((await appliedMigrations(client)).map(({ name }) => name));
  for (const { name, sql, replaces } of migrations) {
    const missing = replaces.filter((old) => !done.has(old));
    if (done.has(name) || missing.length === replaces.length) continue;
    if (missing.length > 0)
      throw new Error(
        `This database is older than migration ${name} can take over: it lacks ${missing.join(', ')}. Start the last version that has these once, or begin with an empty database (another DATA_DIR).`,
      );
    await client.query('BEGIN');
    await client.query('LOCK TABLE public._prisma_migrations IN EXCLUSIVE MODE');
    await client.query(
      `INSERT INTO public._prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       SELECT gen_random_uuid(), $1, $2, min(started_at), max(finished_at), 1
       FROM public._prisma_migrations WHERE migration_name = ANY ($3) HAVING count(*) > 0`,
      [createHash('sha256').update(sql).digest('hex'), name, replaces],
    );
    await client.query('DELETE FROM public._prisma_migrations WHERE migration_name = ANY ($1)', [replaces]);
    await client.query('COMMIT');
  }
}

async function readFolder(folder: URL): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.toSorted().map(async (name) => ({
      name,
      sql: await readFile(path.join(fileURLToPath(folder), name, 'migration.sql'), 'utf8'),
      replaces: await readReplaced(path.join(fileURLToPath(folder), name, 'replaces.txt')),
    })),
  );
}

async function readReplaced(file: string): Promise<string[]> {
  if (!existsSync(file)) return [];
  return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
}

async function migrateJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: JOBS_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  let failure: Error | undefined;
  boss.on('error', (error) => (failure ??= error));
  await boss.start();
  await boss.stop({ graceful: false });
  if (failure) throw failure;
}

async function rollBackJobs(ownerUrl: string, wanted: number): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    for (let at = await jobsVersion(client); at > wanted;) {
      await client.query(getRollbackPlans(JOBS_SCHEMA, at));
      const now = await jobsVersion(client);
      if (now >= at) throw new Error(`The tables of the jobs can't go back from version ${at} to ${wanted}`);
      at = now;
    }
  });
}

async function jobsVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>(`SELECT version FROM ${JOBS_SCHEMA}.version`);
  return rows[0]?.version ?? 0;
}

/** Prisma's adapter cuts a script at each semicolon, also inside a function's body; PostgreSQL takes it whole. */
function wholeScripts(pool: pg.Pool): PrismaPg {
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    adapter.executeScript = async (script) => {
      await pool.query(script);
    };
    return adapter;
  };
  return factory;
}

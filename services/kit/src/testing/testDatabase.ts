import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { systemClock, systemIds, type Clock, type Ids } from '../clock/index.ts';
import {
  createDatabase,
  createPool,
  ensureServiceDatabase,
  migrate,
  readFunctions,
  readMigrations,
  roleUrls,
  type Database,
  type PrismaClientClass,
  type PrismaClientLike,
  type ServiceDatabaseUrls,
} from '../db/index.ts';
import { atEndOfFile } from './atEnd.ts';
import './globalSetup.ts';

/** What of a service a test database needs; a service definition fits. */
export interface TestDatabaseDefinition<Client> {
  name: string;
  migrations: URL;
  prisma: PrismaClientClass<Client>;
  raced?: readonly string[];
}

export interface TestDatabaseOptions {
  clock?: Clock;
  ids?: Ids;
  /** Connections of the pool. Default 8. */
  connections?: number;
  /** The administrator of another server than the run's, for tests that take it away. */
  adminUrl?: string;
  /** Told about lost connections. */
  onError?: (error: Error) => void;
}

export interface TestDatabase<Client> extends Database<Client> {
  /** In its two roles, to look behind row-level security or to connect otherwise. */
  readonly urls: ServiceDatabaseUrls;
}

/** A fresh, migrated database of its own, as the service's runtime role. It is dropped after the test file. */
export async function testDatabase<Client extends PrismaClientLike>(
  definition: TestDatabaseDefinition<Client>,
  options: TestDatabaseOptions = {},
): Promise<TestDatabase<Client>> {
  const adminUrl = options.adminUrl ?? inject('postgresAdminUrl');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const template = await migratedTemplate(admin, adminUrl, definition);
    await whenUnused(() => admin.query(`CREATE DATABASE ${database} TEMPLATE ${template}`));
  } finally {
    await admin.end();
  }
  const urls = roleUrls(adminUrl, definition.name, database);
  const db = createDatabase({
    name: definition.name,
    pool: createPool(urls.runtime, {
      max: options.connections ?? 8,
      ...(options.onError ? { onError: options.onError } : {}),
    }),
    prisma: definition.prisma,
    ...(definition.raced ? { raced: definition.raced } : {}),
    clock: options.clock ?? systemClock,
    ids: options.ids ?? systemIds,
    ...(options.onError ? { onError: options.onError } : {}),
  });
  atEndOfFile(async () => {
    await db.close();
    const dropper = new pg.Client({ connectionString: adminUrl });
    await dropper.connect();
    await dropper.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    await dropper.end();
  });
  return { ...db, urls };
}

/** Migrates once per run and set of migrations; the files copy the result. */
async function migratedTemplate(
  admin: pg.Client,
  adminUrl: string,
  { name, migrations }: { name: string; migrations: URL },
): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify([name, await readMigrations(migrations), await readFunctions(migrations)]))
    .digest('hex')
    .slice(0, 16);
  const template = `template_${hash}`;
  await admin.query('SELECT pg_advisory_lock(hashtextextended($1, 1))', [template]);
  try {
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) {
      const building = `${template}_building`;
      await admin.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
      const { owner } = await ensureServiceDatabase(adminUrl, name, building);
      await migrate(owner, migrations);
      await whenUnused(() => admin.query(`ALTER DATABASE ${building} RENAME TO ${template}`));
    }
  } finally {
    await admin.query('SELECT pg_advisory_unlock(hashtextextended($1, 1))', [template]);
  }
  return template;
}

/** A backend outlives its client by a moment, and a template must have none. */
async function whenUnused<T>(act: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left--) {
    try {
      return await act();
    } catch (error) {
      if (left === 0 || (error as { code?: string }).code !== '55006') throw error;
      await pause(20);
    }
  }
}

/** A PostgreSQL of a benchmark's own, with service databases as the product has them. */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { systemClock, systemIds } from '@ringline/kit/clock';
import {
  createDatabase,
  createPool,
  ensureServiceDatabase,
  migrate,
  startEmbeddedPostgres,
  type Database,
  type PrismaClientClass,
  type PrismaClientLike,
} from '@ringline/kit/db';
import pg from 'pg';
import { scratchFolder } from '../world/target.ts';

export interface Place {
  readonly folder: string;
  /** The postmaster; its backends are its children. */
  readonly postgresPid: number;
  readonly adminUrl: string;
  /** A service's database, migrated (when there are migrations); `owner` may do everything in it, `runtime` what the service may. `database` instead of its own name. */
  databaseOf(definition: {
    name: string;
    migrations?: URL;
    database?: string;
  }): Promise<{ owner: string; runtime: string }>;
  close(): Promise<void>;
}

/**
 * Durable, as in production: an insert waits for the disk on both sides of every comparison.
 * @param options.statements PostgreSQL tells what each statement takes
 */
export async function benchPlace({ statements = false } = {}): Promise<Place> {
  const folder = await scratchFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder, maxConnections: 100 });
  if (statements) {
    const admin = new pg.Client({ connectionString: postgres.adminUrl });
    await admin.connect();
    await admin.query("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'");
    await admin.end();
    await postgres.stop();
    await postgres.start();
  }
  const [pid = ''] = readFileSync(path.join(postgres.dataPath, 'postmaster.pid'), 'utf8').split('\n');
  return {
    folder,
    postgresPid: Number(pid),
    adminUrl: postgres.adminUrl,
    async databaseOf({ name, migrations, database }) {
      const { owner, runtime } = await ensureServiceDatabase(postgres.adminUrl, name, database);
      if (migrations) await migrate(owner, migrations);
      return { owner, runtime };
    },
    async close() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A service's database as its code sees it. */
export function openDatabase<Client extends PrismaClientLike>(
  definition: { name: string; prisma: PrismaClientClass<Client> },
  url: string,
): Database<Client> {
  return createDatabase<Client>({
    name: definition.name,
    pool: createPool(url),
    prisma: definition.prisma,
    clock: systemClock,
    ids: systemIds,
  });
}

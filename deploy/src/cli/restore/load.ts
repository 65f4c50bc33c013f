/** Rows back into a database: beside the present one, at the state of their time, and then forward to today's. */
import { createGunzip } from 'node:zlib';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { asRole, createTwinDatabase, migrate, migrateTo, withDatabase } from '@ringline/kit/db';
import { rewindReaders } from '@ringline/kit/events';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { columnsOf, nameOf, tablesOf } from '../backup/dump.ts';
import type { DatabaseManifest } from '../backup/manifest.ts';

interface ForeignKey {
  readonly schema: string;
  readonly name: string;
  readonly constraint: string;
  readonly definition: string;
}

/** A database that is being filled. Nobody knows of it until it takes the place of the present one. */
export interface Twin {
  readonly service: string;
  /** Loads one table's part. */
  load(part: string, body: Readable): Promise<void>;
  /** Binds the tables together again, checks the rows, and brings everything to today's state. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates an empty database beside the present one, at the state of the backup.
 * @param url the present database, as an administrator
 * @param name of the new one; replaced if it is left over from an attempt before
 */
export async function createTwin(
  url: string,
  name: string,
  migrations: URL,
  manifest: DatabaseManifest,
): Promise<Twin> {
  await dropDatabase(url, name);
  const owner = await createTwinDatabase(url, name);
  const twinUrl = withDatabase(url, name);
  await migrateTo(asRole(twinUrl, owner), migrations, manifest.state);
  const client = new pg.Client({ connectionString: twinUrl, application_name: 'ringline restore' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('SET row_security = off');
  const keys = await unbind(client);
  const loaded = new Set<string>();

  return {
    service: manifest.service,
    async load(part, body) {
      const table = manifest.tables.find((one) => one.part === part);
      if (!table) throw new Error(`${part} belongs to no table of ${manifest.service}`);
      const stream = client.query(copyFrom(`COPY ${nameOf(table)} (${columnsOf(table)}) FROM STDIN`));
      await pipeline(body, createGunzip(), stream);
      if (stream.rowCount !== table.rows)
        throw new Error(`${part} has ${stream.rowCount} rows, and not ${table.rows} as the manifest says`);
      loaded.add(part);
    },
    async finish() {
      const missing = manifest.tables.find(({ part }) => !loaded.has(part));
      if (missing) throw new Error(`${missing.part} was not loaded`);
      for (const { schema, name: sequence, last, called } of manifest.sequences)
        await client.query('SELECT setval($1::regclass, $2, $3)', [nameOf({ schema, name: sequence }), last, called]);
      for (const table of await tablesOf(client))
        await client.query(`ALTER TABLE ${nameOf(table)} ENABLE TRIGGER USER`);
      // Every reference is checked by this: a row without its counterpart fails the restore.
      for (const { constraint, definition, ...table } of keys)
        await client.query(
          `ALTER TABLE ${nameOf(table)} ADD CONSTRAINT ${pg.escapeIdentifier(constraint)} ${definition}`,
        );
      await rewindReaders(client, new Date(manifest.takenAt));
      await client.query('ANALYZE');
      await client.end();
      await migrate(asRole(twinUrl, owner), migrations);
    },
    close: () => client.end().catch(() => undefined),
  };
}

/** Takes the foreign keys away and stops the triggers, so that tables can come in any order, and removes the rows that migrations made. */
async function unbind(client: pg.Client): Promise<readonly ForeignKey[]> {
  const { rows: keys } = await client.query<ForeignKey>(
    `SELECT n.nspname AS schema, c.relname AS name, k.conname AS constraint, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE k.contype = 'f' AND k.conparentid = 0 ORDER BY 1, 2, 3`,
  );
  for (const { constraint, ...table } of keys)
    await client.query(`ALTER TABLE ${nameOf(table)} DROP CONSTRAINT ${pg.escapeIdentifier(constraint)}`);
  const tables = await tablesOf(client);
  // What triggers keep beside a table is in the backup as rows of its own.
  for (const table of tables) await client.query(`ALTER TABLE ${nameOf(table)} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.map(nameOf).join(', ')}`);
  return keys;
}

/** Whether somebody has put data into a database. */
export async function holdsData(client: pg.ClientBase): Promise<boolean> {
  for (const table of await tablesOf(client)) {
    // The queues of the jobs are made by the start of a service.
    if (table.schema === 'pgboss') continue;
    const { rowCount } = await client.query(`SELECT FROM ${nameOf(table)} LIMIT 1`);
    if (rowCount) return true;
  }
  return false;
}

/** @param url any database of the server, as an administrator */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await maintain(url, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

/** Runs a statement about databases from the database `postgres`. */
export const maintain = async (url: string, sql: string): Promise<void> => void (await fromOutside(url, sql, []));

/** @param url any database of the server */
export const databaseExists = async (url: string, name: string): Promise<boolean> =>
  (await fromOutside(url, 'SELECT FROM pg_database WHERE datname = $1', [name])) > 0;

async function fromOutside(url: string, sql: string, values: unknown[]): Promise<number> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await client.query(sql, values)).rowCount ?? 0;
      } catch (error) {
        // A session outlives its client by a moment, and a database that is in use can't be moved.
        if ((error as { code?: string }).code !== OBJECT_IN_USE || attempt === ATTEMPTS) throw error;
        await pause(BETWEEN_MS);
      }
    }
  } finally {
    await client.end();
  }
}

const OBJECT_IN_USE = '55006';
const ATTEMPTS = 50;
const BETWEEN_MS = 100;

/** A database as parts of a backup: one COPY per table, compressed while it flows. */
import { constants, createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Writer } from './archive.ts';
import type { Snapshot } from './cut.ts';
import type { DatabaseManifest, Part } from './manifest.ts';

export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: string[];
}

/** What each start makes by itself, or what only matters to the process that wrote it. */
const LEFT_OUT = ['public._prisma_migrations', 'pgboss.version', 'pgboss.bam', 'pgboss.queue_stats', 'pgboss.warning'];

export interface Dumped {
  readonly manifest: DatabaseManifest;
  readonly parts: readonly Part[];
}

/** Writes all rows of a snapshot. @param progress told after each table */
export async function dumpDatabase(
  { service, client, takenAt, server, state }: Snapshot,
  writer: Writer,
  progress: (table: string, rows: number) => void,
): Promise<Dumped> {
  const parts: Part[] = [];
  const tables: DatabaseManifest['tables'] = [];
  for (const table of await tablesOf(client)) {
    const stream = client.query(copyTo(`COPY (SELECT ${columnsOf(table)} FROM ${nameOf(table)}) TO STDOUT`));
    const part = await writer.add(
      `databases/${service}/${table.schema}.${table.name}.copy.gz`,
      stream,
      createGzip({ level: constants.Z_BEST_SPEED }),
    );
    tables.push({ ...table, rows: stream.rowCount, part: part.name });
    parts.push(part);
    progress(`${table.schema}.${table.name}`, stream.rowCount);
  }
  const sequences = await sequencesOf(client);
  return {
    manifest: { service, takenAt: takenAt.toISOString(), server, state: mutable(state), tables, sequences },
    parts,
  };
}

/** The tables that hold data, without those left out. Partitions are read through their table. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS name,
            array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
       AND n.nspname || '.' || c.relname <> ALL ($1)
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [LEFT_OUT],
  );
  return rows;
}

async function sequencesOf(client: pg.ClientBase): Promise<DatabaseManifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'S' AND n.nspname NOT LIKE 'pg\\_%' ORDER BY 1, 2`,
  );
  const sequences: DatabaseManifest['sequences'] = [];
  for (const { schema, name } of rows) {
    // Sequences are outside of snapshots: this is the cut's value or a later one, so no number comes twice.
    const { rows: at } = await client.query<{ last: string; called: boolean }>(
      `SELECT last_value AS last, is_called AS called FROM ${nameOf({ schema, name })}`,
    );
    sequences.push({ schema, name, last: at[0]?.last ?? '1', called: at[0]?.called ?? false });
  }
  return sequences;
}

export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const columnsOf = ({ columns }: Pick<Table, 'columns'>): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');

const mutable = (state: Snapshot['state']): DatabaseManifest['state'] => ({
  migrations: state.migrations.map((migration) => ({ ...migration })),
  jobs: state.jobs,
});

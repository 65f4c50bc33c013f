import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** Kit's own functions: they append events and begin deliveries. */
const KIT_FUNCTIONS = new URL('../../functions/', import.meta.url);

/** `functions/<name>.sql`: the one current text of the SQL functions of that name. */
export interface FunctionFile {
  readonly schema: 'kit' | 'public';
  readonly name: string;
  readonly sql: string;
}

/** Kit's functions and the service's, which lie beside its migrations. */
export async function readFunctions(migrations: URL): Promise<FunctionFile[]> {
  const folders = [
    { schema: 'kit', folder: KIT_FUNCTIONS },
    { schema: 'public', folder: new URL('../functions/', migrations) },
  ] as const;
  const files = await Promise.all(folders.map(({ schema, folder }) => readFolder(schema, fileURLToPath(folder))));
  return files.flat();
}

/** Files whose functions a database does not have as they stand. @param client any role */
export async function pendingFunctions(
  client: pg.ClientBase,
  files: readonly FunctionFile[],
): Promise<readonly FunctionFile[]> {
  const { rows } = await client.query<{ description: string }>(
    "SELECT description FROM pg_description WHERE classoid = 'pg_proc'::regclass AND description LIKE '%.sql sha256:%'",
  );
  const there = new Set(rows.map(({ description }) => description));
  return files.filter((file) => !there.has(markOf(file)));
}

/**
 * Brings the functions of a migrated database to their current texts, all of them or none. A function's comment says of
 * which text it is, so that what is current is not touched, and what a restore or an older version left is seen.
 * @param client the owner of the database
 * @returns the names of what was written
 * @throws Error when a file does not make a function of its name, or PostgreSQL refuses a body
 */
export async function applyFunctions(client: pg.ClientBase, files: readonly FunctionFile[]): Promise<string[]> {
  await client.query('BEGIN');
  try {
    // Of two processes that migrate at once the second finds nothing to do.
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('ringline functions', 0))");
    const pending = await pendingFunctions(client, files);
    // They call each other: all have to be there before a body can be checked.
    for (const check of ['off', 'on']) {
      await client.query(`SET LOCAL check_function_bodies = ${check}`);
      for (const file of pending) await run(client, file);
    }
    for (const file of pending) await mark(client, file);
    await client.query('COMMIT');
    return pending.map(({ name }) => name);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function run(client: pg.ClientBase, { name, sql }: FunctionFile): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`functions/${name}.sql: ${(error as Error).message}`, { cause: error });
  }
}

/** Writes the text's digest to what it has just made: other functions of the name, with other arguments, keep theirs. */
async function mark(client: pg.ClientBase, file: FunctionFile): Promise<void> {
  const { rows } = await client.query<{ signature: string }>(
    `SELECT p.oid::regprocedure::text AS signature FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
     WHERE n.nspname = $1 AND p.proname = $2 AND p.xmin = pg_current_xact_id()::xid`,
    [file.schema, file.name],
  );
  if (rows.length === 0)
    throw new Error(
      `functions/${file.name}.sql has to CREATE OR REPLACE a function of that name in schema ${file.schema}`,
    );
  for (const { signature } of rows)
    await client.query(`COMMENT ON FUNCTION ${signature} IS ${pg.escapeLiteral(markOf(file))}`);
}

function markOf({ name, sql }: FunctionFile): string {
  return `${name}.sql sha256:${createHash('sha256').update(sql).digest('hex')}`;
}

async function readFolder(schema: FunctionFile['schema'], folder: string): Promise<FunctionFile[]> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = entries.filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      schema,
      name: path.basename(file, '.sql'),
      sql: await readFile(path.join(folder, file), 'utf8'),
    })),
  );
}

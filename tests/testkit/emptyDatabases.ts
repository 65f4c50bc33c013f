/** What a product's first start does to its databases, done once in a run: initdb and all migrations take seconds. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SERVICES } from '@ringline/deploy/compose';
import { prepareDatabases } from '@ringline/deploy/databases';
import { startEmbeddedPostgres } from '@ringline/kit/db';
import { inject } from 'vitest';
import './emptyDatabases.setup.ts';

const run = promisify(execFile);
/** Whoever waits longer for the process that makes them makes its own. */
const PATIENCE_MS = 60_000;
/** What of PostgreSQL's care for the disk a test can do without. */
export const CARELESS = {
  /** Nothing must outlive a power cut; what a server had written outlives its `kill -9` all the same. */
  powerCuts: ['fsync'],
  /** Nor must anything outlive a `kill -9` of the server. */
  kills: ['fsync', 'synchronous_commit', 'full_page_writes'],
} as const;

/**
 * Puts PostgreSQL's files with every database migrated and empty into a new folder of an embedded PostgreSQL. Does nothing
 * where no run keeps them.
 */
export async function putEmptyDatabases(dataDir: string, careless: readonly string[]): Promise<void> {
  const folder = process.env['VITEST'] ? inject('emptyDatabases') : undefined;
  const made = folder && (await madeOnce(folder));
  if (!made) return;
  const state = JSON.parse(await readFile(path.join(made, 'postgres.json'), 'utf8')) as object;
  // Owners and rights too: as root PostgreSQL runs as another user.
  await run('cp', ['-pR', path.join(made, 'postgres'), dataDir]);
  const settings = careless.map((name) => `${name} = off\n`).join('');
  await appendFile(path.join(dataDir, 'postgres', 'postgresql.conf'), settings);
  // As if this process had run it before, and on a port that it does not get again.
  const launcher = { pid: process.pid, started: null };
  await writeFile(path.join(dataDir, 'postgres.json'), JSON.stringify({ ...state, port: 0, launcher }), {
    mode: 0o600,
  });
}

/** @returns the DATA_DIR that they lie in; undefined where PostgreSQL's files lie outside of it, or nobody has made them */
async function madeOnce(folder: string): Promise<string | undefined> {
  const made = path.join(folder, 'made');
  const making = path.join(folder, 'making');
  const first = await mkdir(making).then(
    () => true,
    () => false,
  );
  if (first && !existsSync(made)) {
    await make(making);
    await rename(making, made);
  }
  for (const since = performance.now(); !existsSync(made); await pause(50))
    if (performance.now() - since > PATIENCE_MS) return undefined;
  return existsSync(path.join(made, 'postgres')) ? made : undefined;
}

async function make(dataDir: string): Promise<void> {
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    await prepareDatabases(SERVICES, () => postgres.adminUrl);
  } finally {
    await postgres.stop();
  }
}

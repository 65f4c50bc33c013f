/** What a backup is restored into: empty, or to be replaced, and at rest. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  ensureServiceDatabase,
  runningPostgres,
  startEmbeddedPostgres,
  withDatabase,
  databaseName,
} from '@ringline/kit/db';
import type { EnvironmentSource } from '@ringline/kit/config';
import type { KeyRing } from '@ringline/kit/secrets';
import pg from 'pg';
import { keyRingFile } from '../../compose.ts';
import { unfinishedRestore } from '../../listening.ts';
import { adminUrl, keyRingOf, type Place } from '../place.ts';
import { CommandProblem } from '../terminal.ts';
import { holdsData } from './load.ts';
import { healDatabase } from './swap.ts';

export interface Target {
  /** The administrator's address of a service's database, which exists. */
  readonly urls: ReadonlyMap<string, string>;
  /** Where the key ring goes; undefined where the deployment has it already. */
  readonly keyFile: string | undefined;
  /** File that is there while databases and files change places: a product would start on half of each. */
  readonly unfinished: string | undefined;
  close(): Promise<void>;
}

/** @throws CommandProblem when the product runs, or data is there and may not be replaced */
export async function openTarget(
  place: Place,
  source: EnvironmentSource,
  services: readonly string[],
  ring: KeyRing,
  replace: boolean,
): Promise<Target> {
  if (!place.cluster) return openEmbedded(place, services, replace);
  const keyFile = await placeOfKeys(place, source, ring);
  return {
    urls: await openCluster(source, services, replace),
    keyFile,
    unfinished: undefined,
    close: async () => undefined,
  };
}

async function openEmbedded({ dataDir }: Place, services: readonly string[], replace: boolean): Promise<Target> {
  if (runningPostgres(dataDir)) throw atWork(`Ringline runs on DATA_DIR ${dataDir}.`);
  const ring = keyRingFile(dataDir);
  if (!replace && [ring, path.join(dataDir, 'postgres.json')].some((file) => existsSync(file)))
    throw occupied(`DATA_DIR ${dataDir}`);
  const server = await startEmbeddedPostgres({ dataDir });
  try {
    const urls = new Map<string, string>();
    for (const service of services) {
      const url = withDatabase(server.adminUrl, databaseName(service));
      await healDatabase(url);
      await ensureServiceDatabase(server.adminUrl, service);
      urls.set(service, url);
    }
    return { urls, keyFile: ring, unfinished: unfinishedRestore(dataDir), close: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function openCluster(
  source: EnvironmentSource,
  services: readonly string[],
  replace: boolean,
): Promise<ReadonlyMap<string, string>> {
  const urls = new Map(services.map((service) => [service, adminUrl(source, service)]));
  for (const [service, url] of urls) {
    try {
      await healDatabase(url);
    } catch (error) {
      throw new CommandProblem(
        `The server of ${service}'s database is not to be had.`,
        error instanceof Error ? error.message : String(error),
        'See to the server and to the address of its database.',
      );
    }
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await assertAble(service, client);
      const { rows } = await client.query<{ others: number }>(
        `SELECT count(*)::int AS others FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
      );
      if (rows[0]?.others) throw atWork(`Connections to the database of ${service} that are open: ${rows[0].others}.`);
      if (!replace && (await holdsData(client))) throw occupied(`The database of ${service}`);
    } finally {
      await client.end();
    }
  }
  return urls;
}

/**
 * Where the keys of the backup go.
 * @returns undefined when the deployment has them already
 */
async function placeOfKeys(place: Place, source: EnvironmentSource, ring: KeyRing): Promise<string | undefined> {
  const present = await keyRingOf(place, source);
  const file = source['KEY_RING_FILE'];
  if (!present && file) return file;
  if (!present) {
    throw new CommandProblem(
      'The keys of the backup have no place to go.',
      'What is sealed in the databases can only be read with them.',
      'Set KEY_RING_FILE to the file that the services will read; it is written if it is not there.',
      2,
    );
  }
  const opensAll = ring.seal.every(({ kid, key }) => present.seal.some((ours) => ours.kid === kid && ours.key === key));
  if (opensAll && ring.hmac === present.hmac) return undefined;
  throw new CommandProblem(
    'The keys of this deployment are not those of the backup.',
    'What is sealed in the backup could never be read with them.',
    'Point KEY_RING_FILE to a file that is not there yet, and unset KEY_RING: the keys of the backup are written to it.',
  );
}

async function assertAble(service: string, client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; able: boolean }>(
    `SELECT rolname AS name, rolsuper OR (rolbypassrls AND rolcreatedb) AS able FROM pg_roles WHERE rolname = current_user`,
  );
  if (rows[0]?.able) return;
  throw new CommandProblem(
    `${rows[0]?.name} can not restore the database of ${service}.`,
    'A database is filled beside the present one, past row-level security, and then takes its place.',
    'Give the address of an administrator, or of a member of the owner with CREATEDB and BYPASSRLS.',
  );
}

const atWork = (why: string) =>
  new CommandProblem('The deployment is at work.', why, 'Stop it first; nothing was touched.');

const occupied = (what: string) =>
  new CommandProblem(
    `${what} holds data already.`,
    'A restore puts the backup in the place of all of it.',
    'Add --replace if that is what you want, or restore into an empty place.',
  );

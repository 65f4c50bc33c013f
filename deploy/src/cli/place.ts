/** Which deployment a command is about, and how its databases are reached. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnvironment, type EnvironmentSource } from '@ringline/kit/config';
import { asRole, databaseName, roleUrls, runningPostgres, withDatabase } from '@ringline/kit/db';
import { parseKeyRing, type KeyRing } from '@ringline/kit/secrets';
import { keyRingFile, SERVICES } from '../compose.ts';
import { environment, type Environment } from '../environment.ts';
import { CommandProblem } from './terminal.ts';

/** `ai-agent` → `AI_AGENT_DATABASE_URL`: a service's own database, when it lies on a server of its own. */
export const databaseVariable = (service: string): string =>
  `${service.toUpperCase().replaceAll('-', '_')}_DATABASE_URL`;

/** The administrator of the server that holds every service's database, `ringline_<service>`. */
export const ADMIN_VARIABLE = 'DATABASE_ADMIN_URL';

/**
 * The environment of a command, and what follows from a cluster that `npm run cluster` runs on DATA_DIR: where its
 * databases, keys and files are.
 */
export function withLocalCluster(source: EnvironmentSource): EnvironmentSource {
  if (isCluster(source)) return source;
  const dataDir = path.resolve(source['DATA_DIR'] || '.data');
  const { inside, outside } = localServers(dataDir);
  if (!inside || !outside) return source;
  return {
    KEY_RING_FILE: keyRingFile(dataDir),
    STORAGE_URL: pathToFileURL(path.join(dataDir, 'files')).href,
    ...source,
    [ADMIN_VARIABLE]: inside,
    [databaseVariable('sandbox')]: withDatabase(outside, databaseName('sandbox')),
  };
}

/** Whether a launcher on this machine gives the services their variables. */
export const isLaunchedHere = ({ cluster, dataDir }: Place): boolean =>
  !cluster || localServers(dataDir).inside !== undefined;

const localServers = (dataDir: string) => ({
  inside: runningPostgres(path.join(dataDir, 'inside')),
  outside: runningPostgres(path.join(dataDir, 'outside')),
});

const isCluster = (source: EnvironmentSource): boolean =>
  Boolean(source[ADMIN_VARIABLE]) || SERVICES.some(({ name }) => source[databaseVariable(name)]);

export interface Place {
  readonly env: Environment;
  /** Absolute. */
  readonly dataDir: string;
  /** Whether the databases are on a server of somebody's own, and not the embedded one. */
  readonly cluster: boolean;
}

/** @throws ConfigurationError for a variable that is malformed */
export function placeOf(source: EnvironmentSource): Place {
  const env = parseEnvironment('Ringline', environment, source);
  return { env, dataDir: path.resolve(env.DATA_DIR), cluster: isCluster(source) };
}

/**
 * The database of a service for work in its name: as its runtime role.
 * @throws CommandProblem when no PostgreSQL is running or the variable is missing
 */
export function runtimeUrl(place: Place, source: EnvironmentSource, service: string): string {
  if (!place.cluster) return roleUrls(embeddedAdminUrl(place), service).runtime;
  const own = source[databaseVariable(service)];
  if (own) return own;
  // The administrator steps down: row-level security and missing rights must hold here too.
  return asRole(adminUrl(source, service), `${databaseName(service)}_runtime`);
}

/**
 * The database of a service for work on all of it.
 * @throws CommandProblem when the variable is missing
 */
export function adminUrl(source: EnvironmentSource, service: string): string {
  const own = source[databaseVariable(service)];
  if (own) return own;
  const admin = source[ADMIN_VARIABLE];
  if (admin) return withDatabase(admin, databaseName(service));
  throw new CommandProblem(
    `The database of ${service} is not known.`,
    `Neither ${ADMIN_VARIABLE} nor ${databaseVariable(service)} is set.`,
    `Set ${ADMIN_VARIABLE} to the server that holds ${databaseName(service)}, or ${databaseVariable(service)} to that database.`,
    2,
  );
}

/** @throws CommandProblem when Ringline does not run on DATA_DIR */
export function embeddedAdminUrl({ dataDir }: Place): string {
  const url = runningPostgres(dataDir);
  if (url) return url;
  throw new CommandProblem(
    `Ringline does not run on DATA_DIR ${dataDir}.`,
    'Its database is up only while the product is.',
    `Start it first, or set DATA_DIR to where it runs. For a cluster set ${ADMIN_VARIABLE}.`,
  );
}

/**
 * The keys of the deployment: KEY_RING, the file that KEY_RING_FILE names, or the file in DATA_DIR of an embedded one.
 * @returns undefined when there are none yet
 * @throws CommandProblem when they can't be read
 */
export async function keyRingOf(place: Place, source: EnvironmentSource): Promise<KeyRing | undefined> {
  const { KEY_RING: given, KEY_RING_FILE: named } = source;
  const file = named ?? (place.cluster ? undefined : keyRingFile(place.dataDir));
  try {
    if (given) return parseKeyRing(given);
    return file ? parseKeyRing(await readFile(file, 'utf8')) : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new CommandProblem(
      'The key ring of the deployment can not be read.',
      error instanceof Error ? error.message : String(error),
      'See to KEY_RING, KEY_RING_FILE or the file in DATA_DIR.',
    );
  }
}

/** The same, for what can do nothing without. @throws CommandProblem when there are none */
export async function presentKeyRing(place: Place, source: EnvironmentSource): Promise<KeyRing> {
  const ring = await keyRingOf(place, source);
  if (ring) return ring;
  throw new CommandProblem(
    'The key ring of the deployment is missing.',
    'Without it what is sealed in the databases can not be read.',
    place.cluster ? 'Set KEY_RING_FILE or KEY_RING, as for the services.' : 'Set DATA_DIR to where the product runs.',
    2,
  );
}

/** The services whose databases belong to the deployment: in a cluster the sandbox only if its own variable is set. */
export function servicesOf(place: Place, source: EnvironmentSource): typeof SERVICES {
  return SERVICES.filter(({ name, outside }) => !place.cluster || !outside || source[databaseVariable(name)]);
}

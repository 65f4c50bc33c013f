import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { chown, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { keepAlive } from '../keepAlive/index.ts';
import { assertWritable, isRoot, nativePostgres, traversableByOthers, UNPRIVILEGED } from './native.ts';
import { endProcess, isAlive, markOf, signalFamily, thisProcess, type ProcessMark } from './processes.ts';

export interface EmbeddedOptions {
  /** DATA_DIR: holds the cluster, or only its password when PostgreSQL cannot reach the folder. */
  dataDir: string;
  /** false: nothing survives a power cut. For tests. */
  durable?: boolean;
  maxConnections?: number;
  /** Told in one sentence that the server died unasked, and when it is back. */
  onDeath?: (sentence: string) => void;
  /** Called when it dies again and again, or does not come back: whoever started us has to. */
  onGivenUp?: (sentence: string) => void;
}

export interface EmbeddedPostgres {
  /** URL of the administrator on the database `postgres`. A secret. */
  adminUrl: string;
  port: number;
  /** Where the cluster's files lie. Outside DATA_DIR when root's folders are closed to the user that runs PostgreSQL: tell the person. */
  dataPath: string;
  /** SIGKILL to the server and its sessions, for good: as a machine that loses power. */
  kill(): Promise<void>;
  /** Again, on the same port and data. Nothing when it runs. */
  start(): Promise<void>;
  /** To the server and its sessions: SIGSTOP freezes it, connections stay and nobody answers until SIGCONT. */
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

interface State {
  password: string;
  port: number;
  launcher: ProcessMark;
}

/**
 * Starts the PostgreSQL that comes with npm, on 127.0.0.1 only, and creates its cluster the first time. A server left over
 * from a launcher that was killed is stopped first. Throws when DATA_DIR cannot be written, when another launcher is using
 * it, when the platform has no PostgreSQL package, and with the end of the server's log when it does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  prepareDataDir(dataDir);
  const stateFile = path.join(dataDir, 'postgres.json');
  const previous = readState(stateFile);
  if (previous && previous.launcher.pid !== process.pid && isAlive(previous.launcher)) {
    throw new Error(
      `Ringline is already running on DATA_DIR ${dataDir} (process ${previous.launcher.pid}); stop it or choose another DATA_DIR`,
    );
  }
  const native = await nativePostgres();
  const cluster = await clusterFolder(dataDir);
  await stopOrphan(cluster);

  const password = previous?.password ?? randomBytes(24).toString('base64url');
  if (existsSync(cluster) && !previous) renameSync(cluster, `${cluster}.without-password-${Date.now()}`);
  const state: State = { password, port: await usablePort(previous?.port), launcher: thisProcess() };
  writeFileSync(stateFile, JSON.stringify(state), { mode: 0o600 });
  if (!existsSync(cluster)) await initialise(native, cluster, password, options.durable ?? true);

  const open = () => serve(native, cluster, state, path.join(dataDir, 'postgres.log'), options);
  let server = await open();
  let wanted = true;
  const watched = keepAlive({
    name: 'PostgreSQL',
    // A lost session's memory is freed when it notices that its server is gone, for which `open` waits.
    again: async () => {
      const opened = await open();
      if (!wanted) return stopServer(opened);
      server = opened;
      watch();
    },
    told: options.onDeath ?? (() => undefined),
    givenUp: options.onGivenUp ?? (() => undefined),
  });
  const watch = () => {
    const seen = server;
    seen.once('exit', (code, name) => {
      if (wanted && server === seen) watched.died(name ?? `exit code ${code}`);
    });
  };
  watch();
  const signal = (name: NodeJS.Signals) => {
    if (server.pid !== undefined && !hasEnded(server)) signalFamily(server.pid, name);
  };
  return {
    adminUrl: adminUrl(state),
    port: state.port,
    dataPath: cluster,
    signal,
    async kill() {
      wanted = false;
      await watched.stop();
      if (hasEnded(server)) return;
      const gone = exit(server);
      signal('SIGKILL');
      await gone;
    },
    async start() {
      wanted = true;
      if (!hasEnded(server)) return;
      server = await open();
      watch();
    },
    async stop() {
      wanted = false;
      await watched.stop();
      signal('SIGCONT');
      await stopServer(server);
    },
  };
}

/** The administrator's URL of the cluster that another process runs on this DATA_DIR; undefined when none does. */
export function runningPostgres(dataDir: string): string | undefined {
  const state = readState(path.join(path.resolve(dataDir), 'postgres.json'));
  return state && isAlive(state.launcher) ? adminUrl(state) : undefined;
}

export interface EmbeddedExamination {
  /** What the programs say of themselves: `postgres (PostgreSQL) 18.4`. */
  readonly version: string;
  /** Where the cluster lies, or would. */
  readonly dataPath: string;
  /** The process that runs it; undefined while nobody does. */
  readonly launcher: number | undefined;
}

/**
 * Whether the PostgreSQL that comes with npm can run on this machine, without starting one: its program is run as the
 * user that would run it. Changes nothing in DATA_DIR.
 * @throws Error when there is none for this platform, or it does not run
 */
export async function examineEmbeddedPostgres(dataDir: string): Promise<EmbeddedExamination> {
  const folder = path.resolve(dataDir);
  const native = await nativePostgres();
  const state = readState(path.join(folder, 'postgres.json'));
  const child = spawn(path.join(native, 'bin', 'postgres'), ['--version'], {
    ...asUnprivileged(),
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { LC_ALL: 'C', TZ: 'UTC' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await exit(child);
  if (code !== 0) throw new Error(`The PostgreSQL of npm does not run here: ${said.trim() || `exit code ${code}`}`);
  return {
    version: said.trim(),
    dataPath: await clusterFolder(folder),
    launcher: state && isAlive(state.launcher) ? state.launcher.pid : undefined,
  };
}

/** A cluster that lives as long as the caller, without durability. For tests and checks; cleans up after callers that were killed. */
export async function startScratchPostgres(): Promise<EmbeddedPostgres> {
  const prefix = 'ringline-scratch-';
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix)))
    await sweep(path.join(tmpdir(), name));
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false, maxConnections: 300 });
  return {
    ...postgres,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function sweep(folder: string): Promise<void> {
  // What another user left in the shared folder is closed to us, and theirs to clean up.
  if (lstatSync(folder, { throwIfNoEntry: false })?.uid !== (process.getuid?.() ?? 0)) return;
  const state = readState(path.join(folder, 'postgres.json'));
  if (!state || isAlive(state.launcher)) return;
  await stopOrphan(path.join(folder, 'postgres'));
  rmSync(folder, { recursive: true, force: true });
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new Error(`DATA_DIR (${dataDir}) cannot be created: ${(error as Error).message}`, { cause: error });
  }
  assertWritable(dataDir);
}

const stateShape = z.object({
  password: z.string().min(1),
  port: z.number().int(),
  launcher: z.object({ pid: z.number().int(), started: z.string().nullable() }),
});

/** @throws Error that names the file, when it cannot be read as what we wrote */
function readState(file: string): State | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return stateShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(
      `${file} is damaged: it holds the password of the database beside it, and can't be read. Put it back from a backup of DATA_DIR. Without one, move it away: Ringline then sets the database aside as postgres.without-password-… and begins with an empty one (restore a backup with: ringline restore).`,
    );
  }
}

/** In DATA_DIR, unless root's folders are closed to the user that must run PostgreSQL. The same place at every start. */
async function clusterFolder(dataDir: string): Promise<string> {
  if (!isRoot() || (await traversableByOthers(dataDir))) return path.join(dataDir, 'postgres');
  return path.join('/var/tmp', `ringline-data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
}

/** Stops a server whose launcher was killed, and gives way where only its lock file is left. */
async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [first = '', ...rest] = readFileSync(pidFile, 'utf8').split('\n');
  const pid = Number(first);
  const mark = markOf(pid);
  if (mark && runsPostgres(pid)) await endProcess(mark, 'SIGINT');
  // Another program may have the number by now, as after a container's restart; PostgreSQL would take it for its predecessor.
  // Its parent it never does. The rest stays: by it PostgreSQL finds out whether sessions of the predecessor still run.
  else writeFileSync(pidFile, [process.pid, ...rest].join('\n'));
}

function runsPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0', 1)[0]?.endsWith('postgres') ?? false;
  } catch {
    return process.platform !== 'linux';
  }
}

/** The recorded port if it is free, so that bookmarks and tools keep working; any other otherwise. */
async function usablePort(recorded: number | undefined): Promise<number> {
  const bind = (port: number): Promise<number | undefined> =>
    new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(undefined));
      probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
      });
    });
  const port = (recorded ? await bind(recorded) : undefined) ?? (await bind(0));
  if (!port) throw new Error('There is no free port on 127.0.0.1 for PostgreSQL');
  return port;
}

function adminUrl({ password, port }: State): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

const asUnprivileged = (): { uid?: number; gid?: number } => (isRoot() ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {});

/** Creates the cluster beside its place and moves it there, so that an interrupted start leaves no half of one. */
async function initialise(native: string, cluster: string, password: string, durable: boolean): Promise<void> {
  const scratch = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  await rm(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    if (isRoot()) await Promise.all([scratch, passwordFile].map((file) => chown(file, UNPRIVILEGED, UNPRIVILEGED)));
    const flags = [
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--auth=scram-sha-256',
    ];
    const child = spawn(
      path.join(native, 'bin', 'initdb'),
      ['-D', scratch, '-U', 'postgres', `--pwfile=${passwordFile}`, ...flags, ...(durable ? [] : ['--no-sync'])],
      { ...asUnprivileged(), cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], env: { LC_ALL: 'C', TZ: 'UTC' } },
    );
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    const code = await exit(child);
    if (code !== 0)
      throw new Error(`PostgreSQL's initdb failed in ${cluster}: ${complaint.trim() || `exit code ${code}`}`);
    renameSync(scratch, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

const RETRIES = 8;

async function serve(
  native: string,
  cluster: string,
  state: State,
  logFile: string,
  options: EmbeddedOptions,
): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    const log = openSync(logFile, 'a', 0o600);
    const settings = {
      listen_addresses: '127.0.0.1',
      port: state.port,
      unix_socket_directories: '',
      max_connections: options.maxConnections ?? 100,
      jit: 'off',
      log_timezone: 'UTC',
      timezone: 'UTC',
      ...(options.durable === false ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
    };
    const server = spawn(
      path.join(native, 'bin', 'postgres'),
      ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // Detached: Ctrl-C in the terminal reaches the launcher alone, which stops the services before their database.
      { ...asUnprivileged(), cwd: '/', detached: true, stdio: ['ignore', log, log], env: { LC_ALL: 'C', TZ: 'UTC' } },
    );
    closeSync(log);
    if (await ready(server, adminUrl(state))) return server;
    // A dead predecessor that nobody has reaped yet still holds the lock file for a while.
    if (attempt === RETRIES)
      throw new Error(`PostgreSQL does not start in ${cluster}:\n${readFileSync(logFile, 'utf8').slice(-1500)}`);
    await pause(250 * attempt);
  }
}

/** Whether the server answers before it exits. */
async function ready(server: ChildProcess, url: string): Promise<boolean> {
  let gone = false;
  const exited = exit(server).then(
    () => (gone = true),
    () => (gone = true),
  );
  while (!gone) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch {
      await Promise.race([exited, pause(30)]);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

const hasEnded = (server: ChildProcess): boolean => server.exitCode !== null || server.signalCode !== null;

async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const gone = exit(server);
  server.kill('SIGINT');
  const impatient = setTimeout(() => server.kill('SIGQUIT'), 10_000);
  await gone;
  clearTimeout(impatient);
}

function exit(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

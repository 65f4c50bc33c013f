/** The product under test: in this process for most, in a child for what needs `kill -9`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startAllInOne, type Product } from '@ringline/deploy/all-in-one';
import { startCluster, type Cluster, type ClusterOptions } from '@ringline/deploy/cluster';
import { silentProgress } from '@ringline/deploy/progress';
import type { RpcClients } from '@ringline/kit/rpc';
import type { Secrets } from '@ringline/kit/secrets';
import { atEndOfFile } from '@ringline/kit/testing';
import type pg from 'pg';
import { compiled } from './compiled.ts';
import { CARELESS, putEmptyDatabases } from './emptyDatabases.ts';
import { programs } from './programs.ts';
import { outputFolder, remember } from './secrets.ts';

/** What `npm start` runs after it has built the browser clients, which no test with a child looks at. */
const MAIN = fileURLToPath(new URL('../../deploy/src/run.ts', import.meta.url));

/** The sandbox without its waits: the carrier's calls per second, and its delays of texts. */
const BRISK = {
  SANDBOX_CALLS_PER_SECOND: '1000',
  SANDBOX_TEXT_SENT_MS: '20',
  SANDBOX_TEXT_DELIVERED_MS: '40',
  SANDBOX_REGISTRY_STEP_MS: '200',
  LOG_LEVEL: 'warn',
};

let started = 0;

/** Variables with which a run's end can look through what the product wrote: everything, into a file of its own. */
function watched(settings: Readonly<Record<string, string>> = {}): Record<string, string> {
  const folder = outputFolder();
  const endpoint = process.env['RINGLINE_OTLP'];
  if (!folder) return { ...settings };
  started += 1;
  return {
    LOG_FILE: path.join(folder, `product-${process.pid}-${started}.log`),
    ...(endpoint ? { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } : {}),
    ...settings,
    LOG_LEVEL: 'debug',
  };
}

/** Notes the keys of a deployment, which nothing may ever show. */
async function rememberKeys(dataDir: string, secrets: Secrets): Promise<void> {
  if (!outputFolder()) return;
  for (const purpose of ['auth-token', 'key-secret'])
    remember('carrier credentials', secrets.hmac('sandbox-carrier', purpose));
  for (const file of ['keys/ring.json', 'postgres.json']) {
    const text = await readFile(path.join(dataDir, file), 'utf8').catch(() => '');
    // What is long and has no sense is a key.
    for (const [, value] of text.matchAll(/"([\w+/=-]{24,})"/g)) remember('key', value);
  }
}

/** A folder that is gone after the test file. PostgreSQL runs as another user when the tests run as root, so it is open. */
export async function temporaryDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ringline-test-'));
  await chmod(folder, 0o711);
  atEndOfFile(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** What a journey needs of the product, whichever way it runs. */
export interface RunningProduct {
  readonly url: string;
  readonly secrets: Secrets;
  /** Calls as the launcher, a service. */
  readonly rpc: RpcClients;
  readonly services: readonly { readonly name: string; readonly db: { readonly pool: pg.Pool } }[];
  stop(): Promise<void>;
}

/**
 * Starts the product for a journey, in one process or, with RINGLINE_MODE=cluster, as separate processes on Kafka and Redis;
 * it ends with the test file. `settings` are environment variables.
 */
export function startAnyProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  return process.env['RINGLINE_MODE'] === 'cluster' ? startClusterProduct(settings) : startProduct(settings);
}

/**
 * Starts the product as a cluster, from the run's bundled programs where it has them; it ends with the test file. With
 * `programs: undefined` it is a developer's first start: from the sources, with databases still to be made.
 */
export async function startClusterProduct(
  settings: Readonly<Record<string, string>> = {},
  given: ClusterOptions = {},
): Promise<Cluster> {
  const options = { programs: programs(), ...given };
  const DATA_DIR = settings['DATA_DIR'] ?? (await temporaryDataDir());
  if (options.programs !== undefined)
    for (const server of ['inside', 'outside']) {
      const folder = path.join(DATA_DIR, server);
      // A cluster that is started again has them.
      if (await mkdir(folder, { recursive: true })) await putEmptyDatabases(folder, CARELESS.powerCuts);
    }
  const cluster = await startCluster(
    { PORT: '0', DATA_DIR, DEMO_WORKSPACE: 'false', ...BRISK, ...compiled(), ...watched(settings) },
    silentProgress,
    options,
  );
  await rememberKeys(DATA_DIR, cluster.secrets);
  atEndOfFile(async () => {
    await cluster.stop();
    await keepLogs(cluster.logFolder);
  });
  return cluster;
}

/** Copies what the processes of a cluster wrote to where the run's end looks at it; their folder is gone then. */
async function keepLogs(folder: string): Promise<void> {
  const kept = outputFolder();
  if (!kept) return;
  started += 1;
  await cp(folder, path.join(kept, `cluster-${process.pid}-${started}`), { recursive: true });
}

/** Starts the product in this process; it ends with the test file. `settings` are environment variables. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const DATA_DIR = settings['DATA_DIR'] ?? (await temporaryDataDir());
  if (!settings['DATA_DIR']) await putEmptyDatabases(DATA_DIR, CARELESS.kills);
  const product = await startAllInOne(
    { PORT: '0', DATA_DIR, DEMO_WORKSPACE: 'false', ...BRISK, ...watched(settings) },
    silentProgress,
  );
  await rememberKeys(DATA_DIR, product.secrets);
  atEndOfFile(() => product.stop());
  return product;
}

export interface SpawnedProduct {
  readonly url: string;
  readonly pid: number;
  /** What it wrote to standard error. */
  errors(): string;
  /** SIGKILL: nothing is put away. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** As by Ctrl-C. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Runs the product in a child.
 * @param main the program: without the clients' builds and the start's bundle, or what `npm start` runs
 * @returns when it said Ready; rejects with what it wrote when it ended instead
 */
export async function spawnProduct(settings: Readonly<Record<string, string>>, main = MAIN): Promise<SpawnedProduct> {
  const { child, output, ended } = run(settings, main);
  atEndOfFile(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const ready = Promise.withResolvers<string>();
  child.stdout?.on('data', () => {
    const url = /is at (http:\S+)/.exec(output.stdout)?.[1];
    if (url) ready.resolve(url);
  });
  void ended.then((code) => ready.reject(new Error(`It ended with ${code} before it was ready:\n${output.stderr}`)));
  const url = await ready.promise;
  return {
    url,
    pid: child.pid ?? 0,
    errors: () => output.stderr,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
}

/** Runs the product where it must not start. @returns what a person then reads, and the exit code */
export async function failsToStart(
  settings: Readonly<Record<string, string>>,
): Promise<{ code: number | null; says: string }> {
  const { child, output, ended } = run(settings);
  child.stdout?.once('data', () => child.kill('SIGKILL'));
  const code = await ended;
  return { code, says: output.stdout + output.stderr };
}

function run(
  settings: Readonly<Record<string, string>>,
  main = MAIN,
): {
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  ended: Promise<number | null>;
} {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH,
      PORT: '0',
      DEMO_WORKSPACE: 'false',
      ...BRISK,
      LOG_LEVEL: 'error',
      ...compiled(),
      ...watched(settings),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const folder = outputFolder();
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => {
      output[stream] += chunk.toString();
      if (folder) appendFileSync(path.join(folder, `child-${child.pid}-${stream}.log`), chunk);
    });
  }
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.once('close', (code) => resolve(code));
  return { child, output, ended };
}

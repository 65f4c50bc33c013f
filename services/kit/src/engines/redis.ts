/** A real Redis for one machine: the cluster's, and the tests'. Nothing it holds has to survive, so it saves nothing. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processEnvironment } from '../config/index.ts';
import { spawnAttached, type Attached } from './attached.ts';
import type { Availability } from './availability.ts';
import { freePort } from '../ports/index.ts';

export interface RedisEngine {
  /** redis://127.0.0.1:port */
  readonly url: string;
  /** Of the server that runs now; undefined when none does. */
  readonly pid: number | undefined;
  /** SIGKILL: as a machine that loses power. */
  kill(): Promise<void>;
  /** Again, empty, on the same port. Nothing when it runs. @throws Error with the end of its log when it does not answer */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const STARTS_WITHIN_MS = 10_000;

/** The redis-server of the PATH, installed first where that is possible: as root on Debian. */
export function redisAvailable(): Availability {
  if (onPath('redis-server')) return { available: true };
  const missing = 'Redis is not installed: there is no redis-server on the PATH.';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return { available: false, reason: `${missing} On Debian: apt-get install redis-server` };
  process.stderr.write(`${missing} Installing it with apt-get.\n`);
  const said = aptInstall('redis-server');
  if (onPath('redis-server')) return { available: true };
  return { available: false, reason: `${missing} apt-get could not install it: ${said}` };
}

/**
 * A real Redis on 127.0.0.1, with a port and a folder (for its log) of its own. It ends with this process, however that ends.
 * @throws Error when it can't be had or does not start
 */
export async function startRedis(options: { dataDir: string; port?: number }): Promise<RedisEngine> {
  const availability = redisAvailable();
  if (!availability.available) throw new Error(availability.reason);
  const dataDir = path.resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const port = options.port ?? (await freePort());
  let server: Attached | undefined = await serve(dataDir, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return server?.alive() ? server.pid : undefined;
    },
    async start() {
      if (!server?.alive()) server = await serve(dataDir, port);
    },
    async kill() {
      await server?.kill();
      server = undefined;
    },
    async stop() {
      await server?.end();
      server = undefined;
    },
  };
}

async function serve(dataDir: string, port: number): Promise<Attached> {
  const logFile = path.join(dataDir, 'redis.log');
  const settings = { bind: '127.0.0.1', port, dir: dataDir, save: '', appendonly: 'no', loglevel: 'warning' };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = await spawnAttached('redis-server', flags, { logFile }).catch(() => undefined);
  const deadline = performance.now() + STARTS_WITHIN_MS;
  while (server?.alive() && performance.now() < deadline) {
    if ((await whoAnswers(port)) === server.pid) return server;
    await pause(20);
  }
  await server?.kill();
  throw new Error(`Redis does not start on port ${port}:\n${readFileSync(logFile, 'utf8').slice(-1_500)}`);
}

/** The process that answers as Redis on a port: another's may have been there first. */
function whoAnswers(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.end('INFO server\r\n'));
    let answer = '';
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(Number(/process_id:(\d+)/.exec(answer)?.[1]) || undefined));
  });
}

function onPath(command: string): boolean {
  return (processEnvironment()['PATH'] ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** @returns the end of what apt-get said */
function aptInstall(name: string): string {
  // RUNLEVEL: Debian's package would start a server of its own on the usual port.
  const env = { ...processEnvironment(), DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], { encoding: 'utf8', env });
  const install = () => apt('install', '-y', '--no-install-recommends', name);
  let done = install();
  if (done.status !== 0) {
    apt('update');
    done = install();
  }
  return done.stderr.trim().slice(-500);
}

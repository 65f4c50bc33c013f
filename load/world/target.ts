/** What the load runs against: the product with its people, and where to read what it costs. */
import { fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Agent } from './people.ts';

/** In one process, or as separate processes on real engines. */
export type Mode = 'all-in-one' | 'cluster';

/** Processes by what they are; what they forked counts with them. */
export type Processes = Readonly<Record<string, readonly number[]>>;

interface Ready {
  readonly url: string;
  readonly people: readonly Agent[];
  readonly processes: Processes;
}

export type HostMessage = { readonly ready: Ready } | { readonly failed: string };

export interface Target {
  readonly url: string;
  readonly people: readonly Agent[];
  readonly processes: Processes;
  stop(): Promise<void>;
}

/** The outside world without its waits, and doors that a load of one address does not find shut. */
const SETTINGS = {
  PORT: '0',
  DEMO_WORKSPACE: 'false',
  SANDBOX_CALLS_PER_SECOND: '1000',
  SANDBOX_TEXT_SENT_MS: '20',
  SANDBOX_TEXT_DELIVERED_MS: '40',
  SIGN_IN_PER_MINUTE: '1000000',
  CODES_PER_IP_PER_HOUR: '1000000',
  LOG_LEVEL: 'error',
};

/** A folder for a database and files. PostgreSQL runs as another user when we are root, so it is open. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ringline-load-'));
  await chmod(folder, 0o711);
  return folder;
}

/** The product with so many people, below a child. @throws Error with what the child said when it does not start */
export async function startTarget(mode: Mode, people: number): Promise<Target> {
  const folder = await scratchFolder();
  const { PATH = '', HOME = '' } = process.env;
  const child = fork(fileURLToPath(new URL('./host.ts', import.meta.url)), [mode, String(people)], {
    env: { PATH, HOME, ...SETTINGS, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const message = await Promise.race([
      new Promise<HostMessage>((resolve) => child.once('message', (told) => resolve(told as HostMessage))),
      ended.then((): HostMessage => ({ failed: 'The product ended before it was ready; its log stands above.' })),
    ]);
    if ('failed' in message) throw new Error(message.failed);
    return { ...message.ready, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

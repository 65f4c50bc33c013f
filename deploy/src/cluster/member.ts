/** One service of the cluster: its replicas, each a process; one that dies is started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processEnvironment } from '@ringline/kit/config';
import { claimPort } from '../listening.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const LEASH = fileURLToPath(new URL('./leash.ts', import.meta.url));
/** A process that does not answer `/readyz` within this time has not started. */
const START_WITHIN_MS = 90_000;
const LOOK_EVERY_MS = 50;
/** A process that ends before it was ready is tried so often: its port was free when it was claimed, not when it listened. */
const STARTS = 3;
/** Characters of a log that an error shows. */
const LOG_TAIL = 2_000;
/** Pause before a process that died is started again: it doubles while it dies at once. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export interface MemberOptions {
  readonly name: string;
  /** The file that is run, from the repository's root. */
  readonly main: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly logFolder: string;
  /** A port that it always has; otherwise each replica takes a free one. */
  readonly port?: number;
  /** Called when replicas come and go. */
  readonly changed: () => void;
}

interface Replica {
  readonly port: number;
  readonly metricsPort: number;
  readonly child: ChildProcess;
  readonly gone: Promise<number | null>;
  /** Takes connections. */
  ready: boolean;
  /** Ends because it was told to. */
  leaving: boolean;
  /** Somebody waits for it, and starts another one when it ends before it was ready. */
  awaited: boolean;
}

export class Member {
  readonly name: string;
  /** How often a replica died without having been told to. */
  deaths = 0;
  readonly #options: MemberOptions;
  readonly #replicas = new Set<Replica>();
  #stopped = false;
  #pauseMs = FIRST_PAUSE_MS;

  constructor(options: MemberOptions) {
    this.name = options.name;
    this.#options = options;
  }

  /** Ports of the replicas that take connections. */
  get ports(): readonly number[] {
    return [...this.#replicas].filter(({ ready }) => ready).map(({ port }) => port);
  }

  /** Ports at which those have their figures. */
  get metricsPorts(): readonly number[] {
    return [...this.#replicas].filter(({ ready }) => ready).map(({ metricsPort }) => metricsPort);
  }

  /** Process ids of the replicas, the oldest first. */
  get pids(): readonly number[] {
    return [...this.#replicas].map(({ child }) => child.pid ?? 0);
  }

  get logFile(): string {
    return path.join(this.#options.logFolder, `${this.name}.log`);
  }

  /**
   * Starts one more replica; resolves when it is ready.
   * @throws Error with the end of what it wrote, when it ended again and again or does not answer
   */
  async start(): Promise<void> {
    this.#stopped = false;
    for (let left = STARTS - 1; ; left -= 1) {
      const replica = await this.#spawn({ awaited: true });
      try {
        return await this.#ready(replica);
      } catch (error) {
        replica.awaited = false;
        if (left === 0 || this.#stopped || this.#replicas.has(replica)) throw error;
        this.deaths += 1;
      }
    }
  }

  /** Signals a replica, the oldest unless told otherwise. After SIGKILL it comes back by itself. Resolves when it is gone. */
  async signal(signal: NodeJS.Signals, pid = this.pids[0]): Promise<void> {
    const replica = [...this.#replicas].find(({ child }) => child.pid === pid);
    replica?.child.kill(signal);
    if (signal === 'SIGKILL') await replica?.gone;
  }

  /** Resolves when so many replicas take connections. */
  async untilReady(replicas = 1): Promise<void> {
    while (this.ports.length < replicas) await pause(LOOK_EVERY_MS);
  }

  /** A new replica takes over before the old ones are told to end: no moment without one. @returns their exit codes */
  async roll(): Promise<(number | null)[]> {
    const old = [...this.#replicas];
    await this.start();
    return this.#end(old);
  }

  /** Ends all replicas in order. @returns their exit codes */
  async stop(): Promise<(number | null)[]> {
    this.#stopped = true;
    return this.#end([...this.#replicas]);
  }

  /** Ends all replicas at once and for good: nothing is put away, and none comes back. */
  async kill(): Promise<void> {
    this.#stopped = true;
    await Promise.all(
      [...this.#replicas].map(({ child, gone }) => {
        child.kill('SIGKILL');
        return gone;
      }),
    );
  }

  #end(replicas: readonly Replica[]): Promise<(number | null)[]> {
    return Promise.all(
      replicas.map(async (replica) => {
        replica.leaving = true;
        replica.child.kill('SIGTERM');
        // It goes on serving what comes over connections that exist; new ones go elsewhere, as an ingress would have it.
        replica.ready = false;
        this.#options.changed();
        return replica.gone;
      }),
    );
  }

  async #spawn({ awaited }: { awaited: boolean }): Promise<Replica> {
    const port = this.#options.port ?? (await claimPort('127.0.0.1', 0));
    const metricsPort = await claimPort('127.0.0.1', 0);
    const log = openSync(this.logFile, 'a', 0o600);
    const child = spawn(process.execPath, ['--import', LEASH, path.resolve(root, this.#options.main)], {
      cwd: root,
      env: {
        PATH: processEnvironment()['PATH'] ?? '',
        ...this.#options.environment,
        HOST: '127.0.0.1',
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
      },
      // Detached: Ctrl-C reaches the launcher alone, which ends them in order.
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    const { promise: gone, resolve } = Promise.withResolvers<number | null>();
    const replica: Replica = { port, metricsPort, child, gone, ready: false, leaving: false, awaited };
    child.once('exit', (code) => {
      this.#replicas.delete(replica);
      this.#options.changed();
      resolve(code);
      if (!replica.leaving && !replica.awaited && !this.#stopped) void this.#revive(replica);
    });
    this.#replicas.add(replica);
    return replica;
  }

  async #ready(replica: Replica): Promise<void> {
    const until = performance.now() + START_WITHIN_MS;
    while (performance.now() < until && this.#replicas.has(replica)) {
      const answer = await fetch(`http://127.0.0.1:${replica.port}/readyz`).catch(() => undefined);
      if (answer?.ok) {
        replica.ready = true;
        replica.awaited = false;
        this.#pauseMs = FIRST_PAUSE_MS;
        this.#options.changed();
        return;
      }
      await pause(LOOK_EVERY_MS);
    }
    const wrote = readFileSync(this.logFile, 'utf8').slice(-LOG_TAIL);
    throw new Error(`${this.name} did not become ready; what it wrote is in ${this.logFile}, at the end:\n${wrote}`);
  }

  async #revive(dead: Replica): Promise<void> {
    this.deaths += 1;
    await pause(this.#pauseMs);
    this.#pauseMs = Math.min(LONGEST_PAUSE_MS, dead.ready ? FIRST_PAUSE_MS : this.#pauseMs * 2);
    if (this.#stopped) return;
    // Dead again before it was ready: its own exit brings the next try.
    await this.#ready(await this.#spawn({ awaited: false })).catch(() => undefined);
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromChild, Method } from './ipc.ts';
import { METHODS } from './ipc.ts';
import { type MediaSwitch, MediaSwitchError, type MediaSwitchEvents, type MediaSwitchOptions } from './switch.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** A child that dies again this soon was not worth restarting at once. */
const STABLE_MS = 10_000;
const MAX_QUICK_CRASHES = 5;
const RESTART_DELAY_MS = 200;
/** For the child to close its recordings. */
const STOP_TIMEOUT_MS = 2000;

type Pending = { resolve(value: unknown): void; reject(error: Error): void };

/** Parent's side of one switch over the lives of its children. */
class SwitchClient {
  readonly #options: MediaSwitchOptions;
  readonly #events = new EventEmitter();
  readonly #legs = new Set<string>();
  readonly #pending = new Map<number, Pending>();
  #child: ChildProcess | undefined;
  #ready = Promise.withResolvers<void>();
  #next = 0;
  #quickCrashes = 0;
  #startedAt = 0;
  #restart: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(options: MediaSwitchOptions) {
    this.#options = options;
    this.#events.setMaxListeners(0);
    // Nobody need be waiting when a start fails.
    this.#ready.promise.catch(() => undefined);
  }

  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    this.#startedAt = performance.now();
    // execArgv is emptied: the parent's debugger port or test loader are not the child's.
    const child = fork(MAIN, [JSON.stringify(this.#options)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('message', (message) => this.#receive(message as FromChild));
    child.on('error', () => undefined);
    child.once('exit', (code, signal) => this.#exited(code, signal));
  }

  on<E extends keyof MediaSwitchEvents>(event: E, listener: (payload: MediaSwitchEvents[E]) => void): () => void {
    this.#events.on(event, listener);
    return () => void this.#events.off(event, listener);
  }

  async request(method: Method, args: unknown[]): Promise<unknown> {
    await this.#ready.promise;
    const child = this.#child;
    if (!child?.connected) throw new MediaSwitchError('SWITCH_DOWN', 'the media switch is not running');
    this.#next += 1;
    const request = this.#next;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#pending.set(request, { resolve, reject });
    const [id] = args;
    if (typeof id === 'string' && (method === 'createLeg' || method === 'answerLeg' || method === 'virtualLeg'))
      this.#legs.add(id);
    if (method === 'renameLeg' && this.#legs.delete(args[0] as string)) this.#legs.add(args[1] as string);
    // A child that dies while we write rejects what is pending when it exits.
    child.send({ request, method, args }, () => undefined);
    return promise;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#restart);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    child.once('exit', () => resolve());
    if (child.connected) child.disconnect();
    const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await promise;
    clearTimeout(timeout);
  }

  #receive(message: FromChild): void {
    if ('ready' in message) {
      this.#ready.resolve();
    } else if ('event' in message) {
      const state = message.event === 'legState' ? (message.payload as MediaSwitchEvents['legState']) : undefined;
      if (state?.state === 'closed') this.#legs.delete(state.leg);
      this.#events.emit(message.event, message.payload);
    } else {
      const pending = this.#pending.get(message.reply);
      this.#pending.delete(message.reply);
      if ('error' in message) {
        pending?.reject(
          message.error.code
            ? new MediaSwitchError(message.error.code, message.error.message)
            : new Error(message.error.message),
        );
      } else {
        pending?.resolve(message.value);
      }
    }
  }

  #exited(code: number | null, signal: string | null): void {
    this.#child = undefined;
    const down = new MediaSwitchError('SWITCH_DOWN', `the media switch ended (${signal ?? code})`);
    for (const pending of this.#pending.values()) pending.reject(down);
    this.#pending.clear();
    const legs = [...this.#legs];
    this.#legs.clear();
    this.#quickCrashes = performance.now() - this.#startedAt < STABLE_MS ? this.#quickCrashes + 1 : 0;
    const restarting = !this.#stopping && this.#quickCrashes < MAX_QUICK_CRASHES;
    this.#ready.reject(down);
    this.#ready = Promise.withResolvers();
    this.#ready.promise.catch(() => undefined);
    if (!restarting) this.#ready.reject(down);
    for (const leg of legs) this.#events.emit('legState', { leg, state: 'closed' });
    this.#events.emit('exit', { code, signal, restarting });
    if (restarting) this.#restart = setTimeout(() => this.start(), RESTART_DELAY_MS * this.#quickCrashes);
  }
}

/** Forks the media switch and resolves when it is ready to take legs. `pid` is the child's, for tests that kill it. */
export async function startMediaSwitch(
  options: MediaSwitchOptions = {},
): Promise<MediaSwitch & { readonly pid: number | undefined }> {
  const client = new SwitchClient(options);
  client.start();
  await client.ready;
  const methods = Object.fromEntries(
    METHODS.map((method) => [method, (...args: unknown[]) => client.request(method, args)]),
  );
  return Object.defineProperty(
    { ...methods, on: client.on.bind(client), stop: client.stop.bind(client) } as MediaSwitch & {
      readonly pid: number | undefined;
    },
    'pid',
    { get: () => client.pid },
  );
}

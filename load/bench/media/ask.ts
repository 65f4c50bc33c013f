/** Questions and answers between a benchmark and the processes that it forks. */
import { fork, type ChildProcess } from 'node:child_process';
import type { URL } from 'node:url';
import { fileURLToPath } from 'node:url';

type Handlers = Readonly<Record<string, (...args: never[]) => unknown>>;

interface Question {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}
type Answer = { readonly id: number; readonly value?: unknown; readonly error?: string };

/** Child's side: answers until the parent lets go. */
export function answerQuestions(handlers: Handlers): void {
  process.on('message', (message) => {
    const { id, method, args } = message as Question;
    const handler = handlers[method] as ((...values: unknown[]) => unknown) | undefined;
    void (async () => {
      try {
        if (!handler) throw new Error(`no method ${method}`);
        process.send?.({ id, value: await handler(...args) } satisfies Answer);
      } catch (error) {
        process.send?.({
          id,
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        } satisfies Answer);
      }
    })();
  });
  process.on('disconnect', () => process.exit(0));
  process.on('SIGINT', () => undefined);
}

export interface Asked {
  readonly pid: number;
  ask<T>(method: string, ...args: unknown[]): Promise<T>;
  stop(): void;
}

/** Parent's side. A child that dies rejects what is asked of it. */
export function askChild(file: URL): Asked {
  const child: ChildProcess = fork(fileURLToPath(file), { execArgv: [] });
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let asked = 0;
  child.on('message', (message) => {
    const { id, value, error } = message as Answer;
    if (error === undefined) pending.get(id)?.resolve(value);
    else pending.get(id)?.reject(new Error(error));
    pending.delete(id);
  });
  child.once('exit', (code, signal) => {
    for (const waiting of pending.values()) waiting.reject(new Error(`${file.pathname} ended (${signal ?? code})`));
    pending.clear();
  });
  return {
    pid: child.pid ?? 0,
    ask<T>(method: string, ...args: unknown[]) {
      asked += 1;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      pending.set(asked, { resolve, reject });
      child.send({ id: asked, method, args } satisfies Question, (error) => error && reject(error));
      return promise as Promise<T>;
    },
    stop: () => child.disconnect(),
  };
}

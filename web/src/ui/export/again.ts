import { refusalOf } from '../../base/relay/refusal.ts';

/** Milliseconds before a page that could not be read is asked for again, and again. */
const AGAIN_MS = [500, 1_000, 2_000, 5_000, 10_000];

export interface Again {
  /** Told why a page cannot be read; when it resolves, the page is asked for again. */
  readonly onFailed: (error: unknown) => Promise<void>;
  /** Ends it: then what it rejects with is its reason. */
  readonly signal: AbortSignal;
  /** Replaced in tests. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Reads a page, and again when that fails for now. */
export async function again<T>(read: () => Promise<T>, { onFailed, signal, wait }: Again): Promise<T> {
  for (let failed = 0; ;) {
    try {
      const found = await read();
      signal.throwIfAborted();
      return found;
    } catch (error) {
      signal.throwIfAborted();
      const next = refusalOf(error).retryable ? AGAIN_MS[failed] : undefined;
      if (next === undefined) await onFailed(error);
      else await wait(next, signal);
      failed = next === undefined ? 0 : failed + 1;
    }
  }
}

/** Waits. @throws the signal's reason as soon as it is given */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });

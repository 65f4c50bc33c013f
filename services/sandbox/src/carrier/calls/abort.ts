/** Waiting that can be cut short. */

/** The program of a call was replaced (`updated`) or the call ended (`ended`). */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Resolves with the work, or rejects as soon as the signal aborts. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    work.catch(() => undefined);
    throw new Interrupted();
  }
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(new Interrupted());
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
    work.catch(() => undefined);
  }
}

/** Waits `ms` milliseconds; rejects with Interrupted when the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return unlessAborted(promise, signal).finally(() => clearTimeout(timer));
}

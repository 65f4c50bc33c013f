/** The part of the Web Locks API that is needed here. */
export interface Locks {
  request<T>(name: string, run: () => Promise<T>): Promise<T>;
}

/**
 * Makes `run` happen once for everybody who asks while it runs: in this tab by sharing the promise, over tabs by a
 * Web Lock. Who had to wait for the lock looks first whether another tab brought what was wanted (`known`).
 */
export function singleFlight<T>(
  name: string,
  known: () => T | undefined,
  run: () => Promise<T | undefined>,
  locks: Locks | undefined,
): () => Promise<T | undefined> {
  let flight: Promise<T | undefined> | undefined;
  const guarded = async () => known() ?? (await run());
  return () => {
    flight ??= (locks === undefined ? guarded() : locks.request(name, guarded)).finally(() => {
      flight = undefined;
    });
    return flight;
  };
}

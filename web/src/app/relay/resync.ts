import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { wantAnew } from './anew.ts';

const listeners = new Set<() => void>();

/** The server could not replay what we missed: everything open is read again. */
export function resync(): void {
  for (const listener of listeners) listener();
}

/** Runs `refetch` whenever the missed events cannot be replayed after a reconnect. */
export function useResync(refetch: () => void): void {
  const run = useEffectEvent(refetch);
  useEffect(() => {
    const listener = () => run();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}

/**
 * A `fetchKey` for useLazyLoadQuery that changes with each resync, and a function that changes it by hand. With
 * `store-and-network` the rows on the screen stay while they are read anew. The function stays the same one: a
 * subscription that calls it is not begun anew with each render.
 */
export function useFetchKey(): [key: number, renew: () => void] {
  const [key, setKey] = useState(0);
  const renew = useCallback(() => {
    wantAnew();
    setKey((last) => last + 1);
  }, []);
  useResync(renew);
  return [key, renew];
}

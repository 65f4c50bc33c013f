import { useEffect, useEffectEvent } from 'react';

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

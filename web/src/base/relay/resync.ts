import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { wantAnew } from './anew.ts';

const listeners = new Set<() => void>();

/** What all pages of a server are told at once, they read over this many milliseconds. */
const SPREAD_MS = 5_000;
/** What goes wrong with every frame must not read everything with each of them; milliseconds. */
const SOONEST_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let soonAt = -Infinity;

function readAgain(): void {
  clearTimeout(timer);
  timer = undefined;
  wantAnew();
  for (const listener of listeners) listener();
}

/** The server could not replay what we missed, or what we may see has changed: everything open is read again. */
export function resync(reason?: string): void {
  if (reason === 'FEED_INTERRUPTED') timer ??= setTimeout(readAgain, Math.random() * SPREAD_MS);
  else readAgain();
}

/** Something that happened was told only in part: everything open is read again when what failed has had time to come back. */
export function resyncSoon(): void {
  if (timer !== undefined) return;
  const now = Date.now();
  soonAt = Math.max(now + SPREAD_MS, soonAt + SOONEST_MS);
  timer = setTimeout(readAgain, soonAt - now);
}

/** @returns what ends it */
export function onResync(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Runs `refetch` whenever the missed events cannot be replayed after a reconnect. */
export function useResync(refetch: () => void): void {
  const run = useEffectEvent(refetch);
  useEffect(() => onResync(() => run()), []);
}

/** Pages that could not be read so far: Relay keeps a failure under the key of what was read, also for a page that is opened anew. */
let failures = 0;

/** A page failed as a whole: whatever is opened from now on is read by itself. */
export function pageFailed(): void {
  failures += 1;
}

/**
 * A `fetchKey` for useLazyLoadQuery that changes with each resync, and a function that changes it by hand. With
 * `store-and-network` the rows on the screen stay while they are read anew. The function stays the same one: a
 * subscription that calls it is not begun anew with each render.
 */
export function useFetchKey(): [key: number, renew: () => void] {
  const [key, setKey] = useState(failures);
  const renew = useCallback(() => {
    wantAnew();
    setKey((last) => last + 1);
  }, []);
  useResync(renew);
  return [key, renew];
}

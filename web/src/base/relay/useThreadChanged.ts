import { useEffect, useEffectEvent } from 'react';
import { wantAnew } from './anew.ts';

/** Changes within this many milliseconds are told once: a burst of texts must not read a list for each. */
const SETTLE_MS = 300;
/** Where something changes all the time, it is told at least this often, in milliseconds. */
const LONGEST_MS = 1_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the first of the changes came that were not told yet. */
let since: number | undefined;

/** Told by the shell's one subscription to conversations. A list that is under way may be older than the change, and is asked again. */
export function threadChanged(): void {
  const now = Date.now();
  since ??= now;
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      since = undefined;
      wantAnew();
      for (const listener of listeners) listener();
    },
    Math.max(0, Math.min(SETTLE_MS, since + LONGEST_MS - now)),
  );
}

/** Runs when a conversation got something new, was read or was closed. */
export function useThreadChanged(changed: () => void): void {
  const tell = useEffectEvent(changed);
  useEffect(() => {
    const listener = () => tell();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}

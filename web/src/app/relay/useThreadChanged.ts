import { useEffect, useEffectEvent } from 'react';
import { wantAnew } from './anew.ts';

/** Changes within this many milliseconds are told once: a burst of texts must not read a list for each. */
const SETTLE_MS = 300;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Told by the shell's one subscription to conversations. A list that is under way may be older than the change, and is asked again. */
export function threadChanged(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    wantAnew();
    for (const listener of listeners) listener();
  }, SETTLE_MS);
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

import { useSyncExternalStore } from 'react';
import type { KeyHabits } from '../base/shortcuts.ts';

let keys: KeyHabits = { singleKeyShortcuts: true, enterSends: false };
const listeners = new Set<() => void>();

/** Told by the shell, which reads the account. */
export function setPersonalKeys(next: KeyHabits): void {
  if (next.singleKeyShortcuts === keys.singleKeyShortcuts && next.enterSends === keys.enterSends) return;
  keys = { singleKeyShortcuts: next.singleKeyShortcuts, enterSends: next.enterSends };
  for (const listener of listeners) listener();
}

export const usePersonalKeys = (): KeyHabits =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => keys,
  );

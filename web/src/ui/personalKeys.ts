import { useSyncExternalStore } from 'react';

/** What a person set about the keyboard, for all workspaces. */
export interface PersonalKeys {
  /** Letters alone act as shortcuts (WCAG 2.1.4 asks for the switch). */
  readonly singleKeyShortcuts: boolean;
  /** Enter sends a text; otherwise Ctrl or ⌘ with Enter does. */
  readonly enterSends: boolean;
}

let keys: PersonalKeys = { singleKeyShortcuts: true, enterSends: false };
const listeners = new Set<() => void>();

/** Told by the shell, which reads the account. */
export function setPersonalKeys(next: PersonalKeys): void {
  if (next.singleKeyShortcuts === keys.singleKeyShortcuts && next.enterSends === keys.enterSends) return;
  keys = { singleKeyShortcuts: next.singleKeyShortcuts, enterSends: next.enterSends };
  for (const listener of listeners) listener();
}

export const usePersonalKeys = (): PersonalKeys =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => keys,
  );

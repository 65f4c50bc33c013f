/** What is unread, told by the bell: the rail counts it, and the tab and the installed app show it. */
import { useSyncExternalStore } from 'react';

let chats = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Chats of teammates in which something is unread. */
export const useUnreadChats = (): number => useSyncExternalStore(subscribe, () => chats);

interface Badged {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** @param total of what the bell has */
export function showUnread(total: number, unreadChats: number): void {
  chats = unreadChats;
  for (const listener of listeners) listener();
  document.querySelector('link[rel="icon"]')?.setAttribute('href', total > 0 ? '/favicon-unread.svg' : '/favicon.svg');
  const app = navigator as Badged;
  // Browsers that know badges only of installed apps refuse them elsewhere.
  const shown = total > 0 ? app.setAppBadge?.(total) : app.clearAppBadge?.();
  shown?.catch(() => undefined);
}

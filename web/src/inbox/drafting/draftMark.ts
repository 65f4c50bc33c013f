/** What rows of the list say of drafts: the little of them that stands in the page's own file. */
import { useSyncExternalStore } from 'react';

const texts = new Map<string, string>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows of each thread what was begun there; of all others nothing. */
export function markDrafts(all: Iterable<readonly [threadId: string, draft: { readonly text: string }]>): void {
  texts.clear();
  for (const [threadId, { text }] of all) texts.set(threadId, text);
  for (const listener of listeners) listener();
}

/** What somebody began to write in a thread; empty: nothing. */
export const useDraftText = (threadId: string): string =>
  useSyncExternalStore(subscribe, () => texts.get(threadId) ?? '');

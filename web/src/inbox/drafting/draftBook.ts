/** The drafts of whoever is signed in, as the server and this page know them, and who else is replying where. */
import { keptAs } from '../kept.ts';
import { markDrafts } from './draftMark.ts';

export interface KnownDraft {
  readonly text: string;
  /** When its last key was pressed, in ms by the server's clock. */
  readonly typed: number;
}
/** Somebody who is writing an answer. */
export interface Replier {
  readonly id: string;
  readonly name: string;
  /** In ms by the server's clock. */
  readonly until: number;
}

const NONE: readonly Replier[] = [];
let scope: string | undefined;
let known = new Map<string, KnownDraft>();
let repliers = new Map<string, readonly Replier[]>();
/** The server's drafts were read, so that one which is not here is none. */
let complete = false;
const listeners = new Set<() => void>();

/** Nobody else who uses this tab finds what was typed before. */
function mine(): void {
  const now = keptAs('drafts');
  if (scope === now) return;
  [scope, known, repliers, complete] = [now, new Map(), new Map(), false];
  // Later: this may be asked while something is drawn.
  queueMicrotask(() => markDrafts(known));
}
const tell = () => {
  markDrafts(known);
  for (const listener of listeners) listener();
};

export const draftBook = {
  of(threadId: string): KnownDraft | undefined {
    mine();
    return known.get(threadId);
  },
  isComplete(): boolean {
    mine();
    return complete;
  },
  /** Of two, the one that was typed later stays. */
  put(threadId: string, draft: KnownDraft): void {
    const before = draftBook.of(threadId);
    if (
      before !== undefined &&
      (before.typed > draft.typed || (before.text === draft.text && before.typed === draft.typed))
    )
      return;
    known.set(threadId, draft);
    tell();
  },
  /** All that the server has, read at a moment. */
  putAll(drafts: readonly (KnownDraft & { readonly threadId: string })[], readAt: number): void {
    mine();
    const there = new Set(drafts.map(({ threadId }) => threadId));
    for (const [threadId, { text, typed }] of known)
      if (!there.has(threadId) && text !== '' && typed < readAt) known.delete(threadId);
    complete = true;
    for (const { threadId, ...draft } of drafts) draftBook.put(threadId, draft);
    tell();
  },
  replying(threadId: string): readonly Replier[] {
    mine();
    return repliers.get(threadId) ?? NONE;
  },
  putReplier(threadId: string, replier: Replier): void {
    const others = draftBook.replying(threadId).filter(({ id }) => id !== replier.id);
    repliers.set(threadId, [...others, replier]);
    tell();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

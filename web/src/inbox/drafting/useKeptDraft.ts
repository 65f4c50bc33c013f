import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '../../base/relay/serverClock.ts';
import { drafts } from '../drafts.ts';
import { draftBook } from './draftBook.ts';
import { flushDrafts, saveDraft } from './saveDraft.ts';

/** So long after a key, in milliseconds, what is on the screen is not replaced by another device's. */
const TYPING_MS = 3_000;

/**
 * Keeps the draft of an open thread on the server, and takes over what was typed later on another device, unless somebody is typing
 * here.
 * @param threadId undefined while there is none: this tab alone keeps it
 * @param adopt shows another device's
 * @returns told of what is typed
 */
export function useKeptDraft(
  threadId: string | undefined,
  draftKey: string,
  adopt: (text: string) => void,
): (text: string) => void {
  const compare = useEffectEvent((thread: string, key: string) => {
    const [here, times, there] = [drafts.read(key), drafts.times(key), draftBook.of(thread)];
    if (there !== undefined && there.typed > times.typed) {
      const isTyping = here !== '' && serverNow() - times.typed < TYPING_MS && document.hasFocus();
      if (there.text === here || isTyping) return;
      drafts.write(key, there.text, there.typed);
      adopt(there.text);
    } else if (draftBook.isComplete() && times.typed > (there?.typed ?? 0) && here !== (there?.text ?? ''))
      // Typed before a reload, or before the thread was known, and not saved.
      saveDraft(thread, { text: here, typed: times.typed });
  });
  useEffect(() => {
    if (threadId === undefined) return;
    compare(threadId, draftKey);
    const stop = draftBook.subscribe(() => compare(threadId, draftKey));
    return () => {
      stop();
      flushDrafts();
    };
  }, [threadId, draftKey]);
  return (text) => {
    if (threadId !== undefined) saveDraft(threadId, { text, typed: drafts.times(draftKey).typed });
  };
}

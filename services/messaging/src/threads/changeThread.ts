import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { announceThread } from '../timeline/describe.ts';
import { changeTimeline, type Emit, poolStore, type Item, type Thread } from '../timeline/timeline.ts';
import { findThread } from './visible.ts';

type By = { threadId: string; contactId: string };

/** Read or unread, shared by the whole workspace (defaults 13.1). @throws Refusal NOT_FOUND */
export const changeReadState = (deps: Deps) => (by: By, isRead: boolean, principal: Principal) =>
  changeThread(deps, by, principal, (thread) => ({ unreadCount: isRead ? 0 : Math.max(thread.unreadCount, 1) }));

/** Open or done, for the whole workspace. @throws Refusal NOT_FOUND or VALIDATION_FAILED */
export const changeThreadState = (deps: Deps) => async (threadId: string, state: string, principal: Principal) => {
  if (state !== 'OPEN' && state !== 'DONE') throw invalid('state', 'A conversation is either OPEN or DONE.');
  return changeThread(deps, { threadId, contactId: '' }, principal, () => ({ state, snoozedUntil: null }));
};

/** Writes what `edit` changes of a thread that the person may change, and tells of it, and what `also` has to tell. @throws Refusal NOT_FOUND, and what `edit` throws */
export async function changeThread(
  deps: Deps,
  by: By,
  principal: Principal,
  edit: (thread: Thread) => Partial<Thread>,
  also: (emit: Emit, thread: Thread, last: Item | undefined) => void = () => undefined,
): Promise<{ thread: Thread; last: Item | undefined }> {
  const { id, peerNumber } = await findThread(deps)(by, principal, 'UPDATE');
  const { thread, last } = await changeTimeline(poolStore(deps), principal.workspaceId, { peerNumber }, (snapshot) => {
    if (snapshot.thread?.id !== id) return undefined;
    const present = snapshot.thread;
    const edited = edit(present);
    if (Object.entries(edited).every(([field, value]) => present[field as keyof Thread] === value)) return undefined;
    const next = { ...present, ...edited, version: present.version + 1 };
    return {
      thread: next,
      announce(emit) {
        announceThread(emit, next, snapshot.last);
        also(emit, next, snapshot.last);
      },
    };
  });
  if (!thread) throw new Error(`Thread ${id} was read a moment ago and is gone`);
  return { thread, last };
}

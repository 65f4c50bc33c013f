import { phoneMatchKey } from '@ringline/kit/phone';
import type { Item, NumberCopy, Snapshot, Thread } from './timeline.ts';

/** The person's thread, or the one that begins now; `version` is what it will have after the change. */
export function threadOf(snapshot: Snapshot, peerNumber: string, newId: () => string, at: Date): Thread {
  if (snapshot.thread) return { ...snapshot.thread, version: snapshot.thread.version + 1 };
  return {
    id: newId(),
    workspaceId: snapshot.workspaceId,
    peerNumber,
    peerKey: phoneMatchKey(peerNumber),
    contactId: snapshot.contactId ?? null,
    state: 'OPEN',
    unreadCount: 0,
    lastItemId: null,
    lastActivityAt: at,
    teamIds: [],
    tagIds: [],
    assigneeKind: null,
    assigneeId: null,
    snoozedUntil: null,
    optedOutAt: null,
    firstItemAt: null,
    version: 1,
  };
}

/** The thread with an item in it: newest item, teams of the number, and, when people must look at it, unread and open again. */
export function withItem(thread: Thread, item: Item, number: NumberCopy | undefined, unread: boolean): Thread {
  const newest = thread.lastItemId === null || item.createdAt >= thread.lastActivityAt;
  return {
    ...thread,
    lastItemId: newest ? item.id : thread.lastItemId,
    lastActivityAt: newest ? item.createdAt : thread.lastActivityAt,
    teamIds: [...new Set([...thread.teamIds, ...(number?.teamIds ?? [])])],
    unreadCount: thread.unreadCount + (unread ? 1 : 0),
    ...(unread ? { state: 'OPEN', snoozedUntil: null } : {}),
  };
}

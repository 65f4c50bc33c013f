/** Marks what the person was told of as read: what they open, a conversation that they look at, or all. */
import { graphql } from 'react-relay';
import type { readStateAboutMutation } from '../__generated__/readStateAboutMutation.graphql.ts';
import type { readStateDoneMutation } from '../__generated__/readStateDoneMutation.graphql.ts';
import type { readStateMutation } from '../__generated__/readStateMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';

/** @param ids none: all */
export const markRead = (ids: readonly string[] | null): Promise<unknown> =>
  commit<readStateMutation>(
    graphql`
      mutation readStateMutation($ids: [ID!]) {
        changeWorkspaceNotificationReadState(ids: $ids, isRead: true) {
          totalUnread
          data {
            id
            read
            version
          }
        }
      }
    `,
    { ids },
  );

/** A missed call is dealt with, for everybody who was told of it. */
export const markCallDone = (id: string): Promise<unknown> =>
  commit<readStateDoneMutation>(
    graphql`
      mutation readStateDoneMutation($id: ID!) {
        markMissedCallDone(id: $id) {
          totalUnread
          data {
            id
            read
            done
            version
          }
        }
      }
    `,
    { id },
  );

const markAbout = (threadId: string): Promise<unknown> =>
  commit<readStateAboutMutation>(
    graphql`
      mutation readStateAboutMutation($threadId: ID!) {
        changeConversationNotificationReadState(threadId: $threadId, isRead: true) {
          totalUnread
          data {
            id
            read
            version
          }
        }
      }
    `,
    { threadId },
  );

const looked = new Set<string>();
let unread: ReadonlySet<string> = new Set();

/** Whether the person looks at this conversation, or at the notes of this contact, now. */
export const looksAt = (threadId: string): boolean =>
  looked.has(threadId) && document.visibilityState === 'visible' && document.hasFocus();

function settle(): void {
  // What could not be said stays unread; the next look tries again.
  for (const threadId of looked)
    if (unread.has(threadId) && looksAt(threadId)) markAbout(threadId).catch(() => undefined);
}

/** A conversation that is open, or a contact whose notes are. The returned function ends it. */
export function lookAt(threadId: string): () => void {
  looked.add(threadId);
  settle();
  window.addEventListener('focus', settle);
  return () => {
    window.removeEventListener('focus', settle);
    looked.delete(threadId);
  };
}

/** Told by the bell: the conversations, and contacts with notes, about which something is unread. */
export function unreadAbout(threadIds: readonly string[]): void {
  unread = new Set(threadIds);
  settle();
}

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

let looked: string | undefined;
let unread: ReadonlySet<string> = new Set();

/** Whether the person looks at this conversation now. */
export const looksAt = (threadId: string): boolean =>
  looked === threadId && document.visibilityState === 'visible' && document.hasFocus();

function settle(): void {
  // What could not be said stays unread; the next look tries again.
  if (looked !== undefined && unread.has(looked) && looksAt(looked)) markAbout(looked).catch(() => undefined);
}

/** The conversation that is open. The returned function ends it. */
export function lookAt(threadId: string): () => void {
  looked = threadId;
  settle();
  window.addEventListener('focus', settle);
  return () => {
    window.removeEventListener('focus', settle);
    if (looked === threadId) looked = undefined;
  };
}

/** Told by the bell: the conversations about which something is unread. */
export function unreadAbout(threadIds: readonly string[]): void {
  unread = new Set(threadIds);
  settle();
}

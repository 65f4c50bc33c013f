import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useInboxLiveSubscription } from '../__generated__/useInboxLiveSubscription.graphql.ts';
import type { useInboxLiveThreadSubscription } from '../__generated__/useInboxLiveThreadSubscription.graphql.ts';
import { threadArrived } from './threadStore.ts';
import { itemArrived } from './timelineStore.ts';

/** Calls, messages and threads as they come and change: each frame has the whole item or row, so that no list is read again. */
export function useInboxLive(): void {
  useSubscription<useInboxLiveSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useInboxLiveSubscription {
            contactConversation {
              created
              conversation {
                id
                threadId
                contactId
                ...ThreadItem_item
              }
            }
          }
        `,
        variables: {},
        updater: (store) => itemArrived(store, store.getRootField('contactConversation')),
      }),
      [],
    ),
  );
  useSubscription<useInboxLiveThreadSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useInboxLiveThreadSubscription {
            threadChanged {
              id
              contactId
              peerNumber
              peer {
                replyRefusal
              }
              state
              unreadCount
              lastActivityAt
              version
              tagIds
              assignee {
                targetId
              }
              lastConversation {
                id
                createdAt
                phoneNumber {
                  phoneNumberId
                }
              }
              ...ThreadRow_thread
            }
          }
        `,
        variables: {},
        updater: (store) => threadArrived(store, store.getRootField('threadChanged')),
      }),
      [],
    ),
  );
}

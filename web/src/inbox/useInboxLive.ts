import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useInboxLiveSubscription } from '../__generated__/useInboxLiveSubscription.graphql.ts';
import { itemArrived } from './timelineStore.ts';

/** Calls and messages as they come and change: rows and open timelines follow, because each frame has the whole item. */
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
              thread {
                id
                ...ThreadRow_thread
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
}

import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useRepliesLiveSubscription } from '../__generated__/useRepliesLiveSubscription.graphql.ts';

/** Keeps the list of saved replies as it is, whoever changes it. */
export function useRepliesLive(): void {
  useSubscription<useRepliesLiveSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useRepliesLiveSubscription {
            savedRepliesChanged {
              id
              name
              body
              audience
              team {
                id
                name
              }
              canChange
              canRemove
              version
            }
          }
        `,
        variables: {},
        updater: (store) => {
          const replies = store.getPluralRootField('savedRepliesChanged');
          if (replies) store.getRoot().setLinkedRecords(replies, 'fetchSavedReplies');
        },
      }),
      [],
    ),
  );
}

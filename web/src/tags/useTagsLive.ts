import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useTagsLiveSubscription } from '../__generated__/useTagsLiveSubscription.graphql.ts';

/** Keeps the list of tags as it is, whoever changes it. */
export function useTagsLive(): void {
  useSubscription<useTagsLiveSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useTagsLiveSubscription {
            conversationTagsChanged {
              id
              name
              backgroundColor
              color
              version
            }
          }
        `,
        variables: {},
        updater: (store) => {
          const tags = store.getPluralRootField('conversationTagsChanged');
          if (tags) store.getRoot().setLinkedRecords(tags, 'fetchConversationTags');
        },
      }),
      [],
    ),
  );
}

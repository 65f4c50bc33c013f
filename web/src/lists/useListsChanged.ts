import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useListsChangedSubscription } from '../__generated__/useListsChangedSubscription.graphql.ts';

/**
 * Keeps names and counts of lists true while a page shows them.
 * @param onChanged told the list's id, and whether it is gone; the same function at each render
 */
export function useListsChanged(onChanged: (id: string, deleted: boolean) => void): void {
  useSubscription<useListsChangedSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useListsChangedSubscription {
            subscriberListChanged {
              deleted
              list {
                id
                name
                description
                contactCount
                version
              }
            }
          }
        `,
        variables: {},
        onNext: (frame) => {
          if (frame) onChanged(frame.subscriberListChanged.list.id, frame.subscriberListChanged.deleted);
        },
      }),
      [onChanged],
    ),
  );
}

import { useMemo } from 'react';
import { fetchQuery, graphql, type GraphQLTaggedNode, useRelayEnvironment, useSubscription } from 'react-relay';
import type { CallDrawerQuery } from '../__generated__/CallDrawerQuery.graphql.ts';
import type { useCallFollowedSubscription } from '../__generated__/useCallFollowedSubscription.graphql.ts';
import { wantAnew } from '../base/relay/anew.ts';

/** Reads a call anew whenever something happens to it. @param query of its entry in the timeline, by its id */
export function useCallFollowed(id: string, query: GraphQLTaggedNode): void {
  const environment = useRelayEnvironment();
  useSubscription<useCallFollowedSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useCallFollowedSubscription {
            contactConversation {
              conversation {
                id
                version
              }
            }
          }
        `,
        variables: {},
        onNext: (frame) => {
          if (frame?.contactConversation.conversation.id !== id) return;
          wantAnew();
          // What cannot be read anew stays as it is; the connection banner says why.
          fetchQuery<CallDrawerQuery>(environment, query, { id }, { networkCacheConfig: { force: true } }).subscribe({
            error: () => undefined,
          });
        },
      }),
      [environment, id, query],
    ),
  );
}

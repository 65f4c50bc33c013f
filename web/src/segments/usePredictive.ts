import { graphql, useLazyLoadQuery } from 'react-relay';
import type { usePredictiveQuery } from '../__generated__/usePredictiveQuery.graphql.ts';
import { PREDICTIVE } from './predictive.ts';

/** Whether the workspace's plan has predictions. */
export function usePredictive(): boolean {
  const { getWorkspaceUserProfile: me } = useLazyLoadQuery<usePredictiveQuery>(
    graphql`
      query usePredictiveQuery {
        getWorkspaceUserProfile {
          id
          role {
            id
            features
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  return me.role?.features?.includes(PREDICTIVE) ?? false;
}

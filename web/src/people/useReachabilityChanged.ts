import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useReachabilityChangedSubscription } from '../__generated__/useReachabilityChangedSubscription.graphql.ts';

/**
 * Runs whenever one of the signed-in person's devices came, changed, fell silent or was removed.
 * @param onChanged stays the same function, or the subscription begins anew with each render
 */
export function useReachabilityChanged(onChanged: () => void): void {
  useSubscription<useReachabilityChangedSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useReachabilityChangedSubscription {
            reachabilityChanged {
              reachable
            }
          }
        `,
        variables: {},
        onNext: onChanged,
      }),
      [onChanged],
    ),
  );
}

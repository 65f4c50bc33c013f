import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useErasureChangedSubscription } from '../__generated__/useErasureChangedSubscription.graphql.ts';

/** Keeps erasures true while a page shows them, by their ids; a new one is told of. @param onChanged the same at each render */
export function useErasureChanged(onChanged: (erasure: { id: string; state: string }) => void): void {
  useSubscription<useErasureChangedSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useErasureChangedSubscription {
            erasureChanged {
              id
              state
              finishedAt
              ...ErasureProgress_erasure
            }
          }
        `,
        variables: {},
        onNext: (frame) => {
          if (frame) onChanged(frame.erasureChanged);
        },
      }),
      [onChanged],
    ),
  );
}

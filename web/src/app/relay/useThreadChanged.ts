import { useEffect, useMemo, useRef } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useThreadChangedSubscription } from '../../__generated__/useThreadChangedSubscription.graphql.ts';

/** Changes within this many milliseconds are told once: a burst of texts must not read the list for each. */
const SETTLE_MS = 300;

/** Runs when a conversation got something new, was read or was closed. */
export function useThreadChanged(changed: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription<useThreadChangedSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useThreadChangedSubscription {
            threadChanged {
              id
              unreadCount
              lastActivityAt
              version
            }
          }
        `,
        variables: {},
        onNext: () => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => latest.current(), SETTLE_MS);
        },
      }),
      [],
    ),
  );
}

import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useBlockListChangedSubscription } from '../__generated__/useBlockListChangedSubscription.graphql.ts';

/** Digits at the end of a number that are the same in each of its spellings, which differ behind the country's code (kit/phone). */
const SAME_IN_ALL_SPELLINGS = 8;
const endOf = (number: string) => number.slice(-SAME_IN_ALL_SPELLINGS);

/**
 * Runs whenever somebody of the workspace blocks a caller, or lets one call again.
 * @param onChanged stays the same function, or the subscription begins anew with each render
 * @param number E.164: only when it is about this one; any without
 */
export function useBlockListChanged(onChanged: () => void, number?: string): void {
  useSubscription<useBlockListChangedSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useBlockListChangedSubscription {
            blockListChanged {
              number
            }
          }
        `,
        variables: {},
        onNext: (frame) => {
          if (!frame) return;
          if (number === undefined || endOf(frame.blockListChanged.number) === endOf(number)) onChanged();
        },
      }),
      [onChanged, number],
    ),
  );
}

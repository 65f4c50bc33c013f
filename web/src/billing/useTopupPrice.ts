import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { useTopupPriceQuery, useTopupPriceQuery$data } from '../__generated__/useTopupPriceQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';

type Price = useTopupPriceQuery$data['previewTopup'];

/** Milliseconds after the last change of the amount until its price is asked. */
const SETTLES_MS = 250;

/**
 * What credit costs with its tax, as it will be charged; undefined until that is known.
 * @param amount undefined: nothing is asked
 */
export function useTopupPrice(amount: number | undefined): Price | undefined {
  const [settled] = useDebouncedValue(amount, SETTLES_MS);
  const [price, setPrice] = useState<Price>();
  useEffect(() => {
    if (settled === undefined) return undefined;
    const asked = fetchQuery<useTopupPriceQuery>(
      environment,
      graphql`
        query useTopupPriceQuery($amount: Float!) {
          previewTopup(amount: $amount) {
            credit
            amountDue
            tax {
              name
              percent
              amount
            }
          }
        }
      `,
      { amount: settled },
    ).subscribe({
      next: ({ previewTopup }) => setPrice(previewTopup),
      // Paying refuses with the reason.
      error: () => setPrice(undefined),
    });
    return () => asked.unsubscribe();
  }, [settled]);
  return price !== undefined && price.credit === amount ? price : undefined;
}

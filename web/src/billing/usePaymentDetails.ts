import { graphql, useLazyLoadQuery } from 'react-relay';
import type { usePaymentDetailsQuery } from '../__generated__/usePaymentDetailsQuery.graphql.ts';
import { usePaneKey } from '../ui/Pane.tsx';

/** The card that renewals are charged to; null where none is kept. To be used in a Pane, by those who may buy. */
export function usePaymentDetails(renewed: number | string) {
  const paneKey = usePaneKey();
  const { getPaymentDetails } = useLazyLoadQuery<usePaymentDetailsQuery>(
    graphql`
      query usePaymentDetailsQuery {
        getPaymentDetails {
          id
          brand
          last4
          expiresOn
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${renewed}` },
  );
  return getPaymentDetails ?? null;
}

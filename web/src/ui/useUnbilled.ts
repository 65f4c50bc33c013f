import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useUnbilledQuery } from '../__generated__/useUnbilledQuery.graphql.ts';

/** Whether this server bills nothing (`BILLING_MODE=disabled`): then there is no money to speak of. */
export function useUnbilled(): boolean {
  const { getCreditBalance } = useLazyLoadQuery<useUnbilledQuery>(
    graphql`
      query useUnbilledQuery {
        getCreditBalance {
          id
          unbilled
        }
      }
    `,
    {},
  );
  return getCreditBalance.unbilled;
}

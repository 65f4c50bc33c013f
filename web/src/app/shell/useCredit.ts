import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useCreditQuery } from '../../__generated__/useCreditQuery.graphql.ts';
import { useFetchKey } from '../../base/relay/resync.ts';

/** What is left: credit, and of the test number its minutes and texts. All who use it share one request. */
export function useCredit() {
  const [fetchKey] = useFetchKey();
  return useLazyLoadQuery<useCreditQuery>(
    graphql`
      query useCreditQuery {
        getCreditBalance {
          id
          balance
          currency
          status
          testMinutesLeft
          testSmsLeft
          version
        }
        fetchWorkspacePhoneNumbers(usable: true, limit: 20) {
          data {
            id
            isTestNumber
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
}

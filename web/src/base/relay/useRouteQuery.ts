import { useState } from 'react';
import { type GraphQLTaggedNode, useLazyLoadQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/**
 * A page's query, which its route's loader has begun to read: without a second request, until it is read again.
 * @param fetchKey of useFetchKey or usePaneKey: when it changes, the query is read again and the rows on the screen stay
 */
export function useRouteQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  fetchKey: string | number = 0,
): Query['response'] {
  const [first] = useState(fetchKey);
  return useLazyLoadQuery<Query>(query, variables, {
    fetchKey,
    fetchPolicy: fetchKey === first ? 'store-or-network' : 'store-and-network',
  });
}

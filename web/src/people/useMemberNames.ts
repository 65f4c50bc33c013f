import { useMemo } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type {
  useMemberNames_query$data,
  useMemberNames_query$key,
} from '../__generated__/useMemberNames_query.graphql.ts';
import type { useMemberNamesPageQuery } from '../__generated__/useMemberNamesPageQuery.graphql.ts';
import type { useMemberNamesQuery } from '../__generated__/useMemberNamesQuery.graphql.ts';
import { useAllPages, useKeptRows } from '../base/relay/useAllPages.ts';

type MemberName = useMemberNames_query$data['fetchUserProfiles']['edges'][number]['node'];

/**
 * All members to choose from, page after page, by name and role alone: what useEverybody reads for each of them would
 * make the document of a page that shows other things too dear.
 * @param fetchKey read anew when it changes
 */
export function useMemberNames(fetchKey: string | number): readonly MemberName[] {
  const query = useLazyLoadQuery<useMemberNamesQuery>(
    graphql`
      query useMemberNamesQuery {
        ...useMemberNames_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { data, ...pages } = usePaginationFragment<useMemberNamesPageQuery, useMemberNames_query$key>(
    graphql`
      fragment useMemberNames_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "useMemberNamesPageQuery") {
        fetchUserProfiles(first: $count, after: $cursor) @connection(key: "useMemberNames_fetchUserProfiles") {
          edges {
            node {
              id
              mainUserId
              displayName
              email
              roleId
              status
              isRemoved
            }
          }
        }
      }
    `,
    query,
  );
  useAllPages(pages);
  const { edges } = data.fetchUserProfiles;
  const read = useMemo(() => edges.map(({ node }) => node), [edges]);
  return useKeptRows(read, pages).filter(({ isRemoved }) => !isRemoved);
}

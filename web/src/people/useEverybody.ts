import { useMemo } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { useEverybody_query$data, useEverybody_query$key } from '../__generated__/useEverybody_query.graphql.ts';
import type { useEverybodyQuery } from '../__generated__/useEverybodyQuery.graphql.ts';
import { useAllPages, useKeptRows } from '../base/relay/useAllPages.ts';

type Member = useEverybody_query$data['fetchUserProfiles']['edges'][number]['node'];

/** All members, page after page: a search and the counts are about everybody, not about the first hundred. */
export function useEverybody(query: useEverybody_query$key): readonly Member[] {
  const { data, ...pages } = usePaginationFragment<useEverybodyQuery, useEverybody_query$key>(
    graphql`
      fragment useEverybody_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "useEverybodyQuery") {
        fetchUserProfiles(first: $count, after: $cursor) @connection(key: "useEverybody_fetchUserProfiles") {
          edges {
            node {
              id
              displayName
              email
              status
              hasSeat
              roleId
              teamIds
              isRemoved
              ...MemberRow_profile
              ...MemberDrawer_profile
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

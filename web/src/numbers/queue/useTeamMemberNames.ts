import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { useTeamMemberNames_query$key } from '../../__generated__/useTeamMemberNames_query.graphql.ts';
import type { useTeamMemberNamesPageQuery } from '../../__generated__/useTeamMemberNamesPageQuery.graphql.ts';
import type { useTeamMemberNamesQuery } from '../../__generated__/useTeamMemberNamesQuery.graphql.ts';
import { useAllPages } from '../../base/relay/useAllPages.ts';

/**
 * All members of a team, page after page.
 * @param fetchKey read anew when it changes
 * @returns their names by user, undefined until the last page is there
 * @throws what a page could not be read for, to the Pane around it
 */
export function useTeamMemberNames(teamId: string, fetchKey: string | number): ReadonlyMap<string, string> | undefined {
  const query = useLazyLoadQuery<useTeamMemberNamesQuery>(
    graphql`
      query useTeamMemberNamesQuery($teamId: ID!) {
        ...useTeamMemberNames_query @arguments(teamId: $teamId)
      }
    `,
    { teamId },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { data, ...pages } = usePaginationFragment<useTeamMemberNamesPageQuery, useTeamMemberNames_query$key>(
    graphql`
      fragment useTeamMemberNames_query on Query
      @argumentDefinitions(
        teamId: { type: "ID!" }
        count: { type: "Int", defaultValue: 100 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "useTeamMemberNamesPageQuery") {
        fetchTeamMembers(teamId: $teamId, first: $count, after: $cursor)
          @connection(key: "useTeamMemberNames_fetchTeamMembers") {
          edges {
            node {
              id
              mainUserId
              displayName
            }
          }
        }
      }
    `,
    query,
  );
  const failed = useAllPages(pages);
  if (failed) throw failed;
  if (pages.hasNext) return undefined;
  return new Map(data.fetchTeamMembers.edges.map(({ node }) => [node.mainUserId, node.displayName]));
}

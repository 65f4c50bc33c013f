import { fetchQuery, graphql } from 'react-relay';
import type { useTeamsOfMutation } from '../__generated__/useTeamsOfMutation.graphql.ts';
import type { useTeamsOfQuery } from '../__generated__/useTeamsOfQuery.graphql.ts';
import { environment } from '../app/relay/environment.ts';
import { commit } from '../app/relay/useCommit.ts';

/** Puts a member into teams and takes them out of others; the order of ringing of everybody else stays. */
export function useTeamsOf(profileId: string) {
  return async (before: readonly string[], after: readonly string[]): Promise<void> => {
    const data = await fetchQuery<useTeamsOfQuery>(
      environment,
      graphql`
        query useTeamsOfQuery {
          fetchTeams(first: 100) {
            data {
              id
              version
              members {
                id
              }
            }
          }
        }
      `,
      {},
      { networkCacheConfig: { force: true } },
    ).toPromise();
    for (const { id, version, members } of data?.fetchTeams.data ?? []) {
      if (before.includes(id) === after.includes(id)) continue;
      const others = members.map((member) => member.id).filter((member) => member !== profileId);
      const memberIds = after.includes(id) ? [...others, profileId] : others;
      await commit<useTeamsOfMutation>(
        graphql`
          mutation useTeamsOfMutation($input: UpdateTeamInput!) {
            updateTeamAndAutoAssignMembers(input: $input) {
              id
              version
              totalMembers
              members {
                id
                teamIds
              }
            }
          }
        `,
        { input: { id, version, memberIds } },
      );
    }
  };
}

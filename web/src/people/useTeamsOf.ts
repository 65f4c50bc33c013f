import { fetchQuery, graphql } from 'react-relay';
import type { useTeamsOfMutation } from '../__generated__/useTeamsOfMutation.graphql.ts';
import type { useTeamsOfQuery } from '../__generated__/useTeamsOfQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';

/**
 * Puts a member into a team or takes them out of it; the order of ringing of everybody else stays. One team at a time,
 * so that a refusal leaves nothing half done.
 */
export function useTeamsOf(profileId: string) {
  return async (teamId: string, belongs: boolean): Promise<void> => {
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
    // A team that is gone meanwhile is sent all the same: the server's refusal says so.
    const team = data?.fetchTeams.data.find(({ id }) => id === teamId);
    const others = (team?.members ?? []).map(({ id }) => id).filter((id) => id !== profileId);
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
      {
        input: {
          id: teamId,
          ...(team === undefined ? {} : { version: team.version }),
          memberIds: belongs ? [...others, profileId] : others,
        },
      },
    );
  };
}

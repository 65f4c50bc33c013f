import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { PeopleLiveInvitationSubscription } from '../__generated__/PeopleLiveInvitationSubscription.graphql.ts';
import type { PeopleLiveJoinRequestsSubscription } from '../__generated__/PeopleLiveJoinRequestsSubscription.graphql.ts';
import type { PeopleLiveMemberSubscription } from '../__generated__/PeopleLiveMemberSubscription.graphql.ts';
import type { PeopleLiveTeamSubscription } from '../__generated__/PeopleLiveTeamSubscription.graphql.ts';

/** Keeps members and teams true while a page shows them. @param changed who is listed may have changed: read anew; the same function at each render */
export function useMembersLive(changed: () => void): void {
  useSubscription<PeopleLiveMemberSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription PeopleLiveMemberSubscription {
            userProfileChanged {
              id
              isRemoved
              ...MemberRow_profile
              version
            }
          }
        `,
        variables: {},
        onNext: changed,
      }),
      [changed],
    ),
  );
  useSubscription<PeopleLiveTeamSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription PeopleLiveTeamSubscription {
            teamChanged {
              id
              name
              description
              tags
              isDefault
              isDeleted
              totalMembers
            }
          }
        `,
        variables: {},
        onNext: changed,
      }),
      [changed],
    ),
  );
}

/** Tells when an invitation was made, renewed, accepted or removed. */
export function useInvitationsLive(changed: () => void): void {
  useSubscription<PeopleLiveInvitationSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription PeopleLiveInvitationSubscription {
            invitationChanged {
              id
              status
            }
          }
        `,
        variables: {},
        onNext: changed,
      }),
      [changed],
    ),
  );
}

/** Tells when somebody asked to join, or was answered: the workspace is announced anew then. */
export function useJoinRequestsLive(changed: () => void): void {
  useSubscription<PeopleLiveJoinRequestsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription PeopleLiveJoinRequestsSubscription {
            workspaceChanged {
              id
            }
          }
        `,
        variables: {},
        onNext: changed,
      }),
      [changed],
    ),
  );
}

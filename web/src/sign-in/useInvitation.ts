import { useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { useInvitationQuery } from '../__generated__/useInvitationQuery.graphql.ts';
import { environment } from '../app/relay/environment.ts';
import { type Refusal, refusalOf } from '../app/relay/refusal.ts';

export type Invitation = useInvitationQuery['response']['getInvitation'];

/** What the link of an invitation is about; undefined while it is read. Asked anew once somebody has signed in. */
export function useInvitation(token: string, signedIn: boolean): Invitation | { refusal: Refusal } | undefined {
  const [found, setFound] = useState<Invitation | { refusal: Refusal }>();
  useEffect(() => {
    const reading = fetchQuery<useInvitationQuery>(
      environment,
      graphql`
        query useInvitationQuery($token: String!) {
          getInvitation(token: $token) {
            status
            workspaceName
            inviterName
            roleName
            email
            hasAccount
            expiresAt
          }
        }
      `,
      { token },
      { networkCacheConfig: { force: true, metadata: { signedIn } } },
    ).subscribe({
      next: ({ getInvitation }) => setFound(getInvitation),
      error: (error: unknown) => setFound({ refusal: refusalOf(error) }),
    });
    return () => reading.unsubscribe();
  }, [token, signedIn]);
  return found;
}

import { useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { useInvitationQuery } from '../__generated__/useInvitationQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { type Refusal, refusalOf } from '../base/relay/refusal.ts';
import { untilKnown } from './untilKnown.ts';

export type Invitation = useInvitationQuery['response']['getInvitation'];

/** What the link of an invitation is about; undefined while it is read. Asked anew once somebody has signed in. */
export function useInvitation(token: string, signedIn: boolean): Invitation | { refusal: Refusal } | undefined {
  const [found, setFound] = useState<{ signedIn: boolean; is: Invitation | { refusal: Refusal } }>();
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      if (!wanted) throw new Error('The page is closed');
      const answer = await fetchQuery<useInvitationQuery>(
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
      ).toPromise();
      if (!answer) throw new Error('No answer about the invitation');
      return answer.getInvitation;
    };
    // Who has just signed up is not known yet, and would be taken for somebody else.
    void untilKnown(read, ['NOT_FOUND'])
      .catch((error: unknown) => ({ refusal: refusalOf(error) }))
      .then((is) => wanted && setFound({ signedIn, is }));
    return () => {
      wanted = false;
    };
  }, [token, signedIn]);
  // Of nobody yet says for whom the invitation is.
  return found?.signedIn === signedIn ? found.is : undefined;
}

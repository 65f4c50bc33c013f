import { useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { useInvitationQuery } from '../__generated__/useInvitationQuery.graphql.ts';
import { environment } from '../app/relay/environment.ts';
import { type Refusal, refusalOf } from '../app/relay/refusal.ts';

export type Invitation = useInvitationQuery['response']['getInvitation'];

/** A new account is known everywhere within a moment, on a busy machine within several: half a minute of tries. */
const TRIES = 60;
const AGAIN_MS = 500;

/** What the link of an invitation is about; undefined while it is read. Asked anew once somebody has signed in. */
export function useInvitation(token: string, signedIn: boolean): Invitation | { refusal: Refusal } | undefined {
  const [found, setFound] = useState<{ signedIn: boolean; is: Invitation | { refusal: Refusal } }>();
  useEffect(() => {
    let ends: () => void = () => undefined;
    const read = (triesLeft: number) => {
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
        next: ({ getInvitation }) => setFound({ signedIn, is: getInvitation }),
        error: (error: unknown) => {
          const refusal = refusalOf(error);
          // Who has just signed up is not known yet, and would be taken for somebody else.
          if (!refusal.retryable || refusal.code !== 'NOT_FOUND' || triesLeft === 0)
            return setFound({ signedIn, is: { refusal } });
          const timer = setTimeout(() => read(triesLeft - 1), AGAIN_MS);
          ends = () => clearTimeout(timer);
        },
      });
      ends = () => reading.unsubscribe();
    };
    read(TRIES);
    return () => ends();
  }, [token, signedIn]);
  // Of nobody yet says for whom the invitation is.
  return found?.signedIn === signedIn ? found.is : undefined;
}

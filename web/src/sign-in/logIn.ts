import { graphql } from 'react-relay';
import type { logInMutation } from '../__generated__/logInMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';
import type { SignedIn } from './signedIn.ts';
import type { PendingCode } from './signInView.ts';

/** How a sign-in goes on (defaults 1.5). */
export interface AfterPassword {
  onSignedIn: (tokens: SignedIn) => void;
  onCode: (pending: PendingCode) => void;
  onMfa: (temporaryAccessToken: string) => void;
}

/** Signs in with a password: ends in tokens, in the code prompt, or in the second step. @throws what `refusalOf` reads */
export async function logIn(
  { email, password }: { email: string; password: string },
  { onSignedIn, onCode, onMfa }: AfterPassword,
): Promise<void> {
  const { login } = await commit<logInMutation>(
    graphql`
      mutation logInMutation($input: LoginInput!) {
        login(input: $input) {
          authTokens {
            token
            expiresInSeconds
          }
          note
          userId
          mfa {
            temporaryAccessToken
          }
        }
      }
    `,
    { input: { email, password } },
  );
  if (login.authTokens) onSignedIn(login.authTokens);
  else if (login.mfa) onMfa(login.mfa.temporaryAccessToken);
  else if (login.userId) onCode({ userId: login.userId, email, afterPassword: true });
}

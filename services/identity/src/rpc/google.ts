import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { GoogleService } from '@ringline/proto/identity/v1/google_pb';
import { toUser } from '../accounts/account.ts';
import { withClient } from '../client.ts';
import type { Deps } from '../context.ts';
import { beginGoogleSignIn } from '../google/beginGoogleSignIn.ts';
import { completeGoogleSignIn } from '../google/completeGoogleSignIn.ts';
import { googleProvider } from '../google/provider.ts';
import { unlinkGoogle } from '../google/unlinkGoogle.ts';

/** The handlers of GoogleService. */
export const googleRpc = (deps: Deps) => (router: ConnectRouter) => {
  const provider = googleProvider(deps);
  router.service(GoogleService, {
    listSignInMethods: () => ({ google: provider.offered }),
    beginGoogleSignIn: (request) => beginGoogleSignIn(deps, provider)(request),
    completeGoogleSignIn: async (request) => {
      const { next, outcome } = await completeGoogleSignIn(deps, provider)(withClient(request));
      if (outcome.kind === 'mfa-prompt') return { next, outcome: { case: 'mfaPrompt', value: outcome } };
      const { account, authTokens } = outcome;
      return { next, outcome: { case: 'signedIn', value: { authTokens, user: toUser(account) } } };
    },
    unlinkGoogle: async (request, context) => ({
      user: toUser(await unlinkGoogle(deps)(withClient(request), principalOf(context))),
    }),
  });
};

import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { IdentityService } from '@ringline/proto/identity/v1/accounts_pb';
import { toUser } from '../accounts/account.ts';
import { createUser } from '../accounts/createUser.ts';
import { getCurrentUser } from '../accounts/getCurrentUser.ts';
import { updateUser } from '../accounts/updateUser.ts';
import { withClient } from '../client.ts';
import { resendVerificationCode } from '../codes/resendVerificationCode.ts';
import { verifyOtp } from '../codes/verifyOtp.ts';
import { ensureDemoUser, openDemoSession } from '../demo/demoUsers.ts';
import type { Deps } from '../context.ts';
import { lastPlace } from '../sessions/lastPlace.ts';
import { login } from '../sessions/login.ts';
import { logout } from '../sessions/logout.ts';
import { refreshSession } from '../sessions/refreshSession.ts';

/** The handlers of IdentityService: they translate, the use cases decide. */
export const accountRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(IdentityService, {
    createUser: async (request) => ({ user: toUser(await createUser(deps)(withClient(request))) }),
    verifyOtp: async (request) => {
      const { account, authTokens } = await verifyOtp(deps)(withClient(request));
      return { authTokens, user: toUser(account) };
    },
    resendVerificationCode: (request) => resendVerificationCode(deps)(withClient(request)),
    login: async (request) => {
      const outcome = await login(deps)(withClient(request));
      if (outcome.kind === 'code-prompt') {
        return { outcome: { case: 'codePrompt', value: { note: outcome.note, userId: outcome.userId } } };
      }
      if (outcome.kind === 'mfa-prompt') return { outcome: { case: 'mfaPrompt', value: outcome } };
      return {
        outcome: { case: 'signedIn', value: { authTokens: outcome.authTokens, user: toUser(outcome.account) } },
      };
    },
    refreshSession: (request) => refreshSession(deps)(withClient(request)),
    logout: async (request, context) => {
      await logout(deps)(request, principalOf(context));
      return {};
    },
    getCurrentUser: async (request, context) => {
      const account = await getCurrentUser(deps)(request, principalOf(context));
      return { user: { ...toUser(account), location: await lastPlace(deps)(account) } };
    },
    updateUser: async (request, context) => ({
      user: toUser(await updateUser(deps)(request, principalOf(context))),
    }),
    openDemoSession: async (request) => {
      const { account, authTokens } = await openDemoSession(deps)(withClient(request));
      return { authTokens, user: toUser(account) };
    },
    ensureDemoUser: async (request) => ({ user: toUser(await ensureDemoUser(deps)(request)) }),
  });
};

import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { MfaService } from '@ringline/proto/identity/v1/mfa_pb';
import { toUser } from '../accounts/account.ts';
import { withClient } from '../client.ts';
import type { Dependencies } from '../dependencies.ts';
import { createMfa } from './createMfa.ts';
import { enableMfa } from './enableMfa.ts';
import { getMfaSettings } from './getMfaSettings.ts';
import { verifyMfaLogin } from './mfaLogin.ts';
import { removeMfa } from './removeMfa.ts';
import { renewRecoveryCodes } from './renewRecoveryCodes.ts';
import { verifyMfaCode } from './verifyMfaCode.ts';

/** The handlers of MfaService. */
export const mfaRpc = (deps: Dependencies) => (router: ConnectRouter) => {
  router.service(MfaService, {
    getMfaSettings: (request, context) => getMfaSettings(deps)(request, principalOf(context)),
    createMfa: (request, context) => createMfa(deps)(request, principalOf(context)),
    enableMfa: (request, context) => enableMfa(deps)(withClient(request), principalOf(context)),
    verifyMfaLogin: async (request) => {
      const { account, authTokens } = await verifyMfaLogin(deps)(withClient(request));
      return { authTokens, user: toUser(account) };
    },
    removeMfa: async (request, context) => {
      await removeMfa(deps)(withClient(request), principalOf(context));
      return {};
    },
    renewRecoveryCodes: (request, context) => renewRecoveryCodes(deps)(withClient(request), principalOf(context)),
    verifyMfaCode: async (request) => {
      await verifyMfaCode(deps)(request);
      return {};
    },
  });
};

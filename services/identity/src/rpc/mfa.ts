import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { MfaService } from '@ringline/proto/identity/v1/mfa_pb';
import { toUser } from '../accounts/account.ts';
import { withClient } from '../client.ts';
import type { Deps } from '../context.ts';
import { confirmIdentity } from '../mfa/confirmIdentity.ts';
import { createMfa } from '../mfa/createMfa.ts';
import { enableMfa } from '../mfa/enableMfa.ts';
import { getMfaSettings } from '../mfa/getMfaSettings.ts';
import { verifyMfaLogin } from '../mfa/mfaLogin.ts';
import { removeMfa } from '../mfa/removeMfa.ts';
import { renewRecoveryCodes } from '../mfa/renewRecoveryCodes.ts';
import { cancelMfaReset, confirmMfaReset, requestMfaReset } from '../mfa/resetMfa.ts';
import { verifyMfaCode } from '../mfa/verifyMfaCode.ts';

/** The handlers of MfaService. */
export const mfaRpc = (deps: Deps) => (router: ConnectRouter) => {
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
    requestMfaReset: async (request) => {
      const { dueAt, ...step } = await requestMfaReset(deps)(withClient(request));
      return { ...step, ...(dueAt && { dueAt: timestampFromDate(dueAt) }) };
    },
    confirmMfaReset: async (request) => {
      const outcome = await confirmMfaReset(deps)(withClient(request));
      if ('dueAt' in outcome) return { dueAt: timestampFromDate(outcome.dueAt) };
      return { authTokens: outcome.authTokens, user: toUser(outcome.account) };
    },
    cancelMfaReset: async (request, context) => {
      await cancelMfaReset(deps)(withClient(request), principalOf(context));
      return {};
    },
    cancelMfaResetOf: async (request) => {
      await cancelMfaReset(deps)(withClient(request), request);
      return {};
    },
    renewRecoveryCodes: (request, context) => renewRecoveryCodes(deps)(withClient(request), principalOf(context)),
    confirmIdentity: async (request) => {
      await confirmIdentity(deps)(withClient(request));
      return {};
    },
    verifyMfaCode: async (request) => {
      await verifyMfaCode(deps)(withClient(request));
      return {};
    },
  });
};

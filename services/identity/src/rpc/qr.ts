import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { QrSignInService, QrStatus } from '@ringline/proto/identity/v1/qr_pb';
import { toUser } from '../accounts/account.ts';
import { withClient } from '../client.ts';
import type { Deps } from '../context.ts';
import { claimQrToken } from '../qr/claimQrToken.ts';
import { completeQrSignIn } from '../qr/completeQrSignIn.ts';
import { createQrToken } from '../qr/createQrToken.ts';
import { decideQrRequest } from '../qr/decideQrRequest.ts';
import { getQrRequest } from '../qr/getQrRequest.ts';

const STATUS = {
  waiting: QrStatus.WAITING,
  approved: QrStatus.APPROVED,
  declined: QrStatus.DECLINED,
  expired: QrStatus.EXPIRED,
} as const;

/** The handlers of QrSignInService. */
export const qrRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(QrSignInService, {
    createQrToken: (request, context) => createQrToken(deps)(request, principalOf(context)),
    getQrRequest: async (request, context) => {
      const found = await getQrRequest(deps)(request, principalOf(context));
      return found ? { request: found } : {};
    },
    decideQrRequest: async (request, context) => {
      await decideQrRequest(deps)(request, principalOf(context));
      return {};
    },
    claimQrToken: (request) => claimQrToken(deps)(withClient(request)),
    completeQrSignIn: async (request) => {
      const outcome = await completeQrSignIn(deps)(withClient(request));
      const status = STATUS[outcome.kind];
      if (outcome.kind !== 'approved') return { status };
      return { status, authTokens: outcome.authTokens, user: toUser(outcome.account) };
    },
  });
};

import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { MfaService } from '@ringline/proto/identity/v1/mfa_pb';
import { OwnershipService } from '@ringline/proto/workspace/v1/members_pb';
import { actorOf } from '../audit/actor.ts';
import type { Context, Deps } from '../context.ts';
import {
  acceptOwnershipTransfer,
  cancelOwnershipTransfer,
  getOwnershipTransfer,
  refuseOwnershipTransfer,
} from '../ownership/answerTransfer.ts';
import { toTransfer } from '../ownership/transfer.ts';
import { type ConfirmIdentity, type VerifyCode, transferOwnership } from '../ownership/transferOwnership.ts';

/** The handlers of OwnershipService: they translate, the use cases decide. */
export const ownershipRpc = (deps: Deps & Pick<Context, 'rpc'>) => (router: ConnectRouter) => {
  const verifyCode: VerifyCode = async (userId, code, ip) => {
    await deps.rpc.client(MfaService).verifyMfaCode({ userId, code, client: { ip } });
  };
  const confirm: ConfirmIdentity = async (userId, { code, password }, ip) => {
    await deps.rpc.client(MfaService).confirmIdentity({ userId, code, password, client: { ip } });
  };

  router.service(OwnershipService, {
    transferOwnership: async (request, context) => ({
      transfer: toTransfer(await transferOwnership(deps, confirm)(request, actorOf(context))),
    }),
    getOwnershipTransfer: async (request, context) => {
      const transfer = await getOwnershipTransfer(deps)(request, principalOf(context));
      return transfer ? { transfer: toTransfer(transfer) } : {};
    },
    acceptOwnershipTransfer: async (request, context) => ({
      transfer: toTransfer(await acceptOwnershipTransfer(deps, verifyCode)(request, actorOf(context))),
    }),
    refuseOwnershipTransfer: async (request, context) => ({
      transfer: toTransfer(await refuseOwnershipTransfer(deps)(request, actorOf(context))),
    }),
    cancelOwnershipTransfer: async (request, context) => ({
      transfer: toTransfer(await cancelOwnershipTransfer(deps)(request, actorOf(context))),
    }),
  });
};

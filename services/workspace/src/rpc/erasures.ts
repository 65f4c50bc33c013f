import type { ConnectRouter } from '@connectrpc/connect';
import { MfaService } from '@ringline/proto/identity/v1/mfa_pb';
import { ErasureService } from '@ringline/proto/workspace/v1/erasures_pb';
import { actorOf } from '../audit/actor.ts';
import type { Context, Deps } from '../context.ts';
import { cancelErasure, eraseEverything, getErasure } from '../erasure/eraseEverything.ts';
import { createErasing } from '../erasure/eraseNotifications.ts';
import { erasePerson, getPersonErasure } from '../erasure/erasePerson.ts';
import { describeErasure } from '../erasure/erasure.ts';
import type { ConfirmIdentity } from '../ownership/transferOwnership.ts';

/** The handlers of ErasureService: they translate, the use cases decide. */
export const erasureRpc = (given: Deps & Pick<Context, 'rpc'>) => (router: ConnectRouter) => {
  const { deps } = createErasing(given);
  const confirm: ConfirmIdentity = async (userId, { code, password }, ip) => {
    await given.rpc.client(MfaService).confirmIdentity({ userId, code, password, client: { ip } });
  };
  router.service(ErasureService, {
    eraseEverything: async (request, context) => ({
      erasure: describeErasure(await eraseEverything(deps, confirm)(request, actorOf(context))),
    }),
    cancelErasure: async (request, context) => ({
      erasure: describeErasure(await cancelErasure(deps)(request, actorOf(context))),
    }),
    getErasure: async (request, context) => {
      const erasure = await getErasure(deps)(request, actorOf(context));
      return erasure ? { erasure: describeErasure(erasure) } : {};
    },
    erasePerson: async (request, context) => ({
      erasure: describeErasure(await erasePerson(deps)(request, actorOf(context))),
    }),
    getPersonErasure: async (request, context) => {
      const erasure = await getPersonErasure(deps)(request, actorOf(context));
      return erasure ? { erasure: describeErasure(erasure) } : {};
    },
  });
};

import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ReturnService } from '@ringline/proto/billing/v1/disputes_pb';
import type { Deps } from '../context.ts';
import { listDisputes } from '../disputes/listDisputes.ts';
import { getMoneyBack, takeMoneyBack } from '../subscriptions/moneyBack.ts';
import { describeSubscription } from '../subscriptions/subscription.ts';

/** The handlers of ReturnService. */
export const returnsRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(ReturnService, {
    listDisputes: (request, context) => listDisputes(deps)(request, principalOf(context)),
    async getMoneyBack(request, context) {
      const moneyBack = await getMoneyBack(deps)(request, principalOf(context));
      return moneyBack ? { moneyBack } : {};
    },
    takeMoneyBack: async (request, context) => ({
      subscription: describeSubscription(deps, await takeMoneyBack(deps)(request, principalOf(context))),
    }),
  });
};

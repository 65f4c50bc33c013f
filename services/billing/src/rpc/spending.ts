import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { SpendingService } from '@ringline/proto/billing/v1/spending_pb';
import type { Deps } from '../context.ts';
import { getSpending } from '../spending/getSpending.ts';
import { listCharges } from '../spending/listCharges.ts';

/** The handlers of SpendingService. */
export const spendingRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(SpendingService, {
    getSpending: (request, context) => getSpending(deps)(request, principalOf(context)),
    listCharges: (request, context) => listCharges(deps)(request, principalOf(context)),
  });
};

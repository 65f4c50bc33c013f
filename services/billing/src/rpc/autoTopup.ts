import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { AutoTopupService } from '@ringline/proto/billing/v1/auto_topup_pb';
import { getAutoTopup, setAutoTopup } from '../autoTopup/autoTopup.ts';
import type { Deps } from '../context.ts';

/** The handlers of AutoTopupService. */
export const autoTopupRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(AutoTopupService, {
    getAutoTopup: async (request, context) => ({ autoTopup: await getAutoTopup(deps)(request, principalOf(context)) }),
    setAutoTopup: async (request, context) => ({ autoTopup: await setAutoTopup(deps)(request, principalOf(context)) }),
  });
};

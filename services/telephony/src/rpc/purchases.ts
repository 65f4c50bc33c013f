import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { NumberPurchaseService } from '@ringline/proto/telephony/v1/purchases_pb';
import type { Deps } from '../context.ts';
import { numberMessage } from '../numbers/numberView.ts';
import { buyNumber, finishPurchase } from '../purchases/buy.ts';
import { listAvailable } from '../purchases/listAvailable.ts';
import { describePurchase } from '../purchases/purchaseView.ts';
import { quoteReclaims, subscribeNumber } from '../purchases/reclaim.ts';
import { releaseNumber } from '../purchases/release.ts';
import { reserveNumber } from '../purchases/reserve.ts';

/** The handlers of NumberPurchaseService. */
export const purchaseRpc = (deps: Deps) => (router: ConnectRouter) => {
  const list = listAvailable(deps);
  const reserve = reserveNumber(deps);
  const buy = buyNumber(deps);
  const finish = finishPurchase(deps);
  const subscribe = subscribeNumber(deps);
  const quote = quoteReclaims(deps);
  const release = releaseNumber(deps);
  router.service(NumberPurchaseService, {
    listAvailableNumbers: (request, context) => list(request, principalOf(context)),
    reserveNumber: async ({ number }, context) => ({
      purchase: await describePurchase(deps, await reserve(number, principalOf(context))),
    }),
    buyNumber: async (request, context) => ({
      purchase: await describePurchase(deps, await buy(request, principalOf(context))),
    }),
    finishPurchase: async (request, context) => ({
      purchase: await describePurchase(deps, await finish(request, principalOf(context))),
    }),
    quoteReclaims: async (_request, context) => ({ quotes: await quote(principalOf(context)) }),
    subscribeNumber: async (request, context) => ({
      purchase: await describePurchase(deps, await subscribe(request, principalOf(context))),
    }),
    unsubscribeNumber: async ({ phoneNumberId }, context) => {
      const { alreadyReleased, number } = await release(phoneNumberId, principalOf(context));
      return { alreadyReleased, number: numberMessage(number) };
    },
  });
};

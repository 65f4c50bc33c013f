import type { ConnectRouter } from '@connectrpc/connect';
import { NumberPriceService } from '@ringline/proto/billing/v1/numbers_pb';
import type { Deps } from '../context.ts';
import { loadNumberPrices } from '../numbers/prices.ts';
import { quoteNumbers } from '../numbers/quoteNumbers.ts';

/** The handlers of NumberPriceService. */
export const numberPriceRpc = (deps: Deps) => (router: ConnectRouter) => {
  const quote = quoteNumbers(deps, loadNumberPrices());
  router.service(NumberPriceService, { quoteNumbers: (request) => quote(request) });
};

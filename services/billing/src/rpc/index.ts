import type { ConnectRouter } from '@connectrpc/connect';
import type { Deps } from '../context.ts';
import type { InstallDeps } from '../stores/install/install.ts';
import { autoTopupRpc } from './autoTopup.ts';
import { billingRpc } from './billing.ts';
import { billingProfileRpc } from './billingProfile.ts';
import { couponsRpc } from './coupons.ts';
import { numberPriceRpc } from './numbers.ts';
import { paymentMethodsRpc } from './paymentMethods.ts';
import { registrationFeesRpc } from './registrations.ts';
import { returnsRpc } from './returns.ts';
import { spendingRpc } from './spending.ts';
import { storesRpc } from './stores.ts';
import { subscriptionsRpc } from './subscriptions.ts';

/** All handlers of billing, one file for each aggregate. */
export const rpc = (deps: Deps, install: InstallDeps) => (router: ConnectRouter) => {
  autoTopupRpc(deps)(router);
  billingRpc(deps)(router);
  billingProfileRpc(deps)(router);
  couponsRpc(deps)(router);
  numberPriceRpc(deps)(router);
  paymentMethodsRpc(deps)(router);
  registrationFeesRpc(deps)(router);
  returnsRpc(deps)(router);
  spendingRpc(deps)(router);
  storesRpc(install)(router);
  subscriptionsRpc(deps)(router);
};

import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { PaymentMethodService } from '@ringline/proto/billing/v1/payment_methods_pb';
import type { Deps } from '../context.ts';
import { getBillingPortalUrl, getPaymentDetails } from '../payments/paymentDetails.ts';

/** The handlers of PaymentMethodService: they translate, the use cases decide. */
export const paymentMethodsRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(PaymentMethodService, {
    async getPaymentDetails(request, context) {
      const paymentDetails = await getPaymentDetails(deps)(request, principalOf(context));
      return paymentDetails ? { paymentDetails } : {};
    },
    getBillingPortalUrl: async (request, context) => ({
      url: await getBillingPortalUrl(deps)(request, principalOf(context)),
    }),
  });
};

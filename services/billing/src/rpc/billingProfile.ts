import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { BillingProfileService } from '@ringline/proto/billing/v1/billing_profile_pb';
import type { Deps } from '../context.ts';
import { previewTopup } from '../payments/previewTopup.ts';
import { getBillingProfile, setBillingProfile } from '../profile/billingProfile.ts';

/** The handlers of BillingProfileService: they translate, the use cases decide. */
export const billingProfileRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(BillingProfileService, {
    getBillingProfile: (request, context) => getBillingProfile(deps)(request, principalOf(context)),
    setBillingProfile: async (request, context) => ({
      profile: await setBillingProfile(deps)(request, principalOf(context)),
    }),
    previewTopup: (request, context) => previewTopup(deps)(request, principalOf(context)),
  });
};

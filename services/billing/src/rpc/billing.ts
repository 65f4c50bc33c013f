import type { ConnectRouter } from '@connectrpc/connect';
import { clientAddressOf, principalOf } from '@ringline/kit/auth';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { getCreditBalance } from '../balance/getCreditBalance.ts';
import type { Deps } from '../context.ts';
import { ensureDemoSubscription } from '../demo/ensureDemoSubscription.ts';
import { getCallingCountries, setCallingCountries } from '../holds/callingCountries.ts';
import { extendCallHold, holdForCall } from '../holds/holdForCall.ts';
import { holdForTranscript } from '../holds/holdForTranscript.ts';
import { holdForMessage } from '../holds/holdForMessage.ts';
import { paymentHandlers } from '../payments/handlers.ts';
import { getSubscription } from '../subscriptions/getSubscription.ts';
import { describeSubscription } from '../subscriptions/subscription.ts';
import { getSpend } from '../usage/getSpend.ts';

/** The handlers of BillingService: they translate, the use cases decide. */
export const billingRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(BillingService, {
    listSubscriptionPlans: () => ({
      plans: deps.catalogue.offers().map(({ name, period }) => deps.catalogue.describe(name, period)),
    }),
    getSubscription: async (request, context) => ({
      subscription: describeSubscription(deps, await getSubscription(deps)(request, principalOf(context))),
    }),
    getCreditBalance: async (request, context) => ({
      creditBalance: await getCreditBalance(deps)(request, principalOf(context)),
    }),
    listRates({ country }) {
      // Where nothing is billed nothing has a price.
      if (deps.catalogue.unbilled) return { rates: [] };
      return {
        rates: deps.rates.list(country).map((row) => {
          const inbound = [row.inboundMicros, row.tollFreeInboundMicros ?? row.inboundMicros];
          return {
            country: row.country,
            outboundMinMicros: BigInt(Math.min(row.landlineMicros, row.mobileMicros)),
            outboundMaxMicros: BigInt(Math.max(row.landlineMicros, row.mobileMicros)),
            inboundMinMicros: BigInt(Math.min(...inbound)),
            inboundMaxMicros: BigInt(Math.max(...inbound)),
            smsRateMicros: BigInt(row.smsOutMicros),
            whatsappRateMicros: BigInt(deps.rates.data.whatsappPlatformMicros + row.whatsappServiceMicros),
            viberRateMicros: BigInt(row.viberOutMicros ?? 0),
            viberReplyRateMicros: BigInt(row.viberReplyMicros ?? row.viberOutMicros ?? 0),
            ...(row.mmsOutMicros === null ? {} : { mmsRateMicros: BigInt(row.mmsOutMicros) }),
          };
        }),
      };
    },
    getSpend: (request, context) => getSpend(deps)(request, principalOf(context)),
    getCallingCountries: async (request, context) => ({
      callingCountries: await getCallingCountries(deps)(request, principalOf(context)),
    }),
    setCallingCountries: async (request, context) => ({
      callingCountries: await setCallingCountries(deps)(request, {
        ...principalOf(context),
        ip: clientAddressOf(context),
      }),
    }),
    ...paymentHandlers(deps),
    holdForCall: (request) => holdForCall(deps)(request),
    extendCallHold: (request) => extendCallHold(deps)(request),
    holdForTranscript: (request) => holdForTranscript(deps)(request),
    holdForMessage: (request) => holdForMessage(deps)(request),
    ensureDemoSubscription: async (request) => ({
      subscription: describeSubscription(deps, await ensureDemoSubscription(deps)(request)),
    }),
  });
};

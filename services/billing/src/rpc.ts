import type { ServiceImpl } from '@connectrpc/connect';
import { clientAddressOf, principalOf } from '@ringline/kit/auth';
import type { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { readCreditBalance } from './balance/creditBalance.ts';
import type { Deps } from './context.ts';
import { ensureDemoSubscription } from './demo/ensureDemoSubscription.ts';
import { getCallingCountries, setCallingCountries } from './holds/callingCountries.ts';
import { extendCallHold, holdForCall } from './holds/holdForCall.ts';
import { holdForTranscript } from './holds/holdForTranscript.ts';
import { holdForMessage } from './holds/holdForMessage.ts';
import { openAccount } from './subscriptions/openAccount.ts';
import { describeSubscription } from './subscriptions/subscription.ts';
import { getSpend } from './usage/getSpend.ts';

/** RPC handlers: they only translate. */
export function billingHandlers(deps: Deps): ServiceImpl<typeof BillingService> {
  return {
    listSubscriptionPlans() {
      return { plans: deps.catalogue.offers().map(({ name, period }) => deps.catalogue.describe(name, period)) };
    },
    async getSubscription(_request, context) {
      const row = await deps.db.tenant(principalOf(context).workspaceId, (uow) => openAccount(deps)(uow));
      return { subscription: describeSubscription(deps, row) };
    },
    async getCreditBalance(_request, context) {
      const principal = principalOf(context);
      const creditBalance = await deps.db.tenant(principal.workspaceId, async (uow) => {
        await openAccount(deps)(uow);
        return readCreditBalance(deps)(uow);
      });
      if (principal.scope('BILLING', 'READ')) return { creditBalance };
      // Without BILLING:READ the status alone is told, never the figures (defaults 2.4).
      const { id, workspaceId, status, version } = creditBalance;
      return { creditBalance: { id, workspaceId, status, version } as typeof creditBalance };
    },
    listRates({ country }) {
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
          };
        }),
      };
    },
    getSpend: (range, context) => deps.db.tenant(principalOf(context).workspaceId, (uow) => getSpend(deps)(uow, range)),
    getCallingCountries: async (_request, context) => ({
      callingCountries: await getCallingCountries(deps)(principalOf(context).workspaceId),
    }),
    setCallingCountries: async ({ opened }, context) => ({
      callingCountries: await setCallingCountries(deps)(opened, {
        ...principalOf(context),
        ip: clientAddressOf(context),
      }),
    }),
    holdForCall: (request) => holdForCall(deps)(request),
    extendCallHold: (request) => extendCallHold(deps)(request),
    holdForTranscript: (request) => holdForTranscript(deps)(request),
    holdForMessage: (request) => holdForMessage(deps)(request),
    async ensureDemoSubscription(request) {
      return { subscription: describeSubscription(deps, await ensureDemoSubscription(deps)(request)) };
    },
  };
}

import { BalanceChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import {
  BillingService,
  type CallingCountries,
  type CreditBalance,
  type Rate,
  type Subscription,
  type SubscriptionPlan,
} from '@ringline/proto/billing/v1/billing_pb';
import type { OperationContext } from '../graphql/context.ts';
import { major } from '../graphql/present.ts';
import { live, type Resolver, type Resolvers } from '../graphql/resolverTypes.ts';
import { listen } from '../live/listen.ts';

/** Figures of money are for those with BILLING:READ; the rest get null (defaults 2.4), and all where nothing is billed. */
export async function maySeeMoney(context: OperationContext): Promise<boolean> {
  return (await context.principal()).scope('BILLING', 'READ') !== undefined;
}

const figure =
  <Figure>(read: (balance: CreditBalance) => Figure): Resolver<CreditBalance, Figure | null> =>
  async (balance, _args, context) =>
    !balance.unbilled && (await maySeeMoney(context)) ? read(balance) : null;

/** As a plan writes a number without a limit. */
const UNLIMITED = -1;

/** What the plan says of a feature that is a number. */
const valueIn = ({ subscriptionPlan }: Subscription, feature: string): number =>
  Number(subscriptionPlan?.subscriptionFeatures.find(({ name }) => name === feature)?.value ?? 0);

const plansOf = async (context: OperationContext) =>
  (await context.callAnonymously(BillingService).listSubscriptionPlans({})).plans;

export const billing = {
  Query: {
    getCallingCountries: async (_source, _args, context) =>
      (await context.call(BillingService).getCallingCountries({})).callingCountries,
    getCreditBalance: async (_source, _args, context) =>
      (await context.call(BillingService).getCreditBalance({})).creditBalance,
    getActiveWorkspaceSubscription: async (_source, _args, context) =>
      (await context.call(BillingService).getSubscription({})).subscription,
    fetchSubscriptionPlans: async (_source, { period }, context) =>
      (await plansOf(context)).filter((plan) => !period || plan.period === period),
    async fetchFeatures(_source, _args, context) {
      const features = (await plansOf(context)).flatMap((plan) => plan.subscriptionFeatures);
      return [...new Map(features.map((feature) => [feature.name, feature])).values()];
    },
    fetchRates: async (_source, { country }, context) =>
      (await context.call(BillingService).listRates({ country: country ?? '' })).rates,
  },
  Mutation: {
    setCallingCountries: async (_source, { opened }, context) =>
      (await context.call(BillingService).setCallingCountries({ opened })).callingCountries,
  },
  Subscription: {
    creditBalance: live((_source, { workspaceId }, context) => {
      context.assertWorkspace(workspaceId);
      return listen(BalanceChangedSchema, (event) => event.creditBalance, {
        stateOf: ({ creditBalance }) => creditBalance?.id,
      });
    }),
  },
  CallingCountries: {
    id: ({ workspaceId }: CallingCountries) => workspaceId,
  },
  CreditBalance: {
    balance: figure((balance) => major(balance.balanceMicros)),
    currency: figure((balance) => balance.currency),
    freeMinute: figure((balance) => Number(balance.freeMinute)),
    freeSms: figure((balance) => Number(balance.freeSms)),
    hasExceededMonthlyFreeMinutes: figure((balance) => balance.hasExceededMonthlyFreeMinutes),
    testMinutesLeft: figure((balance) => Number(balance.testMinutesLeft)),
    testSmsLeft: figure((balance) => Number(balance.testSmsLeft)),
  },
  WorkspaceSubscription: {
    nextFreeMonthlyCallMinutesResetDate: (subscription: Subscription) => subscription.allowanceResetsAt,
    hasUnlimitedMonthlyCallMinutes: (subscription: Subscription) =>
      valueIn(subscription, 'FREE_MONTHLY_CALLING_MINUTES') === UNLIMITED,
    hasUnlimitedMonthlySmsMessages: (subscription: Subscription) =>
      valueIn(subscription, 'FREE_MONTHLY_SMS_MESSAGES') === UNLIMITED,
    totalFreePhonePhoneNumbers: (subscription: Subscription) => valueIn(subscription, 'INCLUDED_LOCAL_NUMBER'),
  },
  SubscriptionPlan: {
    price: (plan: SubscriptionPlan) => Number(plan.priceMinor) / 100,
  },
  Rates: {
    outboundMinimumRate: (rate: Rate) => major(rate.outboundMinMicros),
    outboundMaximumRate: (rate: Rate) => major(rate.outboundMaxMicros),
    inboundMinimumRate: (rate: Rate) => major(rate.inboundMinMicros),
    inboundMaximumRate: (rate: Rate) => major(rate.inboundMaxMicros),
    smsRate: (rate: Rate) => major(rate.smsRateMicros),
    whatsappRate: (rate: Rate) => major(rate.whatsappRateMicros),
    viberRate: (rate: Rate) => major(rate.viberRateMicros),
    viberReplyRate: (rate: Rate) => major(rate.viberReplyRateMicros),
    mmsRate: ({ mmsRateMicros }: Rate) => (mmsRateMicros === undefined ? null : major(mmsRateMicros)),
  },
} satisfies Resolvers;

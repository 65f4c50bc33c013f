import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { SubscriptionSchema } from '@ringline/proto/billing/v1/billing_pb';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import { benefitsOf, isGranted } from '../coupons/terms.ts';
import { patienceWith } from '../dunning/schedule.ts';
import type { Subscription } from '../generated/prisma/client.ts';
import { post, readAccounts, type Posting } from '../ledger/ledger.ts';
import type { Period, PlanName } from '../plans/catalogue.ts';

/** A subscription as RPC and events tell it. */
export function describeSubscription(
  { catalogue }: Pick<Deps, 'catalogue'>,
  row: Subscription,
): MessageInitShape<typeof SubscriptionSchema> {
  const { freeNumbers, unpaidUsers } = benefitsOf(row);
  if (catalogue.unbilled) return unbilled(catalogue, row);
  return {
    id: row.id,
    workspaceId: row.workspaceId,
    status: row.status,
    subscriptionPlan: catalogue.describe(row.plan, row.period as Period, {
      INCLUDED_LOCAL_NUMBER: freeNumbers,
      ZERO_COST_USERS: unpaidUsers,
    }),
    subscriptionDate: timestampFromDate(row.subscriptionDate),
    ...(row.subscriptionExpiresOn ? { subscriptionExpiresOn: timestampFromDate(row.subscriptionExpiresOn) } : {}),
    userSlots: row.userSlots,
    isPaymentFailing: row.isPaymentFailing,
    version: row.version,
    allowanceResetsAt: timestampFromDate(row.allowanceResetsAt),
    billed: row.anchorAt !== null || isGranted(row),
    ...(row.paidUntil ? { paidUntil: timestampFromDate(row.paidUntil) } : {}),
    ...(row.isPaymentFailing && row.paidUntil ? describePatience(row.paidUntil) : {}),
    ...(row.numbersEndAt ? { numbersEndAt: timestampFromDate(row.numbersEndAt) } : {}),
    ...(pendingTerms(row) && row.paidUntil
      ? {
          pendingChange: {
            subscriptionPlan: `${row.pendingPlan ?? row.plan}_${row.pendingPeriod ?? row.period}`,
            displayName: catalogue.plan(row.pendingPlan ?? row.plan).displayName,
            userSlots: row.pendingSeats ?? row.userSlots,
            effectiveAt: timestampFromDate(row.paidUntil),
          },
        }
      : {}),
  };
}

/** Where nothing is billed: the largest plan, whatever the workspace has in the books. */
function unbilled(catalogue: Deps['catalogue'], row: Subscription): MessageInitShape<typeof SubscriptionSchema> {
  const plan = catalogue.planInForce(row.plan);
  return {
    id: row.id,
    workspaceId: row.workspaceId,
    status: 'ACTIVE',
    subscriptionPlan: catalogue.describe(plan, 'MONTHLY'),
    subscriptionDate: timestampFromDate(row.subscriptionDate),
    userSlots: Math.max(row.userSlots, catalogue.limit(plan, 'NUMBER_OF_USERS')),
    version: row.version,
    allowanceResetsAt: timestampFromDate(row.allowanceResetsAt),
    unbilled: true,
  };
}

/** When an unpaid renewal suspends the workspace and ends the plan, as RPC and events tell it. */
export function describePatience(renewedAt: Date) {
  const { suspendsAt, endsAt } = patienceWith(renewedAt);
  return { suspendsAt: timestampFromDate(suspendsAt), endsAt: timestampFromDate(endsAt) };
}

/**
 * Whether nothing goes out of the workspace's numbers: their plan is suspended, or has ended and they wait to go back (defaults 4.7).
 * A test number that came with a workspace works without a plan.
 */
export const isUnpaid = (status: string, isTestNumber = false): boolean =>
  status === 'SUSPENDED' || (status === 'EXPIRED' && !isTestNumber);

/** Plan, period and seats of the next cycle; undefined where it is like this one. */
export const pendingTerms = (row: Subscription) =>
  row.pendingPlan === null
    ? undefined
    : {
        plan: row.pendingPlan as PlanName,
        period: (row.pendingPeriod ?? row.period) as Period,
        seats: row.pendingSeats ?? row.userSlots,
      };

/** Announces a subscription's new state: workspace builds the features of principals from it. */
export function announceSubscription(deps: Pick<Deps, 'catalogue'>, uow: Unit, row: Subscription): void {
  uow.emit(SubscriptionChangedSchema, { subscription: describeSubscription(deps, row) }, { key: row.workspaceId });
}

/** What the pools hold after a renewal: the plan's for its seats, and the coupon's minutes (defaults 4.6, 5.3). */
export function poolsOf(
  { catalogue }: Pick<Deps, 'catalogue'>,
  row: Pick<Subscription, 'plan' | 'userSlots' | 'coupon'>,
): { seconds: bigint; texts: bigint } {
  const { seconds, texts } = catalogue.pools(row.plan, row.userSlots);
  return { seconds: seconds + BigInt(benefitsOf(row).freeMinutes * 60), texts };
}

/** Fills the plan's pools for a new period: what is left expires, there is no roll-over (defaults 5.3). Holds stay held. */
export const renewPools =
  (deps: Pick<Deps, 'catalogue' | 'clock' | 'ids'>) =>
  async (uow: Unit, row: Pick<Subscription, 'plan' | 'userSlots' | 'coupon'>, reference: string): Promise<void> => {
    const pools = poolsOf(deps, row);
    const balance = await readAccounts(uow);
    const fill = (commodity: 'FREE_SECONDS' | 'FREE_TEXTS', target: bigint): Posting[] => {
      const amount = target - balance('credit', commodity);
      return [
        { account: 'granted', commodity, amount: -amount },
        { account: 'credit', commodity, amount },
      ];
    };
    await post(deps)(uow, 'ADJUSTMENT', 'PERIOD', reference, [
      ...fill('FREE_SECONDS', pools.seconds),
      ...fill('FREE_TEXTS', pools.texts),
    ]);
  };

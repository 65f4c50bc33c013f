import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { invalid, Refusal } from '@ringline/kit/errors';
import type { NextBillingSchema, SubscriptionChangeSchema } from '@ringline/proto/billing/v1/subscriptions_pb';
import type { Actor, Deps } from '../context.ts';
import { couponAfter } from '../coupons/discount.ts';
import { couponOf } from '../coupons/terms.ts';
import type { Subscription, SubscriptionChange } from '../generated/prisma/client.ts';
import { describeLine, readLines, storeLines } from '../invoicing/invoice.ts';
import { assertBilled } from '../mode/billed.ts';
import { billedNumbers } from '../numbers/billedNumbers.ts';
import type { Period, PlanName } from '../plans/catalogue.ts';
import { abilitiesFor } from '../payments/platformGateway.ts';
import { pendingTerms } from '../subscriptions/subscription.ts';
import { describeTax } from '../tax/describeTax.ts';
import { readTax, storeTax } from '../tax/tax.ts';
import { taxTermsAt } from '../tax/termsOf.ts';
import { assertChangeable, basisOf, holdingOf, lockSubscription, pricesOf } from './holding.ts';
import { chargedCycle, type Holding, quoteChange, type Terms } from './quote.ts';

/** Milliseconds that an offer stands (defaults 4.3). */
const OFFER_MS = 10 * 60_000;
/** Seats that one workspace buys, where its plan has no limit. */
const MOST_SEATS = 1_000;

export interface PreviewInput {
  /** Such as BUSINESS_MONTHLY; empty: as it is. */
  readonly subscriptionPlan: string;
  /** In all; 0: as many as now, or as the plan allows. */
  readonly userSlots: number;
}

/**
 * Offers a change: exactly the invoice that would be made, for ten minutes.
 * @throws Refusal VALIDATION_FAILED, LIMIT_REACHED for more seats than the plan has, INVALID_TRANSITION, CONFLICT
 */
export const previewChange =
  (deps: Deps) =>
  async (input: PreviewInput, { workspaceId }: Actor): Promise<SubscriptionChange> => {
    const { sellsSeats, prorates } = await abilitiesFor(deps, workspaceId);
    return deps.db.tenant(workspaceId, async (uow) => {
      assertBilled(deps);
      const row = await lockSubscription(deps, uow);
      assertChangeable(deps, row);
      const wanted = wantedTerms(deps, row, input, sellsSeats);
      const now = deps.clock.now();
      const numbers = await billedNumbers(uow, now);
      const tax = await taxTermsAt(deps, uow, now);
      const holding = holdingOf(row, numbers, tax);
      const held = prorates || isSame(holding, wanted) ? holding : anew(holding);
      const quote = quoteChange(held, wanted, now, pricesOf(deps));
      const taxed = storeTax(quote.tax);
      return uow.tx.subscriptionChange.create({
        data: {
          id: deps.ids.uuid(),
          workspaceId,
          purpose: isOfSeats(row, wanted) ? 'BUY_SEAT' : 'CHANGE_PLAN',
          ...wanted,
          atCycleEnd: quote.atCycleEnd,
          effectiveAt: quote.effectiveAt,
          anchorAt: quote.anchorAt,
          cycleEnd: quote.cycle.end,
          factor: Number(quote.factor),
          lines: storeLines(quote.lines),
          ...(taxed ? { tax: taxed } : {}),
          dueMinor: quote.dueCents,
          carriedMinor: quote.carriedCents,
          basis: basisOf(row, quote.anchorAt, numbers),
          status: 'OFFERED',
          offeredAt: now,
          expiresAt: new Date(now.getTime() + OFFER_MS),
        },
      });
    });
  };

const isSame = (held: Terms, { plan, period, seats }: Terms): boolean =>
  held.plan === plan && held.period === period && held.seats === seats;

/** Where a till sells whole cycles alone, each change begins one: what was left of the last is the platform's to credit. */
const anew = (holding: Holding): Holding => ({ ...holding, anchorAt: undefined, paidUntil: undefined });

/** Whether it buys seats and changes nothing else: who may buy may do that, the plan is the owner's (defaults 2.2). */
const isOfSeats = (row: Subscription, { plan, period, seats }: Terms): boolean =>
  row.anchorAt !== null && plan === row.plan && period === row.period && seats > row.userSlots;

/** @throws Refusal VALIDATION_FAILED, LIMIT_REACHED, INVALID_TRANSITION */
function wantedTerms(
  { catalogue }: Deps,
  row: Subscription,
  { subscriptionPlan, userSlots }: PreviewInput,
  sellsSeats: boolean,
): Terms {
  const offer = catalogue.offerOf(subscriptionPlan || `${row.plan}_${row.period}`);
  if (!offer) throw invalid('subscriptionPlan', 'Choose one of the plans that are sold.');
  const { name: plan, period } = offer;
  if (plan === 'FREE')
    throw invalid(
      'subscriptionPlan',
      'The free plan can’t be bought. Cancel your plan, and it ends with the paid time.',
    );
  if (row.status === 'CANCELLED' && (plan !== row.plan || period !== row.period))
    throw new Refusal({
      code: 'INVALID_TRANSITION',
      message: 'This plan is canceled. Undo the cancellation first, then change it.',
    });
  const limit = catalogue.limit(plan, 'NUMBER_OF_USERS');
  const most = sellsSeats ? (limit === -1 ? MOST_SEATS : limit) : 1;
  if (userSlots < 0) throw invalid('userSlots', 'A workspace has at least one seat.');
  if (userSlots > 1 && !sellsSeats)
    throw new Refusal({
      code: 'LIMIT_REACHED',
      message: 'Your platform sells plans with one seat. More seats can’t be bought there.',
      field: 'userSlots',
    });
  if (userSlots > most)
    throw new Refusal({
      code: 'LIMIT_REACHED',
      message: `${catalogue.plan(plan).displayName} allows ${most} seats at most. Choose a larger plan for more.`,
      field: 'userSlots',
    });
  // A year begins without the seats that were to leave with the month (defaults 4.7).
  const now = row.pendingSeats !== null && period !== row.period ? row.pendingSeats : row.userSlots;
  return { plan, period, seats: userSlots || Math.min(now, most) };
}

/** What the end of the paid cycle charges; undefined where nothing is. */
export function nextBilling(
  deps: Pick<Deps, 'catalogue'>,
  terms: Terms,
  holding: Pick<Holding, 'numbers' | 'coupon' | 'carriedCents' | 'tax'>,
  date: Date,
): MessageInitShape<typeof NextBillingSchema> {
  const { lines, dueCents, tax } = chargedCycle(terms, pricesOf(deps), holding, date);
  return {
    date: timestampFromDate(date),
    lines: lines.map((line) => describeLine(deps, line)),
    amountMinor: dueCents,
    currency: deps.catalogue.data.currency,
    ...(tax ? { tax: describeTax(tax) } : {}),
  };
}

/** What stays for the end of the cycle after a change that happens now, such as seats that leave then (defaults 4.7). */
export function pendingAfter(row: Subscription, change: SubscriptionChange): Terms | undefined {
  const { plan, period, seats } = change as SubscriptionChange & Terms;
  if (change.atCycleEnd) return { plan, period, seats };
  const pending = pendingTerms(row);
  const upgraded = plan !== row.plan && period === row.period && seats === row.userSlots;
  return pending && row.anchorAt && upgraded && pending.seats < seats
    ? { plan, period, seats: pending.seats }
    : undefined;
}

/** An offer as RPC tells it. */
export const describeChange =
  (deps: Deps) =>
  async (change: SubscriptionChange): Promise<MessageInitShape<typeof SubscriptionChangeSchema>> => {
    const { row, numbers, taxThen } = await deps.db.tenant(change.workspaceId, async (uow) => ({
      row: await uow.tx.subscription.findUniqueOrThrow({ where: { workspaceId: change.workspaceId } }),
      numbers: await billedNumbers(uow, change.cycleEnd),
      taxThen: await taxTermsAt(deps, uow, change.cycleEnd),
    }));
    const own: Terms = { plan: change.plan as PlanName, period: change.period as Period, seats: change.seats };
    const lines = readLines(change.lines);
    const coupon = couponOf(row);
    const then = {
      numbers,
      coupon: coupon && couponAfter(coupon, lines, own.period),
      carriedCents: change.carriedMinor,
      tax: taxThen,
    };
    const tax = readTax(change.tax);
    return {
      id: change.id,
      workspaceId: change.workspaceId,
      subscriptionPlan: deps.catalogue.describe(change.plan, change.period as Period),
      userSlots: change.seats,
      atCycleEnd: change.atCycleEnd,
      effectiveAt: timestampFromDate(change.effectiveAt),
      lines: lines.map((line) => describeLine(deps, line)),
      dueMinor: change.dueMinor,
      currency: deps.catalogue.data.currency,
      proRateFactor: change.factor,
      expiresAt: timestampFromDate(change.expiresAt),
      ...(tax ? { tax: describeTax(tax) } : {}),
      ...(row.status === 'CANCELLED'
        ? {}
        : { next: nextBilling(deps, pendingAfter(row, change) ?? own, then, change.cycleEnd) }),
    };
  };

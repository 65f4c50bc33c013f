/** The subscription as quotes read it. */
import { Refusal } from '@ringline/kit/errors';
import type { Deps, Unit } from '../context.ts';
import { couponOf } from '../coupons/terms.ts';
import type { Subscription } from '../generated/prisma/client.ts';
import type { BilledNumber } from '../numbers/billedNumbers.ts';
import type { Period, PlanName } from '../plans/catalogue.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import type { TaxTerms } from '../tax/tax.ts';
import type { Holding, PriceOf } from './quote.ts';

export const holdingOf = (row: Subscription, numbers: readonly BilledNumber[], tax: TaxTerms | undefined): Holding => ({
  plan: row.plan as PlanName,
  period: row.period as Period,
  seats: row.userSlots,
  anchorAt: row.anchorAt ?? undefined,
  paidUntil: row.paidUntil ?? undefined,
  carriedCents: row.carriedMinor,
  numbers,
  coupon: couponOf(row),
  tax,
});

export const pricesOf =
  ({ catalogue }: Pick<Deps, 'catalogue'>): PriceOf =>
  (plan, period) =>
    catalogue.priceMinor(plan, period);

/**
 * What an offer was made for. On any other state of the subscription it is not confirmed. One that begins a cycle charges the numbers
 * too, and stands while they are the same.
 */
export const basisOf = (row: Subscription, anchorAt: Date, numbers: readonly BilledNumber[]): string =>
  JSON.stringify([
    [row.plan, row.period, row.userSlots, row.status, row.anchorAt, row.paidUntil],
    [row.pendingPlan, row.pendingPeriod, row.pendingSeats, row.carriedMinor.toString(), row.openInvoiceId],
    ...couponBasis(row),
    ...(row.anchorAt?.getTime() === anchorAt.getTime()
      ? []
      : numbers.map(({ number, monthlyCents }) => [number, monthlyCents.toString()])),
  ]);

/** That a coupon has ended since changes no offer: what counts is the instant of the preview (defaults 4.7). */
function couponBasis(row: Subscription): [string, number][] {
  const coupon = couponOf(row);
  return coupon ? [[coupon.application, coupon.monthsLeft]] : [];
}

/** The subscription behind the lock of the workspace's wallet, which every change of it takes first. */
export async function lockSubscription(deps: Deps, uow: Unit): Promise<Subscription> {
  await openAccount(deps)(uow);
  const { workspaceId } = uow;
  await uow.tx.$queryRaw`SELECT 1 FROM wallet WHERE workspace_id = ${workspaceId}::uuid FOR UPDATE`;
  return uow.tx.subscription.findUniqueOrThrow({ where: { workspaceId } });
}

/** @throws Refusal INVALID_TRANSITION while a renewal is unpaid, CONFLICT while one is being made */
export function assertChangeable({ clock }: Pick<Deps, 'clock'>, row: Subscription): void {
  if (row.openInvoiceId !== null)
    throw new Refusal({
      code: 'INVALID_TRANSITION',
      message: 'The last renewal is unpaid. Pay the open invoice first, then change the plan.',
    });
  if (row.paidUntil && row.paidUntil <= clock.now())
    throw new Refusal({
      code: 'CONFLICT',
      message: 'The plan is being renewed right now. Try again in a minute.',
      retryable: true,
    });
}

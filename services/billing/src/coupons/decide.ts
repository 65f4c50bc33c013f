/** Whether a workspace may apply a code. Pure: the first reason of the list that fits is told (defaults 4.6, 4.7). */
import type { Coupon } from '../generated/prisma/client.ts';
import type { Rejection } from './terms.ts';

/** What is known of the workspace that asks. */
export interface Asking {
  readonly plan: string;
  /** It pays for its plan, or owes it. */
  readonly billed: boolean;
  readonly platform: string;
  /** Whether its platform charges what we say; otherwise nothing is taken off. */
  readonly discounts: boolean;
  /** It, or another workspace of its owner's domain, has used the code. */
  readonly used: boolean;
  /** A subscription coupon of it works, or waits for its review. */
  readonly hasCoupon: boolean;
}

/** What anybody may know of a code. */
export function rejectionOfCode(coupon: Coupon | null, now: Date): Rejection | undefined {
  if (!coupon) return 'CODE_NOT_FOUND';
  if (coupon.expiresAt && coupon.expiresAt <= now) return 'EXPIRED';
  return isUsedUp(coupon) ? 'LIMIT_REACHED' : undefined;
}

/** Why this workspace may not apply it; undefined where it may. */
export function rejectionFor(coupon: Coupon | null, asking: Asking, now: Date): Rejection | undefined {
  if (!coupon) return 'CODE_NOT_FOUND';
  const { type, plans, platforms } = coupon;
  const reasons: [Rejection, boolean][] = [
    ['EXPIRED', coupon.expiresAt !== null && coupon.expiresAt <= now],
    ['ALREADY_USED', asking.used],
    // Who has no paid plan yet may buy one that it is for: its invoice asks again.
    [
      'NOT_FOR_PLAN',
      (type === 'PLAN_GRANT' && asking.billed) ||
        (plans.length > 0 && (asking.billed || type === 'CREDIT_GRANT') && !plans.includes(asking.plan)),
    ],
    [
      'NOT_FOR_PLATFORM',
      (platforms.length > 0 && !platforms.includes(asking.platform)) || (!asking.discounts && DISCOUNTS.has(type)),
    ],
    ['LIMIT_REACHED', isUsedUp(coupon)],
    ['NOT_STACKABLE', type !== 'CREDIT_GRANT' && asking.hasCoupon],
  ];
  return reasons.find(([, holds]) => holds)?.[0];
}

/** Types that take something off an invoice. */
const DISCOUNTS: ReadonlySet<string> = new Set(['AMOUNT_OFF', 'FREE_PERIOD', 'PERCENT_OFF']);

const isUsedUp = ({ maxRedemptions, redemptions }: Coupon): boolean =>
  maxRedemptions !== null && redemptions >= maxRedemptions;

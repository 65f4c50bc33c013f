/** What a coupon takes off an invoice. Preview, next billing and invoice all ask here (defaults 4.6, 4.7). */
import { type Line, percentOff, roundedQuotient } from '../invoicing/proration.ts';
import type { Period } from '../plans/catalogue.ts';
import type { CouponInForce } from './terms.ts';

const WHOLE = 1_000_000n;
const MONTHS_OF_A_YEAR = 12;

export interface Occasion {
  /** The invoice's instant. */
  readonly at: Date;
  readonly plan: string;
  readonly period: Period;
  /** The invoice begins a cycle; otherwise it is for a change in the middle of one. */
  readonly cycle: boolean;
}

type Discount = Pick<CouponInForce, 'code' | 'type' | 'percent' | 'amountCents' | 'monthsLeft' | 'endsAt' | 'plans'>;

/** The coupon's line of an invoice with these lines; none where it takes nothing off. Plan and seats alone are reduced, never below $0. */
export function couponLines(lines: readonly Line[], coupon: Discount | undefined, occasion: Occasion): Line[] {
  if (!coupon || coupon.endsAt <= occasion.at) return [];
  if (coupon.plans.length > 0 && !coupon.plans.includes(occasion.plan)) return [];
  const cents = -off(lines, coupon, occasion);
  if (cents === 0n) return [];
  return [{ kind: 'COUPON', name: coupon.code, unitCents: cents, quantity: 1, factor: WHOLE, cents }];
}

function off(lines: readonly Line[], coupon: Discount, { period, cycle }: Occasion): bigint {
  const net = -percentOff(lines, 100);
  switch (coupon.type) {
    case 'PERCENT_OFF':
      return -percentOff(lines, coupon.percent);
    case 'AMOUNT_OFF':
      return cycle ? least(net, BigInt(coupon.amountCents)) : 0n;
    case 'FREE_PERIOD': {
      if (period === 'MONTHLY') return !cycle || coupon.monthsLeft > 0 ? net : 0n;
      if (!cycle) return 0n;
      const year = lines.reduce((sum, { kind, cents }) => (isSeat(kind) && cents > 0n ? sum + cents : sum), 0n);
      return least(net, roundedQuotient(year * BigInt(usedBy(coupon, 'YEARLY')), BigInt(MONTHS_OF_A_YEAR)));
    }
    default:
      return 0n;
  }
}

const isSeat = (kind: Line['kind']): boolean => kind === 'PLAN' || kind === 'USER';
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Months of a free period that the invoice of a cycle uses. */
const usedBy = ({ monthsLeft }: Pick<Discount, 'monthsLeft'>, period: Period): number =>
  Math.min(monthsLeft, period === 'MONTHLY' ? 1 : MONTHS_OF_A_YEAR);

/** The coupon after an invoice that begins a cycle: a free period has fewer months left. */
export function couponAfter<Kept extends Discount>(coupon: Kept, lines: readonly Line[], period: Period): Kept {
  const used = lines.some(({ kind, name }) => kind === 'COUPON' && name === coupon.code);
  if (!used || coupon.type !== 'FREE_PERIOD') return coupon;
  return { ...coupon, monthsLeft: coupon.monthsLeft - usedBy(coupon, period) };
}

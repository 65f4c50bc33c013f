/** What a coupon gives, as it stood when it was applied: a later change of the code alters nothing for those who have it. */
import { z } from 'zod';
import type { Coupon } from '../generated/prisma/client.ts';

export const COUPON_TYPES = ['PERCENT_OFF', 'AMOUNT_OFF', 'FREE_PERIOD', 'PLAN_GRANT', 'CREDIT_GRANT'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** Why a code is not taken, in the order in which they are looked at (defaults 4.6, 4.7). */
export const REJECTIONS = [
  'CODE_NOT_FOUND',
  'EXPIRED',
  'ALREADY_USED',
  'NOT_FOR_PLAN',
  'NOT_FOR_PLATFORM',
  'LIMIT_REACHED',
  'NOT_STACKABLE',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

const terms = z.object({
  code: z.string(),
  type: z.enum(COUPON_TYPES),
  partner: z.string(),
  percent: z.number().int(),
  amountCents: z.number().int(),
  months: z.number().int(),
  plan: z.string(),
  /** That it is for; none: all. */
  plans: z.array(z.string()),
  freeNumbers: z.number().int(),
  freeMinutes: z.number().int(),
  unpaidUsers: z.number().int(),
});
export type CouponTerms = z.infer<typeof terms>;

export const readTerms = (stored: unknown): CouponTerms => terms.parse(stored);

export const termsOf = ({ amountMinor, ...coupon }: Coupon): CouponTerms =>
  terms.parse({ ...coupon, amountCents: Number(amountMinor) });

/** Characters of a code, at the most. */
const LONGEST = 40;

/** A code as it is kept, however it was typed (defaults 4.6). */
export const codeOf = (typed: string): string =>
  typed
    .trim()
    .slice(0, LONGEST + 1)
    .toUpperCase();

/** What a code is made of. */
export const isCode = (code: string): boolean => code.length <= LONGEST && /^[A-Z0-9][A-Z0-9_-]{2,}$/.test(code);

const inForce = terms.extend({
  application: z.string(),
  /** Of FREE_PERIOD: months that no invoice has used. */
  monthsLeft: z.number().int(),
  endsAt: z.coerce.date(),
  /** Its benefits are over. Invoices ask for `endsAt` instead: what counts is their instant. */
  ended: z.boolean(),
});

/** The subscription coupon that a workspace applied last. It stands on the subscription, behind whose lock everything is charged. */
export type CouponInForce = z.infer<typeof inForce>;

export const couponOf = ({ coupon }: { readonly coupon: string }): CouponInForce | undefined =>
  coupon === '' ? undefined : inForce.parse(JSON.parse(coupon));

export const storeCoupon = (coupon: CouponInForce): string => JSON.stringify(coupon);

/** What a coupon adds to the plan's values while it works (defaults 4.6). */
export interface Benefits {
  readonly freeNumbers: number;
  readonly freeMinutes: number;
  readonly unpaidUsers: number;
}

const NONE: Benefits = { freeNumbers: 0, freeMinutes: 0, unpaidUsers: 0 };

export function benefitsOf(subscription: { readonly coupon: string }): Benefits {
  const coupon = couponOf(subscription);
  return coupon && !coupon.ended ? coupon : NONE;
}

/** Whether the plan is the coupon's, and nobody pays for it. */
export function isGranted(row: {
  readonly coupon: string;
  readonly anchorAt: Date | null;
  readonly plan: string;
}): boolean {
  const coupon = couponOf(row);
  return coupon?.type === 'PLAN_GRANT' && !coupon.ended && row.anchorAt === null && row.plan === coupon.plan;
}

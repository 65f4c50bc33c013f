/** What the operator does about coupons. There is no page for it: `ringline billing coupon` asks here. */
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import type { Coupon, CouponApplication } from '../generated/prisma/client.ts';
import { codeOf, COUPON_TYPES, type CouponType, isCode } from './terms.ts';

/** Months that a coupon works, and dollars that it is worth, at the most: a slip of the finger costs no more. */
const MOST_MONTHS = 36;
const MOST_CENTS = 10_000_00n;
const PLANS = ['STARTER', 'BUSINESS', 'ENTERPRISE'] as const;
const PLATFORMS = ['RINGLINE', 'PIPEDRIVE', 'SHOPIFY', 'WIX', 'WORDPRESS'] as const;

export type NewCoupon = Omit<Coupon, 'redemptions' | 'createdAt'>;

/**
 * Makes a code.
 * @throws Refusal VALIDATION_FAILED for terms that mean nothing, CONFLICT for a code that there is
 */
export const createCoupon =
  (deps: Deps) =>
  async (wanted: NewCoupon): Promise<Coupon> => {
    const data = { ...wanted, code: codeOf(wanted.code), createdAt: deps.clock.now() };
    assertSound(data);
    return deps.db.platform('a code is of all workspaces', async ({ tx }) => {
      if (await tx.coupon.findUnique({ where: { code: data.code } }))
        throw new Refusal({
          code: 'CONFLICT',
          message: `The code ${data.code} is taken. Choose another one: who applied it keeps its terms.`,
        });
      return tx.coupon.create({ data });
    });
  };

function assertSound(wanted: NewCoupon): void {
  const { code, type, percent, amountMinor, months, plan } = wanted;
  if (!isCode(code)) throw invalid('code', 'A code has 3 to 40 letters, digits, hyphens or underscores.');
  if (!COUPON_TYPES.includes(type as CouponType)) throw invalid('type', `A type is ${COUPON_TYPES.join(', ')}.`);
  const needs = (field: string, holds: boolean, message: string) => {
    if (!holds) throw invalid(field, message);
  };
  needs(
    'percent',
    type === 'PERCENT_OFF' ? percent >= 1 && percent <= 100 : percent === 0,
    'PERCENT_OFF alone takes a percentage, from 1 to 100.',
  );
  const worth = type === 'AMOUNT_OFF' || type === 'CREDIT_GRANT';
  needs(
    'amount',
    worth ? amountMinor > 0n && amountMinor <= MOST_CENTS : amountMinor === 0n,
    'AMOUNT_OFF and CREDIT_GRANT take an amount, up to $10,000.',
  );
  needs(
    'months',
    type === 'CREDIT_GRANT' ? months === 0 : months >= 1 && months <= MOST_MONTHS,
    `All types but CREDIT_GRANT work for 1 to ${MOST_MONTHS} months.`,
  );
  needs(
    'plan',
    type === 'PLAN_GRANT' ? isIn(PLANS, plan) : plan === '',
    `PLAN_GRANT alone grants a plan: ${PLANS.join(', ')}.`,
  );
  needs(
    'plans',
    wanted.plans.every((name) => isIn([...PLANS, 'FREE'], name)),
    `Plans are FREE, ${PLANS.join(', ')}.`,
  );
  needs(
    'platforms',
    wanted.platforms.every((name) => isIn(PLATFORMS, name)),
    `Platforms are ${PLATFORMS.join(', ')}.`,
  );
  const { freeNumbers, freeMinutes, unpaidUsers } = wanted;
  const benefits = [freeNumbers, freeMinutes, unpaidUsers];
  needs(
    'benefits',
    benefits.every((count) => Number.isInteger(count) && count >= 0),
    'Numbers, minutes and users are whole numbers.',
  );
  needs(
    'benefits',
    type !== 'CREDIT_GRANT' || benefits.every((count) => count === 0),
    'CREDIT_GRANT adds nothing to the plan.',
  );
  needs('partner', wanted.reviewed ? wanted.partner !== '' : true, 'A partner’s code alone is reviewed.');
}

const isIn = (names: readonly string[], name: string): boolean => names.includes(name);

/** All codes, newest first. */
export const listCodes = (deps: Deps): Promise<Coupon[]> =>
  deps.db.platform('a code is of all workspaces', ({ tx }) => tx.coupon.findMany({ orderBy: { createdAt: 'desc' } }));

/**
 * Ends the right to apply a code. Who has it keeps it.
 * @throws Refusal NOT_FOUND
 */
export const withdrawCoupon =
  (deps: Deps) =>
  async (typed: string): Promise<Coupon> => {
    const code = codeOf(typed);
    return deps.db.platform('a code is of all workspaces', async ({ tx }) => {
      const found = await tx.coupon.findUnique({ where: { code } });
      if (!found) throw notFound('The code');
      const now = deps.clock.now();
      if (found.expiresAt && found.expiresAt <= now) return found;
      return tx.coupon.update({ where: { code }, data: { expiresAt: now } });
    });
  };

/** Applications that wait for their partner's review, the oldest first. */
export async function listReviews(deps: Deps): Promise<CouponApplication[]> {
  const due = await deps.db.platform('a code is of all workspaces', ({ tx }) => tx.couponDue.findMany());
  const waiting: CouponApplication[] = [];
  for (const { targetWorkspace: workspaceId, applicationId: id } of due)
    waiting.push(
      ...(await deps.db.tenant(workspaceId, ({ tx }) =>
        tx.couponApplication.findMany({ where: { id, workspaceId, status: 'PENDING' } }),
      )),
    );
  return waiting.toSorted((a, b) => a.appliedAt.getTime() - b.appliedAt.getTime());
}

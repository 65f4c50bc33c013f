import { CouponService, type Coupon } from '@ringline/proto/billing/v1/coupons_pb';
import { listPayload, pageRequest } from '../graphql/paging.ts';
import { major, orNull, present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

function valueGained({ type, percent, amountMinor, months }: Coupon): number {
  if (type === 'PERCENT_OFF') return percent;
  return type === 'AMOUNT_OFF' || type === 'CREDIT_GRANT' ? Number(amountMinor) / 100 : months;
}

function benefitsOf({ freeMinutes, freePhoneNumbers, unpaidUsers }: Coupon): string[] {
  const counts = { FREE_MINUTES: freeMinutes, FREE_PHONE_NUMBERS: freePhoneNumbers, UNPAID_USERS: unpaidUsers };
  return Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [name] : []));
}

export const coupons = {
  Query: {
    async fetchWorkspaceCouponCodes(_source, args, context) {
      const { coupons: rows, metadata } = await context
        .call(CouponService)
        .listCoupons({ page: { ...pageRequest(args), uncounted: false } });
      return listPayload(rows, metadata);
    },
  },
  Mutation: {
    async applyCouponCode(_source, { workspace, code }, context) {
      await context.assertWorkspace(workspace);
      return present((await context.call(CouponService).applyCoupon({ code })).verdict, 'the verdict');
    },
    verifyCouponCode: async (_source, { code }, context) =>
      present((await context.callAnonymously(CouponService).verifyCoupon({ code })).verdict, 'the verdict'),
  },
  CouponApplication: {
    rejectionReason: ({ rejectionReason }) => orNull(rejectionReason),
  },
  Coupon: {
    partner: ({ partner }: Coupon) => orNull(partner),
    valueGained,
    benefits: benefitsOf,
    plan: ({ plan }: Coupon) => orNull(plan),
    planDisplayName: ({ planDisplayName }: Coupon) => orNull(planDisplayName),
    totalFreePhoneNumbers: ({ freePhoneNumbers }: Coupon) => freePhoneNumbers,
    numberOfFreePerMonthMinutes: ({ freeMinutes }: Coupon) => freeMinutes,
    codeDurationInMonths: ({ months }: Coupon) => months,
    totalUnpaidUsers: ({ unpaidUsers }: Coupon) => unpaidUsers,
    rejectionReason: ({ rejectionReason }: Coupon) => orNull(rejectionReason),
    appliedAt: ({ appliedAt }: Coupon) => present(appliedAt, 'a day'),
    isActive: ({ active }: Coupon) => active,
    creditLeft: ({ type, leftMicros }: Coupon) => (type === 'CREDIT_GRANT' ? major(leftMicros) : null),
  },
} satisfies Resolvers;

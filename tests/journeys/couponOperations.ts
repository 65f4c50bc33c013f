/** Codes that the operator makes: applied by the owner, in the offer and the credit, reviewed for a partner, and seen by who may. */
import { expect } from 'vitest';
import { anOwner, ringlineHere, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const VERIFY = 'mutation ($code: String!) { verifyCouponCode(code: $code) { status rejectionReason } }';
const APPLY = 'mutation ($code: String!) { applyCouponCode(code: $code) { status rejectionReason } }';
const LIST = `{ fetchWorkspaceCouponCodes(limit: 5) { metadata { count } data {
  code type partner valueGained currency benefits plan totalFreePhoneNumbers numberOfFreePerMonthMinutes codeDurationInMonths
  totalUnpaidUsers status rejectionReason isActive creditLeft
} } }`;
const PREVIEW = `mutation { previewSubscriptionChange(subscriptionPlan: "BUSINESS_MONTHLY", userSlots: 3) {
  amountDue lineItems { kind name amount } next { amount }
} }`;

export async function executeCoupons(product: RunningProduct): Promise<void> {
  const billing = product.services.find(({ name }) => name === 'billing');
  const settings = { BILLING_DATABASE_URL: billing?.db.pool.options.connectionString ?? '' };
  const coupon = (...args: string[]) => ringlineHere(['billing', 'coupon', ...args], settings);
  const [made, gift, partners, refused] = await Promise.all([
    coupon('create', 'autumn10', '--type', 'PERCENT_OFF', '--percent', '10', '--months', '5', '--free-numbers', '1'),
    coupon('create', 'GIFT25', '--type', 'CREDIT_GRANT', '--amount', '25'),
    coupon('create', 'OTTER', '--type', 'CREDIT_GRANT', '--amount', '5', '--partner', 'Otter'),
    coupon('create', 'WRONG', '--type', 'PERCENT_OFF', '--percent', '10'),
  ]);
  expect([made, gift, partners].map(({ code, out }) => [code, out.split(' ')[0]])).toEqual([
    [0, 'AUTUMN10'],
    [0, 'GIFT25'],
    [0, 'OTTER'],
  ]);
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('work for 1 to 36 months')]);

  const { api } = await anOwner(product.url, 'Cleo');
  const approved = { status: 'APPROVED', rejectionReason: null };
  expect((await api.run(VERIFY, { code: ' Autumn10 ' })).verifyCouponCode).toEqual(approved);
  expect((await api.run(APPLY, { code: 'autumn10' })).applyCouponCode).toEqual(approved);
  expect((await api.run(APPLY, { code: 'gift25' })).applyCouponCode).toEqual(approved);
  expect((await api.run(APPLY, { code: 'otter' })).applyCouponCode).toEqual({
    status: 'PENDING',
    rejectionReason: null,
  });
  expect((await api.run(APPLY, { code: 'autumn10' })).applyCouponCode).toEqual({
    status: 'REJECTED',
    rejectionReason: 'ALREADY_USED',
  });
  // Five from one address within a minute.
  expect(await api.refused(APPLY, { code: 'guess' })).toMatchObject({ code: 'RATE_LIMITED' });
  expect((await api.run(PREVIEW)).previewSubscriptionChange).toMatchObject({
    amountDue: 67.5,
    lineItems: [{ kind: 'PLAN' }, { kind: 'USER' }, { kind: 'COUPON', name: 'AUTUMN10', amount: -7.5 }],
    next: { amount: 67.5 },
  });
  expect((await api.run('{ getCreditBalance { balance } }')).getCreditBalance.balance).toBe(25);
  const { fetchWorkspaceCouponCodes: list } = await api.run(LIST);
  expect(list).toMatchObject({
    metadata: { count: 3 },
    data: [
      { code: 'OTTER', partner: 'Otter', status: 'PENDING', isActive: false },
      {
        code: 'GIFT25',
        type: 'CREDIT_GRANT',
        valueGained: 25,
        currency: 'USD',
        creditLeft: 25,
        codeDurationInMonths: 0,
      },
      {
        code: 'AUTUMN10',
        type: 'PERCENT_OFF',
        partner: null,
        valueGained: 10,
        benefits: ['FREE_PHONE_NUMBERS'],
        plan: null,
        totalFreePhoneNumbers: 1,
        numberOfFreePerMonthMinutes: 0,
        codeDurationInMonths: 5,
        totalUnpaidUsers: 0,
        status: 'APPROVED',
        isActive: true,
        creditLeft: null,
      },
    ],
  });

  const { reviews } = JSON.parse((await coupon('reviews', '--json')).out) as {
    reviews: { id: string; workspaceId: string }[];
  };
  const [waiting] = reviews;
  const decided = await coupon(
    'review',
    waiting?.id ?? '',
    '--workspace',
    waiting?.workspaceId ?? '',
    '--reject',
    'NOT_FOR_PLAN',
  );
  expect(decided.out).toContain('OTTER: REJECTED, NOT_FOR_PLAN.');
  expect((await api.run(LIST)).fetchWorkspaceCouponCodes.data[0]).toMatchObject({
    status: 'REJECTED',
    rejectionReason: 'NOT_FOR_PLAN',
  });

  const owner = await anOwnerOnBusiness(product, 'Cara');
  const [manager, admin] = [await aMember(product.url, owner, 'MANAGER'), await aMember(product.url, owner, 'ADMIN')];
  expect(await manager.api.refused(LIST)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  expect(await admin.api.refused(APPLY, { code: 'GIFT25' })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  expect((await admin.api.run(LIST)).fetchWorkspaceCouponCodes.data).toEqual([]);
}

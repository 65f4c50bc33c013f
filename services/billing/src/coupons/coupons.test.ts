import { createLog } from '@ringline/kit/telemetry';
import { deliver, emittedEvents } from '@ringline/kit/testing';
import { BillingNoticedSchema, SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { MemberChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { expect, test } from 'vitest';
import { readCreditBalance } from '../balance/creditBalance.ts';
import { billingWorld } from '../billing.testkit.ts';
import { activateCharge } from '../changes/activateCharge.ts';
import { confirmChange } from '../changes/confirmChange.ts';
import { describeChange, previewChange } from '../changes/previewChange.ts';
import { readLines } from '../invoicing/invoice.ts';
import { post } from '../ledger/ledger.ts';
import { tillOfTests } from '../payments/payments.testkit.ts';
import { reconcile } from '../reconcile.ts';
import { getNextBilling } from '../subscriptions/getNextBilling.ts';
import { getSubscription } from '../subscriptions/getSubscription.ts';
import { applyCoupon, verifyCoupon } from './apply.ts';
import { listCoupons } from './listCoupons.ts';
import { createCoupon, listCodes, listReviews, type NewCoupon, withdrawCoupon } from './operate.ts';
import { reviewCoupon } from './review.ts';

const world = await billingWorld();
const till = tillOfTests();
const deps = { ...world.deps, gateways: [till.gateway], log: createLog('billing', 'silent') };
const { db, clock } = world;
const PAGE = 'http://localhost:4000/settings/billing-and-payments';
const DAY = 86_400_000;
let made = 0;

/** Makes a code that no other test has. */
async function code(type: string, more: Partial<NewCoupon> = {}): Promise<string> {
  made += 1;
  const coupon = await createCoupon(deps)({
    code: `code-${made}`,
    type,
    partner: '',
    reviewed: false,
    percent: type === 'PERCENT_OFF' ? 10 : 0,
    amountMinor: type === 'AMOUNT_OFF' || type === 'CREDIT_GRANT' ? 1_000n : 0n,
    months: type === 'CREDIT_GRANT' ? 0 : 2,
    plan: type === 'PLAN_GRANT' ? 'BUSINESS' : '',
    plans: [],
    platforms: [],
    freeNumbers: 0,
    freeMinutes: 0,
    unpaidUsers: 0,
    maxRedemptions: null,
    expiresAt: null,
    ...more,
  });
  return coupon.code;
}
/** Each from an address of its own, so that nobody is slowed down. */
const apply = (workspaceId: string, typed: string) =>
  applyCoupon(deps)({ code: typed }, { workspaceId }, db.ids.uuid());
const approved = { status: 'APPROVED', rejectionReason: '' };
const rejected = (rejectionReason: string) => ({ status: 'REJECTED', rejectionReason });
const current = (workspaceId: string) => getSubscription(deps)({}, { workspaceId });
const listed = async (workspaceId: string) => (await listCoupons(deps)({}, { workspaceId })).coupons;
const balanceOf = (ws: string) => db.tenant(ws, (uow) => readCreditBalance(deps)(uow));
const invoicesOf = (workspaceId: string) =>
  db.tenant(workspaceId, ({ tx }) => tx.invoice.findMany({ where: { workspaceId }, orderBy: { number: 'asc' } }));
const preview = (workspaceId: string, subscriptionPlan: string, userSlots = 0) =>
  previewChange(deps)({ subscriptionPlan, userSlots }, { workspaceId });
async function buy(workspaceId: string, plan: string, seats = 0) {
  const offer = await preview(workspaceId, plan, seats);
  const { payment } = await confirmChange(deps)(
    { change: offer.id, redirectUrl: PAGE, paymentGateway: '' },
    { workspaceId },
  );
  if (payment) {
    till.pay(payment.externalId);
    await activateCharge(deps)({ charge: payment.externalId }, { workspaceId });
  }
  return offer;
}
async function onPlan(plan: string, seats = 1): Promise<string> {
  const workspaceId = await world.workspace();
  await buy(workspaceId, plan, seats);
  return workspaceId;
}
async function pass(days: number): Promise<void> {
  clock.advance(days * DAY);
  await reconcile(deps)();
}

test('a percentage is in the offer, on the invoice and in the next billing, to the cent', async () => {
  const workspaceId = await world.workspace();
  const typed = await code('PERCENT_OFF');
  expect(await apply(workspaceId, ` ${typed.toLowerCase()} `)).toEqual(approved);
  const offer = await buy(workspaceId, 'BUSINESS_MONTHLY', 3);
  expect(offer).toMatchObject({ dueMinor: 6_750n });
  expect(await describeChange(deps)(offer)).toMatchObject({ next: { amountMinor: 6_750n } });
  const [invoice] = await invoicesOf(workspaceId);
  expect(invoice).toMatchObject({ amountMinor: 6_750n, status: 'PAID' });
  expect(readLines(invoice?.lines).at(-1)).toMatchObject({ kind: 'COUPON', name: typed, cents: -750n });
  const { next } = await getNextBilling(deps)({}, { workspaceId });
  expect(next).toMatchObject({ amountMinor: 6_750n });
  await pass(31);
  expect((await invoicesOf(workspaceId)).at(-1)).toMatchObject({ amountMinor: 6_750n, status: 'UNPAID' });
});

test('a price that was shown before the code was applied is offered again', async () => {
  const workspaceId = await world.workspace();
  const offer = await preview(workspaceId, 'STARTER_MONTHLY');
  await apply(workspaceId, await code('AMOUNT_OFF'));
  const late = confirmChange(deps)({ change: offer.id, redirectUrl: PAGE, paymentGateway: '' }, { workspaceId });
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await buy(workspaceId, 'STARTER_MONTHLY')).toMatchObject({ dueMinor: 500n });
});

test('free months cost nothing until they are used, and the page says so before', async () => {
  const workspaceId = await world.workspace();
  await apply(workspaceId, await code('FREE_PERIOD'));
  await buy(workspaceId, 'BUSINESS_MONTHLY', 2);
  expect(await current(workspaceId)).toMatchObject({ plan: 'BUSINESS', status: 'ACTIVE', userSlots: 2 });
  expect((await getNextBilling(deps)({}, { workspaceId })).next).toMatchObject({ amountMinor: 0n });
  await pass(31);
  expect((await getNextBilling(deps)({}, { workspaceId })).next).toMatchObject({ amountMinor: 5_000n });
  await pass(31);
  expect((await invoicesOf(workspaceId)).map(({ amountMinor, status }) => [amountMinor, status])).toEqual([
    [0n, 'PAID'],
    [0n, 'PAID'],
    [5_000n, 'UNPAID'],
  ]);
});

test('free months of a paid year are twelfths of the next one', async () => {
  const workspaceId = await onPlan('STARTER_YEARLY');
  await apply(workspaceId, await code('FREE_PERIOD'));
  expect((await getNextBilling(deps)({}, { workspaceId })).next).toMatchObject({ amountMinor: 12_000n });
  await pass(366);
  expect((await invoicesOf(workspaceId)).at(-1)).toMatchObject({ amountMinor: 12_000n });
});

test('a plan that is given has one seat and one invoice of $0, and ends as EXPIRED and FREE', async () => {
  const workspaceId = await world.workspace();
  const typed = await code('PLAN_GRANT', { freeNumbers: 2, unpaidUsers: 1, freeMinutes: 100 });
  expect(await apply(workspaceId, typed)).toEqual(approved);
  expect(await current(workspaceId)).toMatchObject({
    plan: 'BUSINESS',
    status: 'ACTIVE',
    userSlots: 1,
    anchorAt: null,
  });
  expect(await invoicesOf(workspaceId)).toMatchObject([{ amountMinor: 0n, status: 'PAID' }]);
  expect(await balanceOf(workspaceId)).toMatchObject({ freeMinute: 1_100n });
  const told = (await emittedEvents(db, SubscriptionChangedSchema)).filter(
    (event) => event.workspaceId === workspaceId,
  );
  const { billed, userSlots, subscriptionPlan } = told.at(-1)?.event.subscription ?? {};
  const valueOf = (name: string) => subscriptionPlan?.subscriptionFeatures.find((each) => each.name === name)?.value;
  expect([billed, userSlots, valueOf('INCLUDED_LOCAL_NUMBER'), valueOf('ZERO_COST_USERS')]).toEqual([
    true,
    1,
    '3',
    '6',
  ]);
  await pass(62);
  expect(await current(workspaceId)).toMatchObject({ plan: 'FREE', status: 'EXPIRED' });
  expect(await listed(workspaceId)).toMatchObject([{ active: false }]);
  expect(await apply(workspaceId, await code('PERCENT_OFF'))).toEqual(approved);
});

test('buying a plan ends the one that was given, and it is not for whoever pays', async () => {
  const workspaceId = await world.workspace();
  await apply(workspaceId, await code('PLAN_GRANT'));
  expect(await buy(workspaceId, 'BUSINESS_MONTHLY', 2)).toMatchObject({ dueMinor: 5_000n });
  expect(await listed(workspaceId)).toMatchObject([{ active: false }]);
  expect(await apply(workspaceId, await code('PLAN_GRANT'))).toEqual(rejected('NOT_FOR_PLAN'));
  await pass(10);
  expect(await current(workspaceId)).toMatchObject({ plan: 'BUSINESS', status: 'ACTIVE', userSlots: 2 });
});

test('promotional credit comes with its entry, is spent first, and what is left of it goes after 90 days', async () => {
  const workspaceId = await world.workspace(5_000_000n);
  expect(await apply(workspaceId, await code('CREDIT_GRANT'))).toEqual(approved);
  expect(await balanceOf(workspaceId)).toMatchObject({ balanceMicros: 15_000_000n });
  clock.advance(DAY);
  const spend = (micros: bigint) =>
    db.tenant(workspaceId, (uow) =>
      post(deps)(uow, 'CAPTURE', 'CALL', db.ids.uuid(), [
        { account: 'credit', commodity: 'USD', amount: -micros },
        { account: 'revenue:calls', commodity: 'USD', amount: micros },
      ]),
    );
  await spend(4_000_000n);
  expect(await listed(workspaceId)).toMatchObject([{ active: true, leftMicros: 6_000_000n }]);
  await pass(91);
  expect(await balanceOf(workspaceId)).toMatchObject({ balanceMicros: 5_000_000n });
  await pass(1);
  expect(await balanceOf(workspaceId)).toMatchObject({ balanceMicros: 5_000_000n });
  const { rows } = await db.pool.query<{ off: string }>('SELECT sum(amount)::text AS off FROM ledger_entry');
  expect(rows[0]?.off ?? '0').toBe('0');
});

test('a partner’s code waits for its review, works from the approval, and a rejection says why', async () => {
  const [one, two, three] = [await world.workspace(), await world.workspace(), await world.workspace()];
  const typed = await code('PERCENT_OFF', { partner: 'Otter', reviewed: true });
  const pending = { status: 'PENDING', rejectionReason: '' };
  for (const workspaceId of [one, two, three]) expect(await apply(workspaceId, typed)).toEqual(pending);
  expect(await apply(one, typed)).toEqual(pending);
  expect(await buy(one, 'STARTER_MONTHLY')).toMatchObject({ dueMinor: 1_500n });
  const waiting = (await listReviews(deps)).filter((each) => each.code === typed);
  expect(waiting).toHaveLength(3);
  const of = (workspaceId: string) => waiting.find((each) => each.workspaceId === workspaceId)?.id ?? '';
  await reviewCoupon(deps)({ workspaceId: one, applicationId: of(one) });
  expect((await getNextBilling(deps)({}, { workspaceId: one })).next).toMatchObject({ amountMinor: 1_350n });
  await reviewCoupon(deps)({ workspaceId: two, applicationId: of(two), rejection: 'NOT_FOR_PLATFORM' });
  expect(await listed(two)).toMatchObject([{ status: 'REJECTED', rejectionReason: 'NOT_FOR_PLATFORM', active: false }]);
  expect((await listCodes(deps)).find((each) => each.code === typed)).toMatchObject({ redemptions: 2 });
  // Nobody looked for 48 hours.
  await pass(2);
  expect(await listed(three)).toMatchObject([{ status: 'APPROVED', active: true }]);
});

test('refuses with the first reason of the list that fits', async () => {
  const paid = await onPlan('STARTER_MONTHLY');
  expect(await apply(paid, 'NOBODY-HAS-IT')).toEqual(rejected('CODE_NOT_FOUND'));
  const old = await code('PERCENT_OFF', { expiresAt: new Date(clock.now().getTime() + 1_000), plans: ['BUSINESS'] });
  clock.advance(1_000);
  expect(await apply(paid, old)).toEqual(rejected('EXPIRED'));
  expect(await apply(paid, await code('PERCENT_OFF', { plans: ['BUSINESS'] }))).toEqual(rejected('NOT_FOR_PLAN'));
  expect(await apply(paid, await code('PERCENT_OFF', { platforms: ['WIX'] }))).toEqual(rejected('NOT_FOR_PLATFORM'));
  const single = await code('PERCENT_OFF', { maxRedemptions: 1 });
  const [first, second] = await Promise.all([apply(paid, single), apply(await world.workspace(), single)]);
  expect([first, second].map(({ rejectionReason }) => rejectionReason).toSorted()).toEqual(['', 'LIMIT_REACHED']);
  const mine = await onPlan('STARTER_MONTHLY');
  const used = await code('AMOUNT_OFF');
  expect(await apply(mine, used)).toEqual(approved);
  expect(await apply(mine, used)).toEqual(rejected('ALREADY_USED'));
  expect(await apply(mine, await code('PERCENT_OFF'))).toEqual(rejected('NOT_STACKABLE'));
  expect(await apply(mine, await code('CREDIT_GRANT'))).toEqual(approved);
  const withdrawn = await code('CREDIT_GRANT');
  await withdrawCoupon(deps)(withdrawn);
  expect(await apply(mine, withdrawn)).toEqual(rejected('EXPIRED'));
});

test('a partner’s code is for each domain once, except where anybody can have an address', async () => {
  const owned = async (email: string) => {
    const workspaceId = await world.workspace();
    await deliver(db, world.consumers, workspaceId, MemberChangedSchema, {
      userProfile: { id: db.ids.uuid(), workspaceId, email, roleName: 'OWNER' },
    });
    return workspaceId;
  };
  const partners = await code('CREDIT_GRANT', { partner: 'Otter' });
  expect(await apply(await owned('ana@otter.example'), partners)).toEqual(approved);
  expect(await apply(await owned('ben@Otter.example'), partners)).toEqual(rejected('ALREADY_USED'));
  for (const name of ['ana', 'ben']) expect(await apply(await owned(`${name}@gmail.com`), partners)).toEqual(approved);
});

test('whoever asks is told what any workspace would be, five times a minute', async () => {
  const ip = db.ids.uuid();
  const ask = (typed: string) => verifyCoupon(deps)({ code: typed }, ip);
  expect(await ask(await code('PERCENT_OFF'))).toEqual(approved);
  expect(await ask(await code('PERCENT_OFF', { partner: 'Otter', reviewed: true }))).toMatchObject({
    status: 'PENDING',
  });
  for (let tries = 0; tries < 3; tries += 1) expect(await ask('nope')).toEqual(rejected('CODE_NOT_FOUND'));
  await expect(ask('nope')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  clock.advance(61_000);
  expect(await ask('nope')).toEqual(rejected('CODE_NOT_FOUND'));
});

test.each([
  ['code', { code: 'a b' }],
  ['percent', { percent: 0 }],
  ['months', { months: 0 }],
  ['plan', { plan: 'BUSINESS' }],
  ['plans', { plans: ['GOLD'] }],
  ['platforms', { platforms: ['EBAY'] }],
  ['benefits', { freeNumbers: -1 }],
  ['partner', { reviewed: true }],
])('no code is made of a wrong %s', async (field, wrong) => {
  await expect(code('PERCENT_OFF', wrong)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field });
});

test('a code that there is keeps its terms', async () => {
  const taken = await code('PERCENT_OFF');
  await expect(code('AMOUNT_OFF', { code: taken.toLowerCase() })).rejects.toMatchObject({ code: 'CONFLICT' });
});

const toldOf = async (workspaceId: string, typed: string) =>
  (await emittedEvents(db, BillingNoticedSchema))
    .filter((notice) => notice.workspaceId === workspaceId && notice.event.coupon === typed)
    .map(({ event: { kind, daysLeft, couponRejection } }) => [kind, daysLeft, couponRejection]);

test('those who pay hear that a code works, 14 and 3 days before its end, and at it, once each', async () => {
  const workspaceId = await onPlan('STARTER_MONTHLY');
  const typed = await code('PERCENT_OFF', { months: 1 });
  await apply(workspaceId, typed);
  for (let day = 0; day < 33; day += 1) {
    await pass(1);
    await reconcile(deps)();
  }
  expect(await toldOf(workspaceId, typed)).toEqual([
    ['COUPON_APPLIED', 0, ''],
    ['COUPON_ENDING', 14, ''],
    ['COUPON_ENDING', 3, ''],
    ['COUPON_ENDED', 0, ''],
  ]);
});

test('who was away for all of it hears the latest alone, spent credit ends in silence, and a rejection says why', async () => {
  const [late, spent, waits] = [await world.workspace(), await world.workspace(), await world.workspace()];
  const [ends, gift, partners] = [
    await code('AMOUNT_OFF'),
    await code('CREDIT_GRANT'),
    await code('CREDIT_GRANT', { partner: 'Otter', reviewed: true }),
  ];
  await apply(late, ends);
  await apply(spent, gift);
  await apply(waits, partners);
  await db.tenant(spent, (uow) =>
    post(deps)(uow, 'CAPTURE', 'CALL', db.ids.uuid(), [
      { account: 'credit', commodity: 'USD', amount: -10_000_000n },
      { account: 'revenue:calls', commodity: 'USD', amount: 10_000_000n },
    ]),
  );
  const [review] = (await listReviews(deps)).filter((one) => one.workspaceId === waits);
  await reviewCoupon(deps)({ workspaceId: waits, applicationId: review?.id ?? '', rejection: 'NOT_FOR_PLAN' });
  await pass(59);
  await pass(40);
  expect(await toldOf(late, ends)).toEqual([
    ['COUPON_APPLIED', 0, ''],
    ['COUPON_ENDING', 3, ''],
    ['COUPON_ENDED', 0, ''],
  ]);
  expect(await toldOf(spent, gift)).toEqual([['COUPON_APPLIED', 0, '']]);
  expect(await toldOf(waits, partners)).toEqual([['COUPON_REJECTED', 0, 'NOT_FOR_PLAN']]);
});

import { createLog } from '@ringline/kit/telemetry';
import { emittedEvents } from '@ringline/kit/testing';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { expect, test } from 'vitest';
import { billingWorld } from '../billing.testkit.ts';
import { readCreditBalance } from '../balance/creditBalance.ts';
import { readLines } from '../invoicing/invoice.ts';
import { payInvoice } from '../invoicing/payInvoice.ts';
import { tillOfTests } from '../payments/payments.testkit.ts';
import { settlePayment } from '../payments/settlePayment.ts';
import { topup } from '../payments/topup.ts';
import { reconcile } from '../reconcile.ts';
import { cancelSubscription, keepSubscription } from '../subscriptions/cancelSubscription.ts';
import { getNextBilling } from '../subscriptions/getNextBilling.ts';
import { getSubscription } from '../subscriptions/getSubscription.ts';
import { activateCharge, subscribeUserCallback } from './activateCharge.ts';
import { confirmChange } from './confirmChange.ts';
import { describeChange, previewChange } from './previewChange.ts';

const world = await billingWorld();
const till = tillOfTests();
const deps = { ...world.deps, gateways: [till.gateway], log: createLog('billing', 'silent') };
const { db, clock } = world;
const PAGE = 'http://localhost:4000/settings/billing-and-payments';
const DAY = 86_400_000;

const preview = (workspaceId: string, subscriptionPlan: string, userSlots = 0) =>
  previewChange(deps)({ subscriptionPlan, userSlots }, { workspaceId });
const confirm = (workspaceId: string, change: string) =>
  confirmChange(deps)({ change, redirectUrl: PAGE, paymentGateway: '' }, { workspaceId });
const current = (workspaceId: string) => getSubscription(deps)({}, { workspaceId });
const invoicesOf = (workspaceId: string) =>
  db.tenant(workspaceId, ({ tx }) => tx.invoice.findMany({ where: { workspaceId }, orderBy: { number: 'asc' } }));
const poolOf = async (ws: string) => Number((await db.tenant(ws, (uow) => readCreditBalance(deps)(uow))).freeMinute);

/** A workspace that paid for its plan. */
async function onPlan(plan: string, seats = 1): Promise<string> {
  const workspaceId = await world.workspace();
  await buy(workspaceId, plan, seats);
  return workspaceId;
}
async function buy(workspaceId: string, plan: string, seats = 0) {
  const offer = await preview(workspaceId, plan, seats);
  const { payment } = await confirm(workspaceId, offer.id);
  if (!payment) throw new Error('Nothing was to be paid');
  till.pay(payment.externalId);
  await activateCharge(deps)({ charge: payment.externalId }, { workspaceId });
  return { offer, payment };
}
/** Moves the clock to a day of the running cycle, and lets the reconciler work. */
async function pass(days: number): Promise<void> {
  clock.advance(days * DAY);
  await reconcile(deps)();
}

test('the first plan is paid, begins its cycle then, and fills its pool', async () => {
  const workspaceId = await world.workspace();
  const offer = await preview(workspaceId, 'BUSINESS_MONTHLY', 3);
  expect(offer).toMatchObject({ dueMinor: 7_500n, atCycleEnd: false });
  const { payment } = await confirm(workspaceId, offer.id);
  expect(payment).toMatchObject({ purpose: 'CHANGE_PLAN', status: 'PENDING', amountMinor: 7_500n });
  const back = new URL(payment?.redirectUrl ?? '');
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ action: 'CHANGE_PLAN', workspace_id: workspaceId });
  expect(back.searchParams.get('subscription_id')).toBe((await current(workspaceId)).id);
  expect((await confirm(workspaceId, offer.id)).payment?.id).toBe(payment?.id);
  expect(await current(workspaceId)).toMatchObject({ plan: 'FREE', anchorAt: null });

  clock.advance(3_600_000);
  till.pay(payment?.externalId ?? '');
  await Promise.all([
    activateCharge(deps)({ charge: payment?.externalId ?? '' }, { workspaceId }),
    settlePayment(deps)({ workspaceId, paymentId: payment?.id ?? '', externalId: '' }),
  ]);
  const subscription = await current(workspaceId);
  expect(subscription).toMatchObject({ plan: 'BUSINESS', status: 'ACTIVE', userSlots: 3, anchorAt: clock.now() });
  expect(await poolOf(workspaceId)).toBe(3_000);
  const invoices = await invoicesOf(workspaceId);
  expect(invoices).toMatchObject([{ type: 'RECURRING', status: 'PAID', amountMinor: 7_500n, paymentId: payment?.id }]);
  expect(readLines(invoices[0]?.lines)).toEqual(readLines(offer.lines));
  const told = (await emittedEvents(db, SubscriptionChangedSchema)).filter(
    (event) => event.workspaceId === workspaceId,
  );
  expect(told.at(-1)?.event.subscription).toMatchObject({ billed: true, userSlots: 3 });
});

test('three seats in one dialog are one invoice, and add their share of the month', async () => {
  const workspaceId = await onPlan('BUSINESS_MONTHLY');
  clock.advance(15 * DAY);
  const offer = await previewChange(deps)({ subscriptionPlan: '', userSlots: 4 }, { workspaceId });
  const bought = await confirmChange(deps, 'BUY_SEAT')(
    { change: offer.id, redirectUrl: PAGE, paymentGateway: '' },
    { workspaceId },
  );
  till.pay(bought.payment?.externalId ?? '');
  const callback = { workspaceSubscriptionAddon: offer.id, externalId: bought.payment?.externalId ?? '' };
  expect(await subscribeUserCallback(deps)(callback, { workspaceId })).toBe('SUCCESSFUL');
  expect(await subscribeUserCallback(deps)(callback, { workspaceId })).toBe('SUCCESSFUL');
  expect((await current(workspaceId)).userSlots).toBe(4);
  const [, added, ...more] = await invoicesOf(workspaceId);
  expect(more).toEqual([]);
  expect(added).toMatchObject({ type: 'ONE_TIME', purpose: 'SEAT', amountMinor: offer.dueMinor, status: 'PAID' });
  expect(await poolOf(workspaceId)).toBeGreaterThan(1_000);
  expect(await poolOf(workspaceId)).toBeLessThan(4_000);
});

test('the price shown ten minutes ago is the price charged, or the change is refused', async () => {
  const workspaceId = await onPlan('STARTER_MONTHLY', 2);
  const offer = await preview(workspaceId, 'BUSINESS_MONTHLY');
  clock.advance(9 * 60_000);
  expect((await confirm(workspaceId, offer.id)).payment?.amountMinor).toBe(offer.dueMinor);
  const late = await preview(workspaceId, 'ENTERPRISE_MONTHLY');
  clock.advance(11 * 60_000);
  await expect(confirm(workspaceId, late.id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('of two changes that were both paid one is made, and the other’s money goes back', async () => {
  const workspaceId = await onPlan('STARTER_MONTHLY', 2);
  clock.advance(DAY);
  const [one, two] = [await preview(workspaceId, 'BUSINESS_MONTHLY'), await preview(workspaceId, 'ENTERPRISE_MONTHLY')];
  const [first, second] = [await confirm(workspaceId, one.id), await confirm(workspaceId, two.id)];
  for (const { payment } of [first, second]) {
    till.pay(payment?.externalId ?? '');
    await activateCharge(deps)({ charge: payment?.externalId ?? '' }, { workspaceId });
  }
  expect((await current(workspaceId)).plan).toBe('BUSINESS');
  await pass(0);
  expect(till.refunds).toContain(second.payment?.id);
  expect(till.refunds).not.toContain(first.payment?.id);
  expect(await invoicesOf(workspaceId)).toHaveLength(2);
});

test('a smaller plan waits for the end of the cycle and can be taken back', async () => {
  const workspaceId = await onPlan('BUSINESS_MONTHLY', 5);
  const offer = await preview(workspaceId, 'STARTER_MONTHLY');
  const told = await describeChange(deps)(offer);
  // STARTER allows three seats.
  expect(told).toMatchObject({ atCycleEnd: true, dueMinor: 0n, userSlots: 3, next: { amountMinor: 4_500n } });
  await confirm(workspaceId, offer.id);
  expect(await current(workspaceId)).toMatchObject({ plan: 'BUSINESS', userSlots: 5, pendingPlan: 'STARTER' });
  expect((await keepSubscription(deps)({}, { workspaceId })).pendingPlan).toBeNull();
  await confirm(workspaceId, (await preview(workspaceId, 'STARTER_MONTHLY')).id);
  await pass(31);
  expect(await current(workspaceId)).toMatchObject({ plan: 'STARTER', userSlots: 3, pendingPlan: null });
  expect((await invoicesOf(workspaceId)).at(-1)).toMatchObject({ amountMinor: 4_500n, status: 'UNPAID' });
});

test('an unpaid renewal suspends on day 7, and its payment restores at once', async () => {
  const workspaceId = await onPlan('BUSINESS_MONTHLY', 2);
  const { paidUntil } = await current(workspaceId);
  const before = await getNextBilling(deps)({}, { workspaceId });
  expect(before.next).toMatchObject({ amountMinor: 5_000n });
  await pass(31);
  await pass(0);
  expect(await current(workspaceId)).toMatchObject({ status: 'PAST_DUE', isPaymentFailing: true, plan: 'BUSINESS' });
  const [, renewal, ...more] = await invoicesOf(workspaceId);
  expect(more).toEqual([]);
  expect(renewal).toMatchObject({ type: 'RECURRING', status: 'UNPAID', amountMinor: 5_000n, cycleStart: paidUntil });
  await expect(preview(workspaceId, 'ENTERPRISE_MONTHLY')).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  const { openInvoice } = await getNextBilling(deps)({}, { workspaceId });
  expect(openInvoice).toMatchObject({ number: renewal?.number });

  await pass(7);
  expect((await current(workspaceId)).status).toBe('SUSPENDED');
  const input = { amountMinor: 2_000n, redirectUrl: PAGE, paymentGateway: '', idempotencyKey: '' };
  await expect(topup(deps)(input, { workspaceId })).rejects.toMatchObject({ code: 'WORKSPACE_SUSPENDED' });

  const pay = { id: renewal?.id ?? '', redirectUrl: PAGE, paymentGateway: '', withSavedCard: false };
  const payment = await payInvoice(deps)(pay, { workspaceId });
  expect((await payInvoice(deps)(pay, { workspaceId })).id).toBe(payment.id);
  till.pay(payment.externalId);
  await activateCharge(deps)({ charge: payment.externalId }, { workspaceId });
  // A renewal moves the cycle end by one month.
  expect(await current(workspaceId)).toMatchObject({
    status: 'ACTIVE',
    isPaymentFailing: false,
    paidUntil: renewal?.cycleEnd,
  });
  await expect(payInvoice(deps)(pay, { workspaceId })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
});

test('a renewal that nobody pays ends the plan on day 30 and is written off', async () => {
  const workspaceId = await onPlan('STARTER_MONTHLY', 3);
  await pass(31);
  await pass(8);
  await pass(22);
  expect(await current(workspaceId)).toMatchObject({ plan: 'FREE', status: 'EXPIRED', userSlots: 1, anchorAt: null });
  expect((await invoicesOf(workspaceId)).at(-1)).toMatchObject({ status: 'UNPAID', writtenOff: true });
  await buy(workspaceId, 'BUSINESS_MONTHLY');
  expect(await current(workspaceId)).toMatchObject({ plan: 'BUSINESS', status: 'ACTIVE', anchorAt: clock.now() });
});

test('a cancelling owner is told the last day, may undo, and falls to FREE after it', async () => {
  const workspaceId = await onPlan('BUSINESS_YEARLY');
  const { paidUntil } = await current(workspaceId);
  expect(await cancelSubscription(deps)({}, { workspaceId })).toMatchObject({
    status: 'CANCELLED',
    subscriptionExpiresOn: paidUntil,
  });
  await expect(preview(workspaceId, 'ENTERPRISE_YEARLY')).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  expect((await getNextBilling(deps)({}, { workspaceId })).next).toBeUndefined();
  expect(await keepSubscription(deps)({}, { workspaceId })).toMatchObject({
    status: 'ACTIVE',
    subscriptionExpiresOn: null,
  });
  await cancelSubscription(deps)({}, { workspaceId });
  await pass(366);
  expect(await current(workspaceId)).toMatchObject({ plan: 'FREE', status: 'EXPIRED' });
  expect(await invoicesOf(workspaceId)).toHaveLength(1);
});

test('cancelling an unpaid renewal ends the plan at once', async () => {
  const workspaceId = await onPlan('STARTER_MONTHLY');
  await pass(31);
  expect(await cancelSubscription(deps)({}, { workspaceId })).toMatchObject({ plan: 'FREE', status: 'EXPIRED' });
});

test('refuses what is not sold, more seats than the plan has, and to cancel what nobody pays', async () => {
  const workspaceId = await world.workspace();
  await expect(preview(workspaceId, 'GOLD_MONTHLY')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(preview(workspaceId, 'FREE_MONTHLY')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(preview(workspaceId, 'STARTER_MONTHLY', 4)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  await expect(cancelSubscription(deps)({}, { workspaceId })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  const other = await world.workspace();
  const offer = await preview(other, 'STARTER_MONTHLY');
  // Whoever may buy seats may not change the plan by that way.
  const seats = confirmChange(deps, 'BUY_SEAT')(
    { change: offer.id, redirectUrl: PAGE, paymentGateway: '' },
    { workspaceId: other },
  );
  await expect(seats).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  await expect(confirm(workspaceId, offer.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('credit bought makes an invoice, and numbers of invoices leave no gap', async () => {
  const workspaceId = await onPlan('STARTER_MONTHLY');
  const payment = await topup(deps)(
    { amountMinor: 2_000n, redirectUrl: PAGE, paymentGateway: '', idempotencyKey: '' },
    { workspaceId },
  );
  till.pay(payment.externalId);
  await settlePayment(deps)({ workspaceId, paymentId: payment.id, externalId: '' });
  expect((await invoicesOf(workspaceId)).at(-1)).toMatchObject({
    purpose: 'CREDIT',
    amountMinor: 2_000n,
    type: 'ONE_TIME',
  });
  const { rows } = await db.pool.query<{ number: string }>('SELECT number FROM invoice ORDER BY number');
  for (const year of new Set(rows.map(({ number }) => number.slice(0, 9)))) {
    const ofYear = rows.filter(({ number }) => number.startsWith(year)).map(({ number }) => Number(number.slice(9)));
    expect(ofYear).toEqual(ofYear.map((_number, index) => index + 1));
  }
});

/** Renewals are charged to the kept card by themselves, on days 0, 1, 3, 5 and 7 of the product's clock, and never twice. */
import { createLog } from '@ringline/kit/telemetry';
import { emittedEvents } from '@ringline/kit/testing';
import { BillingNoticedSchema } from '@ringline/proto/billing/v1/events_pb';
import { expect, test } from 'vitest';
import { billingWorld } from '../billing.testkit.ts';
import { activateCharge } from '../changes/activateCharge.ts';
import { confirmChange } from '../changes/confirmChange.ts';
import { previewChange } from '../changes/previewChange.ts';
import { holdForCall } from '../holds/holdForCall.ts';
import { payInvoice } from '../invoicing/payInvoice.ts';
import { getBillingPortalUrl, getPaymentDetails } from '../payments/paymentDetails.ts';
import { tillOfTests } from '../payments/payments.testkit.ts';
import { settlePayment } from '../payments/settlePayment.ts';
import { reconcile } from '../reconcile.ts';
import { cancelSubscription } from '../subscriptions/cancelSubscription.ts';
import { getSubscription } from '../subscriptions/getSubscription.ts';
import { turnCycle } from '../subscriptions/turnCycle.ts';

const world = await billingWorld();
const till = tillOfTests();
till.keepsCards = true;
const deps = { ...world.deps, gateways: [till.gateway], log: createLog('billing', 'silent') };
const { db, clock } = world;
const PAGE = 'http://localhost:4000/settings/billing-and-payments';
const DAY = 86_400_000;

const current = (workspaceId: string) => getSubscription(deps)({}, { workspaceId });
const turn = (workspaceId: string) => turnCycle(deps)(workspaceId);
const renewalOf = (workspaceId: string) =>
  db.tenant(workspaceId, ({ tx }) =>
    tx.invoice.findFirstOrThrow({ where: { workspaceId }, orderBy: { number: 'desc' } }),
  );
const chargesOf = (workspaceId: string) =>
  db.tenant(workspaceId, ({ tx }) =>
    tx.payment.findMany({ where: { workspaceId, card: { not: '' } }, orderBy: { createdAt: 'asc' } }),
  );
const pay = async (workspaceId: string, withSavedCard: boolean) =>
  payInvoice(deps)(
    { id: (await renewalOf(workspaceId)).id, redirectUrl: PAGE, paymentGateway: '', withSavedCard },
    { workspaceId },
  );

const noticesOf = async (workspaceId: string) =>
  (await emittedEvents(db, BillingNoticedSchema))
    .filter((notice) => notice.workspaceId === workspaceId)
    .map(({ event }) => event);

/** A number that the workspace has. */
const withNumber = (workspaceId: string) =>
  db.tenant(workspaceId, ({ tx }) =>
    tx.workspaceNumber.create({
      data: { id: db.ids.uuid(), workspaceId, number: '+14155550142', type: 'LOCAL', isTestNumber: false, version: 1 },
    }),
  );
/** Days after now on which something was said, and what. */
async function said(workspaceId: string, days: number) {
  const seen: string[] = [];
  for (let day = 0; day <= days; day += 1) {
    const before = (await noticesOf(workspaceId)).length;
    await turn(workspaceId);
    await turn(workspaceId);
    for (const { kind } of (await noticesOf(workspaceId)).slice(before)) seen.push(`${day} ${kind}`);
    clock.advance(DAY);
  }
  return seen;
}

/** A workspace that paid for its plan, at the moment when its cycle ends. */
async function atRenewal(plan = 'BUSINESS_MONTHLY'): Promise<string> {
  const workspaceId = await world.workspace();
  await buy(workspaceId, plan);
  const { paidUntil } = await current(workspaceId);
  clock.advance((paidUntil?.getTime() ?? 0) - clock.now().getTime());
  return workspaceId;
}
async function buy(workspaceId: string, plan: string): Promise<void> {
  till.cardDoes = 'SUCCESSFUL';
  const offer = await previewChange(deps)({ subscriptionPlan: plan, userSlots: 0 }, { workspaceId });
  const { payment } = await confirmChange(deps)(
    { change: offer.id, redirectUrl: PAGE, paymentGateway: '' },
    { workspaceId },
  );
  till.pay(payment?.externalId ?? '');
  await activateCharge(deps)({ charge: payment?.externalId ?? '' }, { workspaceId });
}
const outgoing = (workspaceId: string) => ({
  workspaceId,
  callId: db.ids.uuid(),
  fromNumber: '+14155550142',
  toNumber: '+14155550199',
  isTestNumber: false,
});
/** Days after the renewal on which the card was charged, and how the subscription stood after each. */
async function charged(workspaceId: string, days: number) {
  const seen: [number, string][] = [];
  for (let day = 0; day <= days; day += 1) {
    const before = (await chargesOf(workspaceId)).length;
    await turn(workspaceId);
    await turn(workspaceId);
    if ((await chargesOf(workspaceId)).length > before) seen.push([day, (await current(workspaceId)).status]);
    clock.advance(DAY);
  }
  return seen;
}

test('a renewal moves the cycle end by one month', async () => {
  const workspaceId = await atRenewal();
  const { paidUntil } = await current(workspaceId);
  await Promise.all([turn(workspaceId), turn(workspaceId), reconcile(deps)()]);
  const renewed = await current(workspaceId);
  expect(renewed).toMatchObject({ status: 'ACTIVE', isPaymentFailing: false, openInvoiceId: null });
  expect(renewed.paidUntil).toEqual(new Date(Date.UTC(2027, (paidUntil?.getUTCMonth() ?? 0) - 11, 21, 9)));
  expect(await renewalOf(workspaceId)).toMatchObject({ status: 'PAID', cycleStart: paidUntil, amountMinor: 2_500n });
  expect(await chargesOf(workspaceId)).toMatchObject([{ status: 'SUCCESSFUL', card: 'pm_4242' }]);
});

test('a card that is declined is charged on days 0, 1, 3, 5 and 7, and the last one suspends', async () => {
  const workspaceId = await atRenewal();
  till.cardDoes = 'DECLINED';
  expect(await charged(workspaceId, 12)).toEqual([
    [0, 'PAST_DUE'],
    [1, 'PAST_DUE'],
    [3, 'PAST_DUE'],
    [5, 'PAST_DUE'],
    [7, 'SUSPENDED'],
  ]);
  expect((await chargesOf(workspaceId)).every(({ failure }) => failure === 'DECLINED')).toBe(true);
  expect((await noticesOf(workspaceId)).map(({ kind, reason }) => `${kind} ${reason}`)).toEqual([
    ...Array.from({ length: 4 }, () => 'ATTEMPT_FAILED DECLINED'),
    'SUSPENDED DECLINED',
  ]);
  // One press pays with the card, now that there is money on it.
  await expect(pay(workspaceId, true)).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
  till.cardDoes = 'SUCCESSFUL';
  expect(await pay(workspaceId, true)).toMatchObject({ status: 'SUCCESSFUL' });
  expect(await current(workspaceId)).toMatchObject({ status: 'ACTIVE', isPaymentFailing: false, chargeAttempts: 0 });
});

test('days that the product slept through are one attempt, and day 7 is tried before the suspension', async () => {
  const workspaceId = await atRenewal();
  till.cardDoes = 'DECLINED';
  clock.advance(4 * DAY);
  await turn(workspaceId);
  await turn(workspaceId);
  expect(await chargesOf(workspaceId)).toHaveLength(1);
  clock.advance(4 * DAY);
  till.cardDoes = 'SUCCESSFUL';
  await turn(workspaceId);
  expect(await current(workspaceId)).toMatchObject({ status: 'ACTIVE', isPaymentFailing: false });
});

test('a bank that wants to ask stops the charge, and its owner pays on the page', async () => {
  const workspaceId = await atRenewal();
  till.cardDoes = 'AUTHENTICATION_REQUIRED';
  await turn(workspaceId);
  expect(await chargesOf(workspaceId)).toMatchObject([{ status: 'FAILED', failure: 'AUTHENTICATION_REQUIRED' }]);
  expect((await current(workspaceId)).status).toBe('PAST_DUE');
  const page = await pay(workspaceId, true);
  expect(page).toMatchObject({ status: 'PENDING', card: '' });
  expect(page.confirmationUrl).toContain(page.externalId);
  till.pay(page.externalId);
  await activateCharge(deps)({ charge: page.externalId }, { workspaceId });
  expect(await current(workspaceId)).toMatchObject({ status: 'ACTIVE', isPaymentFailing: false });
});

test('the process dies after Stripe answered: the payment is still credited', async () => {
  const workspaceId = await atRenewal();
  till.dies = true;
  await expect(turn(workspaceId)).rejects.toThrow('died');
  till.dies = false;
  expect(await current(workspaceId)).toMatchObject({ status: 'ACTIVE', isPaymentFailing: false });
  clock.advance(6 * 60_000);
  await Promise.all([turn(workspaceId), reconcile(deps)()]);
  expect((await current(workspaceId)).openInvoiceId).toBeNull();
  expect(await renewalOf(workspaceId)).toMatchObject({ status: 'PAID' });
  // However often it was asked, under one key one charge was made.
  const [charge, ...more] = await chargesOf(workspaceId);
  expect(more).toEqual([]);
  expect(till.asks.filter((id) => id === charge?.id).length).toBeGreaterThan(1);
});

test('an answer that never came is looked up after a day, not asked for again', async () => {
  const workspaceId = await atRenewal();
  till.dies = true;
  await expect(turn(workspaceId)).rejects.toThrow('died');
  till.dies = false;
  const asks = till.asks.length;
  clock.advance(23 * 3_600_000);
  await turn(workspaceId);
  expect(till.asks).toHaveLength(asks);
  expect(await renewalOf(workspaceId)).toMatchObject({ status: 'PAID' });
});

test('page return and webhook at the same instant give one payment', async () => {
  const workspaceId = await atRenewal();
  till.cardDoes = 'DECLINED';
  await turn(workspaceId);
  const page = await pay(workspaceId, false);
  till.pay(page.externalId);
  till.cardDoes = 'SUCCESSFUL';
  clock.advance(DAY);
  // The buyer comes back while the reconciler charges the card: what came second goes back.
  await Promise.all([
    settlePayment(deps)({ workspaceId, paymentId: page.id, externalId: page.externalId }),
    turn(workspaceId),
  ]);
  expect(await current(workspaceId)).toMatchObject({ status: 'ACTIVE', openInvoiceId: null });
  await reconcile(deps)();
  const rows = await db.tenant(workspaceId, ({ tx }) =>
    tx.payment.findMany({ where: { workspaceId, referenceId: { startsWith: 'invoice:' } } }),
  );
  expect(rows.filter(({ status }) => status === 'SUCCESSFUL')).toHaveLength(1);
});

test('an event that arrives late does not bring a cancelled plan back', async () => {
  const workspaceId = await atRenewal();
  till.dies = true;
  await expect(turn(workspaceId)).rejects.toThrow('died');
  till.dies = false;
  await cancelSubscription(deps)({}, { workspaceId });
  const [lost] = await chargesOf(workspaceId);
  const late = { workspaceId, paymentId: lost?.id ?? '', externalId: `pi_${lost?.id}` };
  await settlePayment(deps)(late, { id: 'evt_late', type: 'payment_intent.succeeded' });
  await reconcile(deps)();
  expect(await current(workspaceId)).toMatchObject({ plan: 'FREE', status: 'EXPIRED' });
  expect(till.refunds).toContain(lost?.id);
});

test('the portal replaces the card and takes it away; a new one is not charged by itself', async () => {
  const workspaceId = await atRenewal();
  const details = () => getPaymentDetails(deps)({}, { workspaceId });
  expect(await details()).toMatchObject({ brand: 'visa', last4: '4242' });
  till.cardDoes = 'DECLINED';
  await turn(workspaceId);
  const away = getBillingPortalUrl(deps)({ returnUrl: 'https://elsewhere.example/' }, { workspaceId });
  await expect(away).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'returnUrl' });
  expect(await getBillingPortalUrl(deps)({ returnUrl: PAGE }, { workspaceId })).toContain('/portal/');
  till.save(workspaceId, '1111');
  till.cardDoes = 'SUCCESSFUL';
  expect(await details()).toMatchObject({ last4: '1111' });
  await turn(workspaceId);
  expect((await current(workspaceId)).status).toBe('PAST_DUE');
  till.remove(workspaceId);
  expect(await details()).toBeUndefined();
  // A gateway that does not answer hides nothing that is known.
  till.away = true;
  expect(await details()).toBeUndefined();
  till.away = false;
  clock.advance(DAY);
  await turn(workspaceId);
  expect(await current(workspaceId)).toMatchObject({ status: 'PAST_DUE', chargeAttempts: 2 });
});

test('numbers of an unpaid plan go back on day 30, after warnings on days 14, 21, 27 and 29', async () => {
  const workspaceId = await atRenewal();
  await withNumber(workspaceId);
  till.cardDoes = 'AUTHENTICATION_REQUIRED';
  expect(await said(workspaceId, 40)).toEqual([
    ...[0, 1, 3, 5].map((day) => `${day} ATTEMPT_FAILED`),
    '7 SUSPENDED',
    ...[14, 21, 27, 29].map((day) => `${day} NUMBERS_ENDING`),
    '30 PLAN_ENDED',
    '30 NUMBERS_RELEASED',
  ]);
  const [first] = await noticesOf(workspaceId);
  expect(first).toMatchObject({ reason: 'AUTHENTICATION_REQUIRED', amountMinor: 2_500n, currency: 'USD' });
  expect(await current(workspaceId)).toMatchObject({ status: 'EXPIRED', numbersEndAt: null });
});

test('numbers of a plan that was canceled go back 30 days after it ended, unless there is a plan again', async () => {
  const workspaceId = await atRenewal();
  await withNumber(workspaceId);
  clock.advance(-DAY);
  await cancelSubscription(deps)({}, { workspaceId });
  clock.advance(DAY);
  expect(await said(workspaceId, 31)).toEqual([
    ...[14, 21, 27, 29].map((day) => `${day} NUMBERS_ENDING`),
    '30 NUMBERS_RELEASED',
  ]);
  const other = await atRenewal();
  await withNumber(other);
  clock.advance(-DAY);
  await cancelSubscription(deps)({}, { workspaceId: other });
  clock.advance(20 * DAY);
  await turn(other);
  expect(await holdForCall(deps)(outgoing(other))).toMatchObject({ allowed: false, code: 'WORKSPACE_SUSPENDED' });
  await buy(other, 'STARTER_MONTHLY');
  expect(await current(other)).toMatchObject({ status: 'ACTIVE', numbersEndAt: null, numberWarnings: 0 });
});

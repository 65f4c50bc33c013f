/** Payments that their owner questions at the bank, refunds that wait for its decision, and the money-back of the first 14 days. */
import { createLog } from '@ringline/kit/telemetry';
import { emittedEvents } from '@ringline/kit/testing';
import { BillingNoticedSchema } from '@ringline/proto/billing/v1/events_pb';
import { expect, test } from 'vitest';
import { readCreditBalance } from '../balance/creditBalance.ts';
import { billingWorld } from '../billing.testkit.ts';
import { activateCharge } from '../changes/activateCharge.ts';
import { confirmChange } from '../changes/confirmChange.ts';
import { previewChange } from '../changes/previewChange.ts';
import { auditBooks } from '../operating/audit.ts';
import { readFigures } from '../operating/figures.ts';
import { listCreditEntries } from '../ledger/listCreditEntries.ts';
import { listOwedRefunds } from '../operating/owedRefunds.ts';
import { hearFailedRefund, settleOwed } from '../payments/owed.ts';
import { tillOfTests } from '../payments/payments.testkit.ts';
import { refundPayment } from '../payments/settlePayment.ts';
import { activateTopup, topup } from '../payments/topup.ts';
import { reconcile } from '../reconcile.ts';
import { getSubscription } from '../subscriptions/getSubscription.ts';
import { getMoneyBack, takeMoneyBack } from '../subscriptions/moneyBack.ts';
import { hearDispute } from './hearDispute.ts';
import { listDisputes } from './listDisputes.ts';

const world = await billingWorld();
const till = tillOfTests();
till.keepsCards = true;
const deps = { ...world.deps, gateways: [till.gateway], log: createLog('billing', 'silent') };
const { db, clock } = world;
const PAGE = 'http://localhost:4000/settings/billing-and-payments';
const DAY = 86_400_000;

const hear = (id: string) => hearDispute(deps)(till.gateway, id);
const creditOf = async (workspaceId: string) =>
  Number((await db.tenant(workspaceId, readCreditBalance(deps))).balanceMicros) / 1_000_000;
const noticesOf = async (workspaceId: string) =>
  (await emittedEvents(db, BillingNoticedSchema))
    .filter((notice) => notice.workspaceId === workspaceId)
    .map(({ event: { kind } }) => kind);
const statusesOf = async (workspaceId: string) =>
  (await listDisputes(deps)({}, { workspaceId })).disputes.map(({ status }) => status);
const ledgerSum = (workspaceId: string) =>
  db.tenant(workspaceId, async ({ tx }) => {
    const entries = await tx.ledgerEntry.findMany({ where: { workspaceId, commodity: 'USD' } });
    return entries.reduce((sum, { amount }) => sum + amount, 0n);
  });

async function bought(workspaceId: string, cents = 2_000n) {
  const payment = await topup(deps)(
    { amountMinor: cents, redirectUrl: PAGE, paymentGateway: '', idempotencyKey: db.ids.uuid() },
    { workspaceId },
  );
  till.pay(payment.externalId);
  return activateTopup(deps)({ topupId: payment.id, externalId: payment.externalId }, { workspaceId });
}
async function buyPlan(workspaceId: string, subscriptionPlan: string, userSlots = 0): Promise<void> {
  const offer = await previewChange(deps)({ subscriptionPlan, userSlots }, { workspaceId });
  const { payment } = await confirmChange(deps)(
    { change: offer.id, redirectUrl: PAGE, paymentGateway: '' },
    { workspaceId },
  );
  till.pay(payment?.externalId ?? '');
  await activateCharge(deps)({ charge: payment?.externalId ?? '' }, { workspaceId });
}
const invoicesOf = (workspaceId: string) =>
  db
    .tenant(workspaceId, ({ tx }) =>
      tx.invoice.findMany({ where: { workspaceId }, orderBy: { number: 'asc' }, select: { amountMinor: true } }),
    )
    .then((rows) => rows.map(({ amountMinor }) => Number(amountMinor)));

test('a disputed top-up holds the credit; a won one returns it', async () => {
  const workspaceId = await world.workspace();
  const dispute = till.raise(await bought(workspaceId));
  await Promise.all([hear(dispute), hear(dispute), hear(dispute)]);
  expect(await creditOf(workspaceId)).toBe(0);
  expect(await statusesOf(workspaceId)).toEqual(['OPEN']);
  till.decide(dispute, 'WON');
  await Promise.all([hear(dispute), hear(dispute)]);
  await hear(dispute);
  expect(await creditOf(workspaceId)).toBe(20);
  expect(await statusesOf(workspaceId)).toEqual(['WON']);
  const { entries } = await listCreditEntries(deps)({}, { workspaceId });
  expect(entries.map(({ type, disputed, amountMicros }) => [type, disputed, Number(amountMicros) / 1e6])).toEqual([
    ['ADJUSTMENT', true, 20],
    ['ADJUSTMENT', true, -20],
    ['TOPUP', false, 20],
  ]);
  expect(await noticesOf(workspaceId)).toEqual(['CREDIT_LOW', 'DISPUTE_OPENED', 'DISPUTE_WON']);
  expect(await ledgerSum(workspaceId)).toBe(0n);
});

test('a lost dispute takes the credit for good, also when only its end is heard and the payment was not', async () => {
  const workspaceId = await world.workspace();
  await bought(workspaceId, 1_000n);
  const late = await topup(deps)(
    { amountMinor: 5_000n, redirectUrl: PAGE, paymentGateway: '', idempotencyKey: db.ids.uuid() },
    { workspaceId },
  );
  till.pay(late.externalId);
  const dispute = till.raise(late);
  till.decide(dispute, 'LOST');
  await hear(dispute);
  await hear(dispute);
  expect(await creditOf(workspaceId)).toBe(10);
  expect(await statusesOf(workspaceId)).toEqual(['LOST']);
  expect(await invoicesOf(workspaceId)).toEqual([1_000, 5_000, -5_000]);
  expect(await refundPayment(deps)({ workspaceId, paymentId: late.id })).toMatchObject({ status: 'REFUNDED' });
  expect(till.refunds).not.toContain(late.id);
  expect(await ledgerSum(workspaceId)).toBe(0n);
});

test('refund while disputed says why and waits', async () => {
  const workspaceId = await world.workspace();
  await buyPlan(workspaceId, 'BUSINESS_MONTHLY');
  const [payment] = await db.tenant(workspaceId, ({ tx }) => tx.payment.findMany({ where: { workspaceId } }));
  if (!payment) throw new Error('There is no payment');
  const dispute = till.raise(payment);
  await hear(dispute);
  await expect(refundPayment(deps)({ workspaceId, paymentId: payment.id })).rejects.toMatchObject({
    code: 'INVALID_TRANSITION',
    message: expect.stringContaining('disputed'),
  });
  expect(await takeMoneyBack(deps)({}, { workspaceId })).toMatchObject({ plan: 'FREE', status: 'EXPIRED' });
  clock.advance(DAY);
  await reconcile(deps)();
  expect(till.refunds).not.toContain(payment.id);
  // The event that told of the decision was lost.
  till.decide(dispute, 'WON');
  clock.advance(DAY);
  await reconcile(deps)();
  await reconcile(deps)();
  expect(till.refunds).toContain(payment.id);
  expect(await invoicesOf(workspaceId)).toEqual([2_500, -2_500]);
});

test('a lost dispute over the running cycle ends the plan, and one over an old cycle only its invoice', async () => {
  for (const [days, status] of [
    [1, 'EXPIRED'],
    [40, 'ACTIVE'],
  ] as const) {
    const workspaceId = await world.workspace();
    await buyPlan(workspaceId, 'BUSINESS_MONTHLY');
    const [payment] = await db.tenant(workspaceId, ({ tx }) => tx.payment.findMany({ where: { workspaceId } }));
    till.save(workspaceId, '4242');
    clock.advance(days * DAY);
    await reconcile(deps)();
    const dispute = till.raise(payment ?? { id: '', workspaceId, amountMinor: 0n });
    await hear(dispute);
    expect(await getSubscription(deps)({}, { workspaceId })).toMatchObject({ status: 'ACTIVE' });
    till.decide(dispute, 'LOST');
    await hear(dispute);
    expect(await getSubscription(deps)({}, { workspaceId })).toMatchObject({ status });
    expect((await invoicesOf(workspaceId)).at(-1)).toBe(-2_500);
  }
});

test('what was paid for plan and seats comes back once within 14 days, and credit stays', async () => {
  const workspaceId = await world.workspace();
  expect(await getMoneyBack(deps)({}, { workspaceId })).toBeUndefined();
  await buyPlan(workspaceId, 'STARTER_MONTHLY', 2);
  await bought(workspaceId);
  clock.advance(2 * DAY);
  await buyPlan(workspaceId, 'BUSINESS_MONTHLY', 3);
  const offer = await getMoneyBack(deps)({}, { workspaceId });
  const paid = (await invoicesOf(workspaceId)).reduce((sum, cents) => sum + cents, 0) - 2_000;
  expect(Number(offer?.amountMinor)).toBe(paid);
  await Promise.allSettled([takeMoneyBack(deps)({}, { workspaceId }), takeMoneyBack(deps)({}, { workspaceId })]);
  await reconcile(deps)();
  expect(await getSubscription(deps)({}, { workspaceId })).toMatchObject({ plan: 'FREE', userSlots: 1 });
  expect((await invoicesOf(workspaceId)).reduce((sum, cents) => sum + cents, 0)).toBe(2_000);
  expect(await creditOf(workspaceId)).toBe(20);
  expect(await ledgerSum(workspaceId)).toBe(0n);
  await buyPlan(workspaceId, 'STARTER_MONTHLY');
  await expect(takeMoneyBack(deps)({}, { workspaceId })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });

  const late = await world.workspace();
  await buyPlan(late, 'STARTER_MONTHLY');
  clock.advance(14 * DAY);
  await expect(takeMoneyBack(deps)({}, { workspaceId: late })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
});

const accountOf = async (workspaceId: string, name: string) =>
  (
    await db.tenant(workspaceId, ({ tx }) =>
      tx.ledgerAccount.findFirst({ where: { workspaceId, name, commodity: 'USD' } }),
    )
  )?.balance ?? 0n;

test('of a payment that is disputed in part that part alone is held and lost, and the rest can go back', async () => {
  const workspaceId = await world.workspace();
  const payment = await bought(workspaceId, 5_000n);
  const dispute = till.raise({ ...payment, amountMinor: 2_000n });
  await Promise.all([hear(dispute), hear(dispute)]);
  expect(await creditOf(workspaceId)).toBe(30);
  till.decide(dispute, 'LOST');
  await Promise.all([hear(dispute), hear(dispute)]);
  expect(await creditOf(workspaceId)).toBe(30);
  expect(await invoicesOf(workspaceId)).toEqual([5_000, -2_000]);
  const [lost] = await db.tenant(workspaceId, ({ tx }) => tx.payment.findMany({ where: { workspaceId } }));
  expect(lost).toMatchObject({ status: 'SUCCESSFUL', lostMinor: 2_000n });
  expect((await auditBooks(deps)(workspaceId)).findings).toEqual([]);
  expect(await refundPayment(deps)({ workspaceId, paymentId: payment.id })).toMatchObject({ status: 'REFUNDED' });
  expect(await creditOf(workspaceId)).toBe(0);
  expect(await invoicesOf(workspaceId)).toEqual([5_000, -2_000, -3_000]);
  expect(await accountOf(workspaceId, 'topups:stripe')).toBe(0n);
  expect(await ledgerSum(workspaceId)).toBe(0n);
});

test('a plan whose payment is lost in part runs on, and its money-back gives the rest', async () => {
  const workspaceId = await world.workspace();
  await buyPlan(workspaceId, 'BUSINESS_MONTHLY', 2);
  const [payment] = await db.tenant(workspaceId, ({ tx }) => tx.payment.findMany({ where: { workspaceId } }));
  if (!payment) throw new Error('There is no payment');
  const dispute = till.raise({ ...payment, amountMinor: 1_000n });
  till.decide(dispute, 'LOST');
  await hear(dispute);
  expect(await getSubscription(deps)({}, { workspaceId })).toMatchObject({ status: 'ACTIVE', plan: 'BUSINESS' });
  expect(await getMoneyBack(deps)({}, { workspaceId })).toMatchObject({ amountMinor: 4_000n });
  await takeMoneyBack(deps)({}, { workspaceId });
  expect(await invoicesOf(workspaceId)).toEqual([5_000, -1_000, -4_000]);
  expect(await accountOf(workspaceId, 'revenue:subscriptions')).toBe(0n);
  expect(await ledgerSum(workspaceId)).toBe(0n);
});

test('a refund that comes to nothing at the bank is owed once, told, counted, and paid by hand', async () => {
  const workspaceId = await world.workspace();
  const { id: paymentId, amountMinor } = await bought(workspaceId);
  const failed = till.failRefund({ workspaceId, paymentId, amountMinor });
  const heard = { id: 'evt_refund', type: 'refund.failed' };
  const tell = () => hearFailedRefund(deps)(till.gateway, failed, heard);
  // The bank was quicker than our own books: it tells again.
  await expect(tell()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await refundPayment(deps)({ workspaceId, paymentId });
  await Promise.all([tell(), tell(), tell()]);
  expect(await creditOf(workspaceId)).toBe(0);
  expect(await accountOf(workspaceId, 'owed')).toBe(20_000_000n);
  expect((await noticesOf(workspaceId)).filter((kind) => kind === 'REFUND_OWED')).toEqual(['REFUND_OWED']);
  expect(await readFigures(deps)(1)).toMatchObject({ owed: { count: 1, minor: 2_000n } });
  expect(await listOwedRefunds(deps)).toMatchObject([{ id: paymentId, owedMinor: 2_000n }]);
  await settleOwed(deps)({ workspaceId, paymentId });
  await expect(settleOwed(deps)({ workspaceId, paymentId })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  await tell();
  expect(await accountOf(workspaceId, 'owed')).toBe(0n);
  expect((await auditBooks(deps)(workspaceId)).findings).toEqual([]);
  expect(await ledgerSum(workspaceId)).toBe(0n);
});

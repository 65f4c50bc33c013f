/** What an operator does about money: the books are compared, an invoice explained, given up, and unused credit given back. */
import { createLog } from '@ringline/kit/telemetry';
import { expect, test } from 'vitest';
import { readCreditBalance } from '../balance/creditBalance.ts';
import { billingWorld } from '../billing.testkit.ts';
import { activateCharge } from '../changes/activateCharge.ts';
import { confirmChange } from '../changes/confirmChange.ts';
import { previewChange } from '../changes/previewChange.ts';
import { post } from '../ledger/ledger.ts';
import { tillOfTests } from '../payments/payments.testkit.ts';
import { settlePayment } from '../payments/settlePayment.ts';
import { activateTopup, topup } from '../payments/topup.ts';
import { getSubscription } from '../subscriptions/getSubscription.ts';
import { turnCycle } from '../subscriptions/turnCycle.ts';
import { auditBooks } from './audit.ts';
import { explainInvoice } from './explainInvoice.ts';
import { readFigures } from './figures.ts';
import { refundCredit } from './refundCredit.ts';
import { writeOffInvoice } from './writeOff.ts';

const world = await billingWorld();
const till = tillOfTests();
till.keepsCards = true;
const deps = { ...world.deps, gateways: [till.gateway], log: createLog('billing', 'silent') };
const { db, clock } = world;
const PAGE = 'http://localhost:4000/settings/billing-and-payments';

async function bought(workspaceId: string) {
  const payment = await topup(deps)(
    { amountMinor: 2_000n, redirectUrl: PAGE, paymentGateway: '', idempotencyKey: db.ids.uuid() },
    { workspaceId },
  );
  till.pay(payment.externalId);
  return activateTopup(deps)({ topupId: payment.id, externalId: payment.externalId }, { workspaceId });
}
async function onBusiness(): Promise<string> {
  const workspaceId = await world.workspace();
  const offer = await previewChange(deps)({ subscriptionPlan: 'BUSINESS_MONTHLY', userSlots: 2 }, { workspaceId });
  const { payment } = await confirmChange(deps)(
    { change: offer.id, redirectUrl: PAGE, paymentGateway: '' },
    { workspaceId },
  );
  till.pay(payment?.externalId ?? '');
  await activateCharge(deps)({ charge: payment?.externalId ?? '' }, { workspaceId });
  return workspaceId;
}
const numbersOf = (workspaceId: string) =>
  db
    .tenant(workspaceId, ({ tx }) => tx.invoice.findMany({ where: { workspaceId }, orderBy: { number: 'asc' } }))
    .then((rows) => rows.map(({ number }) => number));

test('books that are right are called so, and what was tampered with is named', async () => {
  const workspaceId = await onBusiness();
  const payment = await bought(workspaceId);
  expect(await auditBooks(deps)(workspaceId)).toEqual({ workspaces: 1, payments: 2, findings: [] });
  await db.tenant(workspaceId, ({ tx }) =>
    tx.ledgerAccount.updateMany({
      where: { workspaceId, name: 'credit', commodity: 'USD' },
      data: { balance: 21_000_000n },
    }),
  );
  till.expire(payment.externalId);
  const { findings } = await auditBooks(deps)(workspaceId);
  expect(findings.map(({ what }) => what)).toEqual([
    'account credit has 21000000 USD, but its entries say 20000000',
    `payment ${payment.id} is SUCCESSFUL here, and EXPIRED at Stripe`,
  ]);
});

test('an invoice is explained by its lines, payments and credit notes', async () => {
  const workspaceId = await onBusiness();
  const [number = ''] = await numbersOf(workspaceId);
  const told = await explainInvoice(deps)(number.toLowerCase());
  expect(told).toMatchObject({ differs: undefined, disputes: [], creditNotes: [] });
  expect(told.lines.map(({ kind, cents }) => [kind, Number(cents)])).toEqual([
    ['PLAN', 2_500],
    ['USER', 2_500],
  ]);
  expect(told.payments).toMatchObject([{ status: 'SUCCESSFUL', amountMinor: 5_000n }]);
  await expect(explainInvoice(deps)('INV-1999-000001')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an unpaid renewal that is written off lets the plan run on, and a paid one is not written off', async () => {
  const workspaceId = await onBusiness();
  const { paidUntil } = await getSubscription(deps)({}, { workspaceId });
  clock.advance((paidUntil?.getTime() ?? 0) - clock.now().getTime());
  till.cardDoes = 'DECLINED';
  await turnCycle(deps)(workspaceId);
  await turnCycle(deps)(workspaceId);
  till.cardDoes = 'SUCCESSFUL';
  const [paid = '', open = ''] = await numbersOf(workspaceId);
  await expect(writeOffInvoice(deps)(paid)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  const [written] = await Promise.all([writeOffInvoice(deps)(open), writeOffInvoice(deps)(open)]);
  expect(written).toMatchObject({ writtenOff: true, status: 'UNPAID' });
  const after = await getSubscription(deps)({}, { workspaceId });
  expect(after).toMatchObject({ status: 'ACTIVE', isPaymentFailing: false, openInvoiceId: null });
  expect(after.paidUntil?.getTime()).toBeGreaterThan(paidUntil?.getTime() ?? 0);
  expect((await auditBooks(deps)(workspaceId)).findings).toEqual([]);
  expect(await readFigures(deps)(1)).toMatchObject({
    writtenOff: { count: 1, minor: 5_000n },
    failures: { DECLINED: 1 },
    disputes: { OPEN: 0, WON: 0, LOST: 0 },
  });
});

test('unused credit goes back to its card, and what was spent does not', async () => {
  const workspaceId = await world.workspace();
  const payment = await bought(workspaceId);
  await db.tenant(workspaceId, (uow) =>
    post(deps)(uow, 'CAPTURE', 'CALL', db.ids.uuid(), [
      { account: 'credit', commodity: 'USD', amount: -7_505_000n },
      { account: 'revenue:calls', commodity: 'USD', amount: 7_505_000n },
    ]),
  );
  const back = { workspaceId, paymentId: payment.id };
  expect(await refundCredit(deps)(back)).toMatchObject({ status: 'REFUNDED', refundMinor: 1_249n });
  expect(await refundCredit(deps)(back)).toMatchObject({ status: 'REFUNDED', refundMinor: 1_249n });
  const { balanceMicros } = await db.tenant(workspaceId, readCreditBalance(deps));
  expect(balanceMicros).toBe(5_000n);
  const spent = await bought(workspaceId);
  await db.tenant(workspaceId, (uow) =>
    post(deps)(uow, 'CAPTURE', 'CALL', db.ids.uuid(), [
      { account: 'credit', commodity: 'USD', amount: -20_005_000n },
      { account: 'revenue:calls', commodity: 'USD', amount: 20_005_000n },
    ]),
  );
  await expect(refundCredit(deps)({ workspaceId, paymentId: spent.id })).rejects.toMatchObject({
    code: 'INVALID_TRANSITION',
  });
});

test('nightly: seats held = seats billed, for every workspace', async () => {
  const change = async (workspaceId: string, subscriptionPlan: string, userSlots: number) => {
    const offer = await previewChange(deps)({ subscriptionPlan, userSlots }, { workspaceId });
    const confirmed = await confirmChange(deps)(
      { change: offer.id, redirectUrl: PAGE, paymentGateway: '' },
      { workspaceId },
    );
    if (!confirmed.payment) return;
    till.pay(confirmed.payment.externalId);
    await settlePayment(deps)({ workspaceId, paymentId: confirmed.payment.id, externalId: '' });
  };
  const workspaceId = await onBusiness();
  const sound = async () => expect((await auditBooks(deps)(workspaceId)).findings).toEqual([]);
  const histories = [
    ['BUSINESS_MONTHLY', 5],
    ['ENTERPRISE_MONTHLY', 5],
    ['ENTERPRISE_MONTHLY', 3],
    ['ENTERPRISE_MONTHLY', 5],
    ['ENTERPRISE_YEARLY', 6],
    ['ENTERPRISE_YEARLY', 2],
  ] as const;
  for (const [plan, seats] of histories) {
    clock.advance(2 * 86_400_000);
    await change(workspaceId, plan, seats);
    await sound();
  }
  const { paidUntil } = await getSubscription(deps)({}, { workspaceId });
  clock.advance((paidUntil?.getTime() ?? 0) - clock.now().getTime());
  await sound();
  expect(await getSubscription(deps)({}, { workspaceId })).toMatchObject({ userSlots: 2, openInvoiceId: null });
  await db.tenant(workspaceId, ({ tx }) =>
    tx.subscription.update({ where: { workspaceId }, data: { userSlots: 4, version: { increment: 1 } } }),
  );
  const { findings } = await auditBooks(deps)();
  expect(findings.filter((one) => one.workspaceId === workspaceId).map(({ what }) => what)).toEqual([
    '4 seats are held, but 2 were billed',
  ]);
});

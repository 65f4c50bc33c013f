import { createHttpServer } from '@ringline/kit/http';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { emittedEvents, rpcFixture } from '@ringline/kit/testing';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { PaymentSettledSchema } from '@ringline/proto/billing/v1/events_pb';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { billingWorld } from '../billing.testkit.ts';
import { readCreditBalance } from '../balance/creditBalance.ts';
import { reconcile } from '../reconcile.ts';
import { billingRpc } from '../rpc/billing.ts';
import { tillOfTests, WEBHOOK_SECRET } from './payments.testkit.ts';
import { refundPayment, settlePayment } from './settlePayment.ts';
import { startPayment } from './startPayment.ts';
import { activateTopup, topup } from './topup.ts';
import { paymentWebhooks } from './webhooks.ts';

const world = await billingWorld();
const till = tillOfTests();
const deps = { ...world.deps, gateways: [till.gateway], log: createLog('billing', 'silent') };
const { db, clock } = world;
const app = await createHttpServer({
  log: deps.log,
  metrics: createMetrics(),
  ready: () => Promise.resolve(),
});
await paymentWebhooks(deps)(app);

const RETURN = 'http://localhost:4000/settings/billing-and-payments?platform=RINGLINE';
const buy = (workspaceId: string, cents = 2_000n, idempotencyKey = db.ids.uuid()) =>
  topup(deps)({ amountMinor: cents, redirectUrl: RETURN, paymentGateway: '', idempotencyKey }, { workspaceId });
const balanceOf = async (ws: string) =>
  (await db.tenant(ws, (uow) => readCreditBalance(deps)(uow))).balanceMicros ?? 0n;
const settledOf = async (id: string) =>
  (await emittedEvents(db, PaymentSettledSchema)).filter(({ event }) => event.payment?.id === id);

/** A webhook as Stripe signs it. */
async function report(
  { id, workspaceId, externalId }: { id: string; workspaceId: string; externalId: string },
  eventId = `evt_${db.ids.uuid()}`,
  secret = WEBHOOK_SECRET,
): Promise<number> {
  const object = {
    id: externalId,
    object: 'checkout.session',
    metadata: { payment_id: id, workspace_id: workspaceId },
  };
  const payload = JSON.stringify({
    id: eventId,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object },
  });
  const header = new Stripe('sk_test_any').webhooks.generateTestHeaderString({ payload, secret });
  const answer = await app.inject({
    method: 'POST',
    url: '/webhooks/payments/stripe',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
  });
  return answer.statusCode;
}

test('a top-up is paid at the gateway and credited when its buyer returns', async () => {
  const workspaceId = await world.workspace();
  const payment = await buy(workspaceId);
  expect(payment).toMatchObject({ status: 'PENDING', purpose: 'CREDIT', amountMinor: 2_000n, currency: 'USD' });
  const back = new URL(payment.redirectUrl);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    action: 'CREDIT',
    platform: 'RINGLINE',
    topup_id: payment.id,
    workspace_id: workspaceId,
  });
  const activate = () => activateTopup(deps)({ topupId: payment.id, externalId: payment.externalId }, { workspaceId });
  expect(await activate()).toMatchObject({ status: 'PENDING' });
  till.pay(payment.externalId);
  expect(await activate()).toMatchObject({ status: 'SUCCESSFUL' });
  expect(await activate()).toMatchObject({ status: 'SUCCESSFUL' });
  expect(await balanceOf(workspaceId)).toBe(20_000_000n);
  expect(await settledOf(payment.id)).toHaveLength(1);
});

test('a top-up reported five times is credited once', async () => {
  const workspaceId = await world.workspace();
  const payment = await buy(workspaceId);
  till.pay(payment.externalId);
  for (const event of ['evt_1', 'evt_1', 'evt_2', 'evt_2', 'evt_3']) expect(await report(payment, event)).toBe(200);
  expect(await balanceOf(workspaceId)).toBe(20_000_000n);
  expect(await settledOf(payment.id)).toHaveLength(1);
});

test('page return and webhook at the same instant give one payment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const workspaceId = await world.workspace();
    const payment = await buy(workspaceId);
    till.pay(payment.externalId);
    const [status, returned] = await Promise.all([
      report(payment),
      activateTopup(deps)({ topupId: payment.id, externalId: payment.externalId }, { workspaceId }),
    ]);
    expect([status, returned.status]).toEqual([200, 'SUCCESSFUL']);
    expect(await balanceOf(workspaceId)).toBe(20_000_000n);
    expect(await settledOf(payment.id)).toHaveLength(1);
  }
});

test('a webhook that failed halfway is finished by its retry', async () => {
  const workspaceId = await world.workspace();
  const payment = await buy(workspaceId);
  till.pay(payment.externalId);
  till.away = true;
  expect(await report(payment, 'evt_halfway')).toBe(503);
  expect(await balanceOf(workspaceId).catch(() => 0n)).toBe(0n);
  till.away = false;
  expect(await report(payment, 'evt_halfway')).toBe(200);
  expect(await balanceOf(workspaceId)).toBe(20_000_000n);
});

test('the process dies after Stripe answered: the payment is still credited', async () => {
  const workspaceId = await world.workspace();
  const key = db.ids.uuid();
  till.dies = true;
  await expect(buy(workspaceId, 2_000n, key)).rejects.toThrow('died');
  till.dies = false;
  const [lost] = await db.tenant(workspaceId, ({ tx }) => tx.payment.findMany({ where: { workspaceId } }));
  expect(lost).toMatchObject({ status: 'PENDING', externalId: '' });
  const externalId = till.sessionOf(lost?.id ?? '');
  till.pay(externalId);
  expect(await report({ id: lost?.id ?? '', workspaceId, externalId })).toBe(200);
  expect(await balanceOf(workspaceId)).toBe(20_000_000n);
  // Its buyer, who tries again with the same key, is not asked for a second payment.
  expect(await buy(workspaceId, 2_000n, key)).toMatchObject({ id: lost?.id, status: 'SUCCESSFUL' });
});

test('a buyer who never comes back is credited by the reconciler, and an unpaid top-up expires', async () => {
  const workspaceId = await world.workspace();
  const [paid, unpaid] = [await buy(workspaceId), await buy(workspaceId)];
  till.pay(paid.externalId);
  till.expire(unpaid.externalId);
  clock.advance(2 * 60_000);
  await reconcile(deps)();
  expect(await balanceOf(workspaceId)).toBe(20_000_000n);
  const rows = await db.tenant(workspaceId, ({ tx }) => tx.payment.findMany({ where: { workspaceId } }));
  expect(rows.find(({ id }) => id === unpaid.id)).toMatchObject({ status: 'FAILED', failure: 'EXPIRED' });
});

test('of two rounds at the same time one asks about a payment', async () => {
  const { id } = await buy(await world.workspace());
  const asked: string[] = [];
  const gateway = {
    ...till.gateway,
    settle(payment: Parameters<typeof till.gateway.settle>[0]) {
      asked.push(payment.id);
      return till.gateway.settle(payment);
    },
  };
  const round = reconcile({ ...deps, gateways: [gateway] });
  clock.advance(3 * 60_000);
  await Promise.all([round(), round()]);
  expect(asked.filter((one) => one === id)).toEqual([id]);
  clock.advance(15 * 60_000);
  await round();
  expect(asked.filter((one) => one === id)).toEqual([id, id]);
});

test('a forged webhook and the id of a stranger’s payment bring nothing', async () => {
  const [mine, theirs] = [await world.workspace(), await world.workspace()];
  const [payment, other] = [await buy(mine), await buy(theirs, 50_000n)];
  till.pay(other.externalId);
  expect(await report(payment, 'evt_forged', 'whsec_other')).toBe(401);
  // A paid session of somebody else, in a return link and in a webhook that names our payment.
  const stolen = { topupId: payment.id, externalId: other.externalId };
  await expect(activateTopup(deps)(stolen, { workspaceId: mine })).rejects.toMatchObject({
    code: 'PAYMENT_NOT_VERIFIED',
    message: 'We could not verify this payment. Try again later',
  });
  expect(await report({ ...payment, externalId: other.externalId })).toBe(200);
  expect(await balanceOf(mine)).toBe(0n);
  await expect(activateTopup(deps)({ topupId: other.id, externalId: '' }, { workspaceId: mine })).rejects.toMatchObject(
    { code: 'NOT_FOUND' },
  );
});

test('a top-up is between $10 and $1,000, returns to this site, and happens five times an hour at most', async () => {
  const workspaceId = await world.workspace();
  await expect(async () => buy(workspaceId, 999n)).rejects.toThrow('Minimum amount is $10');
  await expect(async () => buy(workspaceId, 100_001n)).rejects.toThrow('$1,000');
  const elsewhere = { amountMinor: 1_000n, redirectUrl: 'https://evil.test/', paymentGateway: '', idempotencyKey: 'k' };
  await expect(topup(deps)(elsewhere, { workspaceId })).rejects.toMatchObject({ field: 'redirectUrl' });
  const key = db.ids.uuid();
  const first = await buy(workspaceId, 1_000n, key);
  expect((await buy(workspaceId, 1_000n, key)).id).toBe(first.id);
  await expect(buy(workspaceId, 5_000n, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  for (let index = 0; index < 4; index += 1) await buy(workspaceId);
  await expect(buy(workspaceId)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('a payment for a number is settled for who delivers it, and given back whole when there is none', async () => {
  const workspaceId = await world.workspace();
  const referenceId = db.ids.uuid();
  const start = (attempt: number) =>
    startPayment(deps)({
      workspaceId,
      purpose: 'PHONE_NUMBER',
      referenceId,
      attempt,
      amountMinor: 350n,
      description: 'Phone number +1 415 555 0199',
      redirectUrl: RETURN,
      paymentGateway: 'stripe',
    });
  const [one, two] = await Promise.all([start(1), start(1)]);
  expect(two.id).toBe(one.id);
  expect((await start(2)).id).not.toBe(one.id);
  const ids = { workspaceId, paymentId: one.id };
  await expect(refundPayment(deps)(ids)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  till.pay(one.externalId);
  expect(await settlePayment(deps)({ ...ids, externalId: '' })).toMatchObject({ status: 'SUCCESSFUL' });
  expect(await refundPayment(deps)(ids)).toMatchObject({ status: 'REFUNDED' });
  expect(await refundPayment(deps)(ids)).toMatchObject({ status: 'REFUNDED' });
  expect(till.refunds).toEqual([one.id]);
  expect((await settledOf(one.id)).map(({ event }) => event.payment?.status)).toEqual(['SUCCESSFUL', 'REFUNDED']);
  // Money for a number is no credit.
  expect(await balanceOf(workspaceId).catch(() => 0n)).toBe(0n);
});

test('the process dies after the gateway gave a payment back: its credit goes all the same', async () => {
  const workspaceId = await world.workspace();
  const { id: paymentId, externalId } = await buy(workspaceId);
  till.pay(externalId);
  await activateTopup(deps)({ topupId: paymentId, externalId }, { workspaceId });
  till.dies = true;
  await expect(refundPayment(deps)({ workspaceId, paymentId })).rejects.toThrow('died');
  till.dies = false;
  expect([till.refunds.includes(paymentId), await balanceOf(workspaceId)]).toEqual([true, 20_000_000n]);
  clock.advance(16 * 60_000);
  await reconcile(deps)();
  await reconcile(deps)();
  expect([till.refunds.filter((id) => id === paymentId), await balanceOf(workspaceId)]).toEqual([[paymentId], 0n]);
});

test('money is seen and spent by those who may', async () => {
  const workspaceId = await world.workspace();
  const { clients, services, as } = rpcFixture([BillingService], billingRpc(deps), clock);
  const client = clients.client(BillingService);
  const grants = (...actions: ('CREATE' | 'READ')[]) => ({
    BILLING: Object.fromEntries(actions.map((action) => [action, 'all' as const])),
  });
  const admin = await as({ userId: 'a', workspaceId, role: 'ADMIN', grants: grants('CREATE', 'READ') });
  const manager = await as({ userId: 'g', workspaceId, role: 'MANAGER', grants: grants('READ') });
  const member = await as({ userId: 'm', workspaceId, role: 'MEMBER' });
  const asked = { amountMinor: 1_000n, redirectUrl: RETURN };

  const { payment } = await client.topup(asked, admin);
  till.pay(payment?.externalId ?? '');
  const ids = { topupId: payment?.id ?? '', externalId: '' };
  for (const who of [manager, member]) {
    await expect(client.topup(asked, who)).rejects.toThrow('BILLING:CREATE');
    await expect(client.activateTopup(ids, who)).rejects.toThrow('BILLING:CREATE');
    await expect(client.listPaymentGateways({}, who)).rejects.toThrow('BILLING:CREATE');
  }
  expect((await client.activateTopup(ids, admin)).payment).toMatchObject({ status: 'SUCCESSFUL', confirmationUrl: '' });
  expect((await client.listPaymentGateways({ platform: 'SHOPIFY' }, admin)).paymentGateways).toEqual([]);
  expect((await client.listPaymentGateways({ platform: 'WORDPRESS' }, admin)).paymentGateways).toMatchObject([
    { id: 'stripe', displayName: 'Stripe', methods: ['CARD'] },
  ]);

  await expect(client.listCreditEntries({}, member)).rejects.toThrow('BILLING:READ');
  expect(await client.listCreditEntries({ page: { limit: 10 } }, manager)).toMatchObject({
    entries: [{ type: 'TOPUP', kind: '', referenceId: payment?.id, amountMicros: 10_000_000n }],
    metadata: { hasNext: false },
  });
  const start = { workspaceId, purpose: 'CREDIT', referenceId: 'x', attempt: 1, amountMinor: 1n, redirectUrl: RETURN };
  await expect(client.startPayment(start, admin)).rejects.toThrow('Only services');
  await expect(client.refundPayment({ workspaceId, paymentId: ids.topupId }, admin)).rejects.toThrow('Only services');
  const stranger = db.ids.uuid();
  await expect(
    services.client(BillingService).settlePayment({ workspaceId: stranger, paymentId: ids.topupId }),
  ).rejects.toThrow('not found');
});

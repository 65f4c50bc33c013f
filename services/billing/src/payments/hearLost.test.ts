/** Each kind of event that a gateway reports and nobody hears: reconciliation finds it in the gateway's own list, once. */
import { createLog } from '@ringline/kit/telemetry';
import { beforeEach, expect, test } from 'vitest';
import { readCreditBalance } from '../balance/creditBalance.ts';
import { billingWorld } from '../billing.testkit.ts';
import { auditBooks } from '../operating/audit.ts';
import { listOwedRefunds } from '../operating/owedRefunds.ts';
import { reconcile } from '../reconcile.ts';
import type { GatewayEvent } from './gateway.ts';
import { tillOfTests } from './payments.testkit.ts';
import { customerAt, readCard } from './savedCard.ts';
import { refundPayment } from './settlePayment.ts';
import { activateTopup, topup } from './topup.ts';

const world = await billingWorld();
const till = tillOfTests();
const deps = { ...world.deps, gateways: [till.gateway], log: createLog('billing', 'silent') };
const { db, clock } = world;
const QUARTER = 15 * 60_000;

/** The gateway tells it, and no webhook arrives. */
function lose(event: Omit<GatewayEvent, 'about' | 'id'> & Partial<GatewayEvent>): string {
  const id = event.id ?? `evt_${db.ids.uuid()}`;
  till.told.push({ event: { about: undefined, ...event, id }, at: clock.now() });
  return id;
}
/** The next time that it is looked. */
async function look(): Promise<void> {
  clock.advance(QUARTER);
  await Promise.all([reconcile(deps)(), reconcile(deps)()]);
}
const begin = (workspaceId: string) =>
  topup(deps)(
    {
      amountMinor: 2_000n,
      redirectUrl: 'http://localhost:4000/settings/billing-and-payments',
      paymentGateway: '',
      idempotencyKey: db.ids.uuid(),
    },
    { workspaceId },
  );
async function bought(workspaceId: string) {
  const payment = await begin(workspaceId);
  till.pay(payment.externalId);
  return activateTopup(deps)({ topupId: payment.id, externalId: payment.externalId }, { workspaceId });
}
const creditOf = async (workspaceId: string) =>
  Number((await db.tenant(workspaceId, readCreditBalance(deps))).balanceMicros) / 1_000_000;
const heardUntil = async () =>
  (await db.platform('test', ({ tx }) => tx.gatewayLook.findUniqueOrThrow({ where: { gateway: till.gateway.id } })))
    .heardUntil;
const isKept = (id: string) => db.platform('test', ({ tx }) => tx.gatewayEvent.count({ where: { id } }));

beforeEach(() => {
  till.told = [];
});

test('a refund that failed unheard is owed, once', async () => {
  const workspaceId = await world.workspace();
  const { id: paymentId, amountMinor } = await bought(workspaceId);
  await refundPayment(deps)({ workspaceId, paymentId });
  lose({ type: 'refund.failed', refund: till.failRefund({ workspaceId, paymentId, amountMinor }) });
  expect(await listOwedRefunds(deps)).toEqual([]);
  await look();
  expect(await listOwedRefunds(deps)).toMatchObject([{ id: paymentId, owedMinor: 2_000n }]);
  await look();
  expect(await listOwedRefunds(deps)).toHaveLength(1);
  expect((await auditBooks(deps)(workspaceId)).findings).toEqual([]);
});

test('a dispute that was opened, or opened and lost, unheard takes its credit', async () => {
  const [held, gone] = [await world.workspace(), await world.workspace()];
  lose({ type: 'charge.dispute.created', dispute: till.raise(await bought(held)) });
  const lost = till.raise(await bought(gone));
  till.decide(lost, 'LOST');
  lose({ type: 'charge.dispute.closed', dispute: lost });
  expect([await creditOf(held), await creditOf(gone)]).toEqual([20, 20]);
  await look();
  expect([await creditOf(held), await creditOf(gone)]).toEqual([0, 0]);
});

test('a payment whose look is a day away is credited, and a card that was changed is charged', async () => {
  const workspaceId = await world.workspace();
  const { id: paymentId, externalId } = await begin(workspaceId);
  const dueAt = new Date(clock.now().getTime() + 86_400_000);
  await db.platform('test', ({ tx }) => tx.paymentDue.updateMany({ where: { paymentId }, data: { dueAt } }));
  till.pay(externalId);
  lose({ type: 'checkout.session.completed', about: { workspaceId, paymentId, externalId } });
  await customerAt(deps, workspaceId, till.gateway);
  await readCard(deps, workspaceId, till.gateway);
  till.save(workspaceId, '1881');
  lose({ type: 'customer.updated', cardOf: workspaceId });
  await look();
  expect(await creditOf(workspaceId)).toBe(20);
  const card = await db.tenant(workspaceId, ({ tx }) =>
    tx.gatewayCustomer.findFirstOrThrow({ where: { workspaceId } }),
  );
  expect(card.last4).toBe('1881');
});

test('an event that comes into the list late is heard, and one that was heard is not asked about again', async () => {
  const workspaceId = await world.workspace();
  const { id: paymentId, amountMinor } = await bought(workspaceId);
  await refundPayment(deps)({ workspaceId, paymentId });
  const refund = till.failRefund({ workspaceId, paymentId, amountMinor });
  const at = clock.now();
  await look();
  till.told.push({ event: { id: 'evt_late', type: 'refund.failed', about: undefined, refund }, at });
  await look();
  expect(await isKept('evt_late')).toBe(1);
  expect((await listOwedRefunds(deps)).map(({ id }) => id)).toContain(paymentId);
  let asks = 0;
  const counting = { ...till.gateway, failedRefund: async () => void (asks += 1) };
  clock.advance(QUARTER);
  await reconcile({ ...deps, gateways: [counting] })();
  expect(asks).toBe(0);
});

test('one that cannot be heard yet is tried for three days, and keeps no other waiting', async () => {
  const workspaceId = await world.workspace();
  const { id: paymentId, amountMinor } = await bought(workspaceId);
  // The refund is not in our books: something of ours is still to happen.
  const early = lose({ type: 'refund.failed', refund: till.failRefund({ workspaceId, paymentId, amountMinor }) });
  const at = clock.now();
  clock.advance(60_000);
  const other = await world.workspace();
  lose({ type: 'charge.dispute.created', dispute: till.raise(await bought(other)) });
  await look();
  expect([await creditOf(other), await isKept(early)]).toEqual([0, 0]);
  expect(await heardUntil()).toEqual(at);
  clock.advance(3 * 86_400_000);
  await look();
  expect(await heardUntil()).toEqual(clock.now());
});

test('a gateway that does not answer is asked from where it was left', async () => {
  await look();
  const before = await heardUntil();
  till.away = true;
  await look();
  expect(await heardUntil()).toEqual(before);
  till.away = false;
  await look();
  expect(await heardUntil()).toEqual(clock.now());
});

test('what was heard long ago is forgotten', async () => {
  const id = lose({ type: 'customer.updated', cardOf: await world.workspace() });
  await look();
  expect(await isKept(id)).toBe(1);
  clock.advance(41 * 86_400_000);
  till.told = [];
  await look();
  expect(await isKept(id)).toBe(0);
});

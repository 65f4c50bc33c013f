/** What a dispute does to the workspace that paid (payments.md §3.2): its money leaves when it opens, and returns if it is won. */
import { BillingNoticedSchema, PaymentSettledSchema } from '@ringline/proto/billing/v1/events_pb';
import { publishBalance } from '../balance/publishBalance.ts';
import { lockSubscription } from '../changes/holding.ts';
import type { Deps, Unit } from '../context.ts';
import type { Dispute, Payment } from '../generated/prisma/client.ts';
import { post } from '../ledger/ledger.ts';
import type { GatewayDispute, PaymentGateway } from '../payments/gateway.ts';
import type { Heard } from '../payments/heard.ts';
import { lockPayment } from '../payments/lockPayment.ts';
import { describePayment, remainingOf } from '../payments/payment.ts';
import { findPayment, issueCreditNote, settlePayment } from '../payments/settlePayment.ts';
import { endPlan } from '../subscriptions/turnCycle.ts';
import { taxPosting } from '../tax/bookTax.ts';
import { creditIn, taxOfCredit } from '../tax/credit.ts';

const MICROS_PER_CENT = 10_000n;
/** Milliseconds between two looks at a dispute that nobody has told of since. */
const LOOK_EVERY_MS = 86_400_000;

/** Where credit waits for the bank's decision. */
const DISPUTED = 'disputed';

/**
 * Asks the gateway how a dispute stands and does what follows: an event may come late, twice, or after the one that ends it.
 * @throws Refusal NOT_FOUND for a payment that is none of ours, UNAVAILABLE
 */
export const hearDispute =
  (deps: Deps) =>
  async (gateway: PaymentGateway, externalId: string, heard?: Heard): Promise<void> => {
    const found = await gateway.dispute(externalId);
    if (!found) return;
    const { workspaceId, paymentId } = found;
    // The dispute may be told of before the payment.
    const payment = await findPayment(deps, workspaceId, paymentId);
    if (payment.status === 'PENDING') await settlePayment(deps)({ workspaceId, paymentId, externalId: '' });
    await deps.db.tenant(workspaceId, async (uow) => {
      const locked = await lockPayment(uow, paymentId);
      await lockSubscription(deps, uow);
      if (heard)
        await uow.tx.gatewayEvent.createMany({
          data: [{ ...heard, receivedAt: deps.clock.now() }],
          skipDuplicates: true,
        });
      const where = { workspaceId, gateway: gateway.id, externalId };
      const present = await uow.tx.dispute.findFirst({ where });
      const dispute = present ?? (await open(deps, uow, locked, gateway.id, found));
      if (dispute.status === 'OPEN' && found.status !== 'OPEN') await close(deps, uow, locked, dispute, found.status);
    });
  };

async function open(
  deps: Deps,
  uow: Unit,
  payment: Payment,
  gateway: string,
  { externalId, reason, amountMinor, openedAt, respondBy }: GatewayDispute,
): Promise<Dispute> {
  const { tx, workspaceId } = uow;
  const now = deps.clock.now();
  const dispute = await tx.dispute.create({
    data: {
      id: deps.ids.uuid(),
      workspaceId,
      paymentId: payment.id,
      gateway,
      externalId,
      status: 'OPEN',
      reason,
      amountMinor: disputedOf(payment, amountMinor),
      openedAt,
      respondBy: respondBy ?? null,
    },
  });
  // What ends it is told once; if that is lost, it is asked for.
  const dueAt = new Date(now.getTime() + LOOK_EVERY_MS);
  await tx.paymentDue.upsert({
    where: { paymentId: payment.id },
    create: { targetWorkspace: workspaceId, paymentId: payment.id, dueAt },
    update: {},
  });
  // A card that is disputed is not charged by itself again.
  await tx.autoTopup.updateMany({
    where: { workspaceId, enabled: true },
    data: { enabled: false, failure: 'DISPUTED', retryAt: null, changedAt: now },
  });
  await tx.autoTopupDue.deleteMany({ where: { targetWorkspace: workspaceId } });
  if (payment.purpose === 'CREDIT' && remainingOf(payment) > 0n) await hold(deps, uow, payment, dispute, 'DISPUTE');
  await tell(deps, uow, payment, dispute, 'DISPUTE_OPENED');
  return dispute;
}

async function close(deps: Deps, uow: Unit, payment: Payment, dispute: Dispute, status: 'WON' | 'LOST'): Promise<void> {
  const { tx, workspaceId } = uow;
  await tx.dispute.update({ where: { id: dispute.id }, data: { status, closedAt: deps.clock.now() } });
  await tx.paymentDue.deleteMany({ where: { paymentId: payment.id } });
  if (status === 'WON') {
    if (await isHeld(uow, dispute)) await hold(deps, uow, payment, dispute, 'DISPUTE_WON');
    // What waited for the decision, such as a refund, follows now.
    await tx.paymentDue.create({
      data: { targetWorkspace: workspaceId, paymentId: payment.id, dueAt: deps.clock.now() },
    });
  } else if (remainingOf(payment) > 0n) await lose(deps, uow, payment, dispute);
  await tell(deps, uow, payment, dispute, status === 'WON' ? 'DISPUTE_WON' : 'DISPUTE_LOST');
}

/**
 * The money is gone: what it paid for is no longer paid. Of a payment that was disputed in part the rest stays, and with it what it
 * bought: a plan runs on, and the rest can still be given back.
 */
async function lose(deps: Deps, uow: Unit, payment: Payment, dispute: Dispute): Promise<void> {
  const { tx, workspaceId } = uow;
  const lostMinor = payment.lostMinor + dispute.amountMinor;
  const all = dispute.amountMinor >= remainingOf(payment);
  const refunded = await tx.payment.update({
    where: { id: payment.id },
    data: { lostMinor, ...(all ? { status: 'REFUNDED' } : {}) },
  });
  if (await isHeld(uow, dispute)) {
    const micros = dispute.amountMinor * MICROS_PER_CENT;
    const credit = creditIn(payment, dispute.amountMinor) * MICROS_PER_CENT;
    await post(deps)(uow, 'REFUND', 'DISPUTE', dispute.id, [
      { account: DISPUTED, commodity: 'USD', amount: -credit },
      { account: `topups:${payment.gateway}`, commodity: 'USD', amount: micros },
      ...taxPosting(taxOfCredit(payment, dispute.amountMinor), -1n),
    ]);
    await publishBalance(deps)(uow);
  }
  const invoice = await tx.invoice.findFirst({ where: { workspaceId, paymentId: payment.id } });
  const isPlan = invoice?.purpose === 'SUBSCRIPTION' || invoice?.purpose === 'SEAT';
  const runs = invoice?.cycleEnd && invoice.cycleEnd > deps.clock.now();
  const row = await tx.subscription.findUniqueOrThrow({ where: { workspaceId } });
  // A cycle that nobody has paid for ends; one that is over was used, and is only taken back in the books.
  if (all && isPlan && runs && row.anchorAt) await endPlan(deps, uow);
  if (all) uow.emit(PaymentSettledSchema, { payment: describePayment(refunded) }, { key: payment.id });
  const booked = { kind: 'DISPUTE', id: dispute.id } as const;
  await issueCreditNote(deps, uow, { ...refunded, amountMinor: dispute.amountMinor }, booked);
}

/** What of a payment is disputed: not what was given back, or lost to an earlier dispute. */
function disputedOf(payment: Payment, amountMinor: bigint): bigint {
  const left = remainingOf(payment) > 0n ? remainingOf(payment) : payment.amountMinor;
  return amountMinor < left ? amountMinor : left;
}

/** Whether credit was taken when it opened: of a payment that was given back by then there was none. */
const isHeld = async ({ tx, workspaceId }: Unit, { id: referenceId }: Dispute): Promise<boolean> =>
  (await tx.ledgerTransaction.count({
    where: { workspaceId, referenceKind: 'DISPUTE', referenceId, type: 'ADJUSTMENT' },
  })) > 0;

async function hold(
  deps: Deps,
  uow: Unit,
  payment: Payment,
  dispute: Dispute,
  kind: 'DISPUTE' | 'DISPUTE_WON',
): Promise<void> {
  const micros = creditIn(payment, dispute.amountMinor) * MICROS_PER_CENT * (kind === 'DISPUTE' ? 1n : -1n);
  await post(deps)(uow, 'ADJUSTMENT', kind, dispute.id, [
    { account: 'credit', commodity: 'USD', amount: -micros },
    { account: DISPUTED, commodity: 'USD', amount: micros },
  ]);
  await publishBalance(deps)(uow);
}

async function tell(
  deps: Deps,
  uow: Unit,
  payment: Payment,
  { amountMinor }: Dispute,
  kind: 'DISPUTE_OPENED' | 'DISPUTE_WON' | 'DISPUTE_LOST',
): Promise<void> {
  const { workspaceId } = uow;
  const invoice = await uow.tx.invoice.findFirst({ where: { workspaceId, paymentId: payment.id } });
  uow.emit(
    BillingNoticedSchema,
    {
      workspaceId,
      kind,
      invoiceNumber: invoice?.number ?? '',
      amountMinor,
      currency: payment.currency,
    },
    { key: workspaceId },
  );
}

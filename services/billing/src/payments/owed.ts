/**
 * Money that goes back by hand: the bank refused a refund (its card is closed), or the platform's till gives none. The gateway has it,
 * and the books say so until an operator has given it back another way.
 */
import { Refusal, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { BillingNoticedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { post } from '../ledger/ledger.ts';
import type { PaymentGateway } from './gateway.ts';
import type { Heard } from './heard.ts';
import { lockPayment } from './lockPayment.ts';

const MICROS_PER_CENT = 10_000n;
/** Whose money it is while it is owed. */
const OWED = 'owed';
/** What was given back outside of every gateway. */
const BY_HAND = 'given-back';

/** Writes down that a refund of this payment is owed, and tells those who pay. It happens once per payment. */
export async function oweRefund(deps: Deps, uow: Unit, payment: Payment, amountMinor: bigint): Promise<Payment> {
  const { tx, workspaceId } = uow;
  if (payment.owedSince || amountMinor <= 0n) return payment;
  const account = `${payment.purpose === 'CREDIT' ? 'topups' : 'paid'}:${payment.gateway}`;
  const micros = amountMinor * MICROS_PER_CENT;
  await post(deps)(uow, 'ADJUSTMENT', 'OWED', payment.id, [
    { account, commodity: 'USD', amount: -micros },
    { account: OWED, commodity: 'USD', amount: micros },
  ]);
  const invoice = await tx.invoice.findFirst({ where: { workspaceId, paymentId: payment.id } });
  uow.emit(
    BillingNoticedSchema,
    {
      workspaceId,
      kind: 'REFUND_OWED',
      invoiceNumber: invoice?.number ?? '',
      amountMinor,
      currency: payment.currency,
    },
    { key: workspaceId },
  );
  return tx.payment.update({
    where: { id: payment.id },
    data: { owedMinor: amountMinor, owedSince: deps.clock.now() },
  });
}

/**
 * A refund that the gateway had taken on came to nothing. Late, twice or before our own refund was written: it is owed once.
 * @throws Refusal NOT_FOUND for a payment that is none of ours
 */
export const hearFailedRefund =
  (deps: Deps) =>
  async (gateway: PaymentGateway, externalId: string, heard: Heard): Promise<void> => {
    const found = await gateway.failedRefund(externalId);
    if (!found) return;
    const { workspaceId, paymentId, amountMinor } = found;
    await deps.db.tenant(workspaceId, async (uow) => {
      await assertOurs(uow, paymentId);
      const locked = await lockPayment(uow, paymentId);
      // Told before our own refund is in the books: the gateway tells again.
      if (locked.status !== 'REFUNDED')
        throw new Refusal({ code: 'UNAVAILABLE', message: 'This refund isn’t written down yet.', retryable: true });
      await uow.tx.gatewayEvent.createMany({
        data: [{ ...heard, receivedAt: deps.clock.now() }],
        skipDuplicates: true,
      });
      await oweRefund(deps, uow, locked, amountMinor);
    });
  };

/**
 * What is owed was given back by hand, such as by a bank transfer.
 * @throws Refusal NOT_FOUND, INVALID_TRANSITION where nothing is owed
 */
export const settleOwed =
  (deps: Deps) =>
  ({ workspaceId, paymentId }: { workspaceId: string; paymentId: string }): Promise<Payment> =>
    deps.db.tenant(workspaceId, async (uow) => {
      await assertOurs(uow, paymentId);
      const locked = await lockPayment(uow, paymentId);
      if (locked.owedMinor <= 0n)
        throw new Refusal({ code: 'INVALID_TRANSITION', message: 'Nothing of this payment is owed.' });
      const micros = locked.owedMinor * MICROS_PER_CENT;
      await post(deps)(uow, 'ADJUSTMENT', 'OWED_PAID', paymentId, [
        { account: OWED, commodity: 'USD', amount: -micros },
        { account: BY_HAND, commodity: 'USD', amount: micros },
      ]);
      return uow.tx.payment.update({ where: { id: paymentId }, data: { owedMinor: 0n } });
    });

async function assertOurs({ tx, workspaceId }: Unit, id: string): Promise<void> {
  if (!isUuid(id) || (await tx.payment.count({ where: { id, workspaceId } })) === 0) throw notFound('The payment');
}

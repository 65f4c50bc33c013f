import { notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { returnAddress } from '../changes/confirmChange.ts';
import { INVOICE_REFERENCE } from '../changes/deliver.ts';
import { lockSubscription } from '../changes/holding.ts';
import type { Actor, Deps, Unit } from '../context.ts';
import { cardPayment } from '../dunning/attemptCharge.ts';
import type { GatewayCustomer, Invoice, Payment } from '../generated/prisma/client.ts';
import { assertBilled } from '../mode/billed.ts';
import { chargeable } from '../payments/savedCard.ts';
import { chargeCard } from '../payments/settlePayment.ts';
import { startPayment } from '../payments/startPayment.ts';
import { readTax } from '../tax/tax.ts';

export interface PayInvoiceInput {
  readonly id: string;
  readonly redirectUrl: string;
  readonly paymentGateway: string;
  /** Charge the card that is kept; where its bank wants to ask, the answer is a page to pay on. */
  readonly withSavedCard: boolean;
}

/**
 * Begins to pay the open invoice, or pays it with the card that is kept. While a payment waits for its buyer, a repetition answers
 * with the same one.
 * @throws Refusal NOT_FOUND, INVALID_TRANSITION for an invoice that is not open, PAYMENT_FAILED for a card that is declined, and what
 * startPayment refuses
 */
export const payInvoice =
  (deps: Deps) =>
  async (
    { id, redirectUrl, paymentGateway, withSavedCard }: PayInvoiceInput,
    { workspaceId }: Actor,
  ): Promise<Payment> => {
    assertBilled(deps);
    const referenceId = `${INVOICE_REFERENCE}${id}`;
    const { invoice, subscription, attempt, byCard } = await deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const found = isUuid(id) ? await tx.invoice.findFirst({ where: { id, workspaceId } }) : undefined;
      if (!found) throw notFound('The invoice');
      const row = await tx.subscription.findUniqueOrThrow({ where: { workspaceId } });
      if (row.openInvoiceId !== id)
        throw new Refusal({ code: 'INVALID_TRANSITION', message: 'This invoice is closed. Nothing is left to pay.' });
      const failed = await tx.payment.count({ where: { workspaceId, referenceId, status: 'FAILED' } });
      const card = withSavedCard ? await chargeable(deps, uow) : undefined;
      return {
        invoice: found,
        subscription: row,
        attempt: failed + 1,
        byCard: card && (await payByCard(deps, uow, card, found)),
      };
    });
    const charged = byCard && (await chargeCard(deps)(byCard));
    if (charged && charged.status !== 'FAILED') return charged;
    if (charged && charged.failure !== 'AUTHENTICATION_REQUIRED')
      throw new Refusal({
        code: 'PAYMENT_FAILED',
        message: 'Your card was declined. You haven’t been charged. Pay with another card.',
      });
    return startPayment(deps)({
      workspaceId,
      purpose: 'CHANGE_PLAN',
      referenceId,
      attempt,
      amountMinor: invoice.amountMinor,
      tax: readTax(invoice.tax),
      product: `${subscription.plan}_${subscription.period}`,
      description: `Ringline invoice ${invoice.number}`,
      redirectUrl: returnAddress(redirectUrl, {
        action: 'CHANGE_PLAN',
        workspace_id: workspaceId,
        subscription_id: subscription.id,
      }),
      paymentGateway,
    });
  };

/** Each press charges once; after a failure the next one is a new try. */
async function payByCard(deps: Deps, uow: Unit, card: GatewayCustomer, invoice: Invoice): Promise<Payment> {
  const { workspaceId } = uow;
  const row = await lockSubscription(deps, uow);
  const referenceId = `${INVOICE_REFERENCE}${invoice.id}:card`;
  const failed = await uow.tx.payment.count({ where: { workspaceId, referenceId, status: 'FAILED' } });
  return cardPayment(deps, uow, card, invoice, row, { referenceId, attempt: failed + 1 });
}

import { notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { returnAddress } from '../changes/confirmChange.ts';
import { INVOICE_REFERENCE } from '../changes/deliver.ts';
import type { Actor, Deps } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { startPayment } from '../payments/startPayment.ts';

export interface PayInvoiceInput {
  readonly id: string;
  readonly redirectUrl: string;
  readonly paymentGateway: string;
}

/**
 * Begins to pay the open invoice. While a payment waits for its buyer, a repetition answers with the same one.
 * @throws Refusal NOT_FOUND, INVALID_TRANSITION for an invoice that is not open, and what startPayment refuses
 */
export const payInvoice =
  (deps: Deps) =>
  async ({ id, redirectUrl, paymentGateway }: PayInvoiceInput, { workspaceId }: Actor): Promise<Payment> => {
    const referenceId = `${INVOICE_REFERENCE}${id}`;
    const { invoice, subscription, attempt } = await deps.db.tenant(workspaceId, async ({ tx }) => {
      const found = isUuid(id) ? await tx.invoice.findFirst({ where: { id, workspaceId } }) : undefined;
      if (!found) throw notFound('The invoice');
      const row = await tx.subscription.findUniqueOrThrow({ where: { workspaceId } });
      if (row.openInvoiceId !== id)
        throw new Refusal({ code: 'INVALID_TRANSITION', message: 'This invoice is closed. Nothing is left to pay.' });
      const failed = await tx.payment.count({ where: { workspaceId, referenceId, status: 'FAILED' } });
      return { invoice: found, subscription: row, attempt: failed + 1 };
    });
    return startPayment(deps)({
      workspaceId,
      purpose: 'CHANGE_PLAN',
      referenceId,
      attempt,
      amountMinor: invoice.amountMinor,
      description: `Ringline invoice ${invoice.number}`,
      redirectUrl: returnAddress(redirectUrl, {
        action: 'CHANGE_PLAN',
        workspace_id: workspaceId,
        subscription_id: subscription.id,
      }),
      paymentGateway,
    });
  };

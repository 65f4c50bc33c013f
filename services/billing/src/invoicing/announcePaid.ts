import { InvoicePaidSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Unit } from '../context.ts';
import type { Invoice } from '../generated/prisma/client.ts';

/** Tells that an invoice is paid: workspace mails it to those who pay. One over nothing, or a credit note, is no news. */
export async function announcePaid({ tx, workspaceId, emit }: Unit, invoice: Invoice): Promise<void> {
  const { id: invoiceId, number, amountMinor, currency, paymentId } = invoice;
  if (amountMinor <= 0n) return;
  const payment = paymentId ? await tx.payment.findFirst({ where: { id: paymentId, workspaceId } }) : null;
  emit(
    InvoicePaidSchema,
    { workspaceId, invoiceId, number, amountMinor, currency, last4: payment?.cardLast4 ?? '' },
    { key: workspaceId },
  );
}

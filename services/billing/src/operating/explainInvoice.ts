import { anyOf } from '@ringline/kit/db';
import type { Deps } from '../context.ts';
import type { Dispute, Invoice, Payment, Prisma } from '../generated/prisma/client.ts';
import { INVOICE_REFERENCE } from '../changes/deliver.ts';
import { readLines } from '../invoicing/invoice.ts';
import type { Line } from '../invoicing/proration.ts';
import { findInvoice } from './workspaces.ts';

interface Explanation {
  readonly invoice: Invoice;
  readonly lines: readonly Line[];
  /** Each try to pay it, also those that failed. */
  readonly payments: readonly Payment[];
  readonly disputes: readonly Dispute[];
  /** What took it back. */
  readonly creditNotes: readonly Pick<Invoice, 'number' | 'amountMinor' | 'invoiceDate'>[];
  /** What the lines add up to, where that is not what was charged. */
  readonly differs: bigint | undefined;
}

/**
 * An invoice with all that explains it: its lines, each try to pay it, disputes and what took it back.
 * @throws Refusal NOT_FOUND
 */
export const explainInvoice =
  (deps: Deps) =>
  async (number: string): Promise<Explanation> => {
    const invoice = await findInvoice(deps, number);
    const { workspaceId, paymentId } = invoice;
    const lines = readLines(invoice.lines);
    const sum = lines.reduce((cents, line) => cents + line.cents, 0n);
    return deps.db.tenant(workspaceId, async ({ tx }) => ({
      invoice,
      lines,
      payments: await tx.payment.findMany({
        where: {
          workspaceId,
          ...anyOf<Prisma.PaymentWhereInput>([
            ...(paymentId ? [{ id: paymentId }] : []),
            { referenceId: { startsWith: `${INVOICE_REFERENCE}${invoice.id}` } },
          ]),
        },
        orderBy: { createdAt: 'asc' },
      }),
      disputes: paymentId ? await tx.dispute.findMany({ where: { workspaceId, paymentId } }) : [],
      creditNotes: (
        await tx.invoice.findMany({
          where: { workspaceId, amountMinor: { lt: 0n } },
          select: { number: true, amountMinor: true, invoiceDate: true, lines: true },
        })
      ).filter((note) => readLines(note.lines).some(({ name }) => name === invoice.number)),
      differs: sum === invoice.amountMinor ? undefined : sum,
    }));
  };

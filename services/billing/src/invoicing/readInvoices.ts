/** Invoices with what other rows say about them. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { InvoiceLinkSchema, InvoiceSchema } from '@ringline/proto/billing/v1/subscriptions_pb';
import type { Deps, Unit } from '../context.ts';
import type { Invoice } from '../generated/prisma/client.ts';
import { describeInvoice, readLines } from './invoice.ts';
import { billedParty, issuerParty, type Party, readParty } from './parties.ts';
import type { Line } from './proration.ts';

export interface InvoiceFacts {
  readonly row: Invoice;
  readonly lines: readonly Line[];
  readonly issuer: Party;
  readonly billTo: Party;
  /** When it was paid and by which card; absent while it is not, and where nothing had to be. */
  readonly paid: { readonly at: Date; readonly brand: string; readonly last4: string } | undefined;
  /** Of a credit note: what it takes back. */
  readonly credits: Invoice | undefined;
  readonly notes: readonly Invoice[];
}

/** What is known of invoices of one workspace, in their order: three statements, however many they are. */
export async function invoiceFacts(
  deps: Pick<Deps, 'issuer'>,
  uow: Unit,
  rows: readonly Invoice[],
): Promise<InvoiceFacts[]> {
  if (rows.length === 0) return [];
  const { tx, workspaceId } = uow;
  const ids = rows.map(({ id }) => id);
  const credited = rows.flatMap(({ creditsId }) => creditsId ?? []);
  const related = await tx.invoice.findMany({
    where: { workspaceId, OR: [{ creditsId: { in: ids } }, { id: { in: credited } }] },
    orderBy: { number: 'asc' },
  });
  const payments = await tx.payment.findMany({
    where: { workspaceId, id: { in: rows.flatMap(({ paymentId }) => paymentId ?? []) } },
  });
  const now = await billedParty(uow);
  return rows.map((row) => {
    const payment = payments.find(({ id }) => id === row.paymentId);
    const paid =
      payment?.settledAt && row.paidMinor > 0n
        ? { at: payment.settledAt, brand: payment.cardBrand, last4: payment.cardLast4 }
        : undefined;
    return {
      row,
      lines: readLines(row.lines),
      issuer: readParty(row.issuer) ?? issuerParty(deps),
      billTo: readParty(row.billTo) ?? now,
      paid,
      credits: related.find(({ id }) => id === row.creditsId),
      notes: related.filter(({ creditsId }) => creditsId === row.id),
    };
  });
}

/** Describes invoices of one workspace as RPC tells them. */
export async function readInvoices(
  deps: Pick<Deps, 'catalogue' | 'issuer'>,
  uow: Unit,
  rows: readonly Invoice[],
): Promise<MessageInitShape<typeof InvoiceSchema>[]> {
  const facts = await invoiceFacts(deps, uow, rows);
  return facts.map(({ row, issuer, billTo, paid, credits, notes }) => ({
    ...describeInvoice(deps, row),
    issuer,
    billTo,
    ...(paid
      ? {
          payment: {
            paidAt: timestampFromDate(paid.at),
            amountMinor: row.paidMinor,
            brand: paid.brand,
            last4: paid.last4,
          },
        }
      : {}),
    ...(credits ? { credits: link(credits) } : {}),
    creditNotes: notes.map(link),
  }));
}

const link = ({ id, number, amountMinor, invoiceDate }: Invoice): MessageInitShape<typeof InvoiceLinkSchema> => ({
  id,
  number,
  amountMinor,
  invoiceDate: timestampFromDate(invoiceDate),
});

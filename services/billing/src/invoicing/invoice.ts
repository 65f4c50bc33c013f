/** Invoices: issued once, in whole cents, with a number that leaves no gap (defaults 4.4). */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { InvoiceLineSchema, InvoiceSchema } from '@ringline/proto/billing/v1/subscriptions_pb';
import type { Deps, Unit } from '../context.ts';
import type { Invoice } from '../generated/prisma/client.ts';
import { announcePaid } from './announcePaid.ts';
import { billedParty, issuerParty, type Party } from './parties.ts';
import { bookTax } from '../tax/bookTax.ts';
import { describeTax } from '../tax/describeTax.ts';
import { noteSpend, spentOf } from '../spending/noteSpend.ts';
import { readTax, storeTax, type Taxed } from '../tax/tax.ts';
import type { Cycle, Line, Sold } from './proration.ts';
import { readLines, storeLines } from './storedLines.ts';

export { readLines, storeLines };

/** One thing that is sold once, at its price. */
export const onceLine = (kind: Sold['kind'], name: string, cents: bigint): Line => ({
  kind,
  name,
  unitCents: cents,
  quantity: 1,
  factor: 1_000_000n,
  cents,
});

export interface Draft {
  readonly type: 'RECURRING' | 'ONE_TIME';
  readonly purpose: 'SUBSCRIPTION' | 'SEAT' | 'PHONE_NUMBER' | 'CREDIT' | 'COMPLIANCE';
  readonly lines: readonly Line[];
  readonly amountMinor: bigint;
  /** False: it waits for its money. */
  readonly paid: boolean;
  readonly cycle?: Cycle;
  readonly factor?: number;
  readonly paymentId?: string;
  /** Of a credit note: the invoice that it takes back. */
  readonly credits?: Pick<Invoice, 'id'>;
  /** The tax in the lines; none: nothing. */
  readonly tax?: Taxed | undefined;
  /** To whom it goes; unless told, whoever the billing details name now. */
  readonly billTo?: Party | undefined;
}

/** Issues an invoice in the transaction of what it charges. The number's row is locked until that ends: call it last. */
export const issueInvoice =
  (deps: Pick<Deps, 'clock' | 'ids' | 'catalogue' | 'issuer'>) =>
  async (uow: Unit, draft: Draft): Promise<Invoice> => {
    const { type, purpose, lines, amountMinor, paid, cycle, factor, paymentId, credits } = draft;
    const billTo = draft.billTo ?? (await billedParty(uow));
    const tax = storeTax(draft.tax);
    const now = deps.clock.now();
    const year = now.getUTCFullYear();
    const id = deps.ids.uuid();
    const kept = { lines: storeLines(lines), invoiceDate: now };
    if (paid) {
      await bookTax(deps, uow, { id, purpose, tax: tax ?? null });
      await noteSpend(uow, await spentOf(uow, kept));
    }
    const [counter] = await uow.tx.$queryRaw<{ last: number }[]>`
      INSERT INTO invoice_counter AS c (year, last) VALUES (${year}, 1)
      ON CONFLICT (year) DO UPDATE SET last = c.last + 1 RETURNING last`;
    const issued = await uow.tx.invoice.create({
      data: {
        ...kept,
        id,
        noted: paid,
        workspaceId: uow.workspaceId,
        number: `INV-${year}-${String(counter?.last ?? 0).padStart(6, '0')}`,
        type,
        status: paid ? 'PAID' : 'UNPAID',
        purpose,
        cycleStart: cycle?.start ?? null,
        cycleEnd: cycle?.end ?? null,
        currency: deps.catalogue.data.currency,
        amountMinor,
        paidMinor: paid ? amountMinor : 0n,
        factor: factor ?? null,
        paymentId: paymentId ?? null,
        issuer: issuerParty(deps),
        billTo,
        creditsId: credits?.id ?? null,
        ...(tax ? { tax } : {}),
      },
    });
    if (paid) await announcePaid(uow, issued);
    return issued;
  };

/** A line as RPC tells it. */
export function describeLine(
  { catalogue }: Pick<Deps, 'catalogue'>,
  line: Line,
): MessageInitShape<typeof InvoiceLineSchema> {
  const { kind, name, quantity, unitCents, factor, cents } = line;
  return {
    kind,
    name,
    displayName: catalogue.displayNameOf(name),
    quantity,
    unitMinor: unitCents,
    factor: Number(factor),
    amountMinor: cents,
  };
}

/** An invoice as RPC tells it. */
export function describeInvoice(deps: Pick<Deps, 'catalogue'>, row: Invoice) {
  const tax = readTax(row.tax);
  return {
    id: row.id,
    workspaceId: row.workspaceId,
    number: row.number,
    type: row.type,
    status: row.status,
    paymentPurpose: row.purpose,
    invoiceDate: timestampFromDate(row.invoiceDate),
    ...(row.cycleStart ? { cycleStart: timestampFromDate(row.cycleStart) } : {}),
    ...(row.cycleEnd ? { cycleEnd: timestampFromDate(row.cycleEnd) } : {}),
    currency: row.currency,
    amountMinor: row.amountMinor,
    paidMinor: row.paidMinor,
    ...(row.factor === null ? {} : { proRateFactor: row.factor }),
    lines: readLines(row.lines).map((line) => describeLine(deps, line)),
    writtenOff: row.writtenOff,
    ...(tax ? { tax: describeTax(tax) } : {}),
  } satisfies MessageInitShape<typeof InvoiceSchema>;
}

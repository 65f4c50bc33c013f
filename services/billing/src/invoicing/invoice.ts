/** Invoices: issued once, in whole cents, with a number that leaves no gap (defaults 4.4). */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { InvoiceLineSchema, InvoiceSchema } from '@ringline/proto/billing/v1/subscriptions_pb';
import { z } from 'zod';
import type { Deps, Unit } from '../context.ts';
import type { Invoice } from '../generated/prisma/client.ts';
import { announcePaid } from './announcePaid.ts';
import { billedParty, issuerParty } from './parties.ts';
import type { Cycle, Line, Sold } from './proration.ts';

const storedLines = z.array(
  z.object({
    kind: z.enum(['PLAN', 'USER', 'PHONE_NUMBER', 'CREDIT', 'CARRIED', 'COUPON', 'COMPLIANCE']),
    name: z.string(),
    unitCents: z.number().int(),
    quantity: z.number().int(),
    factor: z.number().int(),
    cents: z.number().int(),
  }),
);

/** Lines as a column keeps them; amounts of cents fit a number. */
export const storeLines = (lines: readonly Line[]) =>
  lines.map(({ unitCents, factor, cents, ...line }) => ({
    ...line,
    unitCents: Number(unitCents),
    factor: Number(factor),
    cents: Number(cents),
  }));

export const readLines = (stored: unknown): Line[] =>
  storedLines.parse(stored).map(({ unitCents, factor, cents, ...line }) => ({
    ...line,
    unitCents: BigInt(unitCents),
    factor: BigInt(factor),
    cents: BigInt(cents),
  }));

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
}

/** Issues an invoice in the transaction of what it charges. The number's row is locked until that ends: call it last. */
export const issueInvoice =
  (deps: Pick<Deps, 'clock' | 'ids' | 'catalogue' | 'issuer'>) =>
  async (uow: Unit, draft: Draft): Promise<Invoice> => {
    const { type, purpose, lines, amountMinor, paid, cycle, factor, paymentId, credits } = draft;
    const billTo = await billedParty(uow);
    const now = deps.clock.now();
    const year = now.getUTCFullYear();
    const [counter] = await uow.tx.$queryRaw<{ last: number }[]>`
      INSERT INTO invoice_counter AS c (year, last) VALUES (${year}, 1)
      ON CONFLICT (year) DO UPDATE SET last = c.last + 1 RETURNING last`;
    const issued = await uow.tx.invoice.create({
      data: {
        id: deps.ids.uuid(),
        workspaceId: uow.workspaceId,
        number: `INV-${year}-${String(counter?.last ?? 0).padStart(6, '0')}`,
        type,
        status: paid ? 'PAID' : 'UNPAID',
        purpose,
        invoiceDate: now,
        cycleStart: cycle?.start ?? null,
        cycleEnd: cycle?.end ?? null,
        currency: deps.catalogue.data.currency,
        amountMinor,
        paidMinor: paid ? amountMinor : 0n,
        factor: factor ?? null,
        lines: storeLines(lines),
        paymentId: paymentId ?? null,
        issuer: issuerParty(deps),
        billTo,
        creditsId: credits?.id ?? null,
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
  } satisfies MessageInitShape<typeof InvoiceSchema>;
}

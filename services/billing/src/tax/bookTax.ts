import type { Deps, Unit } from '../context.ts';
import type { Invoice } from '../generated/prisma/client.ts';
import { post, type Posting } from '../ledger/ledger.ts';
import { readTax, type Taxed } from './tax.ts';

/** A cent in the ledger's micros. */
const MICROS_PER_CENT = 10_000n;

/** Where tax is kept until it is paid on, by the country that it is owed to. */
const accountOf = ({ country }: Taxed): string => `tax:${country}`;

const INCOME: Readonly<Record<string, string>> = { PHONE_NUMBER: 'revenue:numbers', CREDIT: 'revenue:credit' };

/** The tax of a payment that moves the customer's own credit, beside what the credit gets. @param sign -1: it goes back */
export const taxPosting = (tax: Taxed | undefined, sign: 1n | -1n = 1n): Posting[] =>
  tax ? [{ account: accountOf(tax), commodity: 'USD', amount: sign * tax.taxCents * MICROS_PER_CENT }] : [];

/**
 * Sets the tax of a paid invoice apart from the income it came with; a credit note takes it back. Once for each invoice. What is added
 * to the price of credit was booked with its payment; what is contained in it comes off the income that the credit will be.
 */
export async function bookTax(
  deps: Pick<Deps, 'clock' | 'ids'>,
  uow: Unit,
  invoice: Pick<Invoice, 'id' | 'purpose' | 'tax'>,
): Promise<void> {
  const tax = readTax(invoice.tax);
  if (!tax || tax.taxCents === 0n || (invoice.purpose === 'CREDIT' && !tax.inclusive)) return;
  const micros = tax.taxCents * MICROS_PER_CENT;
  await post(deps)(uow, 'FEE', 'INVOICE_TAX', invoice.id, [
    { account: INCOME[invoice.purpose] ?? 'revenue:subscriptions', commodity: 'USD', amount: -micros },
    { account: accountOf(tax), commodity: 'USD', amount: micros },
  ]);
}

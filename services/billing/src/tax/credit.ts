/** What of a payment for credit is credit, and what is its tax. */
import type { Payment } from '../generated/prisma/client.ts';
import { readTax, taxInPart, type Taxed } from './tax.ts';

type Paid = Pick<Payment, 'amountMinor' | 'tax'>;

/** Where prices contain the tax, all that is paid is credit, which is spent at such prices. */
const apart = (payment: Pick<Payment, 'tax'>): Taxed | undefined => {
  const tax = readTax(payment.tax);
  return tax && !tax.inclusive ? tax : undefined;
};

/** The tax that was added to credit, in a part of its payment; all of it unless told. */
export const taxOfCredit = (payment: Paid, partMinor = payment.amountMinor): Taxed | undefined =>
  taxInPart(apart(payment), payment.amountMinor, partMinor);

/** The credit that a part of a payment bought, in cents; all of it unless told. */
export const creditIn = (payment: Paid, partMinor = payment.amountMinor): bigint =>
  partMinor - (taxOfCredit(payment, partMinor)?.taxCents ?? 0n);

/** What was paid for a part of the credit of a payment, with its tax: what goes back when that much is unused. */
export function paidFor(payment: Paid, creditMinor: bigint): bigint {
  const credit = creditIn(payment);
  if (creditMinor >= credit) return payment.amountMinor;
  // Never more than that credit is worth: the cent that does not divide stays.
  let paid = (creditMinor * payment.amountMinor) / credit;
  while (creditIn(payment, paid) > creditMinor) paid -= 1n;
  return paid;
}

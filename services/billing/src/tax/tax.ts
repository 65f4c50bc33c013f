/**
 * Tax on what is sold, to the cent. Preview, invoice and payment all ask here. Whole numbers: cents, and millionths for the rate. It is
 * rounded once for each invoice, on the sum of what is taxed, half away from zero; what is carried from an invoice to the next was taxed
 * on the one that sold it.
 */
import { z } from 'zod';
import { type Line, lineOf, roundedQuotient } from '../invoicing/proration.ts';

/** Millionths of a whole. */
const WHOLE = 1_000_000n;

/** The tax of a workspace at a moment. */
export interface TaxTerms {
  readonly country: string;
  readonly region: string;
  readonly name: string;
  /** Millionths. */
  readonly rate: bigint;
  /** Prices contain it. */
  readonly inclusive: boolean;
  /** The customer owes it to their own country (VAT Directive, article 196): nothing is added. */
  readonly reverseCharge: boolean;
}

/** What tax was reckoned on a sum, as an invoice keeps it. */
export interface Taxed extends TaxTerms {
  /** What was taxed, without the tax. */
  readonly netCents: bigint;
  readonly taxCents: bigint;
}

const stored = z.object({
  country: z.string(),
  region: z.string(),
  name: z.string(),
  rate: z.number().int(),
  inclusive: z.boolean(),
  reverseCharge: z.boolean(),
  netCents: z.number().int(),
  taxCents: z.number().int(),
});

/** As a column keeps it; undefined leaves it null. */
export const storeTax = (tax: Taxed | undefined) =>
  tax && { ...tax, rate: Number(tax.rate), netCents: Number(tax.netCents), taxCents: Number(tax.taxCents) };

export function readTax(column: unknown): Taxed | undefined {
  if (column === null || column === undefined) return undefined;
  const { rate, netCents, taxCents, ...same } = stored.parse(column);
  return { ...same, rate: BigInt(rate), netCents: BigInt(netCents), taxCents: BigInt(taxCents) };
}

/** Tax on a sum of prices. */
function onPrices(cents: bigint, terms: TaxTerms): Taxed {
  const { rate, inclusive } = terms;
  if (!inclusive) return { ...terms, netCents: cents, taxCents: roundedQuotient(cents * rate, WHOLE) };
  const netCents = roundedQuotient(cents * WHOLE, WHOLE + rate);
  return { ...terms, netCents, taxCents: cents - netCents };
}

/** What the tax adds to prices: nothing where they contain it. */
export const addedBy = (tax: Taxed | undefined): bigint => (tax && !tax.inclusive ? tax.taxCents : 0n);

/** The tax of these lines, and the line that it adds to them; none where prices contain it, or where it comes to nothing. */
export function taxOf(lines: readonly Line[], terms: TaxTerms | undefined): { tax: Taxed | undefined; lines: Line[] } {
  if (!terms || lines.length === 0) return { tax: undefined, lines: [] };
  const tax = onPrices(
    lines.reduce((sum, { cents }) => sum + cents, 0n),
    terms,
  );
  return { tax, lines: lineOfTax(tax) };
}

/** The line that says what was added. */
export function lineOfTax(tax: Taxed | undefined): Line[] {
  if (!tax || addedBy(tax) === 0n) return [];
  const line = lineOf({ kind: 'TAX', name: tax.name, unitCents: tax.netCents, quantity: 1 }, tax.rate);
  return [{ ...line, cents: tax.taxCents }];
}

/** What a price comes to with its tax. */
export function withTax(cents: bigint, terms: TaxTerms | undefined): { dueCents: bigint; tax: Taxed | undefined } {
  const tax = terms && onPrices(cents, terms);
  return { dueCents: cents + addedBy(tax), tax };
}

/** The tax in what is paid for one price: the exact reverse of `withTax`, as half a cent of tax is less than half a cent of price. */
export function taxWithin(paidCents: bigint, terms: TaxTerms | undefined): Taxed | undefined {
  if (!terms) return undefined;
  const netCents = roundedQuotient(paidCents * WHOLE, WHOLE + terms.rate);
  return { ...terms, netCents, taxCents: paidCents - netCents };
}

/** The tax in a part of what an invoice charged, such as what is given back of it. */
export function taxInPart(tax: Taxed | undefined, wholeCents: bigint, partCents: bigint): Taxed | undefined {
  if (!tax) return undefined;
  const taxCents = wholeCents === 0n ? 0n : roundedQuotient(tax.taxCents * partCents, wholeCents);
  const netCents = wholeCents === 0n ? 0n : roundedQuotient(tax.netCents * partCents, wholeCents);
  return { ...tax, taxCents, netCents };
}

/** Whether an offer was made for the same tax. */
export const sameTerms = (a: TaxTerms | undefined, b: TaxTerms | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.country === b.country &&
    a.region === b.region &&
    a.name === b.name &&
    a.rate === b.rate &&
    a.inclusive === b.inclusive &&
    a.reverseCharge === b.reverseCharge);

import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Millionths of a percent's hundred: a rate of 19% is 190,000. */
const MILLIONTHS_OF_A_PERCENT = 10_000;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const rateFile = z
  .object({
    note: z.string(),
    rates: z.array(
      z.object({
        /** ISO 3166. */
        country: z.string().regex(/^[A-Z]{2}$/),
        /** As customers write it in their address; left out: all of the country. */
        region: z.string().default(''),
        /** What the tax is called on the invoice. */
        name: z.string().min(1).max(40),
        percent: z.number().min(0).max(100),
        /** The first day, and the last one; left out: from always, for good. */
        from: day.default('0001-01-01'),
        until: day.default('9999-12-31'),
        /** Prices contain it; otherwise it is added to them. */
        inclusive: z.boolean().default(false),
      }),
    ),
  })
  .superRefine(({ rates }, context) => {
    for (const [index, { country, region, from, until }] of rates.entries())
      for (const other of rates.slice(index + 1))
        if (other.country === country && same(other.region, region) && other.from <= until && from <= other.until)
          context.addIssue({
            code: 'custom',
            message: `${[country, region].filter(Boolean).join(' ')} has two rates from ${other.from > from ? other.from : from} on`,
          });
  });

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

export interface TaxRate {
  readonly name: string;
  /** Millionths. */
  readonly rate: bigint;
  readonly inclusive: boolean;
}

export type TaxRates = ReturnType<typeof loadTaxRates>;

/** Reads the rates of tax. @throws ZodError naming what is wrong with the file. */
export const loadTaxRates = (file: string | URL = new URL('../../config/tax-rates.json', import.meta.url)) =>
  readTaxRates(JSON.parse(readFileSync(file, 'utf8')));

/** Rates as they stand in a file. */
export function readTaxRates(contents: unknown) {
  const { rates } = rateFile.parse(contents);
  return {
    /** The rate of a place on a day, in UTC; that of its region before that of the country. */
    at(country: string, region: string, moment: Date): TaxRate | undefined {
      const on = moment.toISOString().slice(0, 10);
      const standing = rates.filter((row) => row.country === country && row.from <= on && on <= row.until);
      const found =
        standing.find((row) => row.region !== '' && same(row.region, region)) ??
        standing.find((row) => row.region === '');
      return (
        found && {
          name: found.name,
          rate: BigInt(Math.round(found.percent * MILLIONTHS_OF_A_PERCENT)),
          inclusive: found.inclusive,
        }
      );
    },
  };
}

import { readFileSync } from 'node:fs';
import { z } from 'zod';

const pricesFile = z.object({
  note: z.string(),
  prices: z.array(
    z.object({
      country: z.string().length(2),
      type: z.enum(['LOCAL', 'MOBILE', 'TOLL_FREE']),
      monthlyMinor: z.number().int().positive(),
    }),
  ),
});

/** Cents that a number of a kind costs each month; undefined: it is not sold. */
export type NumberPrices = (country: string, type: string) => number | undefined;

/** Reads what numbers cost. @throws ZodError naming what is wrong with the file. */
export function loadNumberPrices(
  file: string | URL = new URL('../../config/number-prices.json', import.meta.url),
): NumberPrices {
  const { prices } = pricesFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const known = new Map(prices.map(({ country, type, monthlyMinor }) => [`${country} ${type}`, monthlyMinor]));
  return (country, type) => known.get(`${country} ${type}`);
}

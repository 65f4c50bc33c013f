import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const schema = z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive());
type Rates = z.infer<typeof schema>;

let read: { readonly file: string; readonly rates: Promise<Rates> } | undefined;

/**
 * Units of each currency for one US dollar, such as {"KES": 129.2}; none when no file is named. Read once.
 * @throws Error when the file is not what it should be
 */
export async function currencyRates(file: string | undefined): Promise<Rates> {
  if (!file) return {};
  if (read?.file !== file)
    read = { file, rates: readFile(file, 'utf8').then((text) => schema.parse(JSON.parse(text))) };
  return read.rates;
}

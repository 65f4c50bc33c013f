import { readFileSync } from 'node:fs';
import { z } from 'zod';

const issuerFile = z.object({
  note: z.string(),
  name: z.string().min(1),
  /** As it is written, line by line. */
  address: z.array(z.string().min(1)).max(6),
  country: z.string().length(2),
  email: z.union([z.literal(''), z.email()]),
  taxId: z.string(),
});

/** Who issues the invoices. */
export type Issuer = z.infer<typeof issuerFile>;

/** Reads who issues the invoices. @throws ZodError naming what is wrong with the file. */
export const loadIssuer = (file: string | URL = new URL('../../config/issuer.json', import.meta.url)): Issuer =>
  issuerFile.parse(JSON.parse(readFileSync(file, 'utf8')));

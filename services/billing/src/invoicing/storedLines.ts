/** Lines as a column keeps them. */
import { z } from 'zod';
import type { Line } from './proration.ts';

const storedLines = z.array(
  z.object({
    kind: z.enum(['PLAN', 'USER', 'PHONE_NUMBER', 'CREDIT', 'CARRIED', 'COUPON', 'TAX', 'COMPLIANCE']),
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

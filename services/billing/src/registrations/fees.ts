/** What registering local US numbers costs, as the registry charges it (defaults 9.2). */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const minor = z.number().int().nonnegative();
const feesFile = z.object({ note: z.string(), brandMinor: minor, campaignMinor: minor, monthlyMinor: minor });

/** Taken once each time that it is due; the month is a line of invoices. */
export const FEE_KINDS = ['BRAND_FEE', 'CAMPAIGN_FEE'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

export interface RegistrationFees {
  readonly once: Readonly<Record<FeeKind, bigint>>;
  readonly monthlyMinor: bigint;
}

/** @throws ZodError naming what is wrong with the file */
export function loadRegistrationFees(
  file: string | URL = new URL('../../config/registration-fees.json', import.meta.url),
): RegistrationFees {
  const { brandMinor, campaignMinor, monthlyMinor } = feesFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    once: { BRAND_FEE: BigInt(brandMinor), CAMPAIGN_FEE: BigInt(campaignMinor) },
    monthlyMinor: BigInt(monthlyMinor),
  };
}

/** Both sides of an invoice, kept with it as they were when it was issued. */
import { z } from 'zod';
import type { Deps, Unit } from '../context.ts';
import type { BillingProfile } from '../generated/prisma/client.ts';

const party = z.object({
  name: z.string(),
  /** The address as it is written, line by line. */
  lines: z.array(z.string()),
  email: z.string(),
  taxId: z.string(),
});

export type Party = z.infer<typeof party>;

/** Who issues invoices now. */
export const issuerParty = ({ issuer: { name, address, email, taxId } }: Pick<Deps, 'issuer'>): Party => ({
  name,
  lines: [...address],
  email,
  taxId,
});

/** Where the city, the region and the postal code stand in this order, on one line. */
const CITY_FIRST: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'IN']);
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

/** To whom an invoice goes now: whom the billing details name, without them the workspace. */
export async function billedParty({ tx, workspaceId }: Unit): Promise<Party> {
  const wallet = await tx.wallet.findUnique({ where: { workspaceId }, select: { workspaceName: true } });
  const profile = await tx.billingProfile.findFirst({ where: { workspaceId } });
  return {
    name: profile?.company || (wallet?.workspaceName ?? ''),
    lines: profile ? addressLines(profile) : [],
    email: '',
    taxId: profile?.taxId ?? '',
  };
}

function addressLines({ address1, address2, city, region, postalCode, country }: BillingProfile): string[] {
  const place = CITY_FIRST.has(country)
    ? [[city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
    : country === 'GB'
      ? [city, region, postalCode]
      : [[postalCode, city].filter(Boolean).join(' '), region];
  const lines = [address1, address2, ...place].filter(Boolean);
  return country === '' ? lines : [...lines, COUNTRIES.of(country) ?? country];
}

/** A party as a column keeps it; undefined of an invoice from before it was kept. */
export const readParty = (stored: unknown): Party | undefined =>
  stored === null || stored === undefined ? undefined : party.parse(stored);

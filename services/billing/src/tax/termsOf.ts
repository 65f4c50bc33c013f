import type { Deps, Unit } from '../context.ts';
import { isOfUnion, isVatNumber } from './taxIds.ts';
import type { TaxTerms } from './tax.ts';

/** Stores that bill by themselves, tax included: our invoice mirrors theirs (defaults 4.4). */
const STORES: ReadonlySet<string> = new Set(['SHOPIFY', 'WIX']);

/** Whose tax it is: from the billing details, and where there are none, from the country that the workspace was created with. */
interface Taxable {
  readonly country: string;
  readonly region: string;
  readonly taxId: string;
  readonly platform: string;
}

/** The tax that is charged to a workspace at a moment; undefined: none. */
export async function taxTermsAt(
  deps: Pick<Deps, 'issuer' | 'taxRates'>,
  { tx, workspaceId }: Unit,
  at: Date,
): Promise<TaxTerms | undefined> {
  const profile = await tx.billingProfile.findFirst({ where: { workspaceId } });
  const wallet = await tx.wallet.findUnique({ where: { workspaceId }, select: { country: true, platform: true } });
  return termsFor(
    deps,
    {
      country: profile?.country || wallet?.country || '',
      region: profile?.region ?? '',
      taxId: profile?.taxId ?? '',
      platform: wallet?.platform ?? '',
    },
    at,
  );
}

/**
 * The rate of the customer's place. A business of another country of the European Union, known by its VAT number, owes the tax itself:
 * where the issuer is in the union too, or charges that country's tax to others.
 */
export function termsFor(
  { issuer, taxRates }: Pick<Deps, 'issuer' | 'taxRates'>,
  { country, region, taxId, platform }: Taxable,
  at: Date,
): TaxTerms | undefined {
  if (STORES.has(platform)) return undefined;
  const found = taxRates.at(country, region, at);
  const abroad = country !== issuer.country && isVatNumber(country, taxId);
  if (abroad && issuer.taxId !== '' && (isOfUnion(issuer.country) || found))
    return { country, region, name: found?.name ?? 'VAT', rate: 0n, inclusive: false, reverseCharge: true };
  return found && { ...found, country, region, reverseCharge: false };
}

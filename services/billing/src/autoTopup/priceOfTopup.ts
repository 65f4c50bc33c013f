import type { Deps, Unit } from '../context.ts';
import { type Taxed, withTax } from '../tax/tax.ts';
import { taxTermsAt } from '../tax/termsOf.ts';

/** What a top-up that happens by itself charges now, with its tax. */
export async function priceOfTopup(
  deps: Pick<Deps, 'catalogue' | 'clock' | 'issuer' | 'taxRates'>,
  uow: Unit,
): Promise<{ dueCents: bigint; tax: Taxed | undefined }> {
  const terms = await taxTermsAt(deps, uow, deps.clock.now());
  return withTax(BigInt(deps.catalogue.data.autoTopup.amountMinor), terms);
}

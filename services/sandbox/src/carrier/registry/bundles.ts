/** How the documents of a regulated number stand, and what is wrong with them. */
import { attributesOf, saidOf } from './assigned.ts';
import type { CarrierDeps } from '../deps.ts';
import type { RegistryClock } from './clock.ts';
import { bundleStatus, type RegistryItem } from './items.ts';

interface At {
  readonly deps: Pick<CarrierDeps, 'store' | 'config'>;
  readonly registryClock: RegistryClock;
}

/** What is assigned to a bundle. */
export async function itemsOf(store: CarrierDeps['store'], bundleSid: string): Promise<RegistryItem[]> {
  const assigned = await store.registryItems({ kind: 'bundleItem', parentSid: bundleSid });
  const found = await Promise.all(
    assigned.map(({ fields }) => store.registryItem([fields['ObjectSid'] ?? ''].flat()[0] ?? '')),
  );
  return found.filter((item) => item !== undefined);
}

/** Files whose name says `blurred` can't be read, and a name with `Mismatch` is not the one on the document. */
export function objectionTo(item: RegistryItem): string | null {
  const said = JSON.stringify(attributesOf(item));
  if (/blurred/i.test([item.fields['FileName'] ?? ''].flat().join(' ')))
    return 'The file can’t be read. Upload a sharp picture or a PDF that shows the whole document.';
  return item.kind === 'bundleDocument' && /mismatch/i.test(said)
    ? 'The name on this document is not the name of the end user.'
    : null;
}

export async function statusOfBundle({ deps, registryClock }: At, item: RegistryItem): Promise<string> {
  const items = await itemsOf(deps.store, item.sid);
  const against = items.some((one) => objectionTo(one) !== null);
  return bundleStatus(item, against, registryClock.now(), deps.config.registryStepMs);
}

export async function nameOfBundle(store: CarrierDeps['store'], { sid }: RegistryItem): Promise<string> {
  const user = (await itemsOf(store, sid)).find(({ kind }) => kind === 'bundleUser');
  const about = user ? attributesOf(user) : {};
  return saidOf(about, 'business_name') || `${saidOf(about, 'first_name')} ${saidOf(about, 'last_name')}`.trim();
}

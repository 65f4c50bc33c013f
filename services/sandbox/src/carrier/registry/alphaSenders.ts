/** Names in place of a number: where networks take them, and which are registered where that is asked for. */
import type { CountryCode } from 'libphonenumber-js';
import type { CarrierDeps } from '../deps.ts';
import { attributesOf, saidOf } from './assigned.ts';
import { itemsOf, statusOfBundle } from './bundles.ts';
import type { RegistryClock } from './clock.ts';
import { ALPHANUMERIC, REGISTERED_SENDERS } from './regulations.ts';

/** Up to 11 of these, not digits alone (https://www.twilio.com/docs/messaging/api/alphasender-resource). */
const NAME = /^(?=.*[A-Za-z])[A-Za-z0-9 +\-_&]{1,11}$/;
/** Whose networks take no names: a text under one is refused at once. */
const NO_NAMES: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'ZA']);

export const isAlphaSender = (from: string): boolean => NAME.test(from);

export const takesNames = (country: CountryCode | undefined): boolean => !NO_NAMES.has(country ?? '');

/** Whether networks of a country deliver a text under this name. */
export async function isRegistered(
  at: { readonly deps: Pick<CarrierDeps, 'store' | 'config'>; readonly registryClock: RegistryClock },
  name: string,
  country: CountryCode | undefined,
): Promise<boolean> {
  if (!REGISTERED_SENDERS.has(country ?? '')) return true;
  const { store } = at.deps;
  for (const bundle of await store.registryItems({ kind: 'bundle' })) {
    const { IsoCountry: of, NumberType: type } = bundle.fields;
    if (of !== country || type !== ALPHANUMERIC) continue;
    const user = (await itemsOf(store, bundle.sid)).find(({ kind }) => kind === 'bundleUser');
    if (!user || saidOf(attributesOf(user), 'sender_id') !== name) continue;
    if ((await statusOfBundle(at, bundle)) === 'twilio-approved') return true;
  }
  return false;
}

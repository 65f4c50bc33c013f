import { addressOf, extensionKey, partExtension } from './extension.ts';

const E164 = /^\+\d{3,15}$/;

/** The key by which two addresses are the same other end (defaults 0, Phone); each extension of a switchboard is its own. */
export function phoneMatchKey(address: string): string {
  const { base, extension } = partExtension(address);
  const key = extensionKey(extension);
  return E164.test(base) && key !== '' ? addressOf({ number: aliasKey(base), extension: key }) : aliasKey(address);
}

const ALIASES: readonly (readonly [RegExp, string])[] = [
  // Brazil: mobiles with and without the ninth digit; Mexico: the old mobile 1; Argentina: the mobile 9.
  [/^\+55(\d{2})9(\d{8})$/, '+55$1$2'],
  [/^\+521(\d{10})$/, '+52$1'],
  [/^\+549(\d{10})$/, '+54$1'],
];

function aliasKey(number: string): string {
  for (const [spelling, key] of ALIASES) if (spelling.test(number)) return number.replace(spelling, key);
  return number;
}

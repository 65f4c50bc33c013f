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

/** Ways to write a number that have the same key, itself among them: what is found by numbers is found by these. */
export function spellingsOf(address: string): string[] {
  const key = phoneMatchKey(address);
  const longer = key
    .replace(/^\+55(\d{2})(\d{8})$/, (_all, area: string, rest: string) => `+55${area}9${rest}`)
    .replace(/^\+52(\d{10})$/, '+521$1')
    .replace(/^\+54(\d{10})$/, '+549$1');
  return [...new Set([address, key, longer])];
}

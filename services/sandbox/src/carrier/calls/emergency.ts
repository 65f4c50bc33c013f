/** Emergency numbers of the sandbox's world: they answer, harmlessly and audibly, and reach nobody. */

/** What the provider takes for one, dialled from its numbers of the United States and Canada. */
const NUMBERS: ReadonlySet<string> = new Set(['911']);

export const isEmergency = (to: string): boolean => NUMBERS.has(to);

/** What whoever called hears, again and again. */
export const NOBODY_REACHED =
  'This is the sandbox. No emergency service was reached. If this is an emergency, hang up and call from a mobile phone now.';

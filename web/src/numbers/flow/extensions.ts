/** Extensions of a menu: choices of 2 to 6 digits beside its keys (defaults 11.3). */

export const isExtension = (key: string): boolean => /^\d{2,6}$/.test(key);
/** Of one menu. */
export const MOST_EXTENSIONS = 50;
/** Ends an extension, and therefore is no key beside one. */
export const ENDS_EXTENSION = '#';

/** The extension after the highest one, and the first one as offices number them; undefined: there are enough. */
export function nextExtension(taken: readonly string[]): string | undefined {
  const used = new Set(taken);
  const extensions = taken.filter(isExtension);
  if (extensions.length >= MOST_EXTENSIONS) return undefined;
  let next = extensions.length === 0 ? 101 : Math.max(...extensions.map(Number)) + 1;
  if (next > 999_999) next = 10;
  while (used.has(String(next))) next += 1;
  return String(next);
}

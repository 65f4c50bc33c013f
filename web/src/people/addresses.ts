/** Email addresses out of what people type and paste. */

export const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** `Ann Lee <ann@example.com>`, as mail programs copy it: the address in brackets counts, the name before it does not. */
const IN_BRACKETS = /<\s*([^\s<>]+@[^\s<>]+)\s*>/g;

/**
 * The addresses of a text, each once. Where some stand in brackets, words without an @ are their names; else they are kept, so
 * that a mistake is seen and not swallowed.
 */
export function addressesIn(text: string): string[] {
  const bracketed = [...text.matchAll(IN_BRACKETS)].length > 0;
  const words = text
    .replaceAll(/"[^"]*"(?=\s*<)/g, ' ')
    .replaceAll(IN_BRACKETS, ' $1 ')
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && (!bracketed || word.includes('@')));
  return distinct(words);
}

/** Each once, however it is written. */
export const distinct = (addresses: readonly string[]): string[] => {
  const seen = new Set<string>();
  return addresses.filter((address) => {
    const same = address.toLowerCase();
    if (seen.has(same)) return false;
    seen.add(same);
    return true;
  });
};

import { cutText } from '@ringline/kit/text';

/** A variable's name (document.ts): `{name}` or `{name|what is said without it}` (defaults 14). */
const PLACE = /\{([\p{L}_][\p{L}\p{N}_ -]*)(?:\|([^{}]*))?\}/gu;
/** Characters of one text at most, whatever the variables say: as many as an MMS may have (defaults 6.2). */
const LONGEST = 1_600;

/**
 * Fills in what the flow knows. A variable that nothing has set gives way to what stands behind its bar, or to nothing; other
 * braces stay as they are.
 */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  const filled = text.replace(PLACE, (_place, name: string, otherwise = '') =>
    Object.hasOwn(values, name) && values[name] !== '' ? (values[name] as string) : otherwise,
  );
  return cutText(filled, LONGEST);
}

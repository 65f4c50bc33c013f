import { toE164 } from '../../ui/numbers.ts';

/** What somebody may want of a number. */
export type Way = 'call' | 'message';

/** Digits and what people write between them; a name with a digit in it is no number. */
const WRITTEN = /^\+?[\d\s().\-/]+$/;

/**
 * The number that was typed, alone or with a word for what to do with it, before or after: "call 415 555 0188", "0170 1234567 anrufen".
 * @param words for each way the words that mean it, in lower case
 * @param home the country in whose way the number may be written
 * @returns undefined when it is no possible number
 */
export function numberAsked(
  typed: string,
  words: Readonly<Record<Way, readonly string[]>>,
  home?: string,
): { number: string; way: Way | undefined } | undefined {
  let text = typed.trim().toLowerCase();
  let way: Way | undefined;
  for (const each of ['call', 'message'] as const)
    for (const word of words[each]) {
      const without = text.startsWith(`${word} `)
        ? text.slice(word.length)
        : text.endsWith(` ${word}`)
          ? text.slice(0, -word.length)
          : undefined;
      if (way !== undefined || without === undefined) continue;
      way = each;
      text = without.trim();
    }
  const number = WRITTEN.test(text) ? toE164(text, home) : undefined;
  return number === undefined ? undefined : { number, way };
}

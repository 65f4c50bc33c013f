import { isDense, nameWords } from './names.ts';
import { readNumberSearch } from './numbers.ts';

/** One way in which a search may be meant. What is found has all of it. */
export interface SearchBranch {
  /** Pieces that the index knows (kit.search_keys in SQL); each thing that fits has them all, and others may, too. */
  readonly grams: readonly string[];
  /** Patterns for `LIKE` on a search text (kit.search_text), which decide. */
  readonly like: readonly string[];
}

/** Pieces of one word that are looked up at the most: the longer a word, the fewer others have all of them. */
const MOST_GRAMS = 4;
/** What a word must have before any part of it is looked for: fewer letters are the beginning of a word. */
const PART = 3;

/**
 * Reads what people type into a search of stored names and numbers: each word is a part of a name, mail address or number, in any
 * order, or all of it together a number as people write it. Of one or two letters a word has to begin so, unless its script puts no
 * blanks between words.
 * @returns ways of which one has to fit; none: nothing fits
 */
export function compileSearch(typed: string): SearchBranch[] {
  const number = readNumberSearch(typed);
  const words = number?.international === true ? [] : nameWords(typed);
  return [
    ...(words.length === 0 ? [] : [joined(words.map((word) => partOfWord(word)))]),
    ...(number?.startsWith ?? []).map((begin) => beginOfWord(begin)),
    ...(number?.contains ?? []).map((digits) =>
      digits.length < PART ? beginOfWord(`+${digits}`) : partOfWord(digits),
    ),
    ...(number?.national ?? []).map((begin) => beginOfWord(begin)),
  ];
}

function partOfWord(word: string): SearchBranch {
  const letters = Array.from(word);
  if (letters.length >= PART) return { grams: spread(threes(letters)), like: [`%${word}%`] };
  return isDense(word) ? { grams: [word], like: [`%${word}%`] } : beginOfWord(word);
}

function beginOfWord(word: string): SearchBranch {
  const letters = Array.from(word);
  return { grams: [`^${letters.slice(0, 2).join('')}`, ...spread(threes(letters))], like: [`% ${word}%`] };
}

const threes = (letters: readonly string[]): string[] =>
  letters.slice(0, Math.max(letters.length - 2, 0)).map((_, at) => letters.slice(at, at + 3).join(''));

/** The first, the last and some between: their neighbors say little that these do not. */
function spread(grams: readonly string[]): string[] {
  if (grams.length <= MOST_GRAMS) return [...grams];
  const at = (index: number) => grams[Math.round((index * (grams.length - 1)) / (MOST_GRAMS - 1))] ?? '';
  return Array.from({ length: MOST_GRAMS }, (_, index) => at(index));
}

const joined = (branches: readonly SearchBranch[]): SearchBranch => ({
  grams: [...new Set(branches.flatMap(({ grams }) => grams))],
  like: branches.flatMap(({ like }) => like),
});

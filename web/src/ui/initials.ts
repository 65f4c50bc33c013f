import { lettersOf } from '../base/words.ts';

/** One or two capitals for a picture's place. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => lettersOf(word ?? '')[0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** A tint from 0 to 9 that stays the same for the same name. */
export function tintOf(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return hash % 10;
}

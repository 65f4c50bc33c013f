/** Finding by name among what is already here. Folds as the server does (`kit/search`, a contract test compares them). */

/** Letters that Unicode does not take apart into a plain one and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ς: 'σ',
};
const OWN_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Apostrophes, of which phones write another one than people type, and characters that nobody sees. */
const DROPPED = /['`´‘’‛′＇ʹʻʼ\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;

/** Accents, points of Hebrew and Arabic, voiced kana, colors of skin. Vowels of Indic scripts are marks too, and stay: they are the name. */
const MARKS =
  // oxlint-disable-next-line no-misleading-character-class -- each is a mark of its own
  /[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u3099\u309A\uFE20-\uFE2F\u{1F3FB}-\u{1F3FF}]/gu;

/** Pictograms: each is a word, so that somebody whose name is one can be found. */
const PICTOGRAM = /[\u2300-\u23FF\u2600-\u27BF\u2B00-\u2BFF\u3030\u303D\u{1F000}-\u{1FAFF}]/gu;

const BETWEEN_WORDS =
  /[^\p{Alphabetic}\p{Nd}\u2300-\u23FF\u2600-\u27BF\u2B00-\u2BFF\u3030\u303D\u{1F000}-\u{1FAFF}]+/gu;

/** A name without case, accents, apostrophes and punctuation, its words apart by one blank. */
export function foldName(text: string): string {
  return text
    .replaceAll(DROPPED, '')
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(OWN_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(PICTOGRAM, ' $& ')
    .replaceAll(BETWEEN_WORDS, ' ')
    .trim();
}

/** Whether each of the words that were typed is a part of the text, in any order. Nothing typed fits all, punctuation alone nothing. */
export function hasWords(text: string, typed: string): boolean {
  if (typed.trim() === '') return true;
  const folded = foldName(text);
  const words = foldName(typed).split(' ').filter(Boolean);
  return words.length > 0 && words.every((word) => folded.includes(word));
}

/** The letters that stand on the keys of a phone. */
const KEYS = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'] as const;

/** Writes each Latin letter as the key that it stands on: `FLOWERS` is 3569377. Anything else stays. */
export const onKeypad = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => String(KEYS.findIndex((letters) => letters.includes(letter.toLowerCase()))));

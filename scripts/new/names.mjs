/** `textBacks` → `TextBacks` */
export const upperFirst = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** `TextBacks` → `textBacks` */
export const lowerFirst = (word) => word.charAt(0).toLowerCase() + word.slice(1);
/** `TextBack` → `text_back`, as contracts write fields and files */
export const snake = (word) =>
  lowerFirst(word)
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replace(/^_/, '');

/** @throws Error that says what a name looks like */
export function named(word, pattern, what) {
  if (!word || !pattern.test(word)) throw new Error(`"${word ?? ''}" is no name for ${what}.`);
  return word;
}

/** Finding people by what others type: both sides of a search are folded here, names by one rule and numbers by another. */
export { beginsWords, contained, foldName, hasWords, nameWords } from './names.ts';
export { readNumberSearch, type NumberSearch } from './numbers.ts';

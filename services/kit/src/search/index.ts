/** Finding people by what others type: both sides of a search are folded here, names by one rule and numbers by another. */
export { compileSearch, type SearchBranch } from './compile.ts';
export { beginsWords, foldName, hasWords } from './names.ts';

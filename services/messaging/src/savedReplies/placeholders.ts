/** What may stand in braces in a saved reply. The composer fills it in, and says what it does not know (web/src/replies). */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'name',
  'company',
  'myFirstName',
  'myName',
  'workspace',
  'number',
]);

/** A word in braces, with what is written where it is not known; other braces are words like any. */
const PLACEHOLDER = /\{([A-Za-z]\w*)(?:\|[^{}]*)?\}/g;

/** Those that nobody could fill in. */
export const unknownPlaceholders = (body: string): string[] =>
  [...body.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => (PLACEHOLDERS.has(name) ? [] : name));

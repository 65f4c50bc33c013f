/** What stands in braces in a saved reply, and what it becomes. Messaging knows the same names (src/savedReplies/placeholders.ts). */
export const PLACEHOLDERS = [
  'firstName',
  'lastName',
  'name',
  'company',
  'myFirstName',
  'myName',
  'workspace',
  'number',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export const FORM = /\{([A-Za-z]\w*)(?:\|([^{}]*))?\}/g;
export const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

/** What still has to be filled in, each once. */
export const leftIn = (text: string): Placeholder[] => [
  ...new Set([...text.matchAll(FORM)].map(([, name = '']) => name).filter(isPlaceholder)),
];

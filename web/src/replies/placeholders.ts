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
export type Known = Readonly<Partial<Record<Placeholder, string>>>;

const FORM = /\{([A-Za-z]\w*)(?:\|([^{}]*))?\}/g;
const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

/** With what is known, or else what stands after the bar; what is neither stays in its braces. */
export const filledIn = (body: string, known: Known): string =>
  body.replaceAll(FORM, (written, name: string, otherwise?: string) =>
    isPlaceholder(name) ? known[name]?.trim() || otherwise || written : written,
  );

/** What still has to be filled in, each once. */
export const leftIn = (text: string): Placeholder[] => [
  ...new Set([...text.matchAll(FORM)].map(([, name = '']) => name).filter(isPlaceholder)),
];

/** A text in parts, for a preview that marks what is filled in and what is not. */
export function partsOf(body: string, known: Known): { text: string; kind: 'words' | 'filled' | 'missing' }[] {
  const parts: ReturnType<typeof partsOf> = [];
  let at = 0;
  for (const match of body.matchAll(FORM)) {
    const [written] = match;
    const becomes = filledIn(written, known);
    if (!isPlaceholder(match[1] ?? '')) continue;
    if (match.index > at) parts.push({ text: body.slice(at, match.index), kind: 'words' });
    parts.push({ text: becomes, kind: becomes === written ? 'missing' : 'filled' });
    at = match.index + written.length;
  }
  if (at < body.length) parts.push({ text: body.slice(at), kind: 'words' });
  return parts;
}

/** A saved reply with what is known filled in. */
import { FORM, isPlaceholder, type Placeholder } from './placeholders.ts';

export type Known = Readonly<Partial<Record<Placeholder, string>>>;

/** With what is known, or else what stands after the bar; what is neither stays in its braces. */
export const filledIn = (body: string, known: Known): string =>
  body.replaceAll(FORM, (written, name: string, otherwise?: string) =>
    isPlaceholder(name) ? known[name]?.trim() || otherwise || written : written,
  );

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

/** HTML without a framework: whatever a template holds is escaped, unless it is HTML already. */

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Held = string | number | false | null | undefined | Html | readonly Held[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

function written(held: Held): string {
  if (held === false || held === null || held === undefined) return '';
  if (held instanceof Html) return held.text;
  if (typeof held === 'string') return escaped(held);
  return typeof held === 'number' ? String(held) : held.map(written).join('');
}

/** @example markup`<p>${typed}</p>` */
export const markup = (parts: TemplateStringsArray, ...held: readonly Held[]): Html =>
  new Html(String.raw({ raw: parts }, ...held.map(written)));

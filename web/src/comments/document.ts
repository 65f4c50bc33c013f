/** A comment's text as it is stored: what the editor makes, and the server checks (kit/documents). */
export interface DocumentNode {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
  readonly content?: readonly DocumentNode[];
}

/** @returns undefined for what is no document, such as a draft of another kind */
export function parseDocument(json: string): DocumentNode | undefined {
  try {
    const read = JSON.parse(json) as DocumentNode | null;
    return read?.type === 'doc' ? read : undefined;
  } catch {
    return undefined;
  }
}

const hasWords = ({ type, text = '', content = [] }: DocumentNode): boolean =>
  type === 'card' || type === 'mention' || text.trim() !== '' || content.some(hasWords);

/** A document that says nothing: there may be files beside it. */
export function isBlank(json: string): boolean {
  const document = parseDocument(json);
  return document !== undefined && !hasWords(document);
}

/** Without the empty lines at its end, which an editor keeps there to write on. */
export function trimmed(document: DocumentNode): DocumentNode {
  const content = [...(document.content ?? [])];
  while (content.length > 1 && content.at(-1)?.type === 'paragraph' && !hasWords(content.at(-1) ?? {})) content.pop();
  return { ...document, content };
}

const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address of a link as the server takes it, with https:// where somebody left it out; undefined: it is none. */
export function linkOf(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, pathname, username, password, href } = new URL(whole);
  if (!SCHEMES.has(protocol) || username !== '' || password !== '') return undefined;
  if (protocol === 'mailto:' || protocol === 'tel:') return pathname === '' ? undefined : href;
  return hostname.includes('.') || hostname === 'localhost' ? href : undefined;
}

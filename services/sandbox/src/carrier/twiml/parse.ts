/** Reads TwiML into verbs, with the carrier's own errors for what is not TwiML. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';

export interface Verb {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, trimmed. */
  readonly text: string;
  readonly children: readonly Verb[];
}

export class TwimlError extends Error {
  override readonly name = 'TwimlError';
  /** 12100 document parse failure, 12200 schema violation, 12300 invalid content type. */
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

type Node = Record<string, unknown>;

/**
 * Parses a TwiML document.
 * @throws TwimlError 12100 when it is not XML or has no Response element.
 */
export function parseTwiml(document: string): readonly Verb[] {
  const text = document.trim();
  if (text === '') return [];
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new TwimlError(12100, `Document parse failure: ${valid.err.msg} (line ${valid.err.line})`);
  const roots = (parser.parse(text) as Node[]).map(toVerb).filter((verb) => verb !== undefined);
  const response = roots[0];
  if (roots.length !== 1 || response?.name !== 'Response') {
    throw new TwimlError(12100, 'Document parse failure: the root element is not <Response>');
  }
  return response.children;
}

function toVerb(node: Node): Verb | undefined {
  const name = Object.keys(node).find((key) => key !== ':@');
  if (name === undefined || name === '#text' || name === '#comment') return undefined;
  const inner = (node[name] ?? []) as Node[];
  const text = inner.map((child) => (typeof child['#text'] === 'string' ? child['#text'] : '')).join('');
  return {
    name,
    attributes: (node[':@'] ?? {}) as Record<string, string>,
    text: text.trim(),
    children: inner.map(toVerb).filter((verb) => verb !== undefined),
  };
}

/** Rich text as people write it in the comment box: a document in JSON, checked at the door and rebuilt from what is known. */
import { invalid } from '../errors/index.ts';
import { isUuid } from '../ids/index.ts';
import { linkOf } from './link.ts';

/** Characters of text (defaults 22). */
export const MOST_CHARACTERS = 10_000;
/** Of the JSON, formatting and all. */
const MOST_JSON = 200_000;
const MOST_NODES = 5_000;
const MOST_DEPTH = 12;
const MOST_MENTIONS = 50;
const MOST_CARDS = 10;
const LONGEST_LABEL = 100;

/** A member (`@`) or a team (`#`) that the text names. */
export interface DocumentMention {
  readonly id: string;
  readonly isTeam: boolean;
  readonly label: string;
}

/** A contact or a call that the text shows as a card: by its id alone, so that whoever reads sees what they may see of it now. */
export interface DocumentCard {
  readonly kind: CardKind;
  /** Of a contact, or of the conversation that is the call. */
  readonly id: string;
}
const CARD_KINDS = ['CONTACT', 'CALL'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface RichDocument {
  /** What may be stored and shown: nodes, marks and attributes of the list below, nothing else. */
  readonly document: DocumentNode;
  /** The words without formatting. */
  readonly text: string;
  /** Each once, in the order in which they stand. */
  readonly mentions: readonly DocumentMention[];
  /** Each once, in the order in which they stand. */
  readonly cards: readonly DocumentCard[];
}

export interface DocumentNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, string>>;
  readonly content?: readonly DocumentNode[];
  readonly text?: string;
  readonly marks?: readonly DocumentMark[];
}
export interface DocumentMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, string>>;
}

const BLOCKS = ['paragraph', 'bulletList', 'orderedList', 'blockquote', 'codeBlock'];
const INLINE = ['text', 'hardBreak', 'mention'];
/** What may stand in what. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  doc: [...BLOCKS, 'card'],
  paragraph: INLINE,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: BLOCKS,
  blockquote: BLOCKS,
  codeBlock: ['text'],
  text: [],
  hardBreak: [],
  mention: [],
  card: [],
};
const MARKS: readonly string[] = ['bold', 'italic', 'strike', 'code', 'link'];
/** After these a new line begins. */
const LINES: ReadonlySet<string> = new Set(['paragraph', 'codeBlock']);

/**
 * Reads a document that somebody wrote.
 * @param field names the input in refusals
 * @param options.mayBeEmpty there is something else to show, such as a file
 * @throws Refusal VALIDATION_FAILED when it is none, is empty or too long, or holds what is not allowed
 */
export function readDocument(json: string, field: string, { mayBeEmpty = false } = {}): RichDocument {
  if (json.length > MOST_JSON) throw tooLong(field);
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    throw malformed(field);
  }
  const reader = new Reader(field);
  if (typeOf(given) !== 'doc') throw malformed(field);
  const document = reader.node(given, 0);
  const text = reader.text();
  if (text === '' && !mayBeEmpty) throw invalid(field, 'A comment can’t be empty. Write something first.');
  if (text.length > MOST_CHARACTERS) throw tooLong(field);
  return { document, text, mentions: [...reader.mentions.values()], cards: [...reader.cards.values()] };
}

/** The cards of a document that readDocument let in, as it was stored. */
export const cardsOf = (document: unknown): DocumentCard[] => {
  const { content } = document as Partial<DocumentNode>;
  const cards = (content ?? []).flatMap(({ type, attrs }): DocumentCard[] => {
    const kind = CARD_KINDS.find((one) => one === attrs?.['kind']);
    return type === 'card' && kind !== undefined && attrs?.['id'] !== undefined ? [{ kind, id: attrs['id'] }] : [];
  });
  return [...new Map(cards.map((card) => [card.id, card])).values()];
};

class Reader {
  readonly mentions = new Map<string, DocumentMention>();
  readonly cards = new Map<string, DocumentCard>();
  readonly #words: string[] = [];
  readonly #field: string;
  #nodes = 0;

  constructor(field: string) {
    this.#field = field;
  }

  text(): string {
    return this.#words.join('').trim();
  }

  node(given: unknown, depth: number): DocumentNode {
    const type = typeOf(given);
    const allowed = type === undefined || !Object.hasOwn(CHILDREN, type) ? undefined : CHILDREN[type];
    if (type === undefined || allowed === undefined || depth > MOST_DEPTH) throw malformed(this.#field);
    if (++this.#nodes > MOST_NODES) throw tooLong(this.#field);
    const record = given as Readonly<Record<string, unknown>>;
    if (type === 'text') return this.#textNode(record);
    if (type === 'mention') return this.#mention(record);
    if (type === 'card') return this.#card(record);
    if (type === 'hardBreak') this.#words.push('\n');
    const content = (listOf(record['content'], this.#field) ?? []).map((child) => {
      if (!allowed.includes(typeOf(child) ?? '')) throw malformed(this.#field);
      return this.node(child, depth + 1);
    });
    if (LINES.has(type)) this.#words.push('\n');
    return { type, ...(content.length > 0 ? { content } : {}) };
  }

  #textNode(record: Readonly<Record<string, unknown>>): DocumentNode {
    const { text } = record;
    if (typeof text !== 'string' || text === '') throw malformed(this.#field);
    const clean = cleaned(text);
    this.#words.push(clean);
    const marks = (listOf(record['marks'], this.#field) ?? []).map((mark) => this.#mark(mark));
    return { type: 'text', text: clean, ...(marks.length > 0 ? { marks } : {}) };
  }

  #mark(given: unknown): DocumentMark {
    const type = typeOf(given);
    if (type === undefined || !MARKS.includes(type)) throw malformed(this.#field);
    if (type !== 'link') return { type };
    const address = attribute(given, 'href');
    const href = typeof address === 'string' ? linkOf(address) : undefined;
    if (href === undefined)
      throw invalid(this.#field, 'A link has no valid address. Enter a whole one, such as https://example.com.');
    return { type, attrs: { href } };
  }

  #mention(record: Readonly<Record<string, unknown>>): DocumentNode {
    const id = attribute(record, 'id');
    const label = attribute(record, 'label');
    const char = attribute(record, 'mentionSuggestionChar') ?? '@';
    const isKnown = char === '@' || char === '#';
    if (!isKnown || typeof id !== 'string' || !isUuid(id) || typeof label !== 'string') throw malformed(this.#field);
    const words = cleaned(label).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_LABEL);
    if (words === '') throw malformed(this.#field);
    this.mentions.set(id, { id, isTeam: char === '#', label: words });
    if (this.mentions.size > MOST_MENTIONS)
      throw invalid(this.#field, `A comment can name at most ${MOST_MENTIONS} people and teams. Remove some.`);
    this.#words.push(`${char}${words}`);
    return { type: 'mention', attrs: { id, label: words, mentionSuggestionChar: char } };
  }

  /** Its label is what stands for it where there are words alone: what kind of card it is, and nobody's name. */
  #card(record: Readonly<Record<string, unknown>>): DocumentNode {
    const id = attribute(record, 'id');
    const kind = CARD_KINDS.find((one) => one === attribute(record, 'kind'));
    const label = attribute(record, 'label');
    if (kind === undefined || typeof id !== 'string' || !isUuid(id) || typeof label !== 'string')
      throw malformed(this.#field);
    const words = cleaned(label).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_LABEL);
    if (words === '') throw malformed(this.#field);
    this.cards.set(id, { kind, id });
    if (this.cards.size > MOST_CARDS)
      throw invalid(this.#field, `A comment can show at most ${MOST_CARDS} contacts and calls. Remove some.`);
    this.#words.push(`${words}\n`);
    return { type: 'card', attrs: { kind, id, label: words } };
  }
}

function typeOf(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const { type } = given as { type?: unknown };
  return typeof type === 'string' ? type : undefined;
}

function attribute(given: unknown, name: string): unknown {
  const { attrs } = given as { attrs?: unknown };
  return typeof attrs === 'object' && attrs !== null && Object.hasOwn(attrs, name)
    ? (attrs as Record<string, unknown>)[name]
    : undefined;
}

function listOf(given: unknown, field: string): readonly unknown[] | undefined {
  if (given === undefined || given === null) return undefined;
  if (!Array.isArray(given)) throw malformed(field);
  return given as unknown[];
}

/** Characters that PostgreSQL can't keep, and those that turn the direction of what stands around them. */
const cleaned = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u202A-\u202E\u2066-\u2069]/g, '');

const malformed = (field: string) =>
  invalid(
    field,
    'This text has formatting that a comment can’t hold. Remove it, or paste the text without formatting.',
  );
const tooLong = (field: string) =>
  invalid(field, `A comment has at most ${MOST_CHARACTERS} characters. Shorten it, or split it in two.`);

import { describe, expect, it } from 'vitest';
import { cardsOf, MOST_CHARACTERS, readDocument } from './index.ts';

const ANA = '0190a000-0000-7000-8000-0000000000a1';
const TEAM = '0190a000-0000-7000-8000-0000000000b2';
const doc = (...content: unknown[]) => JSON.stringify({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const link = (href: unknown) => doc(paragraph(text('here', { type: 'link', attrs: { href } })));
const mention = (attrs: object) => ({ type: 'mention', attrs });
const refused = (json: string) => {
  try {
    readDocument(json, 'document');
  } catch (error) {
    return error as { code: string; field: string; message: string };
  }
  return undefined;
};

describe('a document', () => {
  it('keeps words, formatting and mentions, and reads as plain text', () => {
    const {
      document,
      text: words,
      mentions,
    } = readDocument(
      doc(
        paragraph(
          mention({ id: ANA, label: 'Ana', mentionSuggestionChar: '@' }),
          text(' please '),
          text('call', { type: 'bold' }),
        ),
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one'))] }] },
        paragraph(mention({ id: TEAM, label: 'Support', mentionSuggestionChar: '#' })),
      ),
      'document',
    );
    expect(words).toBe('@Ana please call\none\n#Support');
    expect(mentions).toEqual([
      { id: ANA, isTeam: false, label: 'Ana' },
      { id: TEAM, isTeam: true, label: 'Support' },
    ]);
    expect(document.content?.map(({ type }) => type)).toEqual(['paragraph', 'bulletList', 'paragraph']);
  });

  it('drops attributes, properties and characters that nobody knows', () => {
    const { document } = readDocument(
      JSON.stringify({
        type: 'doc',
        onload: 'x',
        content: [
          {
            type: 'paragraph',
            attrs: { style: 'position:fixed', class: 'x' },
            content: [
              {
                type: 'text',
                text: 'a\u0000b\u202Ec',
                html: '<b>',
                marks: [{ type: 'bold', attrs: { onclick: 'x' } }],
              },
            ],
          },
        ],
      }),
      'document',
    );
    expect(document).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'abc', marks: [{ type: 'bold' }] }] }],
    });
  });

  it('keeps markup as the words that it is', () => {
    expect(readDocument(doc(paragraph(text('<script>alert(1)</script>'))), 'document').text).toBe(
      '<script>alert(1)</script>',
    );
  });

  it.each(['https://example.com/a?b=c', 'http://example.com/', 'mailto:ana@example.com', 'tel:+14155550142'])(
    'keeps a link to %s',
    (href) => {
      expect(JSON.stringify(readDocument(link(href), 'document').document)).toContain(JSON.stringify(href));
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '//example.com',
    '/settings',
    'example',
    'https://',
    'https://bank.example@evil.example/',
    '',
    undefined,
    42,
    { href: 'https://example.com' },
    `https://example.com/${'a'.repeat(3_000)}`,
  ])('refuses a link to %j', (href) => {
    expect(refused(link(href))).toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'document',
      message: 'A link has no valid address. Enter a whole one, such as https://example.com.',
    });
  });

  const deep = (depth: number): unknown =>
    depth === 0 ? paragraph(text('x')) : { type: 'blockquote', content: [deep(depth - 1)] };
  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another root', JSON.stringify(paragraph(text('x')))],
    ['an unknown node', doc({ type: 'iframe', attrs: { src: 'https://example.com' } })],
    ['a picture', doc(paragraph({ type: 'image', attrs: { src: 'x', onerror: 'x' } }))],
    ['a name of the prototype', doc({ type: '__proto__', content: [] }, { type: 'constructor' })],
    ['an unknown mark', doc(paragraph(text('x', { type: 'textStyle', attrs: { color: 'red' } })))],
    ['text in the root', doc(text('x'))],
    ['a list without items', doc({ type: 'bulletList', content: [paragraph(text('x'))] })],
    ['a document in a document', doc({ type: 'doc', content: [] })],
    ['what is nested too deep', doc(deep(20))],
    ['content that is no list', JSON.stringify({ type: 'doc', content: { length: 1e9 } })],
    ['text that is none', doc(paragraph({ type: 'text', text: { toString: 1 } }))],
    ['a mention without an id', doc(paragraph(mention({ label: 'Ana' })))],
    ['a mention of no id', doc(paragraph(mention({ id: '../x', label: 'Ana' })))],
    ['a mention of another sort', doc(paragraph(mention({ id: ANA, label: 'Ana', mentionSuggestionChar: '/' })))],
    ['a mention without a name', doc(paragraph(mention({ id: ANA, label: ' \u202E ' })))],
  ])('refuses %s', (_what, json) => {
    expect(refused(json)).toMatchObject({ code: 'VALIDATION_FAILED', field: 'document' });
  });

  it.each([
    ['nothing', JSON.stringify({ type: 'doc' })],
    ['blanks', doc(paragraph(text('  \n ')), paragraph({ type: 'hardBreak' }))],
  ])('refuses %s as empty', (_what, json) => {
    expect(refused(json)?.message).toBe('A comment can’t be empty. Write something first.');
  });

  const card = (attrs: object) => ({ type: 'card', attrs });
  it('shows a contact and a call by their ids, each as a block, and says what they are where there are words alone', () => {
    const shared = [
      card({ kind: 'CONTACT', id: ANA, label: ' Contact\ncard ', shown: 'Ana Whitcombe' }),
      card({ kind: 'CALL', id: TEAM, label: 'Call card' }),
      card({ kind: 'CALL', id: TEAM, label: 'Call card' }),
    ];
    const read = readDocument(doc(paragraph(text('See')), ...shared), 'document');
    expect(read.text).toBe('See\nContact card\nCall card\nCall card');
    expect(read.cards).toEqual([
      { kind: 'CONTACT', id: ANA },
      { kind: 'CALL', id: TEAM },
    ]);
    // What its writer saw while they wrote is nobody else's business.
    expect(JSON.stringify(read.document)).not.toContain('Whitcombe');
    expect(cardsOf(read.document)).toEqual(read.cards);
    expect(cardsOf({ type: 'doc' })).toEqual([]);
    expect(readDocument(doc(shared[0]), 'document').text).toBe('Contact card');
  });

  it.each([
    ['a card of another kind', doc(card({ kind: 'TICKET', id: ANA, label: 'Ticket' }))],
    ['a card of no id', doc(card({ kind: 'CALL', id: 'x', label: 'Call' }))],
    ['a card without words', doc(card({ kind: 'CALL', id: ANA, label: ' ' }))],
    ['a card among words', doc(paragraph(card({ kind: 'CALL', id: ANA, label: 'Call' })))],
  ])('refuses %s', (_what, json) => {
    expect(refused(json)).toMatchObject({ code: 'VALIDATION_FAILED', field: 'document' });
  });

  it('may be empty where a file stands beside it', () => {
    expect(readDocument(doc(paragraph()), 'document', { mayBeEmpty: true })).toMatchObject({ text: '', mentions: [] });
  });

  it('has at most 10,000 characters, whatever stands around them', () => {
    expect(readDocument(doc(paragraph(text('x'.repeat(MOST_CHARACTERS)))), 'document').text).toHaveLength(
      MOST_CHARACTERS,
    );
    expect(refused(doc(paragraph(text('x'.repeat(MOST_CHARACTERS + 1)))))?.message).toContain(
      'at most 10000 characters',
    );
    expect(refused(doc(...Array.from({ length: 6_000 }, () => paragraph())))?.message).toContain('at most');
    expect(refused(' '.repeat(300_000))?.message).toContain('at most');
  });
});

import { expect, it } from 'vitest';
import { linkOf, parseDocument } from './document.ts';

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  [' example.com ', 'https://example.com/'],
  ['mailto:ana@example.com', 'mailto:ana@example.com'],
  ['tel:+14155550142', 'tel:+14155550142'],
])('reads the address %j', (typed, href) => {
  expect(linkOf(typed)).toBe(href);
});

it.each([
  '',
  ' ',
  'example',
  'two words.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://a@b.example',
  'mailto:',
])('takes %j for no address', (typed) => {
  expect(linkOf(typed)).toBeUndefined();
});

it('reads a document, and nothing else', () => {
  expect(parseDocument('{"type":"doc"}')).toEqual({ type: 'doc' });
  for (const json of ['', 'Hello', 'null', '{"type":"paragraph"}', '[]']) expect(parseDocument(json)).toBeUndefined();
});

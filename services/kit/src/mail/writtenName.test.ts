import { expect, it } from 'vitest';
import { withoutLinks, writtenName } from './index.ts';

const J = '\u2060';

it.each([
  ['Northwind Traders', 'Northwind Traders'],
  ['Acme Inc.', 'Acme Inc.'],
  ['evil.example', `evil${J}.${J}example`],
  ['http://evil.example/login', `http${J}:${J}//evil${J}.${J}example/login`],
  ['x@evil。example', `x@evil${J}。${J}example`],
  ['Acme\r\nBcc: x@y.z', `Acme Bcc: x@y${J}.${J}z`],
  ['\u202egnilgniR\u0007', 'gnilgniR'],
])('%j stands in a mail as %j', (name, shown) => expect(writtenName(name)).toBe(shown));

it('is cut to sixty characters, and never within one', () => {
  expect(writtenName('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
  expect(writtenName(`${'x'.repeat(58)}😀😀`)).toBe(`${'x'.repeat(58)}…`);
});

it('a sentence keeps its length and its full stops', () => {
  expect(withoutLinks('Ana called. See a.example now.')).toBe(`Ana called. See a${J}.${J}example now.`);
});

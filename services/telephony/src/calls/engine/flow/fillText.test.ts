import { expect, it } from 'vitest';
import { fillText } from './fillText.ts';

it.each([
  ['Hello {name}.', { name: 'Mia' }, 'Hello Mia.'],
  ['Hello {name|there}.', {}, 'Hello there.'],
  ['Hello {name|there}.', { name: '' }, 'Hello there.'],
  ['Order {order} of {order|none}', { order: '17' }, 'Order 17 of 17'],
  ['Nothing: {gone}.', {}, 'Nothing: .'],
  ['{constructor|own names only}', {}, 'own names only'],
  ['{1} {} {a|{b}}', { b: 'x' }, '{1} {} {a|x}'],
  ['Grüße, {schöner Name}', { 'schöner Name': 'Zoë' }, 'Grüße, Zoë'],
  ['{said}', { said: '{order}', order: '17' }, '{order}'],
])('%s', (text, values, filled) => {
  expect(fillText(text, values as Record<string, string>)).toBe(filled);
});

it('is no longer than a text may be', () => {
  expect(fillText('{long}', { long: 'x'.repeat(5_000) })).toHaveLength(1_600);
  // Never within a character: half of one is none, and no database keeps it.
  expect(fillText('x{long}', { long: '😀'.repeat(2_000) })).toBe(`x${'😀'.repeat(799)}`);
});

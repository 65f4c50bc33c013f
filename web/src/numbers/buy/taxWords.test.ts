import { expect, test } from 'vitest';
import { addedBy, noteOf } from './taxWords.ts';

const vat = { name: 'VAT', percent: 19, inclusive: false, reverseCharge: false, amount: 0.57 };

test('tax that is added has a line, and is told of each month', () => {
  expect(addedBy(vat)).toBe(0.57);
  expect(noteOf(vat, 3)).toEqual({ key: 'tax.monthly', figures: { name: 'VAT', percent: '19%', amount: '$0.57' } });
  expect(noteOf(vat, 0)).toBeUndefined();
});

test('a price that contains its tax stays as it is and says so', () => {
  expect(addedBy({ ...vat, inclusive: true })).toBe(0);
  expect(noteOf({ ...vat, inclusive: true }, 3)?.key).toBe('tax.included');
});

test('who owes the tax to their own country is told so; where there is none, nothing is said', () => {
  expect(noteOf({ ...vat, percent: 0, amount: 0, reverseCharge: true }, 3)?.key).toBe('tax.reverseCharge');
  expect(noteOf(null, 3)).toBeUndefined();
  expect(addedBy(null)).toBe(0);
});

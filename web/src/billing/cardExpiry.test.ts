import { expect, it } from 'vitest';
import { cardExpiry } from './cardExpiry.ts';

it.each([
  ['2028-09-01T00:00:00.000Z', '08/28'],
  ['2030-01-01T00:00:00.000Z', '12/29'],
  ['2101-02-01T00:00:00.000Z', '01/01'],
])('prints the last month of a card that is no longer valid at %s', (expiresOn, printed) => {
  expect(cardExpiry(expiresOn)).toBe(printed);
});

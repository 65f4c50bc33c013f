import { expect, it } from 'vitest';
import { maskNumbers } from './maskNumbers.ts';

it.each([
  ['my card is 4242 4242 4242 4242, thanks', 'my card is •••• 4242, thanks'],
  ['4242-4242-4242-4242.', '•••• 4242.'],
  ['It is 3782 822463 10005', 'It is •••• 0005'],
  ['four two four two, four two four two, four two four two, four two four two', '•••• 4242'],
  ['cuatro dos cuatro dos cuatro dos cuatro dos cuatro dos cuatro dos cuatro dos cuatro dos', '•••• 4242'],
  // Sixteen digits that are no card may be somebody's account.
  ['number 1234 5678 9012 3456', 'number •••'],
  ['my social is 078-05-1120', 'my social is •••'],
  ['IBAN DE89 3704 0044 0532 0130 00 please', 'IBAN ••• please'],
  ['the security code is 123', 'the security code is •••'],
])('covers numbers of cards and papers: %s', (said, read) => {
  expect(maskNumbers(said)).toBe(read);
});

it.each([
  'The order number is four, seven, one, nine.',
  'Call me back at +1 503 555 0174.',
  'It is 503-555-0174.',
  'That was on 12/05/2026 for 1,299.50 dollars.',
  'One of two, and three for four.',
])('leaves what people need: %s', (said) => {
  expect(maskNumbers(said)).toBe(said);
});

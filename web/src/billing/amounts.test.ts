import { expect, it } from 'vitest';
import { readAmount } from './amounts.ts';

it.each([
  ['10', 10, undefined],
  [' 12,50 ', 12.5, undefined],
  ['9.99', 9.99, 'least'],
  ['1000', 1000, undefined],
  ['1000.01', 1000.01, 'most'],
  ['ten', 0, 'none'],
  ['10.999', 0, 'none'],
  ['', 0, 'none'],
] as const)('reads %j as an amount of credit', (typed, amount, problem) => {
  expect(readAmount(typed)).toEqual({ amount, problem });
});

import { expect, test } from 'vitest';
import { creditState } from './creditState.ts';

test.each([
  [undefined, undefined],
  [null, undefined],
  [0, undefined],
  [5, undefined],
  [4.99, 'left'],
  [0.01, 'left'],
  [0.004, 'empty'],
  [-1.5, 'empty'],
])('credit of %s shows the banner: %s', (balance, state) => {
  expect(creditState(balance)).toBe(state);
});

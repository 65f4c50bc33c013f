import { expect, it } from 'vitest';
import { rowAfter } from './rows.ts';

it('arrows stay within the rows, Home and End lead to the first and the last, other keys nowhere', () => {
  expect([rowAfter('ArrowDown', 0, 3), rowAfter('ArrowDown', 2, 3)]).toEqual([1, 2]);
  expect([rowAfter('ArrowUp', 2, 3), rowAfter('ArrowUp', 0, 3)]).toEqual([1, 0]);
  expect([rowAfter('Home', 2, 3), rowAfter('End', 0, 3)]).toEqual([0, 2]);
  expect(rowAfter('j', 1, 3)).toBeUndefined();
});

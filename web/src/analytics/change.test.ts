import { expect, it } from 'vitest';
import { changeOf } from './change.ts';

it('a count changes by per cent of what it was, a rate by percentage points', () => {
  expect(changeOf(15, 10)).toEqual({ direction: 'up', by: 50 });
  expect(changeOf(5, 10)).toEqual({ direction: 'down', by: 50 });
  expect(changeOf(80, 90, true)).toEqual({ direction: 'down', by: 10 });
  expect(changeOf(10, 10)).toEqual({ direction: 'same', by: 0 });
});

it('nothing is said where there is nothing to compare with', () => {
  expect(changeOf(5, 0)).toBeNull();
  expect(changeOf(null, 10)).toBeNull();
  expect(changeOf(10, undefined)).toBeNull();
  expect(changeOf(10, 0, true)).toEqual({ direction: 'up', by: 10 });
});

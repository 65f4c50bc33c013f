import { expect, test } from 'vitest';
import { overBudget } from './budget.ts';

test.each([
  ['page', 10, 50_000, 1, false],
  ['page', 10, 50_010, 1, true],
  ['page', 10, 99_000, 2, false],
  ['page', 10, 101_000, 2, true],
  ['operation', 100, 50_000, 1, false],
  ['operation', 100, 51_000, 1, true],
] as const)(
  'a sweep over %ss: %i in %i ms on a machine %i times as slow is over budget: %s',
  (what, count, tookMs, times, isOver) => {
    const wrong = overBudget(what, { count, tookMs, times });
    expect(wrong !== undefined).toBe(isOver);
    if (isOver) expect(wrong).toContain(`${count} ${what}s took`);
  },
);

test('the load is measured, and never makes a budget smaller', () => {
  expect(overBudget('page', { count: 1, tookMs: 5_000 })).toBeUndefined();
});

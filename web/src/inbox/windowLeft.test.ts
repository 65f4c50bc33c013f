import { expect, test } from 'vitest';
import { leftWords } from './windowLeft.ts';

test.each([
  [86_399_999, '23 hr 59 min'],
  [3_600_000, '1 hr 0 min'],
  [3_599_999, '59 min'],
  [59_999, '59 sec'],
  [-5, '0 sec'],
])('%i ms are %s', (left, words) => expect(leftWords(left, 'en-US')).toBe(words));

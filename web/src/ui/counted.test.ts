import { afterEach, expect, it } from 'vitest';
import { setFormatLocale } from '../base/i18n/formatLocale.ts';
import { counted } from './counted.ts';

afterEach(() => setFormatLocale('en-US'));

it.each([
  [7, '7'],
  [1_234, '1,234'],
  [9_999, '9,999'],
  [10_000, '10,000+'],
  [10_001, '10,000+'],
])('%i is written as %s', (count, written) => {
  setFormatLocale('en-US');
  expect(counted(count)).toBe(written);
});

it.each([
  [1_000, true, '1,000+'],
  [37, true, '37+'],
  [10_000, false, '10,000'],
  [12_345, false, '12,345'],
])('%i, whose counting ended there: %s, is written as %s', (count, isLeast, written) => {
  setFormatLocale('en-US');
  expect(counted(count, isLeast)).toBe(written);
});

it('is written as the person writes numbers', () => {
  setFormatLocale('de-DE');
  expect(counted(20_000)).toBe('10.000+');
});

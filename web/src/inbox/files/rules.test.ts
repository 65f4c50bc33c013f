import { expect, test } from 'vitest';
import { whyNoFiles, wrongWith } from './rules.ts';

const MB = 1024 * 1024;

test.each([
  ['walls.jpg', 'image/jpeg', 10 * MB, undefined],
  ['walls.jpg', 'image/jpeg', 10 * MB + 1, 'size'],
  ['plan.pdf', 'application/pdf', 600 * 1024, undefined],
  ['plan.pdf', 'application/pdf', 600 * 1024 + 1, 'size'],
  // Browsers know no type of contact cards everywhere.
  ['ana.vcf', '', 100, undefined],
  ['page.html', 'text/html', 100, 'type'],
  ['drawing.svg', 'image/svg+xml', 100, 'type'],
  ['scan.heic', 'image/heic', 100, 'type'],
] as const)('%s of %s and %i bytes: %s', (name, type, size, wrong) => {
  expect(wrongWith({ name, type, size })).toBe(wrong);
});

test('files go between numbers of the US and Canada, and nothing is refused before it is known who gets them', () => {
  expect(whyNoFiles('US', 'CA')).toBeUndefined();
  expect(whyNoFiles('US', undefined)).toBeUndefined();
  expect(whyNoFiles('GB', 'US')).toBe('number');
  expect(whyNoFiles('US', 'GB')).toBe('country');
});

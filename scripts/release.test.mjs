import { expect, test } from 'vitest';
import { byVersion } from './release.mjs';

test('releases are counted by their numbers, not by their letters', () => {
  expect(byVersion(['0.9.0.json', '0.10.0.json', '1.0.0.json', '0.10.2.json'])).toEqual([
    '1.0.0.json',
    '0.10.2.json',
    '0.10.0.json',
    '0.9.0.json',
  ]);
});

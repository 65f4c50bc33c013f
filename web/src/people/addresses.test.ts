import { expect, it } from 'vitest';
import { addressesIn, distinct } from './addresses.ts';

it('reads an address as mail programs copy it, with its name before it', () => {
  expect(addressesIn('Ann Lee <a1@y.example>')).toEqual(['a1@y.example']);
  expect(addressesIn('"Lee, Ann" <a1@y.example>; Ben Okafor <ben@y.example>, cai@y.example')).toEqual([
    'a1@y.example',
    'ben@y.example',
    'cai@y.example',
  ]);
  expect(addressesIn('Lee, Ann <a1@y.example>')).toEqual(['a1@y.example']);
});

it('reads a list with whatever stands between its addresses', () => {
  expect(addressesIn('a@y.example,b@y.example; c@y.example\nd@y.example e@y.example')).toEqual([
    'a@y.example',
    'b@y.example',
    'c@y.example',
    'd@y.example',
    'e@y.example',
  ]);
});

it('keeps a mistake to be seen, and the same address once', () => {
  expect(addressesIn('a@y.example,nobody')).toEqual(['a@y.example', 'nobody']);
  expect(distinct(['a@y.example', 'A@Y.example'])).toEqual(['a@y.example']);
  expect(addressesIn('  ')).toEqual([]);
});

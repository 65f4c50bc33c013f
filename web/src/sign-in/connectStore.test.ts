import { expect, test } from 'vitest';
import { goesToStore, storeProblem } from './connectStore.ts';

test('an address names what went wrong, and nothing else', () => {
  expect(storeProblem({})).toEqual({});
  expect(storeProblem({ error: 'store-expired' })).toEqual({ error: 'store-expired' });
  expect(storeProblem({ error: 'toString' })).toEqual({ error: 'store-failed' });
  expect(storeProblem({ error: ['store-off'] })).toEqual({});
});

test('who is on their way to connect a store is asked for a workspace there', () => {
  expect(goesToStore('/connect-store')).toBe(true);
  expect(goesToStore('/connect-store?a=b')).toBe(true);
  expect(goesToStore('/inbox')).toBe(false);
  expect(goesToStore(undefined)).toBe(false);
});

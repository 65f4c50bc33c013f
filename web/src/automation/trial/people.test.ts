import { expect, it } from 'vitest';
import { presenceIn, turned } from './people.ts';

it('turns a person from available to busy, offline and available again, and leaves the others as they are', () => {
  let people = { available: ['ana', 'ben'], offline: ['cy'] } as Parameters<typeof turned>[0];
  const seen = ['BUSY', 'OFFLINE', 'AVAILABLE'].map(() => {
    people = turned(people, 'ana');
    return presenceIn(people, 'ana');
  });
  expect(seen).toEqual(['BUSY', 'OFFLINE', 'AVAILABLE']);
  expect([presenceIn(people, 'ben'), presenceIn(people, 'cy'), presenceIn(people, 'dan')]).toEqual([
    'AVAILABLE',
    'OFFLINE',
    'BUSY',
  ]);
});

import { expect, it } from 'vitest';
import { withoutGap } from './useAllPages.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));

it('keeps what has not been read again, behind what has', () => {
  expect(withoutGap(rows('a', 'b'), rows('a', 'b', 'c', 'd'))).toEqual(rows('a', 'b', 'c', 'd'));
});

it('shows what has been read as it is now, also where its order changed', () => {
  const now = [{ id: 'c', name: 'new' }];
  expect(
    withoutGap(now, [
      { id: 'a', name: 'old' },
      { id: 'c', name: 'old' },
    ]),
  ).toEqual([
    { id: 'c', name: 'new' },
    { id: 'a', name: 'old' },
  ]);
});

it('is what has been read where nothing was there before', () => {
  expect(withoutGap(rows('a'), [])).toEqual(rows('a'));
});

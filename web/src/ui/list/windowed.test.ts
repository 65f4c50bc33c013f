import { expect, it } from 'vitest';
import { drawnIndexes, withGaps } from './windowed.ts';

const placed = (...indexes: number[]) =>
  indexes.map((index) => ({ index, start: 100 + index * 40, end: 140 + index * 40 }));

it('leaves a gap before, between and after the entries that are drawn, as high as what is left out', () => {
  expect(withGaps(placed(2, 10, 11), 100, 100 + 20 * 40)).toEqual([
    { gap: true, height: 80 },
    { gap: false, index: 2 },
    { gap: true, height: 280 },
    { gap: false, index: 10 },
    { gap: false, index: 11 },
    { gap: true, height: 320 },
  ]);
});

it('leaves none where all is drawn, whatever the heights were rounded to', () => {
  expect(
    withGaps(
      [
        { index: 0, start: 0, end: 44 },
        { index: 1, start: 44.4, end: 88 },
      ],
      0,
      88.3,
    ),
  ).toEqual([
    { gap: false, index: 0 },
    { gap: false, index: 1 },
  ]);
});

it('draws the window and what is kept once each, in order', () => {
  expect(drawnIndexes([4, 5, 6], [0, 5, -1, 40], 30)).toEqual([0, 4, 5, 6]);
});

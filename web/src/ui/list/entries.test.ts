import { expect, it } from 'vitest';
import { entriesOf, headBefore, sectionsOf } from './entries.ts';

const ROWS = [
  { id: '1', day: 'Mon' },
  { id: '2', day: 'Mon' },
  { id: '3', day: 'Sun' },
];
const entries = entriesOf(ROWS, ({ day }) => day);

it('puts a heading before each group, which counts for no row', () => {
  expect(entries.map(({ key }) => key)).toEqual(['group Mon', '1', '2', 'group Sun', '3']);
  expect(entries.flatMap((entry) => (entry.kind === 'row' ? [entry.index] : []))).toEqual([0, 1, 2]);
  expect(entriesOf(ROWS).map(({ kind }) => kind)).toEqual(['row', 'row', 'row']);
});

it('finds the heading that stays in sight above a row', () => {
  expect([0, 2, 3, 4, 9].map((at) => headBefore(entries, at))).toEqual([0, 0, 3, 3, 3]);
  expect(headBefore(entriesOf(ROWS), 2)).toBe(-1);
});

it('makes a body of each group of what is drawn, its gaps within', () => {
  const drawn = [
    { gap: false, index: 0 },
    { gap: true, height: 40 },
    { gap: false, index: 2 },
    { gap: false, index: 3 },
    { gap: true, height: 44 },
  ] as const;
  expect(sectionsOf(drawn, entries).map(({ key, headed, parts }) => [key, headed, parts.length])).toEqual([
    ['group Mon', true, 3],
    ['group Sun', true, 2],
  ]);
  expect(sectionsOf(drawn.slice(1, 3), entries)[0]).toMatchObject({ key: 'first', headed: false });
});

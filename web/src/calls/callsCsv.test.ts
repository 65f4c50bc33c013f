import { expect, it } from 'vitest';
import { csvMoment, startOfDay } from '../ui/clocks.ts';
import { csvCell, csvLines } from './callsCsv.ts';

it.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+14155550100', '+14155550100'],
  ['+1+cmd', "'+1+cmd"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['Ana "the voice", Whitcombe', '"Ana ""the voice"", Whitcombe"'],
  ['two\nlines', '"two\nlines"'],
  ['Ana', 'Ana'],
])('a cell of %j is no formula and stays one cell', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it('numbers stay numbers, also below zero, and what is missing is empty', () => {
  expect(
    csvLines([
      ['a', 1],
      [-0.5, null],
    ]),
  ).toBe('a,1\r\n-0.5,\r\n');
});

it('moments and days are those of the zone, also where the clocks change', () => {
  expect(csvMoment(new Date('2026-11-21T05:30:00Z'), 'America/Los_Angeles')).toBe('2026-11-20 21:30:00');
  expect(startOfDay('2026-11-21', 0, 'America/Los_Angeles')).toBe('2026-11-21T08:00:00.000Z');
  expect(startOfDay('2026-11-01', 0, 'America/New_York')).toBe('2026-11-01T04:00:00.000Z');
  expect(startOfDay('2026-11-01', 1, 'America/New_York')).toBe('2026-11-02T05:00:00.000Z');
  expect(startOfDay('2027-03-14', 0, 'America/New_York')).toBe('2027-03-14T05:00:00.000Z');
  expect(startOfDay('2027-03-14', 1, 'America/New_York')).toBe('2027-03-15T04:00:00.000Z');
  expect(startOfDay('soon')).toBeNull();
});

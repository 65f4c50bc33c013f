import { expect, it } from 'vitest';
import { groupByDay } from './days.ts';

const words = { timeZone: 'America/Los_Angeles', today: 'Today', yesterday: 'Yesterday' };
const now = new Date('2026-11-19T18:52:00Z');
const days = (...moments: string[]) =>
  groupByDay(moments, (moment) => new Date(moment), now, words).map(({ name, items }) => [name, items.length]);

it('items stand under their day, in the viewer’s zone', () => {
  // 07:30 UTC on the 19th is still the evening of the 18th in Los Angeles.
  expect(days('2026-11-12T20:00:00Z', '2026-11-19T07:30:00Z', '2026-11-19T17:41:00Z', '2026-11-19T18:48:00Z')).toEqual([
    ['12/11/2026', 1],
    ['Yesterday', 1],
    ['Today', 2],
  ]);
});

it('no items have no days', () => {
  expect(days()).toEqual([]);
});

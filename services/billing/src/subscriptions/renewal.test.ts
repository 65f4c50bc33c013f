import { expect, test } from 'vitest';
import { dayOfMonth, knownZone, nextRenewal, renewalDate, renewalIn } from './renewal.ts';

test.each([
  ['2026-11-21T09:00:00Z', 21, 'America/New_York', '2026-12-21T05:00:00.000Z'],
  // The clocks go forward on 8 March, back on 1 November.
  ['2026-02-10T12:00:00Z', 10, 'America/New_York', '2026-03-10T04:00:00.000Z'],
  ['2026-03-08T12:00:00Z', 8, 'America/New_York', '2026-04-08T04:00:00.000Z'],
  ['2026-10-01T12:00:00Z', 1, 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2027-01-31T12:00:00Z', 31, 'UTC', '2027-02-28T00:00:00.000Z'],
  ['2027-02-28T00:00:00Z', 31, 'UTC', '2027-03-31T00:00:00.000Z'],
  ['2026-12-15T12:00:00Z', 15, 'Asia/Tokyo', '2027-01-14T15:00:00.000Z'],
  // 23:30 on the 30th in UTC is the 1st in Auckland.
  ['2026-06-30T23:30:00Z', 1, 'Pacific/Auckland', '2026-07-31T12:00:00.000Z'],
])('allowances of %s with anchor day %i in %s are renewed at %s', (after, anchorDay, zone, renewal) => {
  expect(nextRenewal(new Date(after), anchorDay, zone).toISOString()).toBe(renewal);
});

test('the anchor day is the day in the zone of the workspace', () => {
  expect(dayOfMonth(new Date('2026-06-30T23:30:00Z'), 'Pacific/Auckland')).toBe(1);
});

test('an unknown zone counts as UTC', () => {
  expect(knownZone('Middle/Earth')).toBe('UTC');
  expect(knownZone('')).toBe('UTC');
  expect(knownZone('Africa/Kampala')).toBe('Africa/Kampala');
});

test.each([
  ['2026-12-21T00:00:00Z', 'UTC', 'America/New_York', '2026-12-21T05:00:00.000Z'],
  ['2026-12-21T05:00:00Z', 'America/New_York', 'Asia/Tokyo', '2026-12-20T15:00:00.000Z'],
  ['2026-12-20T15:00:00Z', 'Asia/Tokyo', 'Pacific/Honolulu', '2026-12-21T10:00:00.000Z'],
  // Clocks in Beirut go from 00:00 to 01:00.
  ['2027-03-27T22:00:00Z', 'Asia/Beirut', 'UTC', '2027-03-28T00:00:00.000Z'],
])('the renewal at %s, moved from %s to %s, is at %s', (renewal, from, to, moved) => {
  expect(renewalIn(new Date(renewal), from, to).toISOString()).toBe(moved);
});

test('a renewal is named by its date in its zone', () => {
  expect(renewalDate(new Date('2026-12-20T15:00:00Z'), 'Asia/Tokyo')).toBe('2026-12-21');
});

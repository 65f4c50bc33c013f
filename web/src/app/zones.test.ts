import { afterEach, expect, it } from 'vitest';
import { bucketName, dayHint, fullMoment, shortDate, timeOfDay, writtenDate, zoneDistance } from '../ui/dates.ts';
import { csvMoment, dayIn, daysAgo, hourIn, momentIn, startOfDay, wallClock } from '../ui/clocks.ts';
import { dayBegan } from '../live/dayBegan.ts';
import { axisOf } from '../analytics/axis.ts';
import { dayOfRow } from '../ui/list/dayOfRow.ts';
import { filterOf, variablesOf } from '../calls/callFilter.ts';
import { setViewerZone, viewerZone } from '../base/i18n/viewerZone.ts';
import { forgetZones, isKnownZone, learnZone, offsetAt, zoneAt } from '../base/zones.ts';

const ZONE = 'America/Winnipeg';
/** 23:30 on the 30th of November where clocks are five hours behind; 22:30 by a table with six. */
const LATE = new Date('2026-12-01T04:30:00Z');
const HOUR_MS = 3_600_000;

/** What a server says whose table has the zone an hour ahead of this Node's. */
function moveByAnHour(zone: string) {
  const from = Date.parse('2016-01-01T00:00:00Z');
  const changes: { at: string; offsetMinutes: number }[] = [];
  for (let at = from; at < Date.parse('2029-01-01T00:00:00Z'); at += 12 * HOUR_MS) {
    const offsetMinutes = offsetAt(zone, at) / 60_000 + 60;
    if (changes.at(-1)?.offsetMinutes !== offsetMinutes)
      changes.push({ at: new Date(at).toISOString(), offsetMinutes });
  }
  return learnZone(zone, changes);
}

afterEach(() => {
  forgetZones();
  setViewerZone(undefined);
});

it('reads the clocks of a zone from the server, and from the browser until it has heard', () => {
  const winter = new Date('2026-12-01T20:00:00Z');
  expect(zoneAt(ZONE, winter)).toBe(ZONE);
  const changes = [
    { at: '2016-01-01T00:00:00Z', offsetMinutes: -360 },
    { at: '2026-03-08T08:00:00Z', offsetMinutes: -300 },
  ];
  expect(learnZone(ZONE, changes)).toBe(true);
  expect(zoneAt(ZONE, winter)).toBe('-05:00');
  expect(zoneAt(ZONE, new Date('2026-01-01T00:00:00Z'))).toBe('-06:00');
  expect(zoneAt(ZONE, new Date('2001-01-01T00:00:00Z'))).toBe('-06:00');
  expect(learnZone('Etc/GMT+6', [{ at: '2016-01-01T00:00:00Z', offsetMinutes: -360 }])).toBe(false);
  expect(zoneAt('Etc/GMT+6', winter)).toBe('Etc/GMT+6');
});

it('a zone that only the server knows is shown by its table, and one that nobody knows as UTC', () => {
  expect([
    isKnownZone('Mars/Olympus'),
    zoneAt('Mars/Olympus', LATE),
    timeOfDay(LATE, { timeZone: 'Mars/Olympus', locale: 'de' }),
  ]).toEqual([false, 'UTC', '04:30']);
  expect(setViewerZone('Mars/Olympus')).toBe(false);
  learnZone('Mars/Olympus', [{ at: '2016-01-01T00:00:00Z', offsetMinutes: 150 }]);
  setViewerZone('Mars/Olympus');
  expect([viewerZone(), timeOfDay(LATE, { locale: 'de' }), wallClock(LATE, 'Mars/Olympus')]).toEqual([
    'Mars/Olympus',
    '07:00',
    { date: '2026-12-01', time: '07:00' },
  ]);
});

it('every clock and every day is the server’s where the browser’s table is an hour off', () => {
  setViewerZone(ZONE);
  const shown = () => ({
    time: timeOfDay(LATE, { locale: 'de' }),
    day: shortDate(LATE),
    words: writtenDate(LATE, { locale: 'de' }),
    full: fullMoment(LATE, { locale: 'de' }),
    hint: dayHint(LATE, LATE, { locale: 'de' }),
    axis: axisOf('HOUR', ZONE, 1).whole(LATE.toISOString()),
    bucket: bucketName(LATE, 'DAY', 'short', ZONE),
    distance: zoneDistance(ZONE, LATE, 'en'),
    hour: hourIn(ZONE, LATE),
    days: [...new Set([LATE, '2026-12-01T05:30:00Z'].map((createdAt) => dayOfRow({ createdAt })))],
    csv: csvMoment(LATE, ZONE),
    trial: momentIn('2026-11-30', '22:30', ZONE)?.toISOString(),
    filter: variablesOf(filterOf({ from: '2026-12-01', until: '2026-12-01', zone: ZONE })),
  });
  const before = shown();
  expect(before).toMatchObject({
    days: ['2026-11-30'],
    time: '22:30',
    day: '30/11/2026',
    distance: 'GMT-6',
    hour: 22,
    csv: '2026-11-30 22:30:00',
  });
  expect(before.trial).toBe(LATE.toISOString());
  expect(moveByAnHour(ZONE)).toBe(true);
  const after = shown();
  expect(after).toMatchObject({
    time: '23:30',
    day: '30/11/2026',
    words: '30. Nov. 2026',
    full: 'Montag, 30. November 2026 um 23:30',
    hint: 'Montag, 30/11/2026',
    distance: 'GMT-5',
    hour: 23,
    days: ['2026-11-30', '2026-12-01'],
    csv: '2026-11-30 23:30:00',
    trial: '2026-12-01T03:30:00.000Z',
    filter: { from: '2026-12-01T05:00:00.000Z', until: '2026-12-02T05:00:00.000Z' },
  });
  expect(after.axis).not.toBe(before.axis);
  const midnight = new Date('2026-12-01T05:30:00Z');
  expect([dayIn(ZONE, midnight), daysAgo(LATE, midnight)]).toEqual(['2026-12-01', 1]);
  expect(startOfDay('2026-12-01')).toBe('2026-12-01T05:00:00.000Z');
  // Chicago's day has not begun yet when Winnipeg's has.
  expect(dayBegan('America/Chicago', midnight)?.toISOString()).toBe('2026-11-30T06:00:00.000Z');
});

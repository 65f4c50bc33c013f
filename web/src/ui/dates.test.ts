import { afterEach, describe, expect, it } from 'vitest';
import { setFormatLocale } from '../base/i18n/formatLocale.ts';
import { setViewerZone, viewerZone } from '../base/i18n/viewerZone.ts';
import {
  clock,
  comingMoment,
  dayHint,
  dayName,
  exactTime,
  fullMoment,
  listDate,
  shortDate,
  saidDate,
  timeOfDay,
  wallTimes,
  writtenDate,
} from './dates.ts';

const now = new Date('2026-11-19T18:52:00Z');
const options = { timeZone: 'America/Los_Angeles', yesterday: 'Yesterday' };

describe('a moment in a list', () => {
  it('is a time today', () => {
    expect(listDate(new Date('2026-11-19T18:44:00Z'), now, options).replace(/\s/u, ' ')).toBe('10:44 AM');
  });

  it('is the word yesterday, counted in the viewer’s zone', () => {
    // 23:30 on the 18th in Los Angeles, and already the 19th in UTC.
    expect(listDate(new Date('2026-11-19T07:30:00Z'), now, options)).toBe('Yesterday');
  });

  it('is DD/MM/YYYY before that, also over a change of the clock', () => {
    expect(listDate(new Date('2026-11-17T20:00:00Z'), now, options)).toBe('17/11/2026');
    const afterChange = new Date('2026-11-02T18:00:00Z');
    expect(listDate(new Date('2026-11-01T07:30:00Z'), afterChange, options)).toBe('Yesterday');
  });

  it('of tomorrow is a date, never yesterday', () => {
    expect(listDate(new Date('2026-11-20T18:00:00Z'), now, options)).toBe('20/11/2026');
  });
});

it('a day divider names today, yesterday or the date', () => {
  const words = { ...options, today: 'Today' };
  expect(dayName(now, now, words)).toBe('Today');
  expect(dayName(new Date('2026-11-18T18:00:00Z'), now, words)).toBe('Yesterday');
  expect(dayName(new Date('2025-02-03T18:00:00Z'), now, words)).toBe('03/02/2025');
});

it('beside a day’s name stands its weekday, and where the name is a word the date, as its list writes others', () => {
  const hint = (moment: string, locale: string) =>
    dayHint(new Date(moment), now, { timeZone: 'America/Los_Angeles', locale });
  expect(hint('2026-11-19T18:00:00Z', 'en')).toBe('Thursday, 19/11/2026');
  expect(hint('2026-11-19T07:30:00Z', 'de')).toBe('Mittwoch, 18/11/2026');
  expect(hint('2026-11-16T18:00:00Z', 'en')).toBe('Monday');
});

it('a date is the calendar day of the zone', () => {
  expect(shortDate(new Date('2026-11-19T02:00:00Z'), 'America/Los_Angeles')).toBe('18/11/2026');
  expect(shortDate(new Date('2026-11-19T02:00:00Z'), 'Europe/Berlin')).toBe('19/11/2026');
});

it('a length of time has minutes, and hours only when there are some', () => {
  expect([0, 7.9, 252, 3729, -4].map(clock)).toEqual(['0:00', '0:07', '4:12', '1:02:09', '0:00']);
});

describe('in the viewer’s own way of writing', () => {
  afterEach(() => setFormatLocale('en'));
  const morning = new Date('2026-11-19T17:05:09Z');
  const zone = { timeZone: 'America/Los_Angeles' };

  it.each([
    ['en', '9:05 AM'],
    ['en-GB', '09:05'],
    ['es', '9:05'],
    ['fr', '09:05'],
    ['de', '09:05'],
  ])('%s writes a time of today as %s', (locale, expected) => {
    setFormatLocale(locale);
    expect(listDate(morning, now, { ...zone, yesterday: 'x' }).replace(/\s/u, ' ')).toBe(expected);
  });

  it.each([
    ['en', 'Yesterday'],
    ['es', 'Ayer'],
    ['fr', 'Hier'],
    ['de', 'Gestern'],
  ])('%s says the word for yesterday, and writes older days as DD/MM/YYYY like everybody', async (locale, word) => {
    setFormatLocale(locale);
    const { default: common } = (await import(`../base/texts/common/${locale}.json`)) as {
      default: { yesterday: string };
    };
    const words = { ...zone, yesterday: common.yesterday };
    expect(listDate(new Date('2026-11-18T20:00:00Z'), now, words)).toBe(word);
    expect(listDate(new Date('2026-02-03T20:00:00Z'), now, words)).toBe('03/02/2026');
  });

  it('a full moment, for a title, is in the language, and an exact one on the clock of the language', () => {
    setFormatLocale('de');
    expect(fullMoment(morning, zone)).toBe('Donnerstag, 19. November 2026 um 09:05');
    expect(exactTime(morning, zone)).toBe('09:05:09');
    expect(exactTime(morning, { ...zone, locale: 'en-US' }).replace(/\s/u, ' ')).toBe('9:05:09 AM');
    expect(timeOfDay(morning, { ...zone, locale: 'en-US' }).replace(/\s/u, ' ')).toBe('9:05 AM');
  });
});

describe('in the viewer’s own zone', () => {
  afterEach(() => {
    setViewerZone(undefined);
    setFormatLocale('en');
  });
  const midnight = new Date('2026-11-18T23:30:00Z');
  const words = { today: 'Today', yesterday: 'Yesterday' };

  it('every way of writing a moment follows the account’s zone unless another is asked for', () => {
    setFormatLocale('de');
    expect(setViewerZone('Asia/Tokyo')).toBe(true);
    expect(timeOfDay(midnight)).toBe('08:30');
    expect(exactTime(midnight)).toBe('08:30:00');
    expect(shortDate(midnight)).toBe('19/11/2026');
    expect(fullMoment(midnight)).toContain('19. November 2026');
    expect(dayName(midnight, new Date('2026-11-19T10:00:00Z'), words)).toBe('Today');
    expect(listDate(midnight, new Date('2026-11-19T10:00:00Z'), words)).toBe('08:30');
    setViewerZone('America/Los_Angeles');
    expect(timeOfDay(midnight)).toBe('15:30');
    expect(listDate(midnight, new Date('2026-11-19T10:00:00Z'), words)).toBe('Yesterday');
    expect(shortDate(midnight, 'Asia/Tokyo')).toBe('19/11/2026');
  });

  it('is the browser’s while the account has none, or one that the browser does not know', () => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    for (const none of [undefined, null, '', 'Mars/Olympus_Mons']) {
      setViewerZone('Asia/Tokyo');
      expect(setViewerZone(none)).toBe(own !== 'Asia/Tokyo');
      expect(viewerZone()).toBe(own);
    }
  });
});

it('an end that comes is named by its time, then its weekday, then its date', () => {
  const now = new Date('2026-11-18T22:00:00Z');
  const named = (moment: string) => comingMoment(new Date(moment), now, { timeZone: 'Europe/Berlin', locale: 'en-GB' });
  expect(named('2026-11-18T22:30:00Z')).toBe('23:30');
  expect(named('2026-11-19T08:00:00Z')).toBe('Thu 09:00');
  expect(named('2026-11-25T08:00:00Z')).toBe('25 Nov 2026, 09:00');
});

describe('in a sentence', () => {
  const moment = new Date('2026-12-11T20:00:00Z');
  it.each([
    ['en', 'Dec 11, 2026'],
    ['en-GB', '11 Dec 2026'],
    ['de', '11. Dez. 2026'],
    ['fr', '11 déc. 2026'],
    ['es', '11 dic 2026'],
  ])('%s writes the month in words: %s', (locale, written) => {
    const words = { timeZone: 'UTC', locale, yesterday: 'x' };
    expect(writtenDate(moment, words)).toBe(written);
    expect(saidDate(moment, new Date('2026-12-24T12:00:00Z'), words)).toBe(written);
  });
});

it('hours are told on the reader’s clock', () => {
  const hours = { start: '09:00', end: '24:00' };
  expect(wallTimes(hours, 'de')).toBe('09:00–00:00');
  expect(wallTimes(hours, 'en').replaceAll(/\s/gu, ' ')).toBe('9:00 AM–12:00 AM');
});

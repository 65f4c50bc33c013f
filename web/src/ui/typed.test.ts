import { describe, expect, it } from 'vitest';
import { firstWeekday } from './firstWeekday.ts';
import { isWholeDay, readDay } from './typedDay.ts';
import { isWholeTime, readTime } from './typedTime.ts';

const TODAY = '2026-11-27';

describe('a day as it is typed', () => {
  it.each([
    ['en-US', '12/11/2026', '2026-12-11'],
    ['en-US', '12/11', '2026-12-11'],
    ['en-US', '13/11/2026', '2026-11-13'],
    ['en-US', 'Dec 11', '2026-12-11'],
    ['en-US', 'december 11, 2027', '2027-12-11'],
    ['en-US', '11 dec 27', '2027-12-11'],
    ['en-US', 'Tomorrow', '2026-11-28'],
    ['en-GB', '12/11/2026', '2026-11-12'],
    ['en-GB', '2026-12-11', '2026-12-11'],
    ['de', '11.12.2026', '2026-12-11'],
    ['de', '11. Dez. 2026', '2026-12-11'],
    ['de', '3. März', '2026-03-03'],
    ['de', 'gestern', '2026-11-26'],
    ['de', '1.2.27', '2027-02-01'],
    ['fr', '11 décembre 2026', '2026-12-11'],
    ['fr', '11 fevr', '2026-02-11'],
    ['fr', "aujourd'hui", '2026-11-27'],
    ['es', '11/12/2026', '2026-12-11'],
    ['es', '11 dic 2026', '2026-12-11'],
  ])('%s: %s', (locale, text, day) => expect(readDay(text, TODAY, locale)).toBe(day));

  it.each(['', 'soon', '31/02/2026', '2026-13-45', '11', '1 2 3 4', 'Dec', 'ma 3', '99/99/9999'])(
    '%s is none',
    (text) => expect(readDay(text, TODAY, 'en-US')).toBeUndefined(),
  );

  it.each(['en-US', 'en-GB', 'de', 'fr', 'es', 'es-MX', 'de-AT', 'fr-CH'])(
    'in %s what the field shows is read as the same day',
    async (locale) => {
      const { writtenDay } = await import('./dates.ts');
      for (const day of ['2026-01-31', '2026-03-03', '2026-05-05', '2026-06-12', '2026-08-09', '2026-12-11'])
        expect(readDay(writtenDay(day, locale), TODAY, locale)).toBe(day);
    },
  );

  it('counts before the field is left once its year is whole', () => {
    expect(['12/11/202', '12/11/2026', 'Dec 11, 2026', '2026-12-1', '2026-12-11'].map(isWholeDay)).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('a time as it is typed', () => {
  it.each([
    ['9', '09:00'],
    ['17', '17:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9h30', '09:30'],
    ['9h', '09:00'],
    ['9 pm', '21:00'],
    ['9:30PM', '21:30'],
    ['9:30 p. m.', '21:30'],
    ['9:30 a.m.', '09:30'],
    ['12 am', '00:00'],
    ['12:15 pm', '12:15'],
    ['17 Uhr', '17:00'],
    ['24:00', '00:00'],
  ])('%s', (text, time) => expect(readTime(text)).toBe(time));

  it.each(['', 'noonish', '25', '9:75', '13 pm', '0 am', '12345'])('%s is none', (text) =>
    expect(readTime(text)).toBeUndefined(),
  );

  it.each(['en-US', 'en-GB', 'de', 'fr', 'es', 'es-MX'])(
    'in %s what the field shows is read as the same',
    async (locale) => {
      const { wallTime } = await import('./dates.ts');
      for (const time of ['00:00', '00:30', '09:05', '12:00', '12:30', '23:59'])
        expect(readTime(wallTime(time, locale))).toBe(time);
    },
  );

  it('counts before the field is left once its minutes are there', () => {
    expect(['9', '9:3', '9:30', '09:30 pm', '9 p'].map(isWholeTime)).toEqual([false, false, true, true, false]);
  });
});

it('a week begins as where the locale is spoken', () => {
  expect(['en', 'en-US', 'en-GB', 'de', 'fr-CA', 'es-MX', 'es'].map(firstWeekday)).toEqual([0, 0, 1, 1, 0, 0, 1]);
});

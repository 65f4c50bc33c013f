import { describe, expect, it } from 'vitest';
import { holidaysOfCalendar } from './calendarFile.ts';
import { dayIn } from '../ui/clocks.ts';
import { closedOn, holidayOn, holidaysInput, holidaysOf, inOrder, wholeDate } from './holidays.ts';

const TODAY = '2026-11-22';
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...events, 'END:VCALENDAR'].join('\r\n');
const days = (...events: string[]) => {
  const { holidays, leftOut } = holidaysOfCalendar(calendar(...events), TODAY);
  return { found: holidays.map(({ date, name }) => `${date} ${name}`), leftOut };
};

describe('a calendar file', () => {
  it('gives the whole days of the next 18 months', () => {
    const on = (date: string, name: string) => event(`DTSTART;VALUE=DATE:${date}`, `SUMMARY:${name}`);
    const read = days(
      on('20261121', 'Yesterday'),
      on('20261122', 'Today'),
      on('20280521', 'Last'),
      on('20280522', 'Late'),
    );
    expect(read).toEqual({ found: ['2026-11-22 Today', '2028-05-21 Last'], leftOut: 0 });
  });

  it('gives each day of an event of several, and one entry for two events of one day', () => {
    const christmas = event('DTSTART;VALUE=DATE:20261225', 'DTEND;VALUE=DATE:20261227', 'SUMMARY:Christmas');
    const boxing = event('DTSTART;VALUE=DATE:20261226', 'SUMMARY:Boxing Day');
    expect(days(christmas, boxing).found).toEqual(['2026-12-25 Christmas', '2026-12-26 Christmas, Boxing Day']);
  });

  it('follows what repeats, without days that were taken out, moved or called off', () => {
    const yearly = event(
      'DTSTART;VALUE=DATE:20200101',
      'RRULE:FREQ=YEARLY',
      'EXDATE;VALUE=DATE:20280101',
      'SUMMARY:New Year',
    );
    const moved = event('RECURRENCE-ID;VALUE=DATE:20270101', 'DTSTART;VALUE=DATE:20270102', 'SUMMARY:New Year (moved)');
    const off = event('DTSTART;VALUE=DATE:20270501', 'STATUS:CANCELLED', 'SUMMARY:Called off');
    expect(days(yearly, moved, off)).toEqual({ found: ['2027-01-02 New Year (moved)'], leftOut: 0 });
  });

  it('says how many events are no holidays', () => {
    const meeting = event('DTSTART:20261201T090000Z', 'DTEND:20261201T100000Z', 'SUMMARY:Meeting');
    expect(days(meeting, event('DTSTART;VALUE=DATE:20261202'))).toEqual({ found: [], leftOut: 2 });
  });

  it.each(['', 'Hello', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])('"%s" is none', (text) => {
    expect(() => holidaysOfCalendar(text, TODAY)).toThrow('no calendar');
  });
});

it('holidays stand in the order in which they come, those that are over last', () => {
  const dates = ['2026-01-01', '11-21', '2027-01-06', '11-22', '2026-12-25'];
  expect(
    inOrder(
      dates.map((date) => closedOn(date, 'Day')),
      TODAY,
    ).map(({ date }) => date),
  ).toEqual(['11-22', '2026-12-25', '2027-01-06', '11-21', '2026-01-01']);
});

it('the holiday of a day is that of its date before that of each year, on the clocks of the zone', () => {
  const list = [closedOn('12-25', 'Each year'), closedOn('2026-12-25', 'This year')];
  expect(['2026-12-25', '2027-12-25', '2027-12-26'].map((day) => holidayOn(list, day)?.name)).toEqual([
    'This year',
    'Each year',
    undefined,
  ]);
  expect(dayIn('Pacific/Auckland', new Date('2026-12-24T12:00:00Z'))).toBe('2026-12-25');
  expect([wholeDate('12-25', '2026'), wholeDate('02-29', '2026')]).toEqual(['2026-12-25', '2024-02-29']);
});

it('what the server says of holidays comes back to it as it was', () => {
  const closed = { date: '12-25', name: 'Christmas', blocks: [], closesAtMidnight: true };
  const greetings = [{ say: 'Closed.' }, { sound: 'closed' }, { mediaId: 'waltz' }, undefined];
  const saved = [
    { say: 'Closed.', sound: null, media: null },
    { say: null, sound: 'closed', media: null },
    { say: null, sound: null, media: { id: 'waltz' } },
    null,
  ].map((greeting) => ({ ...closed, greeting }));
  expect(holidaysInput(holidaysOf(saved))).toEqual(
    greetings.map((greeting) => ({ ...closed, ...(greeting ? { greeting } : {}) })),
  );
});

/** Reads holidays out of a calendar file (.ics): whole days of the next eighteen months (defaults 10). */
import ICAL from 'ical.js';
import { cutTo } from '../base/words.ts';
import { closedOn, type Holiday, LONGEST_NAME } from './holidays.ts';

export interface CalendarDays {
  /** By date, each date once. */
  holidays: Holiday[];
  /** Events of those months that are no holidays: they have a time of day, or no name. */
  leftOut: number;
}

const MONTHS = 18;
/** A rule that repeats each day from long ago is followed no further. */
const MOST_TIMES = 50_000;
const MOST_DAYS = 31;

/**
 * @param today the first date, 2026-11-22
 * @throws Error when the text is no calendar
 */
export function holidaysOfCalendar(text: string, today: string): CalendarDays {
  const calendar = readCalendar(text);
  const until = monthsLater(today);
  const components = calendar.getAllSubcomponents('vevent');
  const events = components.filter((component) => !component.hasProperty('recurrence-id'));
  const exceptions = components.filter((component) => component.hasProperty('recurrence-id'));
  const names = new Map<string, string[]>();
  let leftOut = 0;
  for (const component of events) {
    const uid = component.getFirstPropertyValue('uid');
    const changed = exceptions.filter((other) => other.getFirstPropertyValue('uid') === uid);
    const event = new ICAL.Event(component, { exceptions: changed });
    for (const { item, startDate, endDate } of timesOf(event, until)) {
      const days = daysOf(startDate, endDate).filter((day) => day >= today && day < until);
      if (days.length === 0 || item.component.getFirstPropertyValue('status') === 'CANCELLED') continue;
      const name = (item.summary ?? '').trim();
      if (name === '' || !startDate.isDate) leftOut += 1;
      else for (const day of days) names.set(day, [...new Set([...(names.get(day) ?? []), name])]);
    }
  }
  const holidays = [...names]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([date, given]) => closedOn(date, cutTo(given.join(', '), LONGEST_NAME)));
  return { holidays, leftOut };
}

/** @throws Error when the text is no calendar */
function readCalendar(text: string): ICAL.Component {
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  } catch (cause) {
    throw new Error('no calendar: it cannot be read', { cause });
  }
  if (calendar.name !== 'vcalendar') throw new Error(`no calendar: it is a ${calendar.name}`);
  return calendar;
}

type Occurrence = ReturnType<ICAL.Event['getOccurrenceDetails']>;

/** When an event takes place, up to a date. */
function timesOf(event: ICAL.Event, until: string): Occurrence[] {
  if (!event.isRecurring())
    return [{ recurrenceId: event.startDate, item: event, startDate: event.startDate, endDate: event.endDate }];
  const times: Occurrence[] = [];
  const iterator = event.iterator();
  for (let count = 0; count < MOST_TIMES; count += 1) {
    // The iterator's declaration does not say that it ends.
    const next = iterator.next() as ICAL.Time | undefined;
    if (!next || dateOf(next) >= until) break;
    times.push(event.getOccurrenceDetails(next));
  }
  return times;
}

/** The dates of an event; its end is the day after the last one, and an event without one has its first day alone. */
function daysOf(start: ICAL.Time, end: ICAL.Time | null): string[] {
  const last = end === null ? '' : dateOf(end);
  const days = [dateOf(start)];
  const day = start.clone();
  while (days.length < MOST_DAYS) {
    day.adjust(1, 0, 0, 0);
    if (dateOf(day) >= last) break;
    days.push(dateOf(day));
  }
  return days;
}

const two = (part: number): string => String(part).padStart(2, '0');
const dateOf = ({ year, month, day }: ICAL.Time): string => `${year}-${two(month)}-${two(day)}`;

function monthsLater(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + MONTHS, day)).toISOString().slice(0, 10);
}

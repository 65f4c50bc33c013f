/** How moments, days and hours are written: the one place that asks Intl, in the reader's language, on clocks by zones.ts. */
import { formatLocale } from '../base/i18n/formatLocale.ts';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { dayIn, daysAgo, monthsBetween } from './clocks.ts';
import { zoneAt } from '../base/zones.ts';

/** What a moment is shown with: the viewer's zone and the viewer's way of writing times. */
export interface DateOptions {
  /** IANA; without it the viewer's own. */
  timeZone?: string | undefined;
  /** BCP 47; without it the viewer's own. */
  locale?: string;
  /** The word for yesterday in the viewer's language. */
  yesterday: string;
}
type Written = Partial<Pick<DateOptions, 'timeZone' | 'locale'>>;
type Form = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(locale: string, timeZone: string, form: Form): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(form)}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...form, timeZone });
  formats.set(key, made);
  return made;
}

const write = (moment: Date, form: Form, { timeZone = viewerZone(), locale = formatLocale() }: Written): string =>
  formatFor(locale, zoneAt(timeZone, moment), form).format(moment);

/** A moment that stands for what its clock shows in UTC: a calendar day, an hour, a weekday. */
const writeShown = (shown: number, form: Form, locale = formatLocale()): string =>
  formatFor(locale, 'UTC', form).format(shown);

/** 2024-01-01 was a Monday, and that year has a 29th of February. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const TIME: Form = { hour: 'numeric', minute: '2-digit' };
/** The month in words: two figures around a slash are read as another day across the Atlantic. */
const DATE: Form = { day: 'numeric', month: 'short', year: 'numeric' };

/** The time of day as the viewer writes it, such as 10:52 AM or 10:52. */
export const timeOfDay = (moment: Date, options: Written = {}): string =>
  write(moment, { timeStyle: 'short' }, options);

/** The time of day with its seconds, as the viewer writes it, where decisions follow each other within one minute. */
export const exactTime = (moment: Date, options: Written = {}): string =>
  write(moment, { timeStyle: 'medium' }, options);

/** A wall time (HH:mm), as the viewer writes it: 9:00 AM, 09:00. What is none stays as it is. */
export function wallTime(time: string, locale?: string): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hours === undefined) return time;
  return writeShown(Date.UTC(2024, 0, 1, Number(hours), Number(minutes)), { timeStyle: 'short' }, locale);
}

/** From when until when, in wall times: 9:00 AM–5:00 PM, 09:00–17:00. */
export const wallTimes = ({ start, end }: { readonly start: string; readonly end: string }, locale?: string): string =>
  // Broken between the two alone.
  [start, end].map((time) => wallTime(time, locale).replaceAll(/\s/g, '\u00a0')).join('–');

/** A full hour of the day, such as 3 PM or 15. */
export const hourName = (hour: number): string => writeShown(MONDAY + hour * HOUR_MS, { hour: 'numeric' });

/** A weekday in words; 1 is Monday. */
export const weekdayName = (weekday: number, length: 'long' | 'short' = 'long', locale?: string): string =>
  writeShown(MONDAY + (weekday - 1) * DAY_MS, { weekday: length }, locale);

/** A month of a calendar, such as November 2026. @param day YYYY-MM-DD */
export const monthName = (day: string, length: 'long' | 'short' = 'long', year = true, locale?: string): string =>
  writeShown(shownDay(day), { month: length, ...(year ? { year: 'numeric' } : {}) }, locale);

/** A moment in full, for a title: the long date and the time, in the viewer's words. */
export const fullMoment = (moment: Date, options: Written = {}): string =>
  write(moment, { dateStyle: 'full', timeStyle: 'short' }, options);

/** The weekday with its date, for a heading: Friday, November 27. */
export const longDay = (moment: Date, options: Written = {}): string =>
  write(moment, { weekday: 'long', day: 'numeric', month: 'long' }, options);

/** A date in a sentence, a deadline or a figure: Dec 11, 2026; 11. Dez. 2026. */
export const writtenDate = (moment: Date, options: Written = {}): string => write(moment, DATE, options);

/** A date and a time in a sentence: Dec 11, 2026, 9:00 AM. */
export const writtenMoment = (moment: Date, options: Written = {}): string =>
  `${writtenDate(moment, options)}, ${timeOfDay(moment, options)}`;

/** A calendar day in a field: Dec 11, 2026. @param day YYYY-MM-DD */
export const writtenDay = (day: string, locale?: string): string => writeShown(shownDay(day), DATE, locale);

/** A calendar day in full: Friday, December 11, 2026. @param day YYYY-MM-DD */
export const fullDay = (day: string, locale?: string): string =>
  writeShown(shownDay(day), { dateStyle: 'full' }, locale);

/** The day of a holiday: Fri, December 25, 2026, or December 25 for each year. @param day YYYY-MM-DD or MM-DD */
export const holidayName = (day: string, locale?: string): string =>
  day.length === 5
    ? writeShown(shownDay(`2024-${day}`), { day: 'numeric', month: 'long' }, locale)
    : writeShown(shownDay(day), { day: 'numeric', month: 'long', year: 'numeric', weekday: 'short' }, locale);

const shownDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** DD/MM/YYYY, in every language (spec 000 §9): in lists alone. */
export const shortDate = (moment: Date, timeZone = viewerZone()): string =>
  dayIn(timeZone, moment).split('-').toReversed().join('/');

/** How a list shows a moment: today its time, yesterday the word, else DD/MM/YYYY (spec 000 §9). */
export function listDate(moment: Date, now: Date, options: DateOptions): string {
  const days = daysAgo(moment, now, options.timeZone);
  if (days === 0) return timeOfDay(moment, options);
  return days === 1 ? options.yesterday : shortDate(moment, options.timeZone);
}

/** How a sentence names a moment that was: today its time, yesterday the word, else the date in words. */
export function saidDate(moment: Date, now: Date, options: DateOptions): string {
  const days = daysAgo(moment, now, options.timeZone);
  if (days === 0) return timeOfDay(moment, options);
  return days === 1 ? options.yesterday : writtenDate(moment, options);
}

/** How a thread's day divider names a day: Today, Yesterday, else DD/MM/YYYY (ux §2). */
export function dayName(moment: Date, now: Date, options: DateOptions & { today: string }): string {
  const days = daysAgo(moment, now, options.timeZone);
  if (days === 0) return options.today;
  return days === 1 ? options.yesterday : shortDate(moment, options.timeZone);
}

/** What stands beside a day's name: the weekday, and where the name is a word the date, as the list writes its others. */
export function dayHint(moment: Date, now: Date, options: Written = {}): string {
  const days = daysAgo(moment, now, options.timeZone);
  const weekday = write(moment, { weekday: 'long' }, options);
  return days === 0 || days === 1 ? `${weekday}, ${shortDate(moment, options.timeZone)}` : weekday;
}

/** How an end that comes is named: today its time, within the next six days the weekday and the time, else the date in words and the time. */
export function comingMoment(moment: Date, now: Date, options: Written = {}): string {
  const days = -daysAgo(moment, now, options.timeZone);
  if (days === 0) return timeOfDay(moment, options);
  return days > 6 ? writtenMoment(moment, options) : write(moment, { weekday: 'short', ...TIME }, options);
}

/** How a plot names the hour, day or month that begins at a moment: below a bar, and in whole. */
export const BUCKETS: Readonly<Record<string, { readonly short: Form; readonly whole: Form }>> = {
  HOUR: { short: { hour: 'numeric' }, whole: { weekday: 'short', ...TIME } },
  DAY: { short: { day: 'numeric', month: 'short' }, whole: { weekday: 'long', day: 'numeric', month: 'long' } },
  MONTH: { short: { month: 'short' }, whole: { month: 'long', year: 'numeric' } },
};

/** The name of a stretch of a plot that begins at a moment. @param bucket HOUR, DAY or MONTH */
export const bucketName = (moment: Date, bucket: string, length: 'short' | 'whole', timeZone: string): string =>
  write(moment, BUCKETS[bucket]?.[length] ?? {}, { timeZone });

/** The parts of 'DD MMMM YYYY at h:mm a' (spec 001 §2): the month in the viewer's words, and where one has no a.m. their clock. */
export function orderMoment(
  moment: Date,
  options: Written = {},
): { day: string; month: string; year: string; time: string } {
  const { locale = formatLocale() } = options;
  const part = (form: Form, written = locale) => write(moment, form, { ...options, locale: written });
  return {
    day: part({ day: '2-digit' }, 'en-GB'),
    month: part({ month: 'long' }),
    year: part({ year: 'numeric' }, 'en-GB'),
    time: locale.startsWith('en')
      ? part({ ...TIME, hour12: true }, 'en-US')
          .replaceAll(/\s/g, ' ')
          .toLowerCase()
      : part(TIME),
  };
}

/** How long ago it was, in whole months: 14 months ago (spec 001 §2). */
export function monthsAgo(moment: Date, now: Date, { timeZone, locale = formatLocale() }: Written = {}): string {
  const whole = monthsBetween(moment, now, timeZone);
  // 'this month' reads better than 'in 0 months'.
  return new Intl.RelativeTimeFormat(locale, { numeric: whole === 0 ? 'auto' : 'always' }).format(-whole, 'month');
}

const AGO_STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, in the largest unit that fits: "4 sec. ago". @param left negative milliseconds */
export function agoWords(left: number, locale = formatLocale()): string {
  const format = new Intl.RelativeTimeFormat(locale, { style: 'short' });
  const passed = Math.max(0, -left);
  for (const [unit, ms] of AGO_STEPS) if (passed >= ms) return format.format(-Math.floor(passed / ms), unit);
  return format.format(-Math.max(1, Math.floor(passed / 1_000)), 'second');
}

/** Yesterday, today, tomorrow in a language: -1, 0, 1. */
export const relativeDay = (days: number, locale = formatLocale()): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');

/** A zone's distance to Greenwich at a moment, such as GMT-8; undefined where the language has no way to write it. */
export const zoneDistance = (timeZone: string, moment: Date, locale = formatLocale()): string | undefined =>
  partsOf(moment, { timeZoneName: 'shortOffset' }, { timeZone, locale }).find(({ type }) => type === 'timeZoneName')
    ?.value;

const partsOf = (moment: Date, form: Form, { timeZone = viewerZone(), locale = formatLocale() }: Written) =>
  formatFor(locale, zoneAt(timeZone, moment), form).formatToParts(moment);

/** In which order the viewer writes a date in figures, with what is between: ['month', '/', 'day', '/', 'year']. */
export const dateOrder = (locale = formatLocale()): readonly { type: string; value: string }[] =>
  formatFor(locale, 'UTC', { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(MONDAY)
    .map(({ type, value }) => ({ type, value }));

/** Whether the viewer's clock has twelve hours. */
export const hasTwelveHours = (locale = formatLocale()): boolean =>
  formatFor(locale, 'UTC', { hour: 'numeric' }).resolvedOptions().hour12 === true;

/** A length of time for reading, in whole seconds: 0:07, 4:12, 1:02:09. */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

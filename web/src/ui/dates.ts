import { formatLocale } from '../app/i18n/formatLocale.ts';
import { viewerZone } from '../app/i18n/viewerZone.ts';

/** What a moment is shown with: the viewer's zone and the viewer's way of writing times. */
export interface DateOptions {
  /** IANA; without it the viewer's own. */
  timeZone?: string | undefined;
  /** BCP 47; without it the viewer's own. */
  locale?: string;
  /** The word for yesterday in the viewer's language. */
  yesterday: string;
}

interface Parts {
  year: number;
  month: number;
  day: number;
}

function calendarDay(moment: Date, timeZone = viewerZone()): Parts {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const values = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return { year: values['year'] ?? 0, month: values['month'] ?? 0, day: values['day'] ?? 0 };
}

const dayNumber = ({ year, month, day }: Parts) => Date.UTC(year, month - 1, day) / 86_400_000;
const two = (value: number) => String(value).padStart(2, '0');

/** Whole calendar days from `moment` to `now`, in the zone: 0 is today, 1 yesterday. */
export const daysAgo = (moment: Date, now: Date, timeZone?: string): number =>
  dayNumber(calendarDay(now, timeZone)) - dayNumber(calendarDay(moment, timeZone));

/** The time of day as the viewer writes it, such as 10:52 AM or 10:52. */
export const timeOfDay = (
  moment: Date,
  { timeZone = viewerZone(), locale = formatLocale() }: Partial<DateOptions> = {},
): string => new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' }).format(moment);

/** The time of day with its seconds, as the viewer writes it, where decisions follow each other within one minute. */
export const exactTime = (
  moment: Date,
  { timeZone = viewerZone(), locale = formatLocale() }: Partial<DateOptions> = {},
): string => new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'medium' }).format(moment);

/** A moment in full, for a title: the long date and the time, in the viewer's words. */
export const fullMoment = (
  moment: Date,
  { timeZone = viewerZone(), locale = formatLocale() }: Partial<DateOptions> = {},
): string => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(moment);

/** DD/MM/YYYY, in every language (spec 000 §9). */
export function shortDate(moment: Date, timeZone?: string): string {
  const { year, month, day } = calendarDay(moment, timeZone);
  return `${two(day)}/${two(month)}/${year}`;
}

/** How a list shows a moment: today its time, yesterday the word, else DD/MM/YYYY (spec 000 §9). */
export function listDate(moment: Date, now: Date, options: DateOptions): string {
  const days = daysAgo(moment, now, options.timeZone);
  if (days === 0) return timeOfDay(moment, options);
  return days === 1 ? options.yesterday : shortDate(moment, options.timeZone);
}

/** How a thread's day divider names a day: Today, Yesterday, else DD/MM/YYYY (ux §2). */
export function dayName(moment: Date, now: Date, options: DateOptions & { today: string }): string {
  const days = daysAgo(moment, now, options.timeZone);
  if (days === 0) return options.today;
  return days === 1 ? options.yesterday : shortDate(moment, options.timeZone);
}

/** What stands beside a day's name: the weekday, and the date where the name is a word. */
export function dayHint(
  moment: Date,
  now: Date,
  { timeZone = viewerZone(), locale = formatLocale() }: Partial<DateOptions> = {},
): string {
  const days = daysAgo(moment, now, timeZone);
  const date = days === 0 || days === 1 ? ({ day: 'numeric', month: 'short' } as const) : {};
  return new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', ...date }).format(moment);
}

/** How an end that comes is named: today its time, within the next six days the weekday and the time, else DD/MM/YYYY and the time. */
export function comingMoment(
  moment: Date,
  now: Date,
  { timeZone = viewerZone(), locale = formatLocale() }: Partial<DateOptions> = {},
): string {
  const days = -daysAgo(moment, now, timeZone);
  const time = timeOfDay(moment, { timeZone, locale });
  if (days === 0) return time;
  if (days > 6) return `${shortDate(moment, timeZone)}, ${time}`;
  return new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(
    moment,
  );
}

/** A length of time for reading, in whole seconds: 0:07, 4:12, 1:02:09. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

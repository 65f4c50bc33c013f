/** What the clocks of a zone show, and when they show it, by the product's own table of zones (zones.ts). */
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { offsetAt } from '../base/zones.ts';

const DAY_MS = 86_400_000;

/** The wall clock of a zone at an instant, as ISO 8601 writes it: 2026-11-21T09:05:00. */
const wall = (timeZone: string, at: Date): string =>
  new Date(at.getTime() + offsetAt(timeZone, at.getTime())).toISOString().slice(0, 19);

/** The day that it is in a zone, YYYY-MM-DD. */
export const dayIn = (timeZone: string, at: Date): string => wall(timeZone, at).slice(0, 10);

/** The hour of the day in a zone, 0 to 23. */
export const hourIn = (timeZone: string, at: Date): number => Number(wall(timeZone, at).slice(11, 13));

/** Date (YYYY-MM-DD) and time (HH:mm) in a zone, as fields for them have it. */
export function wallClock(moment: Date, timeZone: string): { readonly date: string; readonly time: string } {
  const shown = wall(timeZone, moment);
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** A moment as spreadsheets read it: 2026-11-21 09:05:00, on the clocks of a zone. */
export const csvMoment = (moment: Date, timeZone: string): string => wall(timeZone, moment).replace('T', ' ');

/**
 * The instant at which a zone's clocks show a wall time (as if it were UTC), both in ms. Of an hour that comes twice the first;
 * of one that is left out, as much later as the clocks jump: as the server reckons (kit/zones).
 */
export function instantOf(timeZone: string, shown: number): number {
  const offsets = [shown - DAY_MS, shown + DAY_MS].map((at) => offsetAt(timeZone, at));
  const fits = offsets.map((offset) => shown - offset).filter((at) => at + offsetAt(timeZone, at) === shown);
  return fits.length > 0 ? Math.min(...fits) : shown - (offsets[0] ?? 0);
}

/** A moment of a wall clock in a zone. @param date YYYY-MM-DD @param time HH:mm @returns undefined where it is none */
export function momentIn(date: string, time: string, timeZone: string): Date | undefined {
  const shown = Date.parse(`${date}T${time}:00Z`);
  return Number.isNaN(shown) ? undefined : new Date(instantOf(timeZone, shown));
}

/**
 * When a day begins where the person reads moments, as an instant.
 * @param day YYYY-MM-DD
 * @param later so many days after it
 * @returns null for what is no day
 */
export function startOfDay(day: string, later = 0, timeZone = viewerZone()): string | null {
  const midnight = Date.parse(`${day}T00:00:00Z`) + later * DAY_MS;
  return Number.isNaN(midnight) ? null : new Date(instantOf(timeZone, midnight)).toISOString();
}

/** Whole calendar days from `moment` to `now`, in the zone: 0 is today, 1 yesterday. */
export const daysAgo = (moment: Date, now: Date, timeZone = viewerZone()): number =>
  (Date.parse(dayIn(timeZone, now)) - Date.parse(dayIn(timeZone, moment))) / DAY_MS;

/** Whole months from `moment` to `now`, in the zone; none where it is still to come. */
export function monthsBetween(moment: Date, now: Date, timeZone = viewerZone()): number {
  const [then, today] = [moment, now].map((at) => {
    const [year = 0, month = 0, day = 0] = dayIn(timeZone, at).split('-').map(Number);
    return { months: year * 12 + month, day };
  }) as [{ months: number; day: number }, { months: number; day: number }];
  return Math.max(0, today.months - then.months - (today.day < then.day ? 1 : 0));
}

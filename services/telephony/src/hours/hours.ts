/** Weekly hours on the clocks of a zone: of a person, and of a number (defaults 10). Pure functions. */
import { type Wall, wallAt, zoneOffsets } from '@ringline/kit/zones';

/** `[opens, closes)` in minutes of the wall clock; `closes <= opens` ends on the next day, 0 to 1440 is the full day. */
export interface Interval {
  readonly opens: number;
  readonly closes: number;
}

export interface Holiday {
  /** The local date, `2026-12-25`, or `12-25` for each year. */
  readonly date: string;
  /** Replace those of the weekday; none: closed. */
  readonly intervals: readonly Interval[];
  /** An interval of the day before ends at midnight instead of running into this day. */
  readonly closesAtMidnight?: boolean;
}

export interface Hours {
  /** IANA zone. */
  readonly timezone: string;
  /** Seven lists, Monday first. */
  readonly days: readonly (readonly Interval[])[];
  readonly holidays?: readonly Holiday[];
}

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
const WEEK_DAYS = 7;
/** How far ahead the next change is looked for: the clocks' change can swallow a weekly block once, a holiday more often. */
const LOOK_AHEAD_WEEKS = 3;
const LOOK_AHEAD_WEEKS_WITH_HOLIDAYS = 54;

/** Whether the hours are open at an instant (epoch ms). The wall clock decides: an hour that comes twice counts twice. */
export function isOpen(hours: Hours, at: number): boolean {
  const wall = wallAt(hours.timezone, at);
  const { minute } = wall;
  const today = intervalsOf(hours, wall);
  if (today.some(({ opens, closes }) => minute >= opens && (closes <= opens || minute < closes))) return true;
  if (holidayOf(hours, wall)?.closesAtMidnight) return false;
  return intervalsOf(hours, dayBefore(wall)).some(({ opens, closes }) => closes <= opens && minute < closes);
}

/**
 * The first instant after `at` (both epoch ms) at which the hours open or close.
 * @returns null when they stay as they are: always open, never open, or not within the next weeks
 */
export function nextChange(hours: Hours, at: number): number | null {
  const weeks = hours.holidays?.length ? LOOK_AHEAD_WEEKS_WITH_HOLIDAYS : LOOK_AHEAD_WEEKS;
  const now = isOpen(hours, at);
  for (let week = 0; week < weeks; week += 1) {
    const from = at + week * WEEK_DAYS * DAY_MS;
    const change = boundaries(hours, from).find((instant) => isOpen(hours, instant) !== now);
    if (change !== undefined) return change;
  }
  return null;
}

/** The next instant after `at` (both epoch ms) at which a block begins, running ones left aside. Null: none within the next weeks. */
export function nextOpening(hours: Hours, at: number): number | null {
  const change = nextChange(hours, at);
  if (change === null || isOpen(hours, change)) return change;
  return nextChange(hours, change);
}

/**
 * Every instant, in order, at which hours may change in the week after `from`: each boundary under each offset that the
 * zone has then (an hour that comes twice gives two), and the change of the clocks itself.
 */
function boundaries(hours: Hours, from: number): number[] {
  const until = from + WEEK_DAYS * DAY_MS;
  const { offsets, changesAt } = zoneOffsets(hours.timezone, from - DAY_MS, until + DAY_MS);
  const instants = [...changesAt];
  // A block that runs past midnight began the day before.
  for (let near = from - 2 * DAY_MS; near <= until + DAY_MS; near += DAY_MS) {
    const wall = wallAt(hours.timezone, near);
    const midnight = Date.UTC(wall.year, wall.month - 1, wall.day);
    const minutes = new Set([0]);
    for (const { opens, closes } of intervalsOf(hours, wall))
      minutes.add(opens).add(closes <= opens ? closes + DAY_MINUTES : closes);
    for (const minute of minutes) for (const offset of offsets) instants.push(midnight + minute * MINUTE_MS - offset);
  }
  return instants.filter((instant) => instant > from && instant <= until).toSorted((a, b) => a - b);
}

function intervalsOf(hours: Hours, wall: Wall): readonly Interval[] {
  return holidayOf(hours, wall)?.intervals ?? hours.days[wall.weekday - 1] ?? [];
}

/** The holiday that an instant (epoch ms) falls on, by the wall clock; undefined where there is none. */
export const holidayAt = (hours: Hours, at: number): Holiday | undefined =>
  holidayOf(hours, wallAt(hours.timezone, at));

function holidayOf({ holidays = [] }: Hours, { year, month, day }: Wall): Holiday | undefined {
  const yearly = `${two(month)}-${two(day)}`;
  return holidays.find(({ date }) => date === `${year}-${yearly}`) ?? holidays.find(({ date }) => date === yearly);
}

function dayBefore({ year, month, day, weekday, minute }: Wall): Wall {
  const date = new Date(Date.UTC(year, month - 1, day - 1));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: weekday === 1 ? 7 : weekday - 1,
    minute,
  };
}

const two = (part: number): string => String(part).padStart(2, '0');

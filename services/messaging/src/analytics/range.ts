import { invalid } from '@ringline/kit/errors';
import { parseTimezone } from '@ringline/kit/hours';
import { startOfDay } from '@ringline/kit/zones';
import type { Range as RangeMessage } from '@ringline/proto/messaging/v1/analytics_pb';

/** The longest range, in days: two years, one of them a leap year. */
const MOST_DAYS = 731;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Days as people count them: from the beginning of the first to the end of the last, in the workspace's zone. */
export interface Range {
  readonly timezone: string;
  readonly since: Date;
  /** Not included. */
  readonly until: Date;
  /** Where as many days before began. */
  readonly previousSince: Date;
  readonly days: number;
}

/** @throws Refusal VALIDATION_FAILED: no such day, the wrong way round, or more than two years */
export function rangeOf(given: Pick<RangeMessage, 'from' | 'until' | 'timezone'> | undefined): Range {
  const { from = '', until = '', timezone: zone = '' } = given ?? {};
  const timezone = parseTimezone(zone, 'range.timezone');
  const days = Math.round((dayMs(until, 'range.until') - dayMs(from, 'range.from')) / DAY_MS) + 1;
  if (days < 1) throw invalid('range.until', 'The last day is before the first: choose one after it.');
  if (days > MOST_DAYS) throw invalid('range.from', 'Choose at most two years.');
  const midnight = (shift: number) => new Date(startOfDay(timezone, from, shift));
  return { since: midnight(0), until: midnight(days), previousSince: midnight(-days), timezone, days };
}

function dayMs(text: string, field: string): number {
  const at = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // 2026-02-30 would be read as a day of March.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text)
    throw invalid(field, 'Write the day as year, month and day, such as 2026-11-21.');
  return at;
}

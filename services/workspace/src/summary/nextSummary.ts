import { dateIn, instantOf, wallAt } from '@ringline/kit/zones';

const HOUR_MS = 3_600_000;
const AT_HOUR = 8;

/** The first 08:00 after a moment, or 08:00 of the first Monday, on the clocks of a zone (defaults 18). */
export function nextSummary(after: Date, every: string, timezone: string): Date {
  const today = dateIn(timezone, after.getTime());
  const { weekday } = wallAt(timezone, after.getTime());
  const first = every === 'DAILY' ? 0 : 1 - weekday;
  const step = every === 'DAILY' ? 1 : 7;
  for (let shift = first; ; shift += step) {
    const at = instantOf(timezone, Date.parse(`${today}T00:00:00Z`) + shift * 24 * HOUR_MS + AT_HOUR * HOUR_MS);
    if (at > after.getTime()) return new Date(at);
  }
}

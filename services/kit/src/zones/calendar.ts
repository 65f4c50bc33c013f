import { dateIn, instantOf, offsetAt } from './offsets.ts';

export type Bucket = 'HOUR' | 'DAY' | 'MONTH';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The first moment (epoch ms) of a date (YYYY-MM-DD) in a zone, `shift` days later. */
export const startOfDay = (timezone: string, date: string, shift = 0): number =>
  instantOf(timezone, Date.parse(`${date}T00:00:00Z`) + shift * DAY_MS);

/**
 * When each hour, day or month between two instants begins on the clocks of a zone; all in epoch ms. The first may begin
 * before `since`. A day of 25 hours has 25 of them.
 */
export function bucketStarts(bucket: Bucket, timezone: string, since: number, until: number): number[] {
  const starts: number[] = [];
  if (bucket === 'HOUR') {
    const offset = offsetAt(timezone, since);
    let at = Math.floor((since + offset) / HOUR_MS) * HOUR_MS - offset;
    // Where clocks change by half an hour, the hours after begin elsewhere.
    for (; at < until; at = nextHour(timezone, at)) starts.push(at);
    return starts;
  }
  const [year = 0, month = 1, day = 1] = dateIn(timezone, since).split('-').map(Number);
  for (let index = 0; ; index += 1) {
    const date = bucket === 'DAY' ? Date.UTC(year, month - 1, day + index) : Date.UTC(year, month - 1 + index, 1);
    const at = instantOf(timezone, date);
    if (at >= until) return starts;
    starts.push(at);
  }
}

function nextHour(timezone: string, at: number): number {
  const next = at + HOUR_MS;
  const past = (next + offsetAt(timezone, next)) % HOUR_MS;
  return past === 0 ? next : next - past + (past > HOUR_MS / 2 ? HOUR_MS : 0);
}

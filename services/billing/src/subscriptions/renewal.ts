import { dateIn, findZone, startOfDay } from '@ringline/kit/zones';

/** The zone, or UTC when nobody knows it. */
export const knownZone = (timezone: string): string => findZone(timezone)?.name ?? 'UTC';

/** Day of the month that an instant falls on in a zone. */
export const dayOfMonth = (instant: Date, timezone: string): number =>
  Number(dateIn(timezone, instant.getTime()).slice(8));

/**
 * The next renewal of the allowances: 00:00 of the anchor day in the workspace's zone, in the month after `after`
 * (defaults 5.3). The 31st of a shorter month is its last day.
 */
export function nextRenewal(after: Date, anchorDay: number, timezone: string): Date {
  const [year = 0, month = 1] = dateIn(timezone, after.getTime()).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month, Math.min(anchorDay, lastDay))).toISOString().slice(0, 10);
  return new Date(startOfDay(timezone, day));
}

/** The date that a renewal begins, as YYYY-MM-DD in the zone: it names the period, wherever the workspace moves to. */
export const renewalDate = (renewal: Date, timezone: string): string =>
  // Its noon: a renewal that was reckoned with older zone data may lie an hour before midnight.
  dateIn(timezone, renewal.getTime() + 12 * 3_600_000);

/** The renewal of the same date in another zone. A date that has begun there is due. */
export const renewalIn = (renewal: Date, from: string, to: string): Date =>
  new Date(startOfDay(to, renewalDate(renewal, from)));

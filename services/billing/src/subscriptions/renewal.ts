/** The offset of a zone at an instant, in milliseconds east of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return (
    Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) -
    Math.trunc(instant / 1000) * 1000
  );
}

/** The zone, or UTC when nobody knows it. */
export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: timeZone || 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Day of the month that an instant falls on in a zone. */
export function dayOfMonth(instant: Date, timeZone: string): number {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).getUTCDate();
}

/**
 * The next renewal of the allowances: 00:00 of the anchor day in the workspace's zone, in the month after `after`
 * (defaults 5.3). The 31st of a shorter month is its last day.
 */
export function nextRenewal(after: Date, anchorDay: number, timeZone: string): Date {
  const local = new Date(after.getTime() + offsetAt(after.getTime(), timeZone));
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return midnightIn(Date.UTC(year, month, Math.min(anchorDay, lastDay)), timeZone);
}

/** 00:00 of a date in a zone. @param date epoch ms of its 00:00 in UTC */
function midnightIn(date: number, timeZone: string): Date {
  // Twice: the offset at the guess may differ from the one at the answer when a change of clocks lies between.
  const guess = date - offsetAt(date, timeZone);
  return new Date(date - offsetAt(guess, timeZone));
}

/** The date that a renewal begins, as YYYY-MM-DD in the zone: it names the period, wherever the workspace moves to. */
export function renewalDate(renewal: Date, timeZone: string): string {
  // Its noon: on some dates clocks leave midnight out.
  const noon = renewal.getTime() + 12 * 3_600_000;
  return new Date(noon + offsetAt(noon, timeZone)).toISOString().slice(0, 10);
}

/** The renewal of the same date in another zone. A date that has begun there is due. */
export const renewalIn = (renewal: Date, from: string, to: string): Date =>
  midnightIn(Date.parse(renewalDate(renewal, from)), to);

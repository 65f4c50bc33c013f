import { after, codePolicy } from '../policy.ts';

const HOUR = 3600;
const DAY = 86_400;

/**
 * When the next code may be asked for: a growing wait after each, so many an hour, so many a day (defaults 1.1).
 * @param requests times of the codes of the last day, newest first.
 * @returns a time that may lie in the past: then a code may be asked for now.
 */
export function nextCodeAt(requests: readonly Date[], now: Date): Date {
  const newest = requests[0];
  if (!newest) return now;
  const inLastHour = requests.filter((time) => time > after(now, -HOUR)).length;
  const waits = codePolicy.resendWaits;
  const wait = waits[Math.min(Math.max(inLastHour, 1), waits.length) - 1] ?? 0;
  const candidates = [after(newest, wait)];
  const hourly = requests[codePolicy.perHour - 1];
  if (hourly) candidates.push(after(hourly, HOUR));
  const daily = requests[codePolicy.perDay - 1];
  if (daily) candidates.push(after(daily, DAY));
  return candidates.reduce((latest, time) => (time > latest ? time : latest));
}

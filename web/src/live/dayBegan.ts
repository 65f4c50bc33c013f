import { viewerZone } from '../base/i18n/viewerZone.ts';
import { dayIn, startOfDay } from '../ui/clocks.ts';

/**
 * When the day of the figures began, which is the workspace's (defaults 19), for a person who reads moments in another zone.
 * @param timeZone IANA, the workspace's
 * @returns undefined where the person's day began with it
 */
export function dayBegan(timeZone: string, now: Date, mine = viewerZone()): Date | undefined {
  const [theirs, own] = [timeZone, mine].map((zone) => startOfDay(dayIn(zone, now), 0, zone));
  return theirs === null || theirs === undefined || theirs === own ? undefined : new Date(theirs);
}

/** What of the facts bears on the presence that a member chose (defaults 8.5). Pure. */
import { type Hours, isOpen, nextChange } from '../hours/hours.ts';

/** After so many offers that rang until their time-out, in a row, a member is paused (defaults 8.5). */
export const MISSED_UNTIL_PAUSE = 3;

export interface PresenceFacts {
  /** The member's own hours; null: at any time. */
  readonly hours: Hours | null;
  /** Until then (epoch ms) the own hours are overridden. */
  readonly availableUntil: number | null;
  readonly paused: boolean;
  /** Offers that rang until their time-out, since the last answer or choice. */
  readonly missedInARow: number;
}

export type PresenceLimit =
  /** `until`: when the next block begins, epoch ms; null where none comes. */
  | { readonly reason: 'OUTSIDE_HOURS' | 'HOURS_OVERRIDDEN'; readonly until: number | null }
  | { readonly reason: 'AUTO_PAUSED'; readonly missedCalls: number };

/** The limit at `now` (epoch ms); null: the presence is as chosen. */
export function limitOf(
  { hours, availableUntil, paused, missedInARow }: PresenceFacts,
  now: number,
): PresenceLimit | null {
  const outside = hours !== null && !isOpen(hours, now);
  const overridden = availableUntil !== null && now < availableUntil;
  if (outside && !overridden) return { reason: 'OUTSIDE_HOURS', until: nextChange(hours, now) };
  if (paused) return { reason: 'AUTO_PAUSED', missedCalls: missedInARow };
  return outside ? { reason: 'HOURS_OVERRIDDEN', until: availableUntil } : null;
}

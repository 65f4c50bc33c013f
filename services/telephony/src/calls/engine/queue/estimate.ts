/**
 * How long a caller of a queue will wait, as the caller is told with the place in line (defaults 11.4, off unless chosen).
 *
 *     minutes = ⌈ place in line × average handle time ÷ members who are signed in ⌉, at least 1
 *
 * The handle time is that of the queue's last 20 calls that were answered: from the answer until whoever took the call out of the
 * queue left it, and the wrap-up after it. Whoever is signed in counts, also while they talk. Nothing is said of fewer than 5
 * such calls, while nobody is signed in, or above an hour: no word is better than a wrong or a hopeless one.
 */
import { limitOf } from '../../../presence/limit.ts';
import type { Candidate } from '../candidate.ts';

/** Of so many of its last calls a queue keeps the handle times. */
export const HANDLED_KEPT = 20;
const FEWEST_HANDLED = 5;
const LONGEST_MINUTES = 60;

/**
 * @param handled seconds of the queue's last calls
 * @param members how many are signed in
 * @returns whole minutes; null: nothing is said
 */
export function estimatedMinutes(place: number, handled: readonly number[], members: number): number | null {
  if (handled.length < FEWEST_HANDLED || members === 0) return null;
  const average = handled.reduce((sum, seconds) => sum + seconds, 0) / handled.length;
  const minutes = Math.max(1, Math.ceil((place * average) / members / 60));
  return minutes > LONGEST_MINUTES ? null : minutes;
}

/**
 * Signed in, though perhaps busy: on a call, or with a device that rings and not OFFLINE (defaults 8.5, 11.4). Whoever has no page
 * open is there while they are AVAILABLE and a browser of theirs can be rung by push.
 */
export function isSignedIn(member: Candidate, now: number): boolean {
  if (!member.active || !member.hasSeat || member.presence === 'OFFLINE') return false;
  if (limitOf(member, now)?.reason === 'OUTSIDE_HOURS') return false;
  if (member.engaged === 'CALL' || member.devices.length > 0) return true;
  return member.push === true && member.presence === 'AVAILABLE';
}

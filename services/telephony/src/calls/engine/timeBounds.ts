/**
 * Until when a call, and a phone outside that takes part in it, may last. What goes on for longer, because its end was looked at late,
 * is neither talk that people had a right to nor time that they pay for (defaults 5.2, steps 4 to 6).
 */
import type { CallState, ForwardAttempt } from './state.ts';

const MINUTE = 60_000;

/** The next full minute after `since`, both in epoch ms: a clock that counts so never drifts, however late it is looked at. */
export const nextMinute = (since: number, now: number): number =>
  since + (Math.floor((now - since) / MINUTE) + 1) * MINUTE;

/** Seconds of a talk that should be held at its present minute: that minute, and one ahead (defaults 5.2, step 3). */
export const aMinuteAhead = (since: number, now: number): number => (nextMinute(since, now) - since + MINUTE) / 1000;

/**
 * Epoch ms: the plan's cap, and what is held where there is no credit for more. While more may be held, what is covered by now is no
 * bound: billing may be away while people talk.
 */
export function mayLastUntil({ timers: { cap, credit, extendHold: more } }: CallState): number {
  return Math.min(cap ?? Infinity, more === undefined ? (credit ?? Infinity) : Infinity);
}

/** When a running call ends by itself (epoch ms), and why; null where nothing ends it. */
export function endsByItself(call: CallState): { at: number; reason: 'TALK_TIME_CAP' | 'INSUFFICIENT_BALANCE' } | null {
  const at = mayLastUntil(call);
  if (call.status !== 'ON_GOING' || at === Infinity) return null;
  return { at, reason: at === call.timers.cap ? 'TALK_TIME_CAP' : 'INSUFFICIENT_BALANCE' };
}

/** When the talk of a phone is covered until, and never longer than the plan's cap; epoch ms. */
export function phoneCoveredUntil({ acceptedAt, coveredSeconds, capSeconds }: ForwardAttempt): number {
  return (acceptedAt ?? 0) + Math.min(coveredSeconds ?? Infinity, capSeconds) * 1000;
}

/** As `mayLastUntil`, for a phone that took part on a hold of its own. */
export function phoneMayLastUntil(attempt: ForwardAttempt): number {
  return attempt.creditEnds ? phoneCoveredUntil(attempt) : (attempt.acceptedAt ?? 0) + attempt.capSeconds * 1000;
}

/** How often somebody is called back, and what follows a try that did not reach them. */
import type { CallState, EndReason } from '../state.ts';
import type { Step } from '../step.ts';

/** Tries of one callback, at most, and the time between two of them in ms. */
export const MOST_TRIES = 3;
export const BETWEEN_TRIES_MS = 180_000;
/** A callback for which nobody is found is given up this long after it was asked for, in ms: eight hours. */
export const LONGEST_WAIT_MS = 28_800_000;
/** The caller was not reached, and may be later. */
const LATER: ReadonlySet<EndReason> = new Set([
  'NO_ANSWER',
  'BUSY',
  'CARRIER_ERROR',
  'SETUP_ERROR',
  'NOBODY_AVAILABLE',
  'CANCELLED_BY_AGENT',
]);

/** Whether the caller is called back once more after this call. */
export function isTriedAgain({ callback, endReason, answeredAt }: CallState): boolean {
  if (!callback || callback.over || answeredAt !== null || endReason === null) return false;
  return callback.attempt < MOST_TRIES && LATER.has(endReason);
}

/** Says what becomes of a callback that ended without the caller; where nobody decided so, somebody should hear of it. */
export function sayWhatFollows(step: Step): void {
  const { call } = step;
  const { callback, endReason } = call;
  if (!callback || callback.over || call.answeredAt !== null || endReason === 'DECLINED_BY_ALL') return;
  const parameters = { attempt: String(callback.attempt), most: String(MOST_TRIES) };
  if (isTriedAgain(call)) {
    const minutes = String(BETWEEN_TRIES_MS / 60_000);
    return step.say('waited', 'callback.again', `The caller is called back again in ${minutes} min`, {
      ...parameters,
      minutes,
    });
  }
  callback.givenUp = true;
  if (callback.attempt < MOST_TRIES)
    return step.say('skipped', 'callback.not_possible', 'It is not tried again: the callback is given up', parameters);
  step.say('skipped', 'callback.given_up', `Not reached in ${MOST_TRIES} tries: the callback is given up`, parameters);
}

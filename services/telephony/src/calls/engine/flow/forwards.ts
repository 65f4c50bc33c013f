/** The phones outside that a call asks: what is known of them, and that they stop ringing. */
import { endLeg } from '../legs.ts';
import type { CallState, ForwardAttempt } from '../state.ts';
import type { Step } from '../step.ts';

export const forwardOf = (call: CallState, legId: string): ForwardAttempt | undefined =>
  call.forwards?.find((attempt) => attempt.legId === legId);

/** Whether this phone may still take the call. */
export const isOpen = ({ state }: ForwardAttempt): boolean =>
  state === 'CREDIT' || state === 'RINGING' || state === 'ASKED';

/** Whether a phone is asked; `purpose`: for this alone. */
export const forwardRings = (call: CallState, purpose?: ForwardAttempt['purpose']): boolean =>
  (call.forwards ?? []).some((attempt) => isOpen(attempt) && (purpose === undefined || attempt.purpose === purpose));

/** It rang as long as it may. `purpose`: what was asked for this alone. */
export function forwardTimedOut(step: Step, purpose?: ForwardAttempt['purpose']): void {
  for (const attempt of step.call.forwards ?? []) {
    if (!isOpen(attempt) || attempt.purpose !== purpose) continue;
    close(step, attempt, 'TIMED_OUT');
    step.say('waited', 'forward.timed_out', `${attempt.to} did not take the call`, { to: attempt.to });
  }
}

/** Somebody else took the call, or nobody needs them any longer. `purpose`: those that were asked for this alone. */
export function withdrawForwards(step: Step, purpose?: ForwardAttempt['purpose']): void {
  for (const attempt of step.call.forwards ?? [])
    if (isOpen(attempt) && (purpose === undefined || attempt.purpose === purpose)) close(step, attempt, 'WITHDRAWN');
}

/** This phone is asked no longer. */
export function close(step: Step, attempt: ForwardAttempt, state: ForwardAttempt['state']): void {
  attempt.state = state;
  const leg = step.call.legs[attempt.legId];
  if (leg) endLeg(step, leg);
}

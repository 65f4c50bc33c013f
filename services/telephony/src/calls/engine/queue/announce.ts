/**
 * The place in line is told every so often, and never during a ring (defaults 11.4): a timer of the call tells the caller's leg to
 * ask again, whatever music it hears, and is put off while an attempt rings. What is told then is in legScript.ts.
 */
import type { Step } from '../step.ts';
import type { QueueState } from './queueState.ts';
import { waitingIn } from './waiting.ts';

/** The caller was let in, and asks for the place as soon as "connecting" was said; where it rings at once, after that. */
export function firstAnnouncement(step: Step, queue: QueueState, ringsAtOnce: boolean): void {
  queue.announceAt = step.now + (ringsAtOnce ? 0 : queue.settings.announceSeconds * 1000);
  awaitAnnouncement(step, queue);
}

/** It rings no longer: what fell due meanwhile is told now. */
export function announceWhatIsDue(step: Step, queue: QueueState): void {
  if ((queue.announceAt ?? 0) > step.now) return awaitAnnouncement(step, queue);
  announce(step, queue);
}

export function announcementDue(step: Step): void {
  const queue = waitingIn(step.call);
  if (queue && !queue.attempt) announce(step, queue);
}

export const putOffAnnouncement = (step: Step): void => step.clearTimer('queueAnnounce');

function announce(step: Step, queue: QueueState): void {
  const { call, now } = step;
  if (!isTold(step, queue)) return;
  queue.announceAt = now + queue.settings.announceSeconds * 1000;
  awaitAnnouncement(step, queue);
  const outside = call.legs[call.outsideLegId];
  if (step.callerAsks || !outside?.sid || outside.status === 'ENDED') return;
  step.command({ kind: 'REDIRECT_LEG', legId: outside.id, sid: outside.sid });
}

function awaitAnnouncement(step: Step, queue: QueueState): void {
  if (isTold(step, queue) && queue.announceAt !== undefined) step.setTimer('queueAnnounce', queue.announceAt);
}

/** Whoever is called back is not on the line. */
const isTold = ({ call }: Step, { settings, position }: QueueState): boolean =>
  settings.announceSeconds > 0 && position !== null && call.callback === undefined;

/**
 * The call that calls somebody back (defaults 11.4): it waits in the caller's place of the queue until it is that one's turn,
 * rings people of ours first, and dials the caller when somebody took it. Each try is a call of its own.
 */
import { finish } from '../ending.ts';
import type { CallerReached } from '../inputs.ts';
import { newCallback } from '../newCall.ts';
import { endLeg } from '../legs.ts';
import { waitingIn } from '../queue/waiting.ts';
import { type CallState, isFinal, type Leg } from '../state.ts';
import type { Step, StepResult } from '../step.ts';
import { BETWEEN_TRIES_MS, isTriedAgain, MOST_TRIES } from './tries.ts';

/** Time in which the credit must be known and the caller be dialled, in ms. */
const SET_UP_MS = 45_000;

/** What follows a call that has just come to its end: the first step of the call that calls back; null: nothing. */
export function callbackAfter(before: CallState, after: CallState, id: string, now: number): StepResult | null {
  if (isFinal(before) || !isFinal(after)) return null;
  const { callbackWanted: wanted, callback, queue } = after;
  if (wanted && !wanted.cancelled && after.endReason === 'CALLBACK_REQUESTED') {
    const first = { ofCallId: after.id, askedAt: wanted.askedAt, attempt: 1 };
    return begun(newCallback(after, { id, now, queue: { ...wanted.queue, readyAt: now }, callback: first }));
  }
  if (!callback || !queue || !isTriedAgain(after)) return null;
  const again = {
    ...queue,
    position: null,
    memory: { attempts: 0, passes: 0, tries: {}, turn: null },
    attempt: null,
    readyAt: now + BETWEEN_TRIES_MS,
    saidOfNobody: '',
    leftAt: null,
    takenBy: null,
  };
  const next = { ofCallId: callback.ofCallId, askedAt: callback.askedAt, attempt: callback.attempt + 1 };
  return begun(newCallback(after, { id, now, queue: again, callback: next }));
}

function begun(call: CallState): StepResult {
  const attempt = String(call.callback?.attempt ?? 1);
  return {
    call: { ...call, version: 1 },
    commands: [],
    changes: [{ cause: 'STARTED', version: 1 }],
    closedOffers: [],
    refusal: null,
    timeline: [
      {
        at: call.startedAt,
        kind: 'waited',
        name: 'callback.waits',
        description: `${call.peerNumber} waits for a callback (try ${attempt} of ${MOST_TRIES})`,
        parameters: { to: call.peerNumber, attempt, most: String(MOST_TRIES) },
      },
    ],
  };
}

/** Whether this is a callback for which nobody of ours has been found yet. */
export const isCallbackWaiting = (call: CallState): boolean => call.callback !== undefined && waitingIn(call) !== null;

/** Somebody took it: the credit is held, then the caller is dialled. Our leg is in the conference already. */
export function agentTookCallback(step: Step, leg: Leg, name: string): void {
  const { call } = step;
  call.agentLegId = leg.id;
  call.agentUserId = leg.userId;
  step.enter('CONNECTING');
  step.setTimer('setup', step.now + SET_UP_MS);
  step.say('good', 'callback.taken', `${name} takes the callback`, { userId: leg.userId ?? '', name });
  step.command({ kind: 'HOLD_CREDIT', legId: call.outsideLegId, to: call.peerNumber });
  step.change('OFFER_CLOSED');
}

/** Nobody of ours took it, and it is not for the caller to wait on. `over`: it is not tried again. */
export function nobodyTookCallback(step: Step, over: boolean, declined = false): void {
  const { call } = step;
  if (call.callback && over) call.callback.over = true;
  for (const offer of call.offers) {
    const leg = offer.state === 'RINGING' ? call.legs[offer.id] : undefined;
    if (leg) endLeg(step, leg);
  }
  finish(
    step,
    declined ? { status: 'REJECTED', reason: 'DECLINED_BY_ALL' } : { status: 'MISSED', reason: 'NOBODY_AVAILABLE' },
  );
}

/**
 * Somebody of ours decides that nobody calls back: in the caller's own call while that goes on, or in a try. What rings stops
 * ringing, on our side and on the caller's; who talks with the caller already is not cut off.
 */
export function cancelCallback(step: Step, { userId, userName }: { userId: string; userName: string }): void {
  const { call } = step;
  const { callback, callbackWanted } = call;
  if (isFinal(call)) return;
  if (!callback && !callbackWanted)
    return step.refuse('INVALID_TRANSITION', 'no_callback', 'This call has no callback.');
  if (callback && call.answeredAt !== null) {
    return step.refuse(
      'INVALID_TRANSITION',
      'reached',
      'The caller was reached: the call continues until someone ends it.',
    );
  }
  if (callbackWanted?.cancelled) return;
  step.say('fact', 'callback.cancelled', `${userName} canceled the callback`, { userId, name: userName });
  if (callback) {
    callback.over = true;
    return finish(step, {
      status: 'ABANDONED',
      reason: 'CANCELLED_BY_AGENT',
      by: { side: 'US', userId, name: userName },
    });
  }
  if (callbackWanted) callbackWanted.cancelled = true;
  step.change('QUEUED');
}

/** The caller was reached in another call meanwhile. Somebody who took the callback already, and dials, goes on. */
export function callbackNotNeeded(step: Step, { calledBy, userId, userName }: CallerReached): void {
  const { call } = step;
  if (!isCallbackWaiting(call) || !call.callback) return;
  call.callback.over = true;
  if (calledBy === 'CALLER')
    step.say('good', 'callback.not_needed', 'The caller called again and was answered: no callback is needed');
  else
    step.say('good', 'callback.reached', `Canceled: ${userName} reached the caller`, {
      userId: userId ?? '',
      name: userName,
    });
  finish(step, { status: 'ABANDONED', reason: 'CALLER_REACHED' });
}

/**
 * A phone outside that rings for us: a paid leg of its own, so that credit is held before it is dialled, as for an outbound
 * call (defaults 5.2, 11.5). Whoever picks up presses 1 to take the call, unless that was switched off.
 */
import { bridge } from '../bridge.ts';
import { endLeg, learnSid, raise } from '../legs.ts';
import { closeOffersBut } from '../offers.ts';
import { type CallState, type ForwardAttempt, isLedByFlow, isLeftAlone, type Leg } from '../state.ts';
import type { TimerName } from '../timerName.ts';
import type { Step } from '../step.ts';
import { heardBy, tellCaller } from '../tellCaller.ts';
import { close, forwardOf, isOpen } from './forwards.ts';
import type { Forward, ForwardNode } from './graph.ts';
import { canShowCaller } from './shownNumber.ts';

/** Who picked up has this long to press 1, however long it rang. */
const ACCEPT_MS = 20_000;
/** Wrong or missing keys of who picked up, before the phone is given up. */
const MOST_TRIES = 2;
/** The carrier's own ring limit lies behind ours, which is a timer of the call. */
const CARRIER_RING_MARGIN_SECONDS = 10;

export function enterForward(step: Step, node: ForwardNode): void {
  const { call } = step;
  startForward(step, node.forward);
  call.ringingAt ??= step.now;
  step.enter('RINGING');
  step.setTimer('ring', step.now + node.seconds * 1000);
  step.say('fact', 'forward.ringing', `Forwarding to ${node.forward.to} for ${node.seconds} s`, {
    to: node.forward.to,
    seconds: String(node.seconds),
  });
  step.change('OFFERED');
}

/** What the phone is asked for, when it is not for the call as it came. */
type Asked = Pick<ForwardAttempt, 'purpose' | 'askedAt'>;

/** Asks for the credit; the phone is dialled when it is held. */
export function startForward(step: Step, forward: Forward, asked: Asked = {}): void {
  const { to, pressOne } = forward;
  const leg = step.addLeg('FORWARD');
  const forwards = (step.call.forwards ??= []);
  forwards.push({
    legId: leg.id,
    to,
    pressOne,
    state: 'CREDIT',
    tries: 0,
    coveredSeconds: null,
    capSeconds: step.call.capSeconds,
    acceptedAt: null,
    ...(asked.purpose === undefined && canShowCaller(step.call, forward) ? { showsCaller: true } : {}),
    ...asked,
  });
  step.command({ kind: 'HOLD_CREDIT', legId: leg.id, to });
}

/** Whether the call still is where this phone was asked: on its way to people, or among those who talk. */
function isWanted(call: CallState, { purpose }: ForwardAttempt): boolean {
  return purpose === undefined ? isLedByFlow(call) : call.status === 'ON_GOING' && !isLeftAlone(call);
}

/** The timer that ends its ringing. */
const timerOf = ({ purpose }: ForwardAttempt): TimerName =>
  purpose === 'TRANSFER' ? 'transfer' : purpose === 'JOIN' ? 'join' : 'ring';

/** It does not take the call: a flow goes on when nothing rings any longer. */
function gaveUp(step: Step, attempt: ForwardAttempt): ForwardAttempt {
  if (attempt.purpose === undefined) step.nobodyRings = true;
  return attempt;
}

export function forwardCovered(step: Step, legId: string, coveredSeconds: number | null, capSeconds: number): void {
  const { call } = step;
  const attempt = forwardOf(call, legId);
  if (attempt?.state !== 'CREDIT' || !isWanted(call, attempt)) return;
  attempt.state = 'RINGING';
  attempt.coveredSeconds = coveredSeconds;
  attempt.capSeconds = Math.min(capSeconds, call.capSeconds);
  dial(step, attempt);
}

function dial(step: Step, attempt: ForwardAttempt): void {
  const { call } = step;
  const { legId, to, showsCaller } = attempt;
  const left = Math.ceil(((call.timers[timerOf(attempt)] ?? step.now) - step.now) / 1000);
  const from = showsCaller ? call.peerNumber : call.workspaceNumber;
  step.command({
    kind: 'DIAL_FORWARD',
    legId,
    from,
    to,
    timeoutSeconds: Math.max(1, left) + CARRIER_RING_MARGIN_SECONDS,
    ...(showsCaller ? { asCaller: true } : {}),
  });
  if (attempt.purpose !== undefined) return;
  if (showsCaller)
    step.say('fact', 'forward.shows_caller', `${to} is shown the caller's number, ${from}`, { to, from });
  else step.say('fact', 'forward.shows_number', `${to} is shown ${from}`, { to, from });
}

/** @param why in words; @param reason the same for those who speak another language */
function callerNotShown(step: Step, { to }: ForwardAttempt, why: string, reason = why): void {
  step.say('skipped', 'forward.caller_not_shown', `The caller's number cannot be shown to ${to}: ${why}`, {
    to,
    reason,
  });
}

/**
 * No credit for it, or its number may not be called: the call goes on without it. Here and below: returns the attempt with which
 * something was decided, if anything was.
 */
export function forwardRefused(step: Step, legId: string, reason: string, code = ''): ForwardAttempt | undefined {
  const attempt = forwardOf(step.call, legId);
  if (attempt?.state !== 'CREDIT') return undefined;
  close(step, attempt, 'FAILED');
  attempt.refusal = code;
  step.say('skipped', 'forward.refused', `${attempt.to} is not called: ${reason}`, { to: attempt.to, reason });
  return gaveUp(step, attempt);
}

/** Somebody, or something, picked up. */
export function forwardAnswered(step: Step, leg: Leg, sid: string): ForwardAttempt | undefined {
  const { call } = step;
  learnSid(step, leg, sid);
  raise(leg, 'ANSWERED');
  const attempt = forwardOf(call, leg.id);
  if (attempt?.state !== 'RINGING' || !isWanted(call, attempt)) {
    if (attempt && !isOpen(attempt) && attempt.state !== 'ACCEPTED') endLeg(step, leg);
    return undefined;
  }
  if (!attempt.pressOne) return accept(step, leg, attempt);
  attempt.state = 'ASKED';
  const timer = timerOf(attempt);
  step.setTimer(timer, Math.max(call.timers[timer] ?? 0, step.now + ACCEPT_MS));
  step.say('waited', 'forward.asked', `${attempt.to} picked up and is asked to press 1`, { to: attempt.to });
  return undefined;
}

/** The key of who picked up; empty: none in time. `tries`: the question that it answers. */
export function forwardKey(step: Step, leg: Leg, tries: number, key: string): ForwardAttempt | undefined {
  const { call } = step;
  const attempt = forwardOf(call, leg.id);
  if (attempt?.state !== 'ASKED' || attempt.tries !== tries || !isWanted(call, attempt)) return undefined;
  if (key === '1') return accept(step, leg, attempt);
  attempt.tries += 1;
  if (attempt.tries < MOST_TRIES) return undefined;
  close(step, attempt, 'DECLINED');
  step.say('skipped', 'forward.not_accepted', `${attempt.to} did not press 1`, { to: attempt.to });
  return gaveUp(step, attempt);
}

function accept(step: Step, leg: Leg, attempt: ForwardAttempt): ForwardAttempt {
  const { call } = step;
  attempt.state = 'ACCEPTED';
  attempt.acceptedAt = step.now;
  if (attempt.purpose !== undefined) return attempt;
  const before = heardBy(call);
  if (call.answeredAt === null) {
    call.coveredSeconds = attempt.coveredSeconds;
    call.capSeconds = attempt.capSeconds;
  }
  closeOffersBut(step, leg.id);
  const seconds = Math.round((step.now - call.startedAt) / 1000);
  step.say('good', 'forward.answered', `${attempt.to} took the call after ${seconds} s`, {
    to: attempt.to,
    seconds: String(seconds),
  });
  bridge(step, leg);
  tellCaller(step, before);
  return attempt;
}

/**
 * The phone's leg ended by itself before it took the call. `notPutThrough`: it never rang; networks on the way refuse numbers that
 * they do not trust only then, so a phone that was to see the caller's number is asked once more, with ours. `notReached`: not
 * because nobody answered.
 */
export function forwardLegEnded(
  step: Step,
  leg: Leg,
  { notPutThrough, notReached }: { notPutThrough: boolean; notReached: boolean },
): ForwardAttempt | undefined {
  const attempt = forwardOf(step.call, leg.id);
  if (!attempt || !isOpen(attempt)) return undefined;
  if (notPutThrough && attempt.showsCaller && isWanted(step.call, attempt)) {
    attempt.state = 'UNREACHABLE';
    callerNotShown(step, attempt, 'the call was not put through', 'not_put_through');
    const { to, pressOne } = attempt;
    // A leg of its own: the credit of this one is let go with it.
    startForward(step, { to, pressOne, showCaller: false });
    return undefined;
  }
  const { to } = attempt;
  const pickedUp = attempt.state === 'ASKED';
  if (notReached && !pickedUp) {
    attempt.state = 'UNREACHABLE';
    step.say('skipped', 'forward.unreachable', `${to} could not be reached`, { to });
    return gaveUp(step, attempt);
  }
  attempt.state = pickedUp ? 'DECLINED' : 'TIMED_OUT';
  step.say('waited', pickedUp ? 'forward.not_accepted' : 'forward.timed_out', `${to} did not take the call`, { to });
  return gaveUp(step, attempt);
}

/** The carrier did not dial it. `refused`: it said no, so that the phone surely does not ring. */
export function forwardFailed(step: Step, leg: Leg, reason: string, refused = false): ForwardAttempt | undefined {
  const attempt = forwardOf(step.call, leg.id);
  // Whatever the carrier names as its reason: what it might not refuse from our own number is worth asking for.
  if (refused && attempt?.showsCaller && attempt.state === 'RINGING' && isWanted(step.call, attempt)) {
    delete attempt.showsCaller;
    callerNotShown(step, attempt, reason);
    dial(step, attempt);
    return undefined;
  }
  raise(leg, 'ENDED');
  if (!attempt || !isOpen(attempt)) return undefined;
  attempt.state = 'FAILED';
  step.say('skipped', 'forward.refused', `${attempt.to} is not called: ${reason}`, { to: attempt.to, reason });
  return gaveUp(step, attempt);
}

/** Legs that join and leave a call that is going on: where an answer, a decline or a leg's end leads. */
import { finish } from './ending.ts';
import { forwardLegEnded } from './flow/forward.ts';
import { forwardOf } from './flow/forwards.ts';
import { ringAgain } from './flow/ring.ts';
import type { CallInput, Decision, DeviceLoss, LegOutcome } from './inputs.ts';
import { invitationOf, pickedUp, ringingEnded, stopRinging } from './invite.ts';
import { outsidersGoOn } from './leftConnected.ts';
import { agentLost, agentReturned } from './lostAgent.ts';
import { endLeg } from './legs.ts';
import { offerAnswered, offerLegEnded } from './offers.ts';
import { wasNotReached } from './outcome.ts';
import { nameOnCall, ourLegs } from './participants.ts';
import { phoneEnded, phonesOver, setPhoneClocks } from './phoneTime.ts';
import { type CallState, type EndedBy, type ForwardAttempt, isFinal, isLeftAlone, type Leg } from './state.ts';
import type { Step } from './step.ts';
import { supervisionOver, supervisorGone } from './supervision.ts';
import { takenByOneWhoIsAbout } from './takeover.ts';
import { liveTransfer, type OfferPurpose, supervisionBy } from './together.ts';
import {
  agentLeft,
  agentTookBack,
  completeTransfer,
  mergeTransfer,
  resumeCaller,
  takeBack,
  targetLeft,
  transferAccepted,
  transferAcceptedOutside,
  transferRang,
} from './transfer.ts';

/** A ringing device picked up. */
export function answered(step: Step, leg: Leg, sid: string, engaged: boolean): void {
  const offer = invitationOf(step, leg);
  if (!offer) return offerAnswered(step, leg, sid, engaged);
  if (!pickedUp(step, offer, leg, sid, engaged)) return invitationClosed(step, offer.purpose);
  if (offer.purpose === 'TRANSFER') transferAccepted(step, offer, leg);
  else if (offer.purpose === 'RETURN') agentTookBack(step, leg);
  else {
    leg.role = 'MEMBER';
    stopRinging(step, 'JOIN', 'TAKEN', offer.userId);
    step.say('good', 'participant.joined', `${offer.userName} joined the call`, {
      userId: offer.userId,
      name: offer.userName,
    });
    step.change('PARTICIPANTS');
    // The caller waits for the agent, whose device is lost: somebody of ours is there now.
    if (step.call.phase === 'AGENT_LOST') {
      leg.role = 'AGENT';
      step.call.agentUserId = leg.userId;
      agentReturned(step, leg);
    }
  }
}

/** The leg of an offer ended by itself, or the carrier would not place it. */
export function offerEnded(step: Step, leg: Leg, how: LegOutcome | null): void {
  const offer = invitationOf(step, leg);
  if (!offer) {
    offerLegEnded(step, leg, how);
    if (leg.userId !== null) ringAgain(step, leg.userId);
    return;
  }
  if (ringingEnded(step, offer, how)) invitationClosed(step, offer.purpose);
}

/** An offer of this purpose was closed: when it was the last one, the call goes on. */
export function invitationClosed(step: Step, purpose: OfferPurpose | undefined): void {
  if (!isFinal(step.call) && (purpose === 'TRANSFER' || purpose === 'RETURN')) transferRang(step);
}

/** Something was decided about a phone outside; one that was asked into a call that goes on leads it on. */
export function phoneDecided(step: Step, attempt: ForwardAttempt | undefined): void {
  const { call } = step;
  if (!attempt || isFinal(call)) return;
  // Also a phone of the flow, where that found somebody for a call that had come back to it.
  if (attempt.state === 'ACCEPTED') setPhoneClocks(step);
  if (attempt.purpose === undefined) return;
  if (attempt.purpose === 'TRANSFER')
    return attempt.state === 'ACCEPTED' ? transferAcceptedOutside(step, attempt) : transferRang(step);
  const leg = call.legs[attempt.legId];
  if (attempt.state === 'ACCEPTED' && leg) {
    leg.role = 'GUEST';
    step.say('good', 'participant.joined', `${attempt.to} joined the call`, { name: attempt.to });
  }
  step.change('PARTICIPANTS');
}

/** The leg of a phone outside ended by itself, or because we ended it. */
export function phoneGone(
  step: Step,
  leg: Leg,
  { outcome: how, sipCode, endedAt = step.now }: Extract<CallInput, { type: 'LEG_STATUS' }>,
  rang: boolean,
): void {
  const attempt = forwardOf(step.call, leg.id);
  if (attempt?.state !== 'ACCEPTED') {
    const why = { notPutThrough: how === 'failed' && !rang, notReached: wasNotReached(how, sipCode) };
    return phoneDecided(step, forwardLegEnded(step, leg, why));
  }
  phoneEnded(step, attempt, endedAt);
  if (!leg.unwanted) phoneLeft(step, leg, { status: 'COMPLETED', reason: 'AGENT_HANGUP' }, attempt.endedAt);
}

/** A phone outside that took part does not any longer. */
function phoneLeft(step: Step, leg: Leg, otherwise: Decision, endedAt = step.now): void {
  const { call } = step;
  if (leg.id !== call.agentLegId) return memberGone(step, leg);
  if (takenByOneWhoIsAbout(step)) return;
  const next = nextOfOurs(call, leg);
  // A phone outside has no page that could return to the call.
  if (next) return takesOver(step, next);
  if (outsidersGoOn(step, leg, nameOnCall(call, leg))) return;
  finish(step, otherwise.reason === 'AGENT_HANGUP' ? { ...otherwise, by: ofOurs(call, leg) } : otherwise, endedAt);
}

const ofOurs = (call: CallState, leg: Leg): EndedBy => ({
  side: 'US',
  userId: leg.userId,
  name: nameOnCall(call, leg),
});

/** The time of phones outside is over: each leaves alone; the one that has the call ends it. */
export function phonesTimedOut(step: Step): void {
  const { call } = step;
  for (const { legId, acceptedAt, capSeconds, endedAt } of phonesOver(step)) {
    const leg = call.legs[legId];
    const capped = (endedAt ?? 0) >= (acceptedAt ?? 0) + capSeconds * 1000;
    const reason = capped ? 'TALK_TIME_CAP' : 'INSUFFICIENT_BALANCE';
    if (leg && !isFinal(call)) phoneLeft(step, leg, { status: 'COMPLETED', reason }, endedAt);
  }
}

/** A person of ours, or a guest, whose leg ended by itself left the call. */
export function memberGone(step: Step, leg: Leg): void {
  const transfer = liveTransfer(step.call);
  if (transfer?.target?.legId === leg.id) return targetLeft(step);
  const name = nameOnCall(step.call, leg);
  step.say('fact', 'participant.left', `${name} left the call`, { name });
  step.change('PARTICIPANTS');
}

/** Who of ours goes on with the call without this leg: a person before a phone outside. */
function nextOfOurs(call: CallState, without: Leg | undefined): Leg | undefined {
  const others = ourLegs(call).filter(({ id, status }) => id !== without?.id && status === 'ANSWERED');
  return others.find(({ role }) => role !== 'FORWARD') ?? others[0];
}

/** The agent's device is gone: another person of ours who talks with the caller has the call now, otherwise it is lost. */
export function agentGone(step: Step): void {
  const { call } = step;
  if (takenByOneWhoIsAbout(step)) return;
  const next = nextOfOurs(call, call.agentLegId === null ? undefined : call.legs[call.agentLegId]);
  if (!next) return agentLost(step);
  takesOver(step, next);
}

/** A leg of a person of ours is gone without a word of theirs. */
export function personGone(step: Step, leg: Leg): void {
  const { call } = step;
  if (leg.role === 'SUPERVISOR') return supervisorGone(step, leg);
  if (leg.role === 'MEMBER') return memberGone(step, leg);
  if (leg.id !== call.agentLegId) return;
  if (liveTransfer(call)) return agentLeft(step, false);
  if (call.status === 'ON_GOING') return agentGone(step);
  finish(step, { status: 'ABANDONED', reason: 'CANCELLED_BY_AGENT', by: ofOurs(call, leg) });
}

/**
 * A device is gone and the carrier still counts it as there, which it does for up to five minutes: nobody is heard meanwhile. Its leg
 * is ended, and the call goes on as if it had ended by itself.
 */
export function deviceLost(step: Step, leg: Leg, why: DeviceLoss): void {
  const { call } = step;
  if (leg.userId === null || leg.role === 'OFFER' || leg.status !== 'ANSWERED' || leg.unwanted || isFinal(call)) return;
  const name = nameOnCall(call, leg);
  const [entry, sentence] = DEVICE_LOST[why];
  if (leg.hidden !== true) step.say('skipped', entry, `${name}: ${sentence}`, { userId: leg.userId, name });
  endLeg(step, leg);
  personGone(step, leg);
  // Whoever has been silent for so long has had the time in which one comes back.
  if (why === 'SILENT' && step.call.phase === 'AGENT_LOST') step.setTimer('lostAgent', step.now);
}

const DEVICE_LOST: Readonly<Record<DeviceLoss, readonly [entry: string, sentence: string]>> = {
  SILENT: ['device.silent', 'nothing was heard of the device for 30 s, it is taken for lost'],
  LOADED_ANEW: ['device.loaded_anew', 'the page was reloaded and left the call'],
};

/** End, pressed by somebody who is not the last of our people, or in the middle of a transfer: they leave alone. */
export function leaves(step: Step, userId: string): boolean {
  const { call } = step;
  if (call.status !== 'ON_GOING') return false;
  // For our people it is over; the caller may go on speaking.
  if (isLeftAlone(call)) return true;
  const supervision = supervisionBy(call, userId);
  if (supervision) {
    supervisionOver(step, supervision);
    return true;
  }
  const transfer = liveTransfer(call);
  if (transfer?.fromUserId === userId) {
    agentLeft(step, true);
    return true;
  }
  const mine = ourLegs(call).find((leg) => leg.userId === userId);
  if (!mine) return false;
  if (transfer?.target?.legId === mine.id) {
    endLeg(step, mine);
    targetLeft(step);
    return true;
  }
  if (mine.id === call.agentLegId && takenByOneWhoIsAbout(step)) return true;
  const next = nextOfOurs(call, mine);
  if (!next) return false;
  endLeg(step, mine);
  const name = nameOnCall(step.call, mine);
  step.say('fact', 'participant.left', `${name} left the call`, { userId, name });
  if (mine.id === call.agentLegId) takesOver(step, next);
  else step.change('PARTICIPANTS');
  return true;
}

function takesOver(step: Step, next: Leg): void {
  const { call } = step;
  if (next.role === 'MEMBER') next.role = 'AGENT';
  call.agentLegId = next.id;
  call.agentUserId = next.userId;
  const name = nameOnCall(step.call, next);
  step.say('fact', 'participant.takes_over', `${name} continues the call`, { name });
  // A phone has no button that could take the caller off hold.
  if (next.userId === null && call.phase === 'HELD') resumeCaller(step);
  step.change('PARTICIPANTS');
}

/** What the agent decides about the transfer that is going on. */
export function changeTransfer(step: Step, userId: string, change: 'COMPLETE' | 'BACK' | 'MERGE'): void {
  if (change === 'COMPLETE') completeTransfer(step, userId);
  else if (change === 'MERGE') mergeTransfer(step, userId);
  else takeBack(step, userId);
}

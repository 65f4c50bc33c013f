/** Legs that join and leave a call that is going on: where an answer, a decline or a leg's end leads. */
import type { LegOutcome } from './inputs.ts';
import { invitationOf, pickedUp, ringingEnded, stopRinging } from './invite.ts';
import { agentLost, agentReturned } from './lostAgent.ts';
import { endLeg } from './legs.ts';
import { offerAnswered, offerLegEnded } from './offers.ts';
import { nameOnCall, ourLegs } from './participants.ts';
import { isFinal, isLeftAlone, type Leg } from './state.ts';
import type { Step } from './step.ts';
import { supervisionOver } from './supervision.ts';
import { liveSupervision, liveTransfer, type OfferPurpose } from './together.ts';
import {
  agentLeft,
  agentTookBack,
  completeTransfer,
  mergeTransfer,
  takeBack,
  targetLeft,
  transferAccepted,
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
  if (!offer) return offerLegEnded(step, leg, how);
  if (ringingEnded(step, offer, how)) invitationClosed(step, offer.purpose);
}

/** An offer of this purpose was closed: when it was the last one, the call goes on. */
export function invitationClosed(step: Step, purpose: OfferPurpose | undefined): void {
  if (!isFinal(step.call) && (purpose === 'TRANSFER' || purpose === 'RETURN')) transferRang(step);
}

/** A person of ours whose leg ended by itself left the call. */
export function memberGone(step: Step, leg: Leg): void {
  const transfer = liveTransfer(step.call);
  if (transfer?.target?.legId === leg.id) return targetLeft(step);
  const name = nameOnCall(step.call, leg);
  step.say('fact', 'participant.left', `${name} left the call`, { name });
  step.change('PARTICIPANTS');
}

/** The agent's device is gone: another person of ours who talks with the caller has the call now, otherwise it is lost. */
export function agentGone(step: Step): void {
  const next = ourLegs(step.call).find(({ status, role }) => status === 'ANSWERED' && role === 'MEMBER');
  if (!next) return agentLost(step);
  takesOver(step, next);
}

/** End, pressed by somebody who is not the last of our people, or in the middle of a transfer: they leave alone. */
export function leaves(step: Step, userId: string): boolean {
  const { call } = step;
  if (call.status !== 'ON_GOING') return false;
  // For our people it is over; the caller may go on speaking.
  if (isLeftAlone(call)) return true;
  if (liveSupervision(call)?.userId === userId) {
    supervisionOver(step);
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
  const next = ourLegs(call).find((leg) => leg.id !== mine.id && leg.status === 'ANSWERED');
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
  next.role = 'AGENT';
  call.agentLegId = next.id;
  call.agentUserId = next.userId;
  const name = nameOnCall(step.call, next);
  step.say('fact', 'participant.takes_over', `${name} goes on with the call`, { name });
  step.change('PARTICIPANTS');
}

/** What the agent decides about the transfer that is going on. */
export function changeTransfer(step: Step, userId: string, change: 'COMPLETE' | 'BACK' | 'MERGE'): void {
  if (change === 'COMPLETE') completeTransfer(step, userId);
  else if (change === 'MERGE') mergeTransfer(step, userId);
  else takeBack(step, userId);
}

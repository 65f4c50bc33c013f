/**
 * Handing a call over (defaults 12.4). The caller hears music from the first moment to the next person; whatever goes wrong
 * leads back to the agent, and from there to the flow's fallback or a message after the tone, never to a hang-up.
 */
import { closeHold } from './ending.ts';
import type { Candidate } from './candidate.ts';
import type { CallInput } from './inputs.ts';
import { backToFlow } from './fallback.ts';
import { startForward } from './flow/forward.ts';
import { RING_AGAIN_MS, RING_TIMES } from './flow/ring.ts';
import { invite, rings, ringingTimedOut, stopRinging } from './invite.ts';
import { endLeg } from './legs.ts';
import { othersOnCall } from './participants.ts';
import { type CallState, type ForwardAttempt, holdMusicOf, type Leg, type Offer } from './state.ts';
import type { Step } from './step.ts';
import { liveTransfer, takingOver, type Transfer, type TransferFailure, type TransferStage } from './together.ts';

const RING_SECONDS = 30;
const RING_BACK_SECONDS = 20;

/** The agent hands the call to a person, a team or a phone outside. */
export function startTransfer(step: Step, input: Extract<CallInput, { type: 'TRANSFER' }>): void {
  const { call } = step;
  if (!mayTransfer(step, input.userId)) return;
  const firstOffer = call.offers.length;
  const outside = input.to.kind === 'NUMBER';
  const { ringing, skipped } = outside
    ? { ringing: [input.to.name], skipped: [] }
    : invite(step, input.candidates, 'TRANSFER', RING_SECONDS, input.to.kind === 'USER');
  if (ringing.length === 0) {
    const why = skipped.length > 0 ? ` ${skipped.join('. ')}.` : '';
    return step.refuse('INVALID_TRANSITION', 'cannot_take', `${input.to.name} can’t take this call now.${why}`, {
      details: { name: input.to.name },
    });
  }
  call.transfer = {
    id: step.nextId(),
    mode: input.mode,
    fromUserId: input.userId,
    fromName: input.userName,
    to: input.to,
    message: input.message,
    stage: 'RINGING',
    stageSince: step.now,
    failure: null,
    target: null,
    firstOffer,
  };
  if (input.to.kind === 'TEAM') call.transferTeams = [...new Set([...(call.transferTeams ?? []), input.to.id])];
  // A foreign voicemail must not swallow the caller: whoever picks up presses 1 (defaults 12.4).
  if (outside) startForward(step, { to: input.to.id, pressOne: true }, { purpose: 'TRANSFER', askedAt: step.now });
  holdCaller(step);
  step.enter('TRANSFERRING');
  step.setTimer('transfer', step.now + RING_SECONDS * 1000);
  step.say(
    'waited',
    input.mode === 'COLD' ? 'transfer.cold' : 'transfer.warm',
    `${input.userName} transfers the call to ${input.to.name}: ringing ${ringing.join(', ')} for ${RING_SECONDS} s. They hear hold music`,
    { from: input.userName, to: input.to.name, names: ringing.join(', '), seconds: String(RING_SECONDS) },
  );
  step.change('TRANSFER');
}

function mayTransfer(step: Step, userId: string): boolean {
  const { call } = step;
  const outside = call.legs[call.outsideLegId];
  const refuse = (check: string, text: string, details: Record<string, string> = {}) => {
    step.refuse('INVALID_TRANSITION', check, text, { details });
    return false;
  };
  if (call.status !== 'ON_GOING' || !outside?.sid || outside.status === 'ENDED') {
    step.refuse(
      call.endedAt === null ? 'INVALID_TRANSITION' : 'CALL_ENDED',
      'running_call',
      'Only a call in progress can be transferred.',
    );
    return false;
  }
  if (call.agentUserId !== userId) {
    step.refuse('NOT_FOUND', 'take_part', 'You’re not on this call.');
    return false;
  }
  if (liveTransfer(call))
    return refuse('transferred_already', 'The call is already being transferred. Cancel that first.');
  const taker = takingOver(call);
  if (taker) return refuse('taken_over', `${taker.name} is taking over this call.`, { name: taker.name });
  if ((call.phase !== 'TALKING' && call.phase !== 'HELD') || call.setAside)
    return refuse('device_away', 'Your device isn’t connected to this call. Return to the call first.');
  if (othersOnCall(call).length > 0 || rings(step, 'JOIN'))
    return refuse('others_on_call', 'Others are on this call. Leave it to them, or wait until they leave.');
  return true;
}

/** Somebody picked up the offer of a transfer. */
export function transferAccepted(step: Step, offer: Offer, leg: Leg): void {
  leg.role = 'MEMBER';
  targetAccepted(step, leg, offer.userId, offer.userName);
}

/** A phone outside pressed 1 to take the call over; its leg stays what it is, a paid one. */
export function transferAcceptedOutside(step: Step, { legId, to }: ForwardAttempt): void {
  const leg = step.call.legs[legId];
  if (leg) targetAccepted(step, leg, null, to);
}

function targetAccepted(step: Step, leg: Leg, userId: string | null, name: string): void {
  const transfer = liveTransfer(step.call);
  if (transfer?.stage !== 'RINGING') return endLeg(step, leg);
  stopRinging(step, 'TRANSFER', 'TAKEN');
  step.clearTimer('transfer');
  transfer.target = { userId, name, legId: leg.id };
  step.say('good', 'transfer.accepted', `${name} accepted the transfer`, {
    ...(userId === null ? {} : { userId }),
    name,
  });
  // Whoever wanted to talk first and is gone has left the call to the target.
  if (transfer.mode === 'COLD' || step.call.agentLegId === null) return handOver(step, transfer);
  enterStage(step, transfer, 'CONSULTING');
  step.change('TRANSFER');
}

/** Complete: the agent who talked with the target leaves the caller to them. */
export function completeTransfer(step: Step, userId: string): void {
  const transfer = ownTransfer(step, userId);
  if (!transfer) return;
  if (transfer.stage !== 'CONSULTING')
    return step.refuse(
      'INVALID_TRANSITION',
      'not_accepted',
      `${transfer.to.name} hasn’t accepted. Wait, or return to the caller.`,
      { details: { name: transfer.to.name } },
    );
  handOver(step, transfer);
}

/** Merge: agent, target and caller talk together. */
export function mergeTransfer(step: Step, userId: string): void {
  const transfer = ownTransfer(step, userId);
  if (!transfer) return;
  if (transfer.stage !== 'CONSULTING')
    return step.refuse(
      'INVALID_TRANSITION',
      'not_accepted',
      `${transfer.to.name} hasn’t accepted. Wait, or return to the caller.`,
      { details: { name: transfer.to.name } },
    );
  enterStage(step, transfer, 'MERGED');
  resumeCaller(step);
  step.say(
    'good',
    'transfer.merged',
    `${transfer.fromName}, ${transfer.target?.name ?? ''} and the other side talk together`,
  );
  step.change('TRANSFER');
}

/** Back to caller: ends whatever the transfer had come to. */
export function takeBack(step: Step, userId: string): void {
  const { call } = step;
  const transfer = ownTransfer(step, userId);
  if (!transfer) return;
  if (call.agentLegId === null)
    return step.refuse(
      'INVALID_TRANSITION',
      'device_away',
      'Your device isn’t connected to this call. Return to the call first.',
    );
  backToAgent(step, transfer);
}

function backToAgent(step: Step, transfer: Transfer): void {
  const { call } = step;
  const cancelled = transfer.stage === 'RINGING';
  stopRinging(step, 'TRANSFER', 'WITHDRAWN');
  stopRinging(step, 'RETURN', 'WITHDRAWN');
  const target = transfer.target ? call.legs[transfer.target.legId] : undefined;
  if (target) endLeg(step, target);
  step.clearTimer('transfer', 'returnCall');
  enterStage(step, transfer, cancelled ? 'CANCELLED' : 'RETURNED');
  resumeCaller(step);
  step.say(
    'good',
    cancelled ? 'transfer.cancelled' : 'transfer.taken_back',
    `${transfer.fromName} is back with the other side`,
    {
      name: transfer.fromName,
    },
  );
  step.change('TRANSFER');
}

/** Nobody rings for it any longer, and nobody took it. */
export function transferRang(step: Step): void {
  const { call } = step;
  const transfer = liveTransfer(call);
  if (!transfer) return;
  if (transfer.stage === 'RINGING' && !rings(step, 'TRANSFER')) {
    returnCall(step, transfer, whyNotTaken(call, transfer));
  } else if (transfer.stage === 'RETURNING' && call.agentLegId === null && !rings(step, 'RETURN')) {
    if (call.timers.returnCall === undefined) ringBackAgain(step, transfer);
  }
}

function whyNotTaken(call: CallState, transfer: Transfer): TransferFailure {
  const phone = call.forwards?.findLast(({ purpose }) => purpose === 'TRANSFER');
  if (transfer.to.kind === 'NUMBER' && phone) return phoneFailures[phone.state] ?? 'UNREACHABLE';
  const offers = call.offers.slice(transfer.firstOffer);
  const people = [...new Set(offers.map(({ userId }) => userId))];
  const had = (state: Offer['state'], userId: string) =>
    offers.some((offer) => offer.userId === userId && offer.state === state);
  if (people.every((userId) => had('DECLINED', userId))) return 'DECLINED';
  return people.some((userId) => had('TIMED_OUT', userId) || had('DECLINED', userId)) ? 'NO_ANSWER' : 'UNREACHABLE';
}

const phoneFailures: Partial<Record<ForwardAttempt['state'], TransferFailure>> = {
  DECLINED: 'DECLINED',
  TIMED_OUT: 'NO_ANSWER',
  FAILED: 'REFUSED',
};

/** The time of a stage is over: the target's, or that of the agent who is rung back. */
export function transferTimedOut(step: Step): void {
  const transfer = liveTransfer(step.call);
  if (transfer?.stage === 'RINGING') {
    ringingTimedOut(step, 'TRANSFER');
    returnCall(step, transfer, 'NO_ANSWER');
  } else if (transfer?.stage === 'RETURNING') {
    ringingTimedOut(step, 'RETURN');
    nobodyLeft(step, transfer);
  }
}

const reasons: Readonly<Record<TransferFailure, string>> = {
  DECLINED: 'declined',
  NO_ANSWER: "didn't answer",
  UNREACHABLE: 'could not be reached',
  HUNG_UP: 'hung up',
  REFUSED: 'could not be called',
};

/** Back to the agent, who is told why: at the device that is on the call, or by ringing all devices. */
function returnCall(step: Step, transfer: Transfer, failure: TransferFailure): void {
  const { call } = step;
  transfer.failure = failure;
  delete transfer.ringBacks;
  enterStage(step, transfer, 'RETURNING');
  step.setTimer('transfer', step.now + RING_BACK_SECONDS * 1000);
  if (call.agentLegId === null) step.setTimer('returnCall', step.now);
  const name = transfer.target?.name ?? transfer.to.name;
  step.say('waited', 'transfer.returned', `Transfer returned: ${name} ${reasons[failure]}`, {
    name,
    failure,
    from: transfer.fromName,
  });
  step.change('TRANSFER');
}

/** Rings the agent's devices; who they are was not known when the call turned back. */
export function ringBack(step: Step, candidates: readonly Candidate[]): void {
  const { call } = step;
  const transfer = liveTransfer(call);
  if (transfer?.stage !== 'RETURNING' || call.agentLegId !== null) return;
  const { ringing } = invite(step, candidates, 'RETURN', RING_BACK_SECONDS);
  transfer.ringBacks = (transfer.ringBacks ?? 0) + 1;
  if (ringing.length === 0) return ringBackAgain(step, transfer);
  step.setTimer('transfer', step.now + RING_BACK_SECONDS * 1000);
  step.say('waited', 'transfer.ringing_back', `Ringing ${transfer.fromName} back for ${RING_BACK_SECONDS} s`, {
    name: transfer.fromName,
    seconds: String(RING_BACK_SECONDS),
  });
  step.change('OFFERED');
}

/**
 * No device of the agent's could be rung. Who closed the tab a moment ago may be opening the next one, as who loads a page anew does
 * (flow/ring.ts): they are rung again, and the caller hears music meanwhile. Who declined or let it ring is not.
 */
function ringBackAgain(step: Step, transfer: Transfer): void {
  const answered = step.call.offers.some(
    ({ purpose, at, state }) => purpose === 'RETURN' && (at ?? 0) >= transfer.stageSince && state !== 'WITHDRAWN',
  );
  if (answered || (transfer.ringBacks ?? 0) >= RING_TIMES) return nobodyLeft(step, transfer);
  step.setTimer('returnCall', step.now + RING_AGAIN_MS);
}

/** The agent picked up, or came back by a new leg. */
export function agentTookBack(step: Step, leg: Leg): void {
  const transfer = liveTransfer(step.call);
  if (transfer?.stage !== 'RETURNING') return;
  leg.role = 'AGENT';
  step.call.agentLegId = leg.id;
  step.call.agentUserId = transfer.fromUserId;
  backToAgent(step, transfer);
}

/** The agent's leg is gone in the middle of it: closed the tab, or pressed End. The transfer goes on. */
export function agentLeft(step: Step, pressedEnd: boolean): void {
  const { call } = step;
  const transfer = liveTransfer(call);
  if (!transfer) return;
  const leg = call.agentLegId === null ? undefined : call.legs[call.agentLegId];
  if (leg) endLeg(step, leg);
  call.agentLegId = null;
  step.say('fact', 'transfer.agent_left', `${transfer.fromName} left while the call is being transferred`, {
    name: transfer.fromName,
  });
  if (transfer.stage === 'CONSULTING') return handOver(step, transfer);
  if (transfer.stage === 'RETURNING') {
    // Who hangs up on a call that came back does not want it; a device that was lost rings once more.
    if (pressedEnd) return nobodyLeft(step, transfer);
    step.setTimer('returnCall', step.now);
  }
  step.change('TRANSFER');
}

/** The target's leg is gone while the agent talks with them. */
export function targetLeft(step: Step): void {
  const transfer = liveTransfer(step.call);
  if (transfer?.stage === 'CONSULTING') returnCall(step, transfer, 'HUNG_UP');
}

/** The caller could not be put on hold, and hears who is there: that is the agent, or nobody. */
export function holdRefused(step: Step, transfer: Transfer): void {
  if (step.call.agentLegId !== null) return backToAgent(step, transfer);
  stopRinging(step, 'TRANSFER', 'WITHDRAWN');
  nobodyLeft(step, transfer);
}

function handOver(step: Step, transfer: Transfer): void {
  const { call } = step;
  const leg = transfer.target ? call.legs[transfer.target.legId] : undefined;
  if (!leg || !transfer.target) return;
  const before = call.agentLegId === null ? undefined : call.legs[call.agentLegId];
  if (leg.role === 'MEMBER') leg.role = 'AGENT';
  call.agentLegId = leg.id;
  call.agentUserId = transfer.target.userId;
  if (before) endLeg(step, before);
  enterStage(step, transfer, 'COMPLETED');
  resumeCaller(step);
  step.say('good', 'transfer.completed', `${transfer.fromName} left, ${transfer.target.name} has the call`, {
    from: transfer.fromName,
    name: transfer.target.name,
  });
  step.change('TRANSFER');
}

/** Neither the target nor the agent has the call: its flow does, or the caller may leave a message. */
function nobodyLeft(step: Step, transfer: Transfer): void {
  stopRinging(step, 'RETURN', 'WITHDRAWN');
  step.clearTimer('transfer', 'returnCall');
  enterStage(step, transfer, 'FALLBACK');
  backToFlow(step);
  step.change('TRANSFER');
}

function ownTransfer(step: Step, userId: string): Transfer | undefined {
  const transfer = liveTransfer(step.call);
  if (!transfer)
    step.refuse(
      step.call.endedAt === null ? 'INVALID_TRANSITION' : 'CALL_ENDED',
      'not_transferring',
      'The call isn’t being transferred.',
    );
  else if (transfer.fromUserId !== userId) step.refuse('NOT_FOUND', 'transfer', 'You’re not transferring this call.');
  else return transfer;
  return undefined;
}

function enterStage(step: Step, transfer: Transfer, stage: TransferStage): void {
  transfer.stage = stage;
  transfer.stageSince = step.now;
}

function holdCaller(step: Step): void {
  const { call } = step;
  if (call.heldSince !== null) return;
  const outside = call.legs[call.outsideLegId];
  call.heldSince = step.now;
  if (outside?.sid)
    step.command({ kind: 'HOLD_LEG', legId: outside.id, sid: outside.sid, hold: true, sound: holdMusicOf(call) });
}

/** Whoever is outside hears our side again instead of music, or of the tone for a lost agent. */
export function resumeCaller(step: Step): void {
  const { call } = step;
  const outside = call.legs[call.outsideLegId];
  closeHold(step);
  step.enter('TALKING');
  if (outside?.sid)
    step.command({ kind: 'HOLD_LEG', legId: outside.id, sid: outside.sid, hold: false, sound: holdMusicOf(call) });
}

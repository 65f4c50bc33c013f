/**
 * The call engine: `(call, input, now, seed) → (call, commands, events)`, a pure function. The same engine runs live calls
 * and the simulator (design: call-engine).
 */
import { addPeople } from './adding.ts';
import { deleteRecording, purgeRecording, restoreRecording, setLegalHold } from './custody.ts';
import { pressedInQueue } from './callback/ask.ts';
import { callbackNotNeeded, cancelCallback } from './callback/callback.ts';
import { finish } from './ending.ts';
import { freeGuests, guestHoldFailed, holdGuest } from './guestHold.ts';
import { holdCall, holdFailed } from './hold.ts';
import { arrived, greeted, unattended } from './inbound.ts';
import type { CallInput } from './inputs.ts';
import { rejoin } from './lostAgent.ts';
import { leavesOutsiders, mayBeEnded } from './leftConnected.ts';
import { learnSid, raise } from './legs.ts';
import { forwardAnswered, forwardCovered, forwardFailed, forwardKey, forwardRefused } from './flow/forward.ts';
import { forwardOf } from './flow/forwards.ts';
import { phoneExtended, phoneRefused, phoneUnknown } from './phoneTime.ts';
import { keyPressed } from './flow/menu.ts';
import { textTaken } from './flow/message.ts';
import { soundPlayed } from './flow/play.ts';
import { wrapUpOver } from './flow/ring.ts';
import { chooseWrapUp } from './flow/wrapUp.ts';
import { peopleKnown, settle } from './flow/walk.ts';
import { webhookAnswered, webhookLate } from './flow/webhook.ts';
import { pageOpenedInQueue, queueDecided } from './queue/queue.ts';
import { offerDeclined, pushFailed } from './offers.ts';
import { inboundOutcome, outboundOutcome } from './outcome.ts';
import { creditHeld, creditRefused, deviceConnected, farEndMoved } from './outbound.ts';
import {
  answered,
  changeTransfer,
  deviceLost,
  invitationClosed,
  leaves,
  offerEnded,
  personGone,
  phoneDecided,
  phoneGone,
} from './joining.ts';
import { setAside } from './callWaiting.ts';
import { declined } from './invite.ts';
import { writeNote } from './note.ts';
import { peopleOnCall } from './participants.ts';
import { priced } from './price.ts';
import { mediaTroubled } from './quality.ts';
import { copyKept, recordingAvailable, recordingMissing, recordingStored } from './recording.ts';
import { captureFailed, pauseRecording, recordOnDemand } from './recordingControl.ts';
import { type CallState, isFinal, isLedByFlow, type Leg } from './state.ts';
import { Step, type StepResult } from './step.ts';
import { keepStretches } from './stretches.ts';
import { textBackTaken } from './textBack.ts';
import { summarize, summaryMoved } from './summary.ts';
import { transcribe, transcriptMoved } from './transcript.ts';
import { callerGoneAtTone, messageTaken, noMessage, toneOver } from './voicemail.ts';
import { coachAll, supervise } from './supervision.ts';
import { heardByAll, notHeard, takeOver } from './takeover.ts';
import { scriptFailed } from './scriptFailed.ts';
import { readSetting } from './setting.ts';
import { takingOver } from './together.ts';
import { settingDone, toldAnew } from './wanted.ts';
import { startTransfer } from './transfer.ts';
import { creditExtended, creditExtensionRefused, creditUnknown } from './talkTime.ts';
import { timerDue } from './timers.ts';

/** Applies one input at `now` (epoch ms). The given call is not changed. */
export function reduce(call: CallState, input: CallInput, now: number, seed: string): StepResult {
  const step = new Step(call, now, seed);
  step.callerAsks = callerAsks(call, input);
  apply(step, input);
  if (step.call.agentLegId !== call.agentLegId) coachAll(step);
  freeGuests(step, call);
  settle(step);
  keepStretches(step, call);
  if (isFinal(step.call)) delete step.call.callToken;
  return step.result();
}

/** Whether the caller's leg waits for the answer to this very input. */
export function callerAsks(call: CallState, input: CallInput): boolean {
  if (input.type === 'PEOPLE') return input.callerAsks;
  if (input.type === 'KEY' || input.type === 'PLAYED' || input.type === 'SCRIPT_FAILED')
    return input.legId === call.outsideLegId;
  return input.type === 'ARRIVED' || input.type === 'GREETED';
}

function apply(step: Step, input: CallInput): void {
  const { call } = step;
  const legId = 'legId' in input ? (input.legId ?? null) : null;
  const leg = legId === null ? undefined : call.legs[legId];
  const phone = legId === null ? undefined : forwardOf(call, legId);
  switch (input.type) {
    case 'ARRIVED':
      return arrived(step, input);
    case 'UNATTENDED':
      return unattended(step, input);
    case 'VOICEMAIL':
      return messageTaken(step, input.endedAt, input.voicemail);
    case 'NO_MESSAGE':
      return noMessage(step);
    case 'TONE':
      return toneOver(step);
    case 'GREETED':
      return greeted(step, input.candidates);
    case 'PEOPLE':
      return peopleKnown(step, input.visit, input.candidates);
    case 'PLAYED':
      return soundPlayed(step, input.visit);
    case 'KEY':
      if (input.legId === call.outsideLegId)
        return call.phase === 'QUEUED'
          ? pressedInQueue(step, input.asked, input.key)
          : keyPressed(step, input.asked, input.key);
      return leg && phoneDecided(step, forwardKey(step, leg, input.asked, input.key));
    case 'QUEUE':
      return queueDecided(step, input);
    case 'CALLBACK_NOT_NEEDED':
      return callbackNotNeeded(step, input.reached);
    case 'CANCEL_CALLBACK':
      return cancelCallback(step, input);
    case 'WEBHOOK':
      return webhookAnswered(step, input.visit, input.answer);
    case 'TEXT':
      return input.textBack ? textBackTaken(step, input.textBack.code) : textTaken(step, input.refused);
    case 'FORWARD_COVERED':
      return forwardCovered(step, input.legId, input.coveredSeconds, input.capSeconds);
    case 'FORWARD_REFUSED':
      return phoneDecided(step, forwardRefused(step, input.legId, input.reason, input.code));
    case 'OFFER_ANSWERED':
      if (leg?.role === 'FORWARD') return phoneDecided(step, forwardAnswered(step, leg, input.sid));
      return leg && answered(step, leg, input.sid, input.engaged);
    case 'OFFER_DECLINED':
      if (isLedByFlow(call) || call.status !== 'ON_GOING') return offerDeclined(step, input.userId);
      return invitationClosed(step, declined(step, input.userId));
    case 'DEVICE_CONNECTED':
      return leg && deviceConnected(step, leg, input.sid, input.userId);
    case 'LEG_STATUS':
      return leg && legStatus(step, leg, input);
    case 'CREDIT_HELD':
      return creditHeld(step, input.coveredSeconds, input.capSeconds);
    case 'CREDIT_REFUSED':
      return creditRefused(step, input.code, input.reason);
    case 'CREDIT_EXTENDED':
      return phone ? phoneExtended(step, phone, input.coveredSeconds) : creditExtended(step, input.coveredSeconds);
    case 'CREDIT_EXTENSION_REFUSED':
      return phone ? phoneRefused(step, phone) : creditExtensionRefused(step);
    case 'CREDIT_UNKNOWN':
      return phone ? phoneUnknown(step, phone) : creditUnknown(step);
    case 'END':
      return end(step, input.userId, input.userName);
    case 'SET_ASIDE':
      return setAside(step, input.userId, input.userName);
    case 'HOLD':
      return input.guestId === undefined
        ? holdCall(step, input.userId, input.hold)
        : holdGuest(step, input.userId, input.guestId, input.hold);
    case 'RECORD':
      return recordOnDemand(step, input, input.on);
    case 'PAUSE_RECORDING':
      return pauseRecording(step, input, input.paused);
    case 'TRANSFER':
      return startTransfer(step, input);
    case 'ADD_PEOPLE':
      return addPeople(step, input);
    case 'SUPERVISE':
      return supervise(step, input);
    case 'TAKE_OVER':
      return takeOver(step, input);
    case 'CHANGE_TRANSFER':
      return changeTransfer(step, input.userId, input.change);
    case 'REJOIN':
      rejoin(step, input.userId, input.identity);
      return;
    case 'DEVICE_LOST':
      return leg && deviceLost(step, leg, input.why);
    case 'CONFERENCE':
      call.conferenceSid = input.conferenceSid;
      return;
    case 'COMMAND_DONE':
      return commandDone(step, input.commandId, input.sid);
    case 'COMMAND_FAILED':
      return commandFailed(step, input);
    case 'RECORDING_AVAILABLE':
      return recordingAvailable(step, input.recordingSid, input.durationSeconds, input.failed);
    case 'RECORDING_STORED':
      return recordingStored(step, input);
    case 'PRICED':
      return priced(step, input.prices);
    case 'DELETE_RECORDING':
      return deleteRecording(step, input);
    case 'RESTORE_RECORDING':
      return restoreRecording(step, input);
    case 'LEGAL_HOLD':
      return setLegalHold(step, input);
    case 'PURGE_RECORDING':
      return purgeRecording(step, input);
    case 'TRANSCRIBE':
      return transcribe(step, input);
    case 'TRANSCRIPT':
      return transcriptMoved(step, input.news);
    case 'SUMMARIZE':
      return summarize(step, input);
    case 'SUMMARY':
      return summaryMoved(step, input.news);
    case 'READY':
      if (call.phase === 'QUEUED') return pageOpenedInQueue(step, input.candidates, input.userId);
      return wrapUpOver(step, input.candidates, input.userId);
    case 'PUSH_FAILED':
      return pushFailed(step, input.userId, input.reason);
    case 'WRAP_UP':
      return chooseWrapUp(step, input);
    case 'NOTE':
      return writeNote(step, input);
    case 'MEDIA':
      return mediaTroubled(step, input.userId, input.userName, input.trouble);
    case 'SCRIPT_FAILED':
      return scriptFailed(step, input.doing, input.visit);
    case 'TIMER':
      return timerDue(step, input);
  }
}

function legStatus(step: Step, leg: Leg, input: Extract<CallInput, { type: 'LEG_STATUS' }>): void {
  sidKnown(step, leg, input.sid);
  const rang = leg.status === 'RINGING' || leg.status === 'ANSWERED';
  if (!raise(leg, input.status)) return;
  if (leg.status === 'ENDED') return legEnded(step, leg, input, rang);
  if (leg.id === step.call.outsideLegId && step.call.direction === 'OUTBOUND') farEndMoved(step, leg);
}

function legEnded(step: Step, leg: Leg, input: Extract<CallInput, { type: 'LEG_STATUS' }>, rang: boolean): void {
  const { call } = step;
  const { outcome: how, sipCode } = input;
  if (isFinal(call)) return;
  if (leg.id === call.outsideLegId) {
    if (call.phase === 'VOICEMAIL') return callerGoneAtTone(step, input.endedAt);
    const decision =
      call.direction === 'INBOUND' ? inboundOutcome(call, step.now, how, sipCode) : outboundOutcome(call, how, sipCode);
    return finish(step, decision, input.endedAt);
  }
  // A device that never rang did not fail to answer: it was not there.
  if (leg.role === 'OFFER') return offerEnded(step, leg, how === 'no-answer' && !rang ? 'failed' : how);
  if (leg.role === 'FORWARD' || leg.role === 'GUEST') return phoneGone(step, leg, input, rang);
  if (!leg.unwanted || leg.role === 'SUPERVISOR') personGone(step, leg);
}

/** Somebody presses End. A second press changes nothing. */
function end(step: Step, userId: string, userName: string): void {
  const { call } = step;
  if (isFinal(call)) return;
  if (call.status === 'INCOMING') {
    return step.refuse('INVALID_TRANSITION', 'not_answered', 'The call hasn’t been answered. Decline it instead.');
  }
  const answered = call.answeredAt !== null;
  if (leaves(step, userId)) return;
  // Whose device was on it and is not any longer has left it: what goes on is the others'.
  const was = Object.values(call.legs).some((leg) => leg.userId === userId && leg.role !== 'OFFER');
  if (was && !peopleOnCall(call).has(userId) && !mayBeEnded(call, step.now))
    return step.refuse('CALL_ENDED', 'left', 'You left this call.');
  if (leavesOutsiders(step, userId, userName)) return;
  if (call.callback) call.callback.over = true;
  step.say('fact', 'call.end_pressed', `${userName} ended the call`, { userId, name: userName });
  const by = { side: 'US', userId, name: userName } as const;
  finish(
    step,
    answered
      ? { status: 'COMPLETED', reason: 'AGENT_HANGUP', by }
      : { status: 'ABANDONED', reason: 'CANCELLED_BY_AGENT', by },
  );
}

function commandDone(step: Step, commandId: string, sid: string | null): void {
  const what = step.call.inFlight[commandId];
  delete step.call.inFlight[commandId];
  const leg = legOf(step.call, what);
  heardByAll(step, commandId);
  const setting = readSetting(what);
  if (setting) settingDone(step, setting);
  if (!leg || sid === null) return;
  sidKnown(step, leg, sid);
  raise(leg, 'INITIATED');
}

/** A device matches its ringing with the offer by the sid, so that learning it is a change that people see. */
function sidKnown(step: Step, leg: Leg, sid: string): void {
  const news = leg.sid === null;
  learnSid(step, leg, sid);
  if (news && leg.role === 'OFFER' && !leg.unwanted && !isFinal(step.call)) step.change('OFFERED');
}

/** The carrier refused, or we must take it for undone. */
function commandFailed(
  step: Step,
  { commandId, reason, sipCode, refused }: Extract<CallInput, { type: 'COMMAND_FAILED' }>,
): void {
  const { call } = step;
  const what = call.inFlight[commandId];
  if (what === undefined) return;
  delete call.inFlight[commandId];
  const leg = legOf(call, what);
  const [kind, about] = what.split(':');
  const setting = readSetting(what);
  if (kind === 'PLACE_OFFER' && leg) {
    raise(leg, 'ENDED');
    if (!isFinal(call)) offerEnded(step, leg, 'failed');
  } else if (kind === 'DIAL_OUT' && leg) {
    raise(leg, 'ENDED');
    step.say('skipped', 'call.dial_failed', `The carrier refused: ${reason}`, { reason });
    finish(step, outboundOutcome(call, 'failed', sipCode));
  } else if (kind === 'HOLD_CREDIT' && leg?.id === call.outsideLegId) {
    creditRefused(step, 'UNAVAILABLE', reason);
  } else if ((kind === 'HOLD_CREDIT' || kind === 'DIAL_FORWARD') && leg) {
    phoneDecided(step, forwardFailed(step, leg, reason, kind === 'DIAL_FORWARD' && refused));
  } else if (kind === 'REDIRECT_LEG' && leg && !refused) {
    redirectAgain(step, leg);
  } else if (kind === 'HOLD_LEG') {
    if (setting && toldAnew(step, setting)) return;
    if (leg && leg.id !== call.outsideLegId) guestHoldFailed(step, leg, reason);
    else holdFailed(step, reason);
  } else if (kind === 'COACH' && leg) {
    const takes = takingOver(call)?.takeover?.commandId === commandId;
    if (takes || !setting || !toldAnew(step, setting)) notHeard(step, leg, commandId, reason, refused);
  } else if (kind === 'START_RECORDING' || kind === 'FETCH_RECORDING') {
    recordingMissing(step, reason);
  } else if (kind === 'DROP_RECORDING') {
    copyKept(step, reason);
  } else if (kind === 'CAPTURE') {
    if (!setting || !toldAnew(step, setting)) captureFailed(step, reason);
  } else if (kind === 'ASK_WEBHOOK') {
    webhookLate(step, Number(about));
  } else if (kind === 'SEND_TEXT') {
    if (about === 'textBack') textBackTaken(step, 'CARRIER_ERROR');
    else textTaken(step, reason);
  } else if (kind === 'EXTEND_HOLD') {
    const phone = leg && forwardOf(call, leg.id);
    if (phone) phoneRefused(step, phone);
    else creditExtensionRefused(step);
  }
}

/**
 * The carrier was too busy for it, again and again. Who is not told goes on hearing what was: ringing, while somebody who took the
 * call speaks to nobody. Told again, the leg hears what it should by then.
 */
function redirectAgain(step: Step, { id: legId, sid, status, unwanted }: Leg): void {
  const toldAnyway = Object.values(step.call.inFlight).includes(`REDIRECT_LEG:${legId}`);
  if (sid === null || status === 'ENDED' || unwanted || toldAnyway || isFinal(step.call)) return;
  step.command({ kind: 'REDIRECT_LEG', legId, sid });
}

function legOf(call: CallState, what: string | undefined): Leg | undefined {
  const legId = what?.split(':')[1];
  return legId === undefined ? undefined : call.legs[legId];
}

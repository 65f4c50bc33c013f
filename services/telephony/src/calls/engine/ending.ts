/** How a call comes to its end. */
import type { Decision } from './inputs.ts';
import { withdrawForwards } from './flow/forwards.ts';
import { sayWhatFollows } from './callback/tries.ts';
import { endLeg } from './legs.ts';
import { awaitPrices } from './price.ts';
import { type CallState, type CallStatus, type EndReason, isFinal } from './state.ts';
import type { TimerName } from './timerName.ts';
import { queueOver } from './queue/waiting.ts';
import type { Step } from './step.ts';
import { lastToHave } from './stretches.ts';
import { writeBack } from './textBack.ts';
import { mayLastUntil } from './timeBounds.ts';
import { liveSupervisions, liveTransfer, type Transfer } from './together.ts';

/** Time that the caller has to hear why nobody answered, before the leg is ended by us: 30 s. */
const ENDING_MS = 30_000;
/** A recording that is due and has not come is an alarm after 10 min (defaults 12.2). */
const RECORDING_MISSING_MS = 600_000;
/** The carrier tells of a recording within seconds. A report that is lost is asked for, long before people are alarmed. */
const ASK_RECORDING_MS = 60_000;

const sentences: Readonly<Record<string, string>> = {
  CALLER_HANGUP: 'The other side hung up',
  AGENT_HANGUP: 'The agent hung up',
  TALK_TIME_CAP: "Ended: the plan's talk-time limit was reached",
  INSUFFICIENT_BALANCE: 'Ended: not enough credit',
  TRANSFERRED: 'Ended after it had been transferred',
  NETWORK_LOST: 'Ended: the connection was lost and no one came back within 20 seconds',
  SETUP_ERROR: 'The call could not be set up',
  CARRIER_ERROR: 'The carrier could not connect the call',
  CODEC: 'The two sides have no way to carry sound in common',
  BLOCKED: 'The caller is blocked: no one was called',
  CALLER_HANGUP_WAITING: 'The caller hung up while waiting',
  SHORT_ABANDON: 'The caller hung up within 5 seconds',
  DECLINED_BY_ALL: 'Everyone declined',
  NO_ANSWER: 'No one answered in time',
  NOBODY_AVAILABLE: 'No one was available',
  CALLER_HANGUP_RINGING: 'The caller hung up while it rang',
  BUSY: 'The number was busy',
  DECLINED: 'The other side declined',
  UNWANTED: 'The other side refused the call as unwanted',
  BLOCKED_BY_ANALYTICS: 'A network between us and the other side blocked the call',
  CANCELLED_BY_AGENT: 'Canceled before it was answered',
  INVALID_NUMBER: 'The number does not exist',
  FORBIDDEN: 'The carrier refused to connect to this number',
  DESTINATION_NOT_SUPPORTED: 'Calls to this destination are not offered',
  VOICEMAIL_LEFT: 'The caller left a message',
  ANNOUNCEMENT_PLAYED: 'The caller heard the announcement',
  QUEUE_FULL: 'The queue was full',
  CALLBACK_REQUESTED: 'The caller asked to be called back',
  CALLER_REACHED: 'The caller was reached in another call',
  QUEUE_TIMEOUT: 'Waited in the queue as long as it allows',
  OUTSIDE_HOURS: "It came outside the number's hours",
};

const talking: readonly TimerName[] = [
  'setup',
  'greeting',
  'ring',
  'wrapUp',
  'flow',
  'queue',
  'queueWait',
  'queueEmpty',
  'queueClose',
  'dial',
  'voicemail',
  'askMessage',
  'ending',
  'lostAgent',
  'setAside',
  'guestTone',
  'guestReminder',
  'transfer',
  'returnCall',
  'join',
  'supervisor',
  'cap',
  'capWarning',
  'credit',
  'creditWarning',
  'extendHold',
  'askCredit',
  'phoneEnds',
  'phoneExtend',
  'recordingPaused',
  'recordingBeep',
];

/** Gives the call its final status; every leg that is still up is ended. The first decision stands. */
export function finish(step: Step, decision: Decision, endedAt = step.now): void {
  const { call } = step;
  if (isFinal(call)) return;
  const { status, reason } = call.outcome ?? afterTransfer(call, decision);
  const by = decision.by ?? (callerLeft(call) ? { side: 'THEM' as const } : undefined);
  if (by) call.endedBy = by;
  // A crash of ours must not lengthen the call, nor may an end that was seen late; it cannot end before it was answered either.
  const end = Math.min(step.now, mayLastUntil(call), Math.max(endedAt, call.answeredAt ?? call.startedAt));
  if (liveTransfer(call)) call.transfer = { ...call.transfer, stage: 'CANCELLED' } as Transfer;
  for (const running of liveSupervisions(call)) {
    running.endedAt = step.now;
    step.supervisionChange(running);
  }
  closeHold(step, end);
  queueOver(step);
  delete call.returnedToFlow;
  call.agentUserId ??= call.lostUserId ?? call.leftConnected?.userId ?? lastToHave(call) ?? handedOverBy(call);
  delete call.lostUserId;
  call.status = status;
  call.endReason = reason;
  call.outcome = { status, reason };
  call.endedAt = end;
  step.enter('ENDED');
  if (call.flowAt) call.flowAt.awaitsPeople = false;
  step.clearTimer(...talking);
  for (const offer of call.offers) if (offer.state === 'RINGING') offer.state = 'WITHDRAWN';
  withdrawForwards(step);
  for (const leg of Object.values(call.legs)) endLeg(step, leg);
  awaitRecording(step);
  awaitPrices(step);
  sayEnded(step, status, reason);
  sayWhatFollows(step);
  step.change('ENDED');
  writeBack(step);
}

/** The call is over: its recording, or its message, is to come. */
export function awaitRecording(step: Step): void {
  if (step.call.recording?.state !== 'PENDING') return;
  step.setTimer('askRecording', step.now + ASK_RECORDING_MS);
  step.setTimer('recordingMissing', step.now + RECORDING_MISSING_MS);
}

/** The caller hung up after the tone, or while hearing why nobody is there. */
const callerLeft = ({ phase, legs, outsideLegId }: CallState): boolean =>
  phase === 'ENDING' && legs[outsideLegId]?.status === 'ENDED';

/** The last line says who hung up, also of a call that was handed over: that it was stands above. */
function sayEnded(step: Step, status: CallStatus, reason: EndReason): void {
  const { endedBy: by } = step.call;
  const why = by && reason === 'TRANSFERRED' ? (by.side === 'US' ? 'AGENT_HANGUP' : 'CALLER_HANGUP') : reason;
  const named = by?.side === 'US' && by.name !== '' ? by : undefined;
  const sentence = why === 'AGENT_HANGUP' && named ? `${named.name} hung up` : (sentences[why] ?? why);
  step.say(status === 'COMPLETED' ? 'good' : 'fact', 'call.ended', sentence, {
    status,
    reason: why,
    ...(named ? { name: named.name, ...(named.userId === null ? {} : { userId: named.userId }) } : {}),
  });
}

/** Who gave the call to a phone outside, where nobody kept who had it (stretches.ts): of ours they had it last. */
function handedOverBy({ transfer }: CallState): string | null {
  return transfer?.stage === 'COMPLETED' || transfer?.stage === 'MERGED' ? transfer.fromUserId : null;
}

/** A call that its first agent handed over and that somebody then ended was TRANSFERRED (defaults 8.1). */
function afterTransfer(call: CallState, decision: Decision): Decision {
  const hungUp = decision.reason === 'CALLER_HANGUP' || decision.reason === 'AGENT_HANGUP';
  return hungUp && call.transfer?.stage === 'COMPLETED' ? { ...decision, reason: 'TRANSFERRED' } : decision;
}

/** Nobody takes the call: the caller hears 'call failed or unavailable', then the call ends as decided (defaults 11.5). */
export function tellUnavailable(step: Step, decision: Decision, redirect: boolean): void {
  const { call } = step;
  call.outcome = decision;
  step.enter('ENDING');
  step.clearTimer('greeting', 'ring', 'wrapUp', 'flow');
  step.setTimer('ending', step.now + ENDING_MS);
  step.say(
    'fact',
    'call.unavailable',
    `${sentences[decision.reason] ?? decision.reason}: the caller hears that no one is available`,
    {
      reason: decision.reason,
    },
  );
  const outside = call.legs[call.outsideLegId];
  if (redirect && outside?.sid) step.command({ kind: 'REDIRECT_LEG', legId: outside.id, sid: outside.sid });
}

/** Adds the running hold to the held time; talk time is answered to end minus hold (defaults 8.1). `at`: epoch ms. */
export function closeHold(step: Step, at = step.now): void {
  const { call } = step;
  if (call.heldSince === null) return;
  call.heldMs += Math.max(0, at - call.heldSince);
  call.heldSince = null;
  delete call.setAside;
  step.clearTimer('setAside');
  step.clearTimer('holdTone');
  step.clearTimer('holdReminder');
}

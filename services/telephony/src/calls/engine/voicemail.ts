/** A message after the tone, when nobody takes the call (defaults 11.5, 12.1). */
import { awaitRecording, finish } from './ending.ts';
import type { Decision, Voicemail } from './inputs.ts';
import { endLeg } from './legs.ts';
import { voicemailLeft } from './recording.ts';
import { endPause } from './recordingControl.ts';
import { type CallState, isFinal, isLeftAlone } from './state.ts';
import type { Step } from './step.ts';
import { supervisionsOver } from './supervision.ts';

/** A shorter message is thrown away (defaults 12.1). */
export const SHORTEST_SECONDS = 2;
/** A request for a message of five minutes, 120 s of it, and what the carrier takes to tell. */
const LONGEST_MS = 480_000;
/** When the caller has gone the carrier tells of a message by itself, and is asked after this. */
const ASK_AFTER_MS = 2_000;
/** A carrier that neither tells nor answers for so long after the caller has gone: the call ends without. */
const TOLD_WITHIN_MS = 30_000;
/** And at least this, when that the caller has gone was learned late. */
const LATE_TOLD_WITHIN_MS = 10_000;

/**
 * Nobody takes the call: the caller may leave a message. What was decided stands unless one comes. `redirect`: the caller's leg must be told.
 */
export function nobodyTakesIt(step: Step, decision: Decision, redirect: boolean): void {
  const { call } = step;
  call.outcome = decision;
  step.enter('VOICEMAIL');
  step.clearTimer('greeting', 'ring', 'wrapUp', 'flow');
  step.setTimer('voicemail', step.now + LONGEST_MS);
  step.say('waited', 'voicemail.offered', 'No one took the call: the caller is asked to leave a message', {
    reason: decision.reason,
  });
  const outside = call.legs[call.outsideLegId];
  if (redirect && outside?.sid) step.command({ kind: 'REDIRECT_LEG', legId: outside.id, sid: outside.sid });
}

/**
 * A call that was answered, and that nobody has any longer: the caller may leave a message all the same (defaults 12.4).
 * `redirect`: the caller's leg must be told.
 */
export function afterTheTone(step: Step, redirect = true): void {
  const { call } = step;
  const { transfer, lostUserId } = call;
  if (transfer && lostUserId === undefined) call.transfer = { ...transfer, stage: 'VOICEMAIL', stageSince: step.now };
  call.agentUserId ??= lostUserId ?? transfer?.fromUserId ?? null;
  delete call.returnedToFlow;
  call.outcome = { status: 'COMPLETED', reason: lostUserId === undefined ? 'TRANSFERRED' : 'NETWORK_LOST' };
  endPause(step);
  step.enter('VOICEMAIL');
  step.setTimer('voicemail', step.now + LONGEST_MS);
  const outside = call.legs[call.outsideLegId];
  supervisionsOver(step);
  for (const leg of Object.values(call.legs)) if (leg.id !== call.outsideLegId) endLeg(step, leg);
  call.agentLegId = null;
  step.say('waited', 'voicemail.offered', 'No one took the call: the caller is asked to leave a message');
  if (redirect && outside?.sid) step.command({ kind: 'REDIRECT_LEG', legId: outside.id, sid: outside.sid });
}

/** What was said after the tone of a call that had been answered. A recording of the whole call holds it, too. */
function messageAfterTransfer(step: Step, voicemail: Voicemail): void {
  const { call } = step;
  if (!isLeftAlone(call)) return;
  const recorded = call.recording !== null && call.recording.state !== 'MISSING';
  if (recorded || voicemail.durationSeconds < SHORTEST_SECONDS) {
    step.command({ kind: 'DROP_RECORDING', recordingSid: voicemail.recordingSid });
    if (recorded)
      step.say('good', 'voicemail.in_recording', "The caller left a message: it is in the call's recording");
  } else voicemailLeft(step, voicemail);
  finish(step, { status: 'COMPLETED', reason: 'TRANSFERRED' }, callerLeftAt(call) ?? step.now);
}

/**
 * The caller hung up while a message could be left: whether there is one, the carrier tells in a moment. `goneAt`: when that
 * was, epoch ms, where it was learned late: what we learn late lengthens neither the call nor its bill.
 */
export function callerGoneAtTone(step: Step, goneAt = step.now): void {
  const { call } = step;
  const since = call.phaseSince;
  step.enter('ENDING');
  call.phaseSince = Math.min(step.now, Math.max(goneAt, since));
  step.clearTimer('voicemail');
  step.setTimer('ending', Math.max(step.now + LATE_TOLD_WITHIN_MS, call.phaseSince + TOLD_WITHIN_MS));
  const askAt = call.phaseSince + ASK_AFTER_MS;
  if (askAt > step.now) step.setTimer('askMessage', askAt);
  else askForMessage(step);
}

/** When the caller of a call that comes to its end hung up, epoch ms; undefined while the caller is there. */
export function callerLeftAt(call: CallState): number | undefined {
  return call.legs[call.outsideLegId]?.status === 'ENDED' ? call.phaseSince : undefined;
}

/** Most callers who hang up at the tone leave no message: people learn at once that they missed a call. */
export function askForMessage(step: Step): void {
  const { call } = step;
  const sid = call.legs[call.outsideLegId]?.sid;
  if (call.phase === 'ENDING' && callerLeftAt(call) !== undefined && sid) step.command({ kind: 'ASK_MESSAGE', sid });
}

/** There is none: what had been decided stands. */
export function noMessage(step: Step): void {
  const { call } = step;
  if (call.phase === 'ENDING' && callerLeftAt(call) !== undefined)
    finish(step, { status: 'MISSED', reason: 'NO_ANSWER' }, callerLeftAt(call));
}

/**
 * From here on the call is paid for, should nobody have answered it (defaults 5.2). A report that comes when the caller has gone is
 * late: the tone was before that.
 */
export function toneOver(step: Step, at = step.now): void {
  const { call } = step;
  if (call.direction !== 'INBOUND' || call.answeredAt !== null || isFinal(call)) return;
  const latest = call.phase === 'ENDING' ? Math.min(at, call.phaseSince) : at;
  call.toneAt ??= Math.max(latest, call.startedAt);
}

/**
 * The carrier has a message. A final status stays; the message is there to be heard all the same. `endedAt`: when it ended,
 * epoch ms.
 */
export function messageTaken(step: Step, endedAt: number, voicemail: Voicemail): void {
  const { call } = step;
  if (call.answeredAt !== null) return messageAfterTransfer(step, voicemail);
  if (call.direction !== 'INBOUND' || call.recording) return;
  const at = (call.phase === 'ENDING' ? callerLeftAt(call) : undefined) ?? endedAt;
  // Where the carrier did not tell of the tone, the message does by its length.
  toneOver(step, at - voicemail.durationSeconds * 1000);
  if (voicemail.durationSeconds < SHORTEST_SECONDS) {
    if (!isLeftAlone(call)) return;
    step.say('skipped', 'voicemail.too_short', 'No message: it was shorter than 2 s');
    step.command({ kind: 'DROP_RECORDING', recordingSid: voicemail.recordingSid });
    finish(step, { status: 'MISSED', reason: 'NO_ANSWER' }, at);
    return;
  }
  voicemailLeft(step, voicemail);
  if (isFinal(call)) {
    awaitRecording(step);
    return step.change('RECORDING');
  }
  // It outranks what had been decided (defaults 8.1).
  call.outcome = null;
  finish(step, { status: 'VOICEMAIL', reason: 'VOICEMAIL_LEFT' }, at);
}

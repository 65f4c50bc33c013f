/**
 * What people do about a recording in the call (defaults 12.2): start and stop it where the number does not record by itself,
 * and pause it while card data is spoken. There is one file per call, because the contract's `callRecording` is one: what is
 * said between a stop and the next start is left out of it, what is said in a pause is silence of the same length.
 */
import { captureOf } from './captureOf.ts';
import { newRecording } from './recording.ts';
import { announceToAll, tellOfRecording } from './recordingNotice.ts';
import { type CallState, isLeftAlone, type Leg } from './state.ts';
import type { Step } from './step.ts';
import { liveTransfer } from './together.ts';

/** A pause ends by itself (defaults 12.2). */
const LONGEST_PAUSE_MS = 180_000;

export interface Person {
  userId: string;
  userName: string;
}

/** What somebody in the call asked for can be paused; what the number asks for, unless it says otherwise (defaults 12.2). */
export const mayPause = ({ recording, flow }: CallState): boolean =>
  recording?.onDemand === true || flow.allowPause !== false;

/** Starts or stops the recording on demand. Both sides are told, as the number's notice says. */
export function recordOnDemand(step: Step, person: Person, on: boolean): void {
  const { call } = step;
  const outside = takingPart(step, person);
  if (!outside) return;
  const capture = captureOf(call);
  if (call.recording?.state === 'READY') {
    step.refuse(
      'INVALID_TRANSITION',
      'recording_finished',
      'The carrier has finished recording this call, and a call has only one recording.',
    );
    return;
  }
  if (capture !== null && call.recording?.onDemand !== true) {
    const fixed = 'Recording is on for this number and can’t be switched off in a call.';
    if (mayPause(call)) step.refuse('INVALID_TRANSITION', 'pause_instead', `${fixed} Pause it for card data.`);
    else step.refuse('INVALID_TRANSITION', 'recorded_whole', fixed);
    return;
  }
  const runs = capture === 'ON' || capture === 'PAUSED';
  if (runs === on) return;
  if (liveTransfer(call)) {
    step.refuse('INVALID_TRANSITION', 'recording_transferring', 'You can’t start or stop recording during a transfer.');
    return;
  }
  const parameters = { userId: person.userId, name: person.userName };
  if (!on) {
    capturing(step, outside, 'STOPPED');
    step.say('fact', 'recording.stopped', `${person.userName} stopped the recording`, parameters);
    step.change('RECORDING');
    return;
  }
  tellOfRecording(step, 'EVERYBODY');
  if (capture === 'STOPPED') capturing(step, outside, 'ON');
  else {
    call.recording = { ...newRecording(step), onDemand: true };
    step.command({ kind: 'START_RECORDING', legId: outside.id, sid: outside.sid, recordingId: call.recording.id });
  }
  step.say('fact', 'recording.on_demand', `${person.userName} started the recording`, parameters);
  step.change('RECORDING');
}

/** Pauses the recording, or lets it go on. */
export function pauseRecording(step: Step, person: Person, paused: boolean): void {
  const { call } = step;
  const outside = takingPart(step, person);
  if (!outside) return;
  const capture = captureOf(call);
  if (capture === null || capture === 'STOPPED') {
    step.refuse('INVALID_TRANSITION', 'not_recorded', 'The call isn’t being recorded, so there’s nothing to pause.');
    return;
  }
  if (paused && !mayPause(call)) {
    step.refuse(
      'INVALID_TRANSITION',
      'no_pause',
      'This number records whole calls: its settings don’t allow a pause. A manager of the number can allow it.',
    );
    return;
  }
  if ((capture === 'PAUSED') === paused) return;
  const parameters = { userId: person.userId, name: person.userName };
  capturing(step, outside, paused ? 'PAUSED' : 'ON');
  if (paused) {
    step.say('waited', 'recording.paused', `${person.userName} paused the recording: the file is silent`, parameters);
  } else step.say('good', 'recording.resumed', `${person.userName} resumed the recording`, parameters);
  step.change('RECORDING');
}

/** A pause was forgotten: everybody hears a tone, and the recording goes on. */
export function pauseIsOver(step: Step): void {
  const { call } = step;
  const outside = call.legs[call.outsideLegId];
  if (captureOf(call) !== 'PAUSED' || !reachable(outside)) return;
  announceToAll(step, 'recording-resumed');
  capturing(step, outside, 'ON');
  step.say('fact', 'recording.resumed_itself', 'The recording resumed automatically after 3 min');
  step.change('RECORDING');
}

/** Nobody of ours is there who would let the recording go on: what the caller says now belongs into it. */
export function endPause(step: Step): void {
  const outside = step.call.legs[step.call.outsideLegId];
  const capture = captureOf(step.call);
  // One that was stopped goes on as well: there is one file per call, and a message must not be lost.
  if ((capture !== 'PAUSED' && capture !== 'STOPPED') || !reachable(outside)) return;
  capturing(step, outside, 'ON');
  step.say('fact', 'recording.resumed', 'The recording continues: none of the team is on the call');
}

/** Nothing that is said from now on belongs into the file. @param why in words */
export function stopCapture(step: Step, why: string): void {
  const outside = step.call.legs[step.call.outsideLegId];
  const capture = captureOf(step.call);
  if (capture === null || capture === 'STOPPED' || !reachable(outside)) return;
  capturing(step, outside, 'STOPPED');
  step.say('fact', 'recording.stopped_itself', why);
}

/** The carrier did not do it: what is shown follows what is. */
export function captureFailed(step: Step, reason: string): void {
  const { call } = step;
  const { recording } = call;
  const capture = captureOf(call);
  if (recording === null || capture === null) return;
  step.say('skipped', 'recording.change_failed', `The recording could not be changed: ${reason}`, { reason });
  if (capture === 'ON') note(step, recording.onDemand === true ? 'STOPPED' : 'PAUSED');
  else note(step, 'ON');
  step.change('RECORDING');
}

/** The outside party's leg, which is the one that is recorded; undefined after a refusal. */
function takingPart(step: Step, { userId }: Person): (Leg & { sid: string }) | undefined {
  const { call } = step;
  const outside = call.legs[call.outsideLegId];
  if (call.status !== 'ON_GOING' || isLeftAlone(call)) {
    step.refuse(
      call.endedAt === null ? 'INVALID_TRANSITION' : 'CALL_ENDED',
      'running_call',
      'Only a call in progress can be recorded.',
    );
  } else if (call.agentUserId !== userId) step.refuse('NOT_FOUND', 'take_part', 'You’re not on this call.');
  else if (!reachable(outside)) step.refuse('CALL_ENDED', 'other_side_gone', 'The other party has hung up.');
  else return outside;
  return undefined;
}

const reachable = (leg: Leg | undefined): leg is Leg & { sid: string } =>
  leg !== undefined && leg.sid !== null && leg.status !== 'ENDED';

function capturing(step: Step, outside: Leg & { sid: string }, capture: 'ON' | 'PAUSED' | 'STOPPED'): void {
  note(step, capture);
  step.command({ kind: 'CAPTURE', legId: outside.id, sid: outside.sid, capture });
}

function note(step: Step, capture: 'ON' | 'PAUSED' | 'STOPPED'): void {
  const { recording } = step.call;
  if (recording) recording.capture = capture;
  if (capture === 'PAUSED') step.setTimer('recordingPaused', step.now + LONGEST_PAUSE_MS);
  else step.clearTimer('recordingPaused');
}

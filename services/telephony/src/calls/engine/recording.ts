/** Recording is of the outside party's leg, two channels (design: call-engine; defaults 12.2). */
import type { CallInput, Voicemail } from './inputs.ts';
import { tellOfRecording } from './recordingNotice.ts';
import { isFinal, type Recording } from './state.ts';
import type { Step } from './step.ts';
import { queueTranscript } from './transcript.ts';

/** The file was stored, whatever became of it since. */
export const isSaved = ({ state }: Recording): boolean => state === 'READY' || state === 'DELETED';

/** A recording of the talk that has just been asked for. */
export const newRecording = (step: Step): Recording => ({
  id: step.nextId(),
  isMessage: false,
  state: 'PENDING',
  sid: null,
  storageKey: null,
  durationSeconds: 0,
  sizeBytes: 0,
  mimeType: '',
});

/** Starts the recording that the number asks for, at answer. */
export function startRecording(step: Step): void {
  const { call } = step;
  const outside = call.legs[call.outsideLegId];
  if (call.recordingNotInPlan) {
    step.say('skipped', 'recording.not_in_plan', 'Not recorded: recording is on for this number, but not on the plan');
  }
  if (!call.recordCall || call.recording || !outside?.sid) return;
  call.recording = newRecording(step);
  // An inbound caller heard the words before it rang, but outside the hours nothing is said before; the far end of an outbound
  // call hears them now, too.
  tellOfRecording(step, call.direction === 'OUTBOUND' || call.flowAt?.closed ? 'OTHER_SIDE' : 'NOBODY');
  step.command({ kind: 'START_RECORDING', legId: outside.id, sid: outside.sid, recordingId: call.recording.id });
  step.say('fact', 'recording.started', 'Recording started: recording is on for this number');
  step.change('RECORDING');
}

/** A message after the tone: the file is at the carrier already. */
export function voicemailLeft(step: Step, { recordingSid, durationSeconds }: Voicemail): void {
  const { call } = step;
  call.recording = { ...newRecording(step), isMessage: true, sid: recordingSid, durationSeconds };
  step.command({ kind: 'FETCH_RECORDING', recordingSid, recordingId: call.recording.id });
  step.say('good', 'voicemail.left', `The caller left a message of ${durationSeconds} s`, {
    seconds: String(durationSeconds),
  });
}

/** The carrier has the finished file, or says that there is none. */
export function recordingAvailable(step: Step, sid: string, durationSeconds: number, failed: boolean): void {
  const { recording } = step.call;
  if (!recording || isSaved(recording)) return;
  // Told again what is under way; of one that counts as missing and is fetched no longer, the file is there after all.
  const fetching = Object.values(step.call.inFlight).includes('FETCH_RECORDING');
  if (recording.sid === sid && (recording.state === 'PENDING' || fetching)) return;
  if (failed) {
    recordingMissing(step, 'the carrier has no file');
    return;
  }
  recording.sid = sid;
  recording.durationSeconds = durationSeconds;
  step.command({ kind: 'FETCH_RECORDING', recordingSid: sid, recordingId: recording.id });
}

/** Nobody has told us what became of it: no recording is lost by a webhook that never comes (design: call-engine). */
export function askForRecording(step: Step): void {
  const { recording, legs, outsideLegId } = step.call;
  const sid = legs[outsideLegId]?.sid;
  if (recording?.state === 'PENDING' && recording.sid === null && sid) step.command({ kind: 'ASK_RECORDING', sid });
}

/** The file is in our storage. */
export function recordingStored(step: Step, stored: Extract<CallInput, { type: 'RECORDING_STORED' }>): void {
  const { storageKey, sizeBytes, mimeType } = stored;
  const { recording } = step.call;
  if (!recording || isSaved(recording)) return;
  recording.state = 'READY';
  recording.storageKey = storageKey;
  recording.sizeBytes = sizeBytes;
  recording.mimeType = mimeType;
  if (stored.sha256 !== undefined) recording.sha256 = stored.sha256;
  if (stored.peaks !== undefined) recording.peaks = stored.peaks;
  step.clearTimer('askRecording', 'recordingMissing', 'recordingPaused');
  step.say('good', 'recording.ready', `Recording saved (${recording.durationSeconds} s)`, {
    seconds: String(recording.durationSeconds),
  });
  if (stored.transcribe) queueTranscript(step);
  step.change('RECORDING');
}

/** The carrier keeps a copy that it was to delete. The file that people heard is gone, so nobody else would learn of it. */
export function copyKept(step: Step, reason: string): void {
  step.say('skipped', 'recording.copy_kept', `The carrier did not delete its copy of a recording: ${reason}`, {
    reason,
  });
}

/** Due but missing: an alarm that people see (defaults 12.2). */
export function recordingMissing(step: Step, reason: string): void {
  const { recording } = step.call;
  if (!recording || recording.state !== 'PENDING') return;
  recording.state = 'MISSING';
  step.clearTimer('askRecording', 'recordingMissing', 'recordingPaused');
  step.say('skipped', 'recording.missing', `The recording is missing: ${reason}`, { reason });
  step.change('RECORDING');
  if (!isFinal(step.call)) step.call.recordCall = false;
}

/** What becomes of a recording after its call: deleted, restored, held by law, and in the end taken out of the store (defaults 12.2). */
import type { CallInput } from './inputs.ts';
import type { Recording } from './state.ts';
import type { Step } from './step.ts';
import { isUnderWay } from './transcript.ts';

type Of<Type extends CallInput['type']> = Extract<CallInput, { type: Type }>;

/** Takes the recording, its words and their summary out of sight. The file goes when it can't be restored any longer. */
export function deleteRecording(step: Step, input: Of<'DELETE_RECORDING'>): void {
  const { call } = step;
  const { recording } = call;
  const { userId, userName, reason, purgeAt } = input;
  if (!recording || recording.state === 'MISSING') {
    return step.refuse('INVALID_TRANSITION', 'no_recording', 'This call has no recording that could be deleted.');
  }
  if (recording.state === 'PENDING') {
    return step.refuse(
      'INVALID_TRANSITION',
      'recording_pending',
      'This call’s recording isn’t ready yet. Delete it when it’s saved.',
    );
  }
  if (recording.state === 'DELETED') {
    return step.refuse(
      'INVALID_TRANSITION',
      'recording_deleted',
      `The recording has already been deleted: ${recording.deletion?.reason ?? ''}`,
      { details: { reason: recording.deletion?.reason ?? '' } },
    );
  }
  if (recording.legalHold) return refuseHeld(step, recording.legalHold);
  recording.state = 'DELETED';
  recording.deletion = { at: step.now, userId, userName, reason, purgeAt, purge: 'PENDING' };
  stopWork(step);
  if (userId === null) step.say('fact', 'recording.expired', 'The recording was deleted: its time was over');
  else {
    const parameters = { userId, name: userName, why: reason };
    step.say('fact', 'recording.deleted', `${userName} deleted the recording: ${reason}`, parameters);
  }
  step.change('RECORDING');
}

/** Nobody goes on looking for words, or summing them up; what was there before is there again when the recording is. */
function stopWork({ call }: Step): void {
  const { transcript, summary } = call;
  if (transcript && isUnderWay(transcript)) {
    if (transcript.version === 0) delete call.transcript;
    else call.transcript = { ...transcript, state: 'READY', percent: 100, reason: null };
  }
  if (summary?.state !== 'QUEUED') return;
  if (summary.version === 0) delete call.summary;
  else call.summary = { ...summary, state: 'READY', reason: null };
}

function refuseHeld(step: Step, { userName, reason }: NonNullable<Recording['legalHold']>): void {
  step.refuse(
    'INVALID_TRANSITION',
    'legal_hold',
    `${userName} placed this recording under legal hold: ${reason}. It can be deleted once the hold ends.`,
    { details: { name: userName, reason } },
  );
}

export function restoreRecording(step: Step, { userId, userName }: Of<'RESTORE_RECORDING'>): void {
  const { recording } = step.call;
  if (recording?.state !== 'DELETED' || !recording.deletion) {
    return step.refuse('INVALID_TRANSITION', 'recording_not_deleted', 'This call’s recording isn’t deleted.');
  }
  if (recording.deletion.purge !== 'PENDING' || recording.deletion.purgeAt <= step.now) {
    return step.refuse(
      'INVALID_TRANSITION',
      'recording_purged',
      'It’s too late: this recording’s file is gone, or about to be.',
    );
  }
  recording.state = 'READY';
  delete recording.deletion;
  step.say('good', 'recording.restored', `${userName} restored the recording`, { userId, name: userName });
  step.change('RECORDING');
}

/** A hold on what is deleted keeps the file as well, until the hold is ended. */
export function setLegalHold(step: Step, { userId, userName, on, reason }: Of<'LEGAL_HOLD'>): void {
  const { recording } = step.call;
  if (!recording?.storageKey || (recording.deletion && recording.deletion.purge !== 'PENDING')) {
    return step.refuse('INVALID_TRANSITION', 'no_recording', 'This call has no recording that could be kept.');
  }
  if (on === (recording.legalHold !== undefined)) {
    return on
      ? step.refuse('INVALID_TRANSITION', 'legal_hold_on', 'This recording is already under legal hold.')
      : step.refuse('INVALID_TRANSITION', 'legal_hold_off', 'This recording isn’t under legal hold.');
  }
  const parameters = { userId, name: userName, why: reason };
  if (on) {
    recording.legalHold = { since: step.now, userId, userName, reason };
    step.say('fact', 'recording.held', `${userName} put the recording under a legal hold: ${reason}`, parameters);
  } else {
    delete recording.legalHold;
    step.say('fact', 'recording.released', `${userName} ended the legal hold: ${reason}`, parameters);
  }
  step.change('RECORDING');
}

/**
 * The file is to go. It is done in two steps, since the store takes part in no transaction: from the first on nobody can restore it,
 * and whoever dies between them is followed by somebody who does both again.
 */
export function purgeRecording(step: Step, { isGone }: Of<'PURGE_RECORDING'>): void {
  const { recording } = step.call;
  const deletion = recording?.deletion;
  if (!recording || !deletion || deletion.purge === 'DONE') return;
  if (!isGone) {
    if (deletion.purgeAt <= step.now && !recording.legalHold) deletion.purge = 'RUNNING';
    return;
  }
  if (deletion.purge !== 'RUNNING') return;
  deletion.purge = 'DONE';
  recording.storageKey = null;
  recording.sizeBytes = 0;
  delete recording.peaks;
  // The carrier has a copy of its own.
  if (recording.sid !== null) step.command({ kind: 'DROP_RECORDING', recordingSid: recording.sid });
  step.say('fact', 'recording.purged', 'The file of the recording and its words are gone');
  step.change('RECORDING');
}

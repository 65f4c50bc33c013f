/**
 * How those who talk are told that they are recorded (defaults 12.2): by words, by a beep every 15 s, or, where the owner of the
 * workspace switched it off, not at all. What was heard, or that nothing was, stands in the call's log as the evidence.
 */
import { soundIn } from '../../sounds/promptLanguage.ts';
import { captureOf } from './captureOf.ts';
import type { Sound } from './commands.ts';
import type { CallState, RecordingNotice } from './state.ts';
import type { Step } from './step.ts';

const BEEP_EVERY_MS = 15_000;

/** Calls of before there was a choice say it in words. */
export const noticeOf = ({ flow }: CallState): RecordingNotice => flow.recordingNotice ?? 'ANNOUNCEMENT';

/** Whether a caller hears the words before it rings. */
export const saysBeforeRinging = (call: CallState): boolean => call.recordCall && noticeOf(call) === 'ANNOUNCEMENT';

/** What is written down where callers hear the words before it rings. */
export function saidBeforeRinging(step: Step): void {
  step.say('fact', 'recording.notice', 'The caller hears that the call is recorded', evidence(step, WORDS));
}

/**
 * The capture begins now.
 * @param words who has not heard them yet: nobody where they came before it rang
 */
export function tellOfRecording(step: Step, words: 'NOBODY' | 'OTHER_SIDE' | 'EVERYBODY'): void {
  const { call } = step;
  const outside = call.legs[call.outsideLegId];
  switch (noticeOf(call)) {
    case 'BEEP':
      beep(step);
      step.say('fact', 'recording.notice_beep', 'Everyone on the call hears a beep every 15 s', { prompt: BEEP });
      return;
    case 'OFF':
      step.say('fact', 'recording.notice_off', 'No notice: it is off for this number');
      return;
    case 'ANNOUNCEMENT':
      if (words === 'EVERYBODY') {
        announceToAll(step, STARTED);
        step.say(
          'fact',
          'recording.notice_to_all',
          'Everyone on the call hears that it is recorded from now on',
          evidence(step, STARTED),
        );
      } else if (words === 'OTHER_SIDE' && outside?.sid) {
        step.command({ kind: 'ANNOUNCE', legId: outside.id, sid: outside.sid, sound: WORDS });
        step.say('fact', 'recording.notice', 'The other side hears that the call is recorded', evidence(step, WORDS));
      }
  }
}

/** Again, for as long as the capture goes on; a pause is silent, and so is music on hold. */
export function recordingBeep(step: Step): void {
  const capture = captureOf(step.call);
  if (capture === null || capture === 'STOPPED') return;
  if (capture === 'ON' && step.call.phase === 'TALKING') beep(step);
  else again(step);
}

export function announceToAll(step: Step, sound: Sound): void {
  for (const leg of Object.values(step.call.legs)) {
    if (leg.sid === null || leg.status !== 'ANSWERED' || leg.unwanted || leg.role === 'OFFER') continue;
    step.command({ kind: 'ANNOUNCE', legId: leg.id, sid: leg.sid, sound });
  }
}

const WORDS = 'recording-notice';
/** In the middle of a call nothing is a maybe: it begins now. */
const STARTED = 'recording-started';
const BEEP = 'recording-beep';

function beep(step: Step): void {
  announceToAll(step, BEEP);
  again(step);
}

const again = (step: Step): void => step.setTimer('recordingBeep', step.now + BEEP_EVERY_MS);

/** Which file was heard; when, and in which call, is where this stands. */
const evidence = ({ call }: Step, words: Sound) => ({ prompt: soundIn(words, call.flow) });

import { Interrupted, pause } from '../../calls/abort.ts';
import { actionOf, hookOf, seconds, type VerbContext, type VerbRunner } from '../context.ts';
import { playFiles } from './play.ts';

/** Loudness of a second, 0..32767, below which nobody speaks: a line is never quite still. */
const SILENT_RMS = 60;
const LOOK_EVERY_MS = 250;

/**
 * `<Record>`: one channel, until a key, silence, the longest time or the caller's end. Of a recording in which nobody spoke
 * `action` is not told: the document goes on.
 */
export const record: VerbRunner = async (verb, context) => {
  const { session, deps, recorder } = context;
  await session.answer();
  const {
    maxLength,
    timeout,
    finishOnKey = '1234567890*#',
    playBeep,
    recordingStatusCallback,
    recordingStatusCallbackMethod,
    recordingStatusCallbackEvent = 'completed',
  } = verb.attributes;
  if (playBeep !== 'false') await playFiles(context, [deps.prompts.beep()]);
  const recording = await recorder.start(session, {
    channels: 1,
    source: 'RecordVerb',
    statusHook: recordingStatusCallback
      ? {
          ...hookOf(recordingStatusCallback, recordingStatusCallbackMethod, context.base),
          events: recordingStatusCallbackEvent.split(' '),
        }
      : undefined,
  });
  session.hears = '● recording';
  const key = new AbortController();
  let digit = '';
  let spoke = true;
  const stopListening = session.onDigit((pressed) => {
    if (!finishOnKey.includes(pressed)) return;
    digit = pressed;
    key.abort();
  });
  try {
    spoke = await listen(
      context,
      seconds(maxLength, 3_600),
      seconds(timeout, 5),
      AbortSignal.any([context.signal, key.signal]),
    );
  } catch (error) {
    if (!(error instanceof Interrupted) || context.signal.aborted) throw error;
  } finally {
    stopListening();
    session.hears = '';
    await recorder.stop(recording.sid);
  }
  if (!spoke) return undefined;
  return actionOf(verb, context, {
    RecordingSid: recording.sid,
    RecordingUrl: recorder.urlOf(recording.sid),
    RecordingDuration: String(recording.durationSeconds ?? 0),
    Digits: digit || 'hangup',
  });
};

/** Waits for the end of what is said. @returns whether anybody spoke. @throws Interrupted by a key, or the call's end */
async function listen(
  { deps, session }: VerbContext,
  longest: number,
  silence: number,
  signal: AbortSignal,
): Promise<boolean> {
  const began = performance.now();
  let spoke = false;
  let heardAt = began;
  for (let now = began; now - began < longest * 1_000; now = performance.now()) {
    await pause(Math.min(LOOK_EVERY_MS, longest * 1_000 - (now - began)), signal);
    const { said } = await deps.media.measure(session.sid, []);
    if (said.rms >= SILENT_RMS) {
      spoke = true;
      heardAt = performance.now();
    } else if (performance.now() - heardAt >= silence * 1_000) return spoke;
  }
  return spoke;
}

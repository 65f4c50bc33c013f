import { Interrupted, pause } from '../../calls/abort.ts';
import { actionOf, hookOf, seconds, type VerbRunner } from '../context.ts';
import { playFiles } from './play.ts';

/** `<Record>`: one channel, until a key, the longest time or the caller's end. Silence detection is not simulated. */
export const record: VerbRunner = async (verb, context) => {
  const { session, deps, recorder } = context;
  await session.answer();
  const {
    maxLength,
    finishOnKey = '1234567890*#',
    playBeep,
    recordingStatusCallback,
    recordingStatusCallbackMethod,
  } = verb.attributes;
  if (playBeep !== 'false') await playFiles(context, [deps.prompts.beep()]);
  const recording = await recorder.start(session, {
    channels: 1,
    source: 'RecordVerb',
    statusHook: recordingStatusCallback
      ? {
          ...hookOf(recordingStatusCallback, recordingStatusCallbackMethod, context.base),
          events: ['completed', 'absent'],
        }
      : undefined,
  });
  const key = new AbortController();
  let digit = '';
  const stopListening = session.onDigit((pressed) => {
    if (!finishOnKey.includes(pressed)) return;
    digit = pressed;
    key.abort();
  });
  try {
    await pause(seconds(maxLength, 3_600) * 1_000, AbortSignal.any([context.signal, key.signal]));
  } catch (error) {
    if (!(error instanceof Interrupted) || context.signal.aborted) throw error;
  } finally {
    stopListening();
    await recorder.stop(recording.sid);
  }
  return actionOf(verb, context, {
    RecordingSid: recording.sid,
    RecordingUrl: recorder.urlOf(recording.sid),
    RecordingDuration: String(recording.durationSeconds ?? 0),
    Digits: digit || 'hangup',
  });
};

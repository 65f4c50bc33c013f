/** The words of a recording (defaults 12.3): asked for, on the way, there, or not to be had. The words themselves lie elsewhere. */
import { queueSummary } from './summary.ts';
import type { TranscriptNews } from './inputs.ts';
import type { TranscriptState } from './state.ts';
import type { Step } from './step.ts';

/**
 * The number or a person asks for them. They are worked on as soon as somebody of us has time.
 * @param awaitedSince in ms; without it, since the call's end
 */
export function queueTranscript(step: Step, awaitedSince = step.call.endedAt ?? step.now): void {
  const { call } = step;
  call.transcript = {
    ...call.transcript,
    state: 'QUEUED',
    percent: 0,
    reason: null,
    version: call.transcript?.version ?? 0,
    awaitedSince,
  };
}

/** Somebody asks for the words, or for them anew; what is on its way already is not begun twice. */
export function transcribe(step: Step, { userId, userName }: { userId: string; userName: string }): void {
  const { recording, transcript } = step.call;
  if (recording?.state !== 'READY') {
    const none = 'so there is nothing to write down.';
    if (recording?.state === 'PENDING')
      step.refuse(
        'INVALID_TRANSITION',
        'words_pending',
        'This call’s recording isn’t ready yet. Try again in a moment.',
      );
    else if (recording?.state === 'DELETED')
      step.refuse('INVALID_TRANSITION', 'words_deleted', `The recording of this call was deleted, ${none}`);
    else step.refuse('INVALID_TRANSITION', 'words_not_recorded', `This call was not recorded, ${none}`);
    return;
  }
  if (isUnderWay(transcript)) return;
  queueTranscript(step, step.now);
  step.say('fact', 'transcript.asked', `${userName} asked for the transcript`, { userId, name: userName });
  step.change('TRANSCRIPT');
}

/** Whether the words are being looked for. */
export const isUnderWay = (transcript: TranscriptState | undefined): boolean =>
  transcript?.state === 'QUEUED' || transcript?.state === 'WORKING';

export function transcriptMoved(step: Step, news: TranscriptNews): void {
  const { transcript } = step.call;
  // What was taken back, or is told of late, changes nothing.
  if (!transcript || (news.state === 'CORRECTED') === isUnderWay(transcript)) return;
  if (news.state === 'CORRECTED') {
    transcript.version += 1;
    const { userId, userName } = news;
    step.say('fact', 'transcript.corrected', `${userName} corrected the transcript`, { userId, name: userName });
  } else if (news.state === 'WORKING') {
    if (transcript.state === 'WORKING' && transcript.percent >= news.percent) return;
    transcript.state = 'WORKING';
    transcript.percent = news.percent;
  } else if (news.state === 'READY') {
    const { version } = transcript;
    step.call.transcript = { ...transcript, state: 'READY', percent: 100, reason: null, version: version + 1 };
    // Words that are looked for anew were paid before.
    if (news.costMicros) step.call.transcript.costMicros = news.costMicros;
    const parameters = { turns: String(news.turns), engine: news.engine };
    if (news.turns === 0) step.say('fact', 'transcript.empty', 'Nothing was said in the recording', parameters);
    else step.say('good', 'transcript.ready', 'The transcript is ready', parameters);
    if (news.summarize) queueSummary(step);
  } else {
    transcript.state = 'FAILED';
    transcript.reason = news.reason;
    step.say('skipped', 'transcript.failed', `There is no transcript: ${news.reason}`, { reason: news.reason });
  }
  step.change('TRANSCRIPT');
}

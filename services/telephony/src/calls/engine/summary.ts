/** What a call was about (defaults 12.3): wanted with its words, there, or not to be had. The summary itself lies elsewhere. */
import type { SummaryNews } from './inputs.ts';
import type { Step } from './step.ts';

/** The words are there and long enough; they are summed up as soon as somebody of us has time. */
export function queueSummary(step: Step): void {
  const { call } = step;
  call.summary = { state: 'QUEUED', reason: null, version: call.summary?.version ?? 0 };
}

/** Somebody asks for the summary, or for it anew; what is on its way already is not begun twice. */
export function summarize(step: Step, { userId, userName }: { userId: string; userName: string }): void {
  const { transcript, summary } = step.call;
  if ((transcript?.version ?? 0) === 0) {
    step.refuse(
      'INVALID_TRANSITION',
      'no_transcript',
      'This call has no transcript yet, so there’s nothing to summarize.',
    );
    return;
  }
  if (summary?.state === 'QUEUED') return;
  queueSummary(step);
  step.say('fact', 'summary.asked', `${userName} asked for the summary`, { userId, name: userName });
  step.change('TRANSCRIPT');
}

export function summaryMoved(step: Step, news: SummaryNews): void {
  const { summary } = step.call;
  // What is told of late changes nothing, and a summary that is being made is not edited.
  if (!summary || (news.state === 'EDITED') === (summary.state === 'QUEUED')) return;
  if (news.state === 'EDITED') {
    const { userId, userName } = news;
    // Somebody's own words are a summary, whatever became of the model's.
    step.call.summary = { state: 'READY', reason: null, version: summary.version + 1 };
    step.say('fact', 'summary.edited', `${userName} edited the summary`, { userId, name: userName });
  } else if (news.state === 'READY') {
    step.call.summary = { state: 'READY', reason: null, version: summary.version + 1 };
    step.say('good', 'summary.ready', 'The summary is ready', { model: news.model });
  } else {
    step.call.summary = { ...summary, state: 'FAILED', reason: news.reason };
    step.say('skipped', 'summary.failed', `There is no summary: ${news.reason}`, { reason: news.reason });
  }
  step.change('TRANSCRIPT');
}

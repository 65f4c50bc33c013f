/** What random scenarios do about the words of a recording: they come or do not, and some of it is told twice and of late. */
import type { CallInput, TranscriptNews } from './inputs.ts';
import type { CallState } from './state.ts';

/** @returns inputs with the milliseconds after which each comes */
export function wordsCome({ capSeconds }: CallState): { after: number; input: CallInput }[] {
  const news: TranscriptNews[] = [
    { state: 'WORKING', percent: 0 },
    { state: 'WORKING', percent: 50 },
    { state: 'WORKING', percent: 40 },
    capSeconds === 300
      ? { state: 'FAILED', reason: 'TIMED_OUT' }
      : { state: 'READY', turns: 2, engine: 'e', summarize: true },
    { state: 'READY', turns: 2, engine: 'e' },
    { state: 'CORRECTED', userId: 'ana', userName: 'Ana' },
    { state: 'WORKING', percent: 70 },
  ];
  return [
    ...news.map((one, at) => ({ after: 1_000 * (at + 1), input: { type: 'TRANSCRIPT' as const, news: one } })),
    // Asked for while it is on its way, told twice, and edited: before there is one, and afterwards.
    { after: 4_300, input: { type: 'SUMMARIZE', userId: 'ana', userName: 'Ana' } },
    { after: 4_400, input: { type: 'SUMMARY', news: { state: 'EDITED', userId: 'ana', userName: 'Ana' } } },
    { after: 4_500, input: { type: 'SUMMARY', news: { state: 'FAILED', reason: 'BUSY' } } },
    { after: 4_600, input: { type: 'SUMMARIZE', userId: 'ana', userName: 'Ana' } },
    { after: 4_700, input: { type: 'SUMMARY', news: { state: 'READY', model: 'm' } } },
    { after: 4_800, input: { type: 'SUMMARY', news: { state: 'FAILED', reason: 'BUSY' } } },
    { after: 4_900, input: { type: 'SUMMARY', news: { state: 'EDITED', userId: 'ana', userName: 'Ana' } } },
    { after: 6_500, input: { type: 'TRANSCRIBE', userId: 'ana', userName: 'Ana' } },
  ];
}

/** After a call a person is not rung at once (defaults 8.5: back to the chosen state after wrap-up; 11.4: `wrapUpSec` 5). */
import type { Candidate } from '../candidate.ts';
import { defaultQueue } from '../queue/queueSettings.ts';
import type { CallState } from '../state.ts';

/** For how long who leaves this call is not rung, seconds: as its queue says, or its number. */
export const wrapUpSeconds = ({ flow, queue }: CallState): number =>
  queue?.settings.wrapUpSeconds ?? flow.wrapUpSeconds ?? defaultQueue.wrapUpSeconds;

/** What is left of the wrap-up after that end of a call, ms; 0 where it is over. An end of before says nothing: as usual. */
export const wrapUpLeft = (end: { endedAt: Date; wrapUpSeconds: number | null } | undefined, now: Date): number =>
  end === undefined
    ? 0
    : Math.max(0, end.endedAt.getTime() + (end.wrapUpSeconds ?? defaultQueue.wrapUpSeconds) * 1000 - now.getTime());

/** When the person's wrap-up ends, as this number counts it, epoch ms; in the past for who has none. */
export const wrapUpEnd = ({ flow }: CallState, { lastCallEnd }: Candidate): number =>
  (lastCallEnd ?? -Infinity) + (flow.wrapUpSeconds ?? defaultQueue.wrapUpSeconds) * 1000;

/** After a call a person is not rung at once (defaults 8.5: back to the chosen state after wrap-up; 11.4: `wrapUpSec` 5). */
import type { Candidate } from '../candidate.ts';
import { defaultQueue } from '../queue/queueSettings.ts';
import type { CallState } from '../state.ts';

/** When the person's wrap-up ends, as this number counts it, epoch ms; in the past for who has none. */
export const wrapUpEnd = ({ flow }: CallState, { lastCallEnd }: Candidate): number =>
  (lastCallEnd ?? -Infinity) + (flow.wrapUpSeconds ?? defaultQueue.wrapUpSeconds) * 1000;

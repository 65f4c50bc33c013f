/** After a call a person is not rung at once (defaults 8.5: back to the chosen state after wrap-up; 11.4: `wrapUpSec` 5). */
import type { Candidate } from '../candidate.ts';
import { defaultQueue } from '../queue/queueSettings.ts';
import type { CallInput } from '../inputs.ts';
import type { CallState } from '../state.ts';
import type { Step } from '../step.ts';

/** How a person's last call ended: `lastCallEnd` epoch ms, and the seconds that it gave for wrapping up (null: of before, as usual). */
type LastCall = Pick<Candidate, 'lastCallEnd' | 'wrapUpSeconds'>;

/** For how long who leaves this call is not rung, seconds: as its queue says, or its number. */
export const wrapUpSeconds = ({ flow, queue }: CallState): number =>
  queue?.settings.wrapUpSeconds ?? flow.wrapUpSeconds ?? defaultQueue.wrapUpSeconds;

/**
 * When the person's wrap-up ends, epoch ms; in the past for who has none. The call that ended says how long it takes, as the
 * phone counts it down: not the number or queue that would ring next.
 */
export const wrapUpEnd = ({ lastCallEnd, wrapUpSeconds: seconds }: LastCall): number =>
  (lastCallEnd ?? -Infinity) + (seconds ?? defaultQueue.wrapUpSeconds) * 1000;

/** What is left of the wrap-up after that end of a call, ms; 0 where it is over or there was none. */
export const wrapUpLeft = (end: { endedAt: Date; wrapUpSeconds: number | null } | undefined, now: Date): number =>
  end === undefined ? 0 : Math.max(0, wrapUpEnd({ ...end, lastCallEnd: end.endedAt.getTime() }) - now.getTime());

/** Keeps how long a person's wrap-up of this call is to last, for the figures. */
export function chooseWrapUp(step: Step, { userId, seconds }: Extract<CallInput, { type: 'WRAP_UP' }>): void {
  const { call } = step;
  if (call.wrapUps?.[userId] === seconds) return;
  call.wrapUps = { ...call.wrapUps, [userId]: seconds };
  step.change('WRAPPED_UP');
}

/** How long a call may last: the plan's cap and the credit that is held for it (defaults 5.2); for an emergency call neither is asked (defaults 5.4). */
import { finish } from './ending.ts';
import type { Sound } from './commands.ts';
import type { CallState } from './state.ts';
import type { Step } from './step.ts';
import { aMinuteAhead, nextMinute } from './timeBounds.ts';

const MINUTE = 60_000;
/** Milliseconds that a call goes on while nobody knows whether there is credit for more of it. */
const UNASKED_MS = 2 * MINUTE;
/** Milliseconds after which more credit is asked for once more where it was refused: whoever tops up while they talk, talks on. */
const ASK_AGAIN_MS = 10_000;

/** Starts the clocks of an answered call; all of them count from the answer. */
export function startTalkTime(step: Step): void {
  const { call } = step;
  const now = call.answeredAt ?? step.now;
  // Nobody who talks with an emergency service is cut off.
  if (call.emergency) return;
  step.setTimer('cap', now + call.capSeconds * 1000);
  if (call.capSeconds > 60) step.setTimer('capWarning', now + call.capSeconds * 1000 - MINUTE);
  if (call.coveredSeconds === null) return;
  step.setTimer('credit', now + call.coveredSeconds * 1000);
  step.setTimer('extendHold', now + MINUTE);
}

/** Every 60 s of the call the hold is extended by one increment ahead. */
export function extendHold(step: Step): void {
  const { call, now } = step;
  if (call.coveredSeconds === null || call.status !== 'ON_GOING' || call.answeredAt === null) return;
  if (call.coveredSeconds >= call.capSeconds) return;
  askForMore(step, call.answeredAt, call.coveredSeconds);
  step.setTimer('extendHold', nextMinute(call.answeredAt, now));
}

/** More was refused, and the call ends when what is held is over: there may be credit by now. */
export function askForCredit(step: Step): void {
  const { call } = step;
  if (!isRefused(call) || call.coveredSeconds === null || call.answeredAt === null) return;
  askForMore(step, call.answeredAt, call.coveredSeconds);
}

function askForMore(step: Step, answeredAt: number, coveredSeconds: number): void {
  // After a time in which nobody asked, the call has run ahead of what is held.
  const ahead = Math.max(coveredSeconds + 60, aMinuteAhead(answeredAt, step.now));
  step.command({ kind: 'EXTEND_HOLD', coverSeconds: Math.min(ahead, step.call.capSeconds) });
}

/** Whether credit ends the call: it was refused, and not granted since. */
const isRefused = ({ status, timers, coveredSeconds, capSeconds }: CallState): boolean =>
  status === 'ON_GOING' && timers.extendHold === undefined && coveredSeconds !== null && coveredSeconds < capSeconds;

export function creditExtended(step: Step, coveredSeconds: number): void {
  const { call } = step;
  if (call.status !== 'ON_GOING' || call.answeredAt === null) return;
  const wasRefused = isRefused(call);
  call.coveredSeconds = Math.max(call.coveredSeconds ?? 0, coveredSeconds);
  step.setTimer('credit', call.answeredAt + call.coveredSeconds * 1000);
  step.clearTimer('creditWarning', 'askCredit');
  if (!wasRefused) return;
  step.setTimer('extendHold', nextMinute(call.answeredAt, step.now));
  step.say('good', 'credit.goes_on', 'Credit was added: the call continues');
  // Nobody is told any longer that it ends.
  step.change('TIME');
}

/** Billing cannot be asked: people who talk are not cut off for that. It is asked again with the next minute. */
export function creditUnknown(step: Step): void {
  const { call, now } = step;
  if (call.status !== 'ON_GOING' || call.coveredSeconds === null) return;
  if (isRefused(call)) return step.setTimer('askCredit', now + ASK_AGAIN_MS);
  step.setTimer('credit', Math.max(call.timers.credit ?? 0, now + UNASKED_MS));
}

/**
 * The time that is held is over. Where nobody has said no to more of it, we or billing were away when it should have been asked for:
 * it is asked for now, and nobody is cut off for that. `due`: epoch ms.
 */
export function creditOver(step: Step, due: number): void {
  const { call, now } = step;
  const next = call.timers.extendHold;
  if (next === undefined) return timeIsUp(step, 'INSUFFICIENT_BALANCE', due);
  step.setTimer('credit', now + UNASKED_MS);
  if (next <= now || !Object.values(call.inFlight).includes('EXTEND_HOLD')) extendHold(step);
}

/** No more credit: the agent is told 60 s before the covered time ends, or now where it has ended meanwhile; then the call is. */
export function creditExtensionRefused(step: Step): void {
  const { call, now } = step;
  if (call.status !== 'ON_GOING' || call.answeredAt === null || call.coveredSeconds === null) return;
  const wasRefused = isRefused(call);
  step.setTimer('askCredit', now + ASK_AGAIN_MS);
  if (wasRefused) return;
  step.clearTimer('extendHold');
  const covered = call.answeredAt + call.coveredSeconds * 1000;
  const end = covered > now ? covered : now + MINUTE;
  step.setTimer('credit', end);
  step.setTimer('creditWarning', Math.max(now, end - MINUTE));
  step.say('waited', 'credit.ending', 'The credit does not cover more than the minutes already held');
  // Everybody sees when it ends now.
  step.change('TIME');
}

export function warn(step: Step, name: 'cap.warning' | 'credit.warning'): void {
  const { call } = step;
  const agent = call.agentLegId === null ? undefined : call.legs[call.agentLegId];
  const sound: Sound = 'one-minute-left';
  if (agent?.sid && agent.status === 'ANSWERED') {
    step.command({ kind: 'ANNOUNCE', legId: agent.id, sid: agent.sid, sound });
  }
  step.say('waited', name, 'One minute left');
}

/** `due`, epoch ms: the end of the call, however late it was looked at. Nobody pays for the time until then (defaults 5.2). */
export function timeIsUp(step: Step, reason: 'TALK_TIME_CAP' | 'INSUFFICIENT_BALANCE', due: number): void {
  finish(step, { status: 'COMPLETED', reason }, due);
}

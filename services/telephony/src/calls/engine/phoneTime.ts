/**
 * How long phones outside may take part in a call that was answered before they came: each is a paid leg with a hold of its own
 * (defaults 5.2, 12.4). The phone that answered the call goes by the call's own clocks (talkTime.ts).
 */
import { endLeg } from './legs.ts';
import type { CallState, ForwardAttempt } from './state.ts';
import type { Step } from './step.ts';
import { aMinuteAhead, nextMinute, phoneCoveredUntil, phoneMayLastUntil } from './timeBounds.ts';

const MINUTE = 60_000;
/** Milliseconds that a phone talks on while billing cannot be asked, until it is asked again. */
const UNASKED_MS = 2 * MINUTE;

/** Phones that talk now on a hold of their own. */
function talking(call: CallState): ForwardAttempt[] {
  return (call.forwards ?? []).filter((attempt) => hasOwnHold(call, attempt) && isUp(call, attempt));
}

/** Whether this phone took part in the call beside the one that answered it. */
export const hasOwnHold = ({ answeredAt }: CallState, { state, purpose, acceptedAt }: ForwardAttempt): boolean =>
  state === 'ACCEPTED' && (purpose !== undefined || acceptedAt !== answeredAt);

function isUp({ legs }: CallState, { legId }: ForwardAttempt): boolean {
  const leg = legs[legId];
  return leg !== undefined && leg.status !== 'ENDED' && !leg.unwanted;
}

/** A phone took part, left, or has more or less time: the clocks follow. */
export function setPhoneClocks(step: Step): void {
  const { call } = step;
  const phones = talking(call);
  if (phones.length === 0) return step.clearTimer('phoneEnds', 'phoneExtend');
  step.setTimer('phoneEnds', Math.min(...phones.map(phoneCoveredUntil)));
  const growing = phones.filter(({ coveredSeconds, creditEnds }) => coveredSeconds !== null && !creditEnds);
  if (growing.length === 0) return step.clearTimer('phoneExtend');
  // Each phone by its own minutes; one that is due already stays due.
  const next = growing.map(({ acceptedAt }) => nextMinute(acceptedAt ?? step.now, step.now));
  step.setTimer('phoneExtend', Math.min(call.timers.phoneExtend ?? Infinity, ...next));
}

/** Every 60 s of its talk the hold of each is extended by one increment ahead (defaults 5.2). */
export function extendPhones(step: Step): void {
  for (const attempt of talking(step.call)) {
    // A minute of another phone has come, and this one is covered for its own.
    if (mayGetMore(attempt) && attempt.coveredSeconds < ahead(step, attempt)) extend(step, attempt);
  }
  setPhoneClocks(step);
}

type Growing = ForwardAttempt & { coveredSeconds: number };

/** There may be credit for more than is held. */
const mayGetMore = (attempt: ForwardAttempt): attempt is Growing =>
  attempt.coveredSeconds !== null && !attempt.creditEnds && attempt.coveredSeconds < attempt.capSeconds;

const ahead = ({ now }: Step, { acceptedAt }: ForwardAttempt): number => aMinuteAhead(acceptedAt ?? now, now);

function extend(step: Step, attempt: Growing): void {
  const { legId, coveredSeconds, capSeconds } = attempt;
  const coverSeconds = Math.min(Math.max(coveredSeconds + 60, ahead(step, attempt)), capSeconds);
  step.command({ kind: 'EXTEND_HOLD', legId, coverSeconds });
}

export function phoneExtended(step: Step, attempt: ForwardAttempt, coveredSeconds: number): void {
  attempt.coveredSeconds = Math.max(attempt.coveredSeconds ?? 0, coveredSeconds);
  setPhoneClocks(step);
}

/** Billing cannot be asked: nobody is cut off for that. It is asked again with the next minute. */
export function phoneUnknown(step: Step, attempt: ForwardAttempt): void {
  const elapsed = step.now - (attempt.acceptedAt ?? step.now);
  attempt.coveredSeconds = Math.max(attempt.coveredSeconds ?? 0, Math.ceil((elapsed + UNASKED_MS) / 1000));
  setPhoneClocks(step);
}

/** No more credit: what is held covers about a minute more, and the agent hears so. */
export function phoneRefused(step: Step, attempt: ForwardAttempt): void {
  const { call } = step;
  if (attempt.creditEnds || !isUp(call, attempt)) return;
  attempt.creditEnds = true;
  const agent = call.agentLegId === null ? undefined : call.legs[call.agentLegId];
  if (agent?.sid && agent.status === 'ANSWERED')
    step.command({ kind: 'ANNOUNCE', legId: agent.id, sid: agent.sid, sound: 'one-minute-left' });
  step.say('waited', 'phone.credit_ending', `The credit covers about one more minute with ${attempt.to}`, {
    to: attempt.to,
  });
  setPhoneClocks(step);
}

/**
 * Ends the legs whose time is over, except where nobody has said no to more of it: that is asked for now (talkTime.ts). Returns
 * those of them that the call must go on without.
 */
export function phonesOver(step: Step): ForwardAttempt[] {
  const due = talking(step.call).filter((attempt) => phoneCoveredUntil(attempt) <= step.now);
  const over = due.filter((attempt) => !mayGetMore(attempt));
  for (const attempt of due.filter(mayGetMore)) {
    if (!Object.values(step.call.inFlight).includes(`EXTEND_HOLD:${attempt.legId}`)) extend(step, attempt);
    phoneUnknown(step, attempt);
  }
  for (const attempt of over) {
    const leg = step.call.legs[attempt.legId];
    if (leg) endLeg(step, leg);
    attempt.endedAt = phoneCoveredUntil(attempt);
    step.say('skipped', 'phone.credit_over', `${attempt.to} left: no more credit, or the longest time, for this leg`, {
      to: attempt.to,
    });
  }
  setPhoneClocks(step);
  return over;
}

/** The leg of a phone that took part has ended. `at`: epoch ms. */
export function phoneEnded(step: Step, attempt: ForwardAttempt, at: number): void {
  attempt.endedAt ??= Math.max(Math.min(at, step.now, phoneMayLastUntil(attempt)), attempt.acceptedAt ?? 0);
  setPhoneClocks(step);
}

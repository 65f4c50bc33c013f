/**
 * What the carrier charges us for a call (defaults 5.2, `callCost`). It knows the price of a leg some time after its end, and tells
 * it only who asks. Nobody pays by it: what a workspace is charged follows from billing's rates.
 */
import type { LegPrice } from './legPrice.ts';
import { type CallState, isFinal, type Leg } from './state.ts';
import type { Step } from './step.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * After each of these the carrier is asked once more, until it has told all. Then the cost stays unknown. Not sooner: nobody waits
 * for it, and a question for each call of a busy hour, or of one in which processes die, would stand beside what callers wait for.
 */
const WAITS_MS = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];
/** The currency of credit and of every figure that people see (defaults 5.5). */
const OURS = 'USD';
const MAKES_LEG = /^(PLACE_OFFER|DIAL_OUT|DIAL_FORWARD)/;

/** Legs that the carrier has, and of which it has not told the price. */
export const unpriced = (call: CallState): (Leg & { sid: string })[] =>
  Object.values(call.legs).filter((leg): leg is Leg & { sid: string } => leg.sid !== null && !leg.price);

/** A leg may still become known. */
const awaitsLeg = ({ inFlight }: CallState): boolean => Object.values(inFlight).some((what) => MAKES_LEG.test(what));

/** The call is over: the carrier is asked when it should know. */
export function awaitPrices(step: Step): void {
  step.setTimer('askPrices', step.now + WAITS_MS[0]!);
}

/** Each question sets the time of the next, so that a lost answer is asked for again, whatever lost it. */
export function askPrices(step: Step): void {
  const { call } = step;
  if (!isFinal(call)) return;
  const open = unpriced(call).length > 0;
  if (!open && !awaitsLeg(call)) return;
  call.pricesAsked = (call.pricesAsked ?? 0) + 1;
  const next = WAITS_MS[call.pricesAsked];
  if (next !== undefined) step.setTimer('askPrices', step.now + next);
  if (open) step.command({ kind: 'ASK_PRICES' });
}

/** @param prices by the id of the leg. A price that was told stands. */
export function priced(step: Step, prices: Readonly<Record<string, LegPrice>>): void {
  const { call } = step;
  for (const leg of unpriced(call)) {
    const price = prices[leg.id];
    if (price) call.legs[leg.id] = { ...call.legs[leg.id]!, price };
  }
  if (unpriced(call).length > 0) return;
  if (!awaitsLeg(call)) step.clearTimer('askPrices');
  if (carrierCost(call)) step.change('PRICED');
}

/**
 * The sum over all legs: parties on telephone lines, and browsers. Null while one is not known, where the carrier counts in another
 * currency than we do, and of calls of which it never had a leg.
 */
export function carrierCost(call: CallState): { phonesMicros: number; browsersMicros: number } | null {
  const legs = Object.values(call.legs).filter(({ sid }) => sid !== null);
  const cost = { phonesMicros: 0, browsersMicros: 0 };
  for (const { identity, price } of legs) {
    if (price?.currency !== OURS) return null;
    cost[identity === null ? 'phonesMicros' : 'browsersMicros'] += price.micros;
  }
  return isFinal(call) && legs.length > 0 ? cost : null;
}

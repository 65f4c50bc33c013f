/** What a call that nobody took comes to (defaults 8.1, rows 7 and 8). */
import type { Decision } from '../inputs.ts';
import type { CallState } from '../state.ts';

export function decisionOf(call: CallState): Decision {
  if (call.flowAt?.closed && call.outsideHours) return { status: 'MISSED', reason: 'OUTSIDE_HOURS' };
  if (call.queue?.leftBecause) return { status: 'MISSED', reason: call.queue.leftBecause };
  const people = [...new Set(call.offers.map((offer) => offer.userId))];
  const declined = (userId: string) =>
    call.offers.some((offer) => offer.userId === userId && offer.state === 'DECLINED');
  const phoneRang = (call.forwards ?? []).some(({ state }) => state === 'TIMED_OUT');
  if (people.length > 0 && people.every(declined) && !phoneRang)
    return { status: 'REJECTED', reason: 'DECLINED_BY_ALL' };
  const rang = phoneRang || call.offers.some(({ state }) => state === 'TIMED_OUT' || state === 'DECLINED');
  return { status: 'MISSED', reason: rang ? 'NO_ANSWER' : 'NOBODY_AVAILABLE' };
}

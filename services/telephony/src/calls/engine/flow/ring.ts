/** People who ring together: a team, one person, with a phone outside along with them where the flow says so (defaults 11.2). */
import type { Candidate } from '../candidate.ts';
import { offerTo, ringingNames, whyNot } from '../offers.ts';
import type { Step } from '../step.ts';
import { startForward } from './forward.ts';
import type { RingNode } from './graph.ts';
import { nodeOf, positionOf } from './position.ts';
import { wrapUpEnd } from './wrapUp.ts';

/** Offers the call to everybody who can take it, or goes straight on. */
export function enterRing(step: Step, node: RingNode, people: readonly Candidate[]): void {
  const { call } = step;
  const until = step.now + node.seconds * 1000;
  // A call that one person alone is asked to take is theirs: only such a one waits for somebody who talks.
  const { offered, next } = ringReady(step, node, people, { until, direct: people.length === 1 });
  if (node.forward) startForward(step, node.forward);
  if (offered === 0 && !node.forward && next === null) return step.goTo(node.unanswered);
  sayRinging(step, node);
  call.ringingAt ??= step.now;
  step.enter('RINGING');
  // Who rings alone after a wrap-up has as long to answer as everybody else.
  step.setTimer('ring', offered === 0 && !node.forward && next !== null ? next + node.seconds * 1000 : until);
  step.change('OFFERED');
}

/** A page that is loaded anew has its device back within a moment; who could not be rung meanwhile is rung again after so long, in ms. */
export const RING_AGAIN_MS = 3_000;
/** How often somebody is rung whose devices cannot be, the first time included. */
export const RING_TIMES = 3;

/**
 * None of a person's devices could be rung, although one was heard of just now: its page is being loaded, or changes networks. They
 * are rung again in a moment, so that nobody's call goes to voicemail for a press of F5.
 */
export function ringAgain(step: Step, userId: string): void {
  const { call, now } = step;
  if (call.phase !== 'RINGING' || nodeOf(call)?.do !== 'ring') return;
  const theirs = call.offers.filter((offer) => offer.userId === userId && !offer.pushed);
  const times = new Set(theirs.map(({ at }) => at)).size;
  const next = now + RING_AGAIN_MS;
  if (times >= RING_TIMES || theirs.some(({ state }) => state !== 'WITHDRAWN') || next >= (call.timers.ring ?? 0))
    return;
  const at = positionOf(step);
  at.later = [...new Set([...(at.later ?? []), userId])];
  step.setTimer('wrapUp', Math.min(call.timers.wrapUp ?? Infinity, next));
}

/**
 * Somebody's wrap-up is over, or their device may be back: they ring, too.
 * @param readyId who is ready before their wrap-up would be over, also where that is later than the call rings
 */
export function wrapUpOver(step: Step, people: readonly Candidate[], readyId?: string): void {
  const { call } = step;
  const node = nodeOf(call);
  const later = new Set(call.flowAt?.later);
  if (call.phase !== 'RINGING' || node?.do !== 'ring') return;
  const asked = call.offers.some(({ userId, pushed }) => userId === readyId && !pushed);
  const ready = people.filter(({ userId }) => later.has(userId) || (userId === readyId && !asked));
  if (readyId !== undefined && !ready.some(({ userId }) => userId === readyId)) return;
  const { offered } = ringReady(step, node, ready, { until: call.timers.ring ?? step.now, direct: false });
  // Unless somebody rings or still wraps up, the call goes on.
  step.nobodyRings = true;
  if (offered === 0) return;
  sayRinging(step, node);
  step.change('OFFERED');
}

/**
 * Rings who can, and notes who can as soon as they have wrapped up a call: nobody waits for that longer than it rings. `until`:
 * when that is over, epoch ms.
 * @returns how many devices ring, and when the first of the others will, epoch ms
 */
function ringReady(
  step: Step,
  node: RingNode,
  people: readonly Candidate[],
  { until, direct }: { until: number; direct: boolean },
): { offered: number; next: number | null } {
  const { now } = step;
  const { everybody } = node;
  const wrapsUp = people.filter(
    (person) => wrapUpEnd(person) > now && whyNot(step, person, { everybody, push: true }) === null,
  );
  const offered = offerTo(
    step,
    people.filter((person) => !wrapsUp.includes(person)),
    { seconds: node.seconds, everybody, direct, push: true },
  );
  for (const { userId, name } of wrapsUp)
    step.say('skipped', 'offer.skipped', `Skipped ${name}: has just ended a call`, { userId, name, reason: 'wrap_up' });
  const later = wrapsUp.filter((person) => wrapUpEnd(person) < until);
  const at = positionOf(step);
  delete at.later;
  if (later.length === 0) return { offered, next: null };
  at.later = later.map(({ userId }) => userId);
  const next = Math.min(...later.map(wrapUpEnd));
  step.setTimer('wrapUp', next);
  return { offered, next };
}

function sayRinging(step: Step, { forward, seconds }: RingNode): void {
  const names = [...ringingNames(step.call), ...(forward ? [forward.to] : [])].join(', ');
  if (names === '') return;
  step.say('fact', 'offer.ringing', `Ringing ${names} for ${seconds} s`, { names, seconds: String(seconds) });
}

/** People who ring together: a team, one person, with a phone outside along with them where the flow says so (defaults 11.2). */
import type { Candidate } from '../candidate.ts';
import { offerTo, ringingNames } from '../offers.ts';
import type { Step } from '../step.ts';
import { startForward } from './forward.ts';
import type { RingNode } from './graph.ts';

/** Offers the call to everybody who can take it, or goes straight on. */
export function enterRing(step: Step, node: RingNode, people: readonly Candidate[]): void {
  const { call } = step;
  const offered = offerTo(step, people, { seconds: node.seconds, everybody: node.everybody });
  if (node.forward) startForward(step, node.forward);
  if (offered === 0 && !node.forward) return step.goTo(node.unanswered);
  const names = [...ringingNames(call), ...(node.forward ? [node.forward.to] : [])].join(', ');
  step.say('fact', 'offer.ringing', `Ringing ${names} for ${node.seconds} s`, { names, seconds: String(node.seconds) });
  call.ringingAt ??= step.now;
  step.enter('RINGING');
  step.setTimer('ring', step.now + node.seconds * 1000);
  step.change('OFFERED');
}

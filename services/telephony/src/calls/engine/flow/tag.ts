/** The flow tags the caller's contact; contacts does it when it hears of it. */
import type { Step } from '../step.ts';
import type { DecisionNode } from './graph.ts';

export function tagCaller(step: Step, { tag, next }: Extract<DecisionNode, { do: 'tag' }>): void {
  const { call } = step;
  step.goTo(next);
  step.say('fact', 'flow.tag', `The contact gets the tag “${tag}”`, { tag });
  if (call.tags?.includes(tag)) return;
  call.tags = [...(call.tags ?? []), tag];
  step.change('TAGGED');
}

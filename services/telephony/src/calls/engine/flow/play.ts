/** A sound on the way: an announcement, or what a menu's key says (defaults 11.2, SOUND). */
import type { FlowNode } from './graph.ts';
import type { Step } from '../step.ts';
import { nodeOf } from './position.ts';

/** When the end of a sound was never reported, the call goes on by itself. */
export const LONGEST_SOUND_MS = 330_000;

export function enterPlay(step: Step, { greets }: Extract<FlowNode, { do: 'play' }>): void {
  step.enter('ANNOUNCEMENT');
  step.setTimer('flow', step.now + LONGEST_SOUND_MS);
  if (!greets) return step.say('fact', 'flow.sound', 'The caller hears the announcement');
  const { holiday } = greets;
  if (holiday === null) step.say('fact', 'greeting.closed', 'The caller hears the greeting for closed hours');
  else step.say('fact', 'greeting.holiday', `The caller hears the greeting of ${holiday}`, { holiday });
}

/** The sound of this visit was played to its end, or took too long. */
export function soundPlayed(step: Step, visit: number): void {
  const { call } = step;
  const node = nodeOf(call);
  if (call.phase !== 'ANNOUNCEMENT' || call.flowAt?.visit !== visit || node?.do !== 'play') return;
  step.goTo(node.next);
}

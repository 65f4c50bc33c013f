/** What the caller was to hear could not be made, or the carrier could not play it: the call goes on as if it had been heard. */
import { nodeOf } from './flow/position.ts';
import { soundPlayed } from './flow/play.ts';
import { greeted } from './inbound.ts';
import { legScript } from './legScript.ts';
import { leaveQueue } from './queue/queue.ts';
import { isFinal } from './state.ts';
import type { Step } from './step.ts';
import { waitingIn } from './queue/waiting.ts';

/**
 * Never the same question again: the number's own sounds give way to ours, and where the caller has those already, the call comes to
 * the next step of its flow. @param doing what the script was to do, at this visit of the flow: later news are about the past
 */
export function scriptFailed(step: Step, doing: string, visit: number): void {
  const { call } = step;
  if (isFinal(call) || legScript(call, call.outsideLegId).do !== doing || visit !== (call.flowAt?.visit ?? 0)) return;
  step.say('skipped', 'flow.unheard', 'What the caller was to hear could not be played: the call continues');
  if (call.phase === 'ANNOUNCEMENT') return soundPlayed(step, visit);
  const node = nodeOf(call);
  if (call.phase === 'MENU' && node?.do === 'menu') return step.goTo(node.exhausted);
  if (usesOurSounds(step)) return;
  if (call.phase === 'GREETING') return greeted(step);
  if (waitingIn(call)) leaveQueue(step);
}

/** @returns false where nothing but ours was to be heard */
function usesOurSounds({ call }: Step): boolean {
  const own = [call.flow.sounds, call.queue?.settings.music].some((sounds) => sounds !== undefined);
  const { sounds: _ofTheNumber, ...flow } = call.flow;
  call.flow = flow;
  if (call.queue) {
    const { music: _ofTheStep, ...settings } = call.queue.settings;
    call.queue.settings = settings;
  }
  return own;
}

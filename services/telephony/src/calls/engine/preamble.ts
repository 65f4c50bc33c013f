/** What callers hear before anything of their flow: that they are recorded, and the welcome message (defaults 11.1, steps 6 and 7). */
import { saidBeforeRinging, saysBeforeRinging } from './recordingNotice.ts';
import type { CallState } from './state.ts';
import type { Step } from './step.ts';

/** A greeting of five minutes and the notice; when their end was never reported, the call goes on by itself. */
const GREETING_MS = 330_000;

export const hearsPreamble = (call: CallState): boolean => call.recordCall || call.flow.playGreeting;

export function playPreamble(step: Step): void {
  const { call } = step;
  step.setTimer('greeting', step.now + GREETING_MS);
  if (saysBeforeRinging(call)) saidBeforeRinging(step);
  if (call.flow.playGreeting) step.say('fact', 'greeting.played', 'The caller hears the greeting');
}

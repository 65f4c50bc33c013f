/** The moment two people are connected. Every bridge is a conference, and no party is "the bridge". */
import { startRecording } from './recording.ts';
import type { Leg } from './state.ts';
import type { Step } from './step.ts';
import { startTalkTime } from './talkTime.ts';

/** The call is answered: timer, talk time and billing start here (defaults 11.1). */
export function bridge(step: Step, agent: Leg): void {
  const { call } = step;
  call.status = 'ON_GOING';
  call.answeredAt = step.now;
  call.agentLegId = agent.id;
  call.agentUserId = agent.userId;
  step.enter('TALKING');
  step.clearTimer('ring', 'greeting', 'dial', 'setup');
  step.change('ANSWERED');
  startTalkTime(step);
  startRecording(step);
}

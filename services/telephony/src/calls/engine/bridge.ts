/** The moment two people are connected. Every bridge is a conference, and no party is "the bridge". */
import { closeHold } from './ending.ts';
import { nameOnCall } from './participants.ts';
import { startRecording } from './recording.ts';
import type { Leg } from './state.ts';
import type { Step } from './step.ts';
import { startTalkTime } from './talkTime.ts';

/** The call is answered: timer, talk time and billing start here (defaults 11.1), unless its flow had it back after a transfer. */
export function bridge(step: Step, agent: Leg): void {
  const { call } = step;
  const first = call.answeredAt === null;
  call.status = 'ON_GOING';
  call.answeredAt ??= step.now;
  call.agentLegId = agent.id;
  call.agentUserId = agent.userId;
  step.enter('TALKING');
  step.clearTimer('ring', 'wrapUp', 'greeting', 'dial', 'setup');
  step.change('ANSWERED');
  if (!first) return foundAgain(step, agent);
  startTalkTime(step);
  startRecording(step);
}

/** Somebody took the call that its flow had back: it was handed over after all, or found again. */
function foundAgain(step: Step, agent: Leg): void {
  const { call } = step;
  const wasLost = call.lostUserId !== undefined;
  delete call.returnedToFlow;
  delete call.lostUserId;
  closeHold(step);
  if (wasLost || !call.transfer) return;
  const target = { userId: agent.userId, name: nameOnCall(call, agent), legId: agent.id };
  call.transfer = { ...call.transfer, stage: 'COMPLETED', stageSince: step.now, target };
}

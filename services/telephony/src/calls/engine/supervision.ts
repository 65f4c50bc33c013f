/**
 * Somebody who leads people listens to their call (defaults 12.5). LISTEN: hears all and is heard by nobody. WHISPER: is heard
 * by the agent alone. BARGE: talks with everybody. One at a time, and the agent sees it.
 */
import type { CallInput } from './inputs.ts';
import { endLeg } from './legs.ts';
import { type CallState, isLeftAlone, type Leg } from './state.ts';
import type { Step } from './step.ts';
import { liveSupervision, type SupervisionMode } from './together.ts';
import { peopleOnCall } from './participants.ts';

/** A device that does not connect within this time is not waited for. */
const SETUP_MS = 30_000;

const doing: Readonly<Record<SupervisionMode, string>> = {
  LISTEN: 'listens to the call',
  WHISPER: 'talks to the agent alone',
  BARGE: 'talks with everybody',
};

/** Begins to supervise, or does so in another way. */
export function supervise(step: Step, input: Extract<CallInput, { type: 'SUPERVISE' }>): void {
  const { call } = step;
  const { userId, userName: name, mode } = input;
  if (call.status !== 'ON_GOING' || isLeftAlone(call))
    return step.refuse(
      call.endedAt === null ? 'INVALID_TRANSITION' : 'CALL_ENDED',
      'Only a running call can be listened to.',
    );
  const running = liveSupervision(call);
  if (running && running.userId !== userId)
    return step.refuse('INVALID_TRANSITION', `${running.name} supervises this call already. Wait until they leave it.`);
  if (running) {
    if (running.mode === mode) return;
    running.mode = mode;
    step.say('fact', 'supervision.changed', `${name} now ${doing[mode]}`, { userId, name, mode });
    coach(step);
    step.change('SUPERVISION');
    return;
  }
  if (peopleOnCall(call).has(userId)) return step.refuse('INVALID_TRANSITION', 'You take part in this call.');
  const leg = step.addLeg('SUPERVISOR', { userId, identity: input.identity });
  call.supervision = { userId, name, mode, legId: leg.id, startedAt: step.now, endedAt: null };
  step.setTimer('supervisor', step.now + SETUP_MS);
  step.say('fact', 'supervision.started', `${name} ${doing[mode]}`, { userId, name, mode });
  step.change('SUPERVISION');
}

/** The device of the one who supervises is there. */
export function supervisorConnected(step: Step, leg: Leg): void {
  if (liveSupervision(step.call)?.legId !== leg.id) return endLeg(step, leg);
  step.clearTimer('supervisor');
  step.change('SUPERVISION');
}

/** Who supervised has gone, was lost, or never came. */
export function supervisionOver(step: Step): void {
  const running = liveSupervision(step.call);
  if (!running) return;
  running.endedAt = step.now;
  step.clearTimer('supervisor');
  const leg = step.call.legs[running.legId];
  if (leg) endLeg(step, leg);
  const seconds = Math.round((step.now - running.startedAt) / 1000);
  step.say('fact', 'supervision.ended', `${running.name} left the call after ${seconds} s`, {
    userId: running.userId,
    name: running.name,
    seconds: String(seconds),
  });
  step.change('SUPERVISION');
}

/** What the leg of the one who supervises may do: be heard by nobody, by one leg, or by all. */
export function supervisorVoice(call: CallState): { muted: boolean; coach: string | null } {
  const mode = liveSupervision(call)?.mode;
  const agent = call.agentLegId === null ? undefined : call.legs[call.agentLegId];
  if (mode === 'BARGE') return { muted: false, coach: null };
  // While the agent's device is away there is nobody to whisper to.
  if (mode === 'WHISPER' && agent?.sid && agent.status === 'ANSWERED') return { muted: false, coach: agent.sid };
  return { muted: true, coach: null };
}

/** Tells the carrier; also when the agent's leg is another one now. */
export function coach(step: Step): void {
  const running = liveSupervision(step.call);
  const leg = running ? step.call.legs[running.legId] : undefined;
  if (!leg?.sid || leg.status !== 'ANSWERED') return;
  step.command({ kind: 'COACH', legId: leg.id, sid: leg.sid, ...supervisorVoice(step.call) });
}

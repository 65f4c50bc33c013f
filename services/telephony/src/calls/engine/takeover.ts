/**
 * Who supervises a call takes it over: barges in, and the agent is removed (defaults 12.5). In this order: the agent stays until
 * the carrier has said that everybody hears the other, so that the caller is with somebody at every moment. Who supervises the call
 * as well stays and supervises whoever has it now: they asked to follow the call, not its agent, and may take it over in turn.
 */
import type { CallInput } from './inputs.ts';
import { endLeg } from './legs.ts';
import { nameOnCall } from './participants.ts';
import { isFinal, isLeftAlone, type Leg } from './state.ts';
import type { Step } from './step.ts';
import { coach, unseen, voiceNotChanged } from './supervision.ts';
import { liveTransfer, supervisionBy, type Supervision, takingOver } from './together.ts';
import { resumeCaller } from './transfer.ts';

/** Asked again while it goes on, or when it is done, it changes nothing. */
export function takeOver(step: Step, input: Extract<CallInput, { type: 'TAKE_OVER' }>): void {
  const { call } = step;
  const { userId, agentName } = input;
  const running = supervisionBy(call, userId);
  if (!isFinal(call) && call.takeover?.userId === userId && call.agentUserId === userId) return;
  if (call.status !== 'ON_GOING' || isLeftAlone(call))
    return step.refuse(
      call.endedAt === null ? 'INVALID_TRANSITION' : 'CALL_ENDED',
      'running_call',
      'Only a call in progress can be taken over.',
    );
  if (!running)
    return step.refuse('INVALID_TRANSITION', 'listen_first', 'Listen to this call first, then take it over.');
  if (running.takeover) return;
  const faster = takingOver(call);
  if (faster)
    return step.refuse('INVALID_TRANSITION', 'taken_over', `${faster.name} is taking over this call.`, {
      details: { name: faster.name },
    });
  const leg = call.legs[running.legId];
  if (!leg?.sid || leg.status !== 'ANSWERED')
    return step.refuse(
      'INVALID_TRANSITION',
      'device_connecting',
      'Your device isn’t connected to this call yet. Try again in a moment.',
    );
  const transfer = liveTransfer(call);
  if (transfer)
    return step.refuse(
      'INVALID_TRANSITION',
      'handed_over',
      `${transfer.fromName} is transferring the call to ${transfer.to.name}. Wait until that’s done.`,
      { details: { from: transfer.fromName, to: transfer.to.name } },
    );
  const from = running.mode;
  running.mode = 'BARGE';
  delete running.takeoverFailed;
  // Also to somebody who talks along already: that it is done says that the leg is in the conference.
  coach(step, running);
  running.takeover = { commandId: step.commands.at(-1)?.id ?? '', from, agentName };
  // The agent's device is lost: there is nobody who could be removed too early.
  if (call.agentLegId === null) return taken(step, running);
  step.supervisionChange(running);
}

/** The carrier has done a command: where it was the one that is waited for, the call changes hands. */
export function heardByAll(step: Step, commandId: string): void {
  const running = takingOver(step.call);
  if (running?.takeover?.commandId === commandId) taken(step, running);
}

/** The carrier did not change who hears a leg. `refused`: it said no, so that all is as it was. */
export function notHeard(step: Step, leg: Leg, commandId: string, reason: string, refused = false): void {
  const { call } = step;
  const running = takingOver(call);
  if (running?.takeover?.commandId === commandId) {
    agentKeepsIt(step, running, running.takeover, reason);
    // It may have done it all the same.
    if (!refused) coach(step, running);
    return;
  }
  // The agent went before it was done. A leg that asks again enters the conference as an agent's does.
  if (leg.id === call.agentLegId && leg.sid && leg.status === 'ANSWERED')
    step.command({ kind: 'REDIRECT_LEG', legId: leg.id, sid: leg.sid });
  voiceNotChanged(step, leg, reason);
}

/** The agent is gone: whoever is about to take the call over has it now. Returns whether there is somebody. */
export function takenByOneWhoIsAbout(step: Step): boolean {
  const running = takingOver(step.call);
  if (!running) return false;
  taken(step, running);
  return true;
}

function agentKeepsIt(
  step: Step,
  running: Supervision,
  { from, agentName }: NonNullable<Supervision['takeover']>,
  reason: string,
): void {
  running.mode = from;
  running.takeoverFailed = true;
  delete running.takeover;
  step.say('skipped', 'supervision.not_taken_over', `${running.name} could not take the call over: ${reason}`, {
    userId: running.userId,
    name: running.name,
    from: agentName,
    reason,
    ...unseen(running),
  });
  step.supervisionChange(running);
}

function taken(step: Step, running: Supervision): void {
  const { call } = step;
  const leg = call.legs[running.legId];
  if (!leg) return;
  const { userId, name } = running;
  const before = call.agentLegId === null ? undefined : call.legs[call.agentLegId];
  const fromName = (before && nameOnCall(call, before)) || (running.takeover?.agentName ?? '');
  call.takeover = { at: step.now, userId, name, fromUserId: call.agentUserId, fromName };
  leg.role = 'AGENT';
  delete leg.hidden;
  call.agentLegId = leg.id;
  call.agentUserId = userId;
  running.endedAt = step.now;
  delete running.takeover;
  if (before) endLeg(step, before);
  step.clearTimer('lostAgent');
  if (call.phase !== 'TALKING') resumeCaller(step);
  const seconds = Math.round((step.now - running.startedAt) / 1000);
  step.say('good', 'supervision.took_over', `${name} took the call over from ${fromName}`, {
    userId,
    name,
    from: fromName,
    seconds: String(seconds),
  });
  step.supervisionChange(running);
  // Whoever was not to know of the supervision is to know whose the call is.
  step.change('PARTICIPANTS');
}

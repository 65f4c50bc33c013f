/** Hold is per participant, with music to the held side (defaults 12.4). */
import { closeHold } from './ending.ts';
import { type CallState, holdMusicOf, isLeftAlone } from './state.ts';
import type { Step } from './step.ts';
import { liveTransfer } from './together.ts';
import { holdRefused, resumeCaller } from './transfer.ts';

/** Whoever put somebody on hold hears a tone so often, in ms, and is reminded after so long (defaults 12.4). */
export const TONE_EVERY_MS = 60_000;
export const REMINDED_AFTER_MS = 180_000;
/** A caller whom the carrier left on hold, with nobody there who could take them off it, is taken off it again after so long, in ms. */
export const TAKEN_OFF_AGAIN_MS = 5_000;

/** What a hold is for the call's record; that the other side hears music is a command of its own. */
export function beginHold(step: Step): void {
  step.call.heldSince = step.now;
  step.setTimer('holdTone', step.now + TONE_EVERY_MS);
  step.setTimer('holdReminder', step.now + REMINDED_AFTER_MS);
  step.enter('HELD');
}

/** Our side hears that the other still waits; not while it talks to somebody else, or is not there. */
export function holdTone(step: Step): void {
  const { call, now } = step;
  if (call.heldSince === null) return;
  const agent = call.agentLegId === null ? undefined : call.legs[call.agentLegId];
  if (heldByNobody(call)) {
    resumeCaller(step);
    step.change('RESUMED');
    return;
  }
  step.setTimer('holdTone', now + TONE_EVERY_MS);
  if (call.phase === 'HELD' && agent?.sid && agent.status === 'ANSWERED')
    step.command({ kind: 'ANNOUNCE', legId: agent.id, sid: agent.sid, sound: 'hold-tone' });
}

/** On hold for a phone outside, which has no button that could end it. */
const heldByNobody = ({ phase, legs, agentLegId }: CallState): boolean =>
  phase === 'HELD' && agentLegId !== null && legs[agentLegId]?.userId === null;

/** The phone shows it by itself; it stands in the call's log. */
export function holdReminder(step: Step): void {
  if (step.call.phase === 'HELD')
    step.say('waited', 'call.held_long', 'On hold for 3 minutes: the agent gets a reminder');
}

/** Whether this person may hold somebody, or end a hold: it is refused otherwise. */
export function mayHold(step: Step, userId: string): boolean {
  const { call } = step;
  if (call.status !== 'ON_GOING' || isLeftAlone(call)) {
    step.refuse(
      call.endedAt === null ? 'INVALID_TRANSITION' : 'CALL_ENDED',
      'running_call',
      'Only a call in progress can be put on hold.',
    );
  } else if (call.agentUserId !== userId) {
    step.refuse('NOT_FOUND', 'take_part', 'You’re not on this call.');
  } else if (liveTransfer(call)) {
    step.refuse('INVALID_TRANSITION', 'transferring', 'The call is being transferred. Return to the caller first.');
  } else if (call.phase === 'AGENT_LOST' || call.setAside) {
    step.refuse(
      'INVALID_TRANSITION',
      'device_away',
      'Your device isn’t connected to this call. Return to the call first.',
    );
  } else {
    return true;
  }
  return false;
}

export function holdCall(step: Step, userId: string, hold: boolean): void {
  const { call } = step;
  if (!mayHold(step, userId)) return;
  const held = call.heldSince !== null;
  if (held === hold) return;
  const outside = call.legs[call.outsideLegId];
  if (!outside?.sid || outside.status === 'ENDED') {
    step.refuse('CALL_ENDED', 'other_side_gone', 'The other party has hung up.');
    return;
  }
  step.command({ kind: 'HOLD_LEG', legId: outside.id, sid: outside.sid, hold, sound: holdMusicOf(call) });
  if (hold) {
    beginHold(step);
    step.say('waited', 'call.held', 'On hold: they hear hold music');
    step.change('HELD');
  } else {
    const seconds = Math.round((step.now - (call.heldSince ?? step.now)) / 1000);
    closeHold(step);
    step.enter('TALKING');
    step.say('good', 'call.resumed', `Resumed after ${seconds} s on hold`, { seconds: String(seconds) });
    step.change('RESUMED');
  }
}

/** The carrier did not do it: what is shown follows what is. */
export function holdFailed(step: Step, reason: string): void {
  const { call } = step;
  if (call.status !== 'ON_GOING' || !['TALKING', 'HELD', 'TRANSFERRING'].includes(call.phase)) return;
  step.say('skipped', 'call.hold_failed', `Hold could not be changed: ${reason}`, { reason });
  const transfer = liveTransfer(call);
  if (transfer) return holdRefused(step, transfer);
  // Nobody of ours is there whom the other side could hear instead.
  if (call.setAside) return;
  // It is so already: it was only to hear something else, as who came back to a call that was on hold would have it.
  if (call.heldThere === (call.heldSince !== null)) return;
  if (call.heldSince === null) {
    beginHold(step);
    if (heldByNobody(call)) step.setTimer('holdTone', step.now + TAKEN_OFF_AGAIN_MS);
    step.change('HELD');
  } else {
    closeHold(step);
    step.enter('TALKING');
    step.change('RESUMED');
  }
}

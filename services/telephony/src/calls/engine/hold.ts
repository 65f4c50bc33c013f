/** Hold is per participant, with music to the held side (defaults 12.4). */
import { closeHold } from './ending.ts';
import { holdMusicOf, isLeftAlone } from './state.ts';
import type { Step } from './step.ts';
import { liveTransfer } from './together.ts';
import { holdRefused } from './transfer.ts';

export function holdCall(step: Step, userId: string, hold: boolean): void {
  const { call } = step;
  if (call.status !== 'ON_GOING' || isLeftAlone(call)) {
    step.refuse(call.endedAt === null ? 'INVALID_TRANSITION' : 'CALL_ENDED', 'Only a running call can be put on hold.');
    return;
  }
  if (call.agentUserId !== userId) {
    step.refuse('NOT_FOUND', 'You do not take part in this call.');
    return;
  }
  if (liveTransfer(call)) {
    step.refuse('INVALID_TRANSITION', 'The call is being transferred. Go back to the caller first.');
    return;
  }
  if (call.phase === 'AGENT_LOST') {
    step.refuse('INVALID_TRANSITION', 'Your device is not connected to this call. Return to the call first.');
    return;
  }
  const held = call.heldSince !== null;
  if (held === hold) return;
  const outside = call.legs[call.outsideLegId];
  if (!outside?.sid || outside.status === 'ENDED') {
    step.refuse('CALL_ENDED', 'The other side is gone.');
    return;
  }
  step.command({ kind: 'HOLD_LEG', legId: outside.id, sid: outside.sid, hold, sound: holdMusicOf(call) });
  if (hold) {
    call.heldSince = step.now;
    step.enter('HELD');
    step.say('waited', 'call.held', 'On hold: the other side hears music');
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
  if (call.heldSince === null) {
    call.heldSince = step.now;
    step.enter('HELD');
    step.change('HELD');
  } else {
    closeHold(step);
    step.enter('TALKING');
    step.change('RESUMED');
  }
}

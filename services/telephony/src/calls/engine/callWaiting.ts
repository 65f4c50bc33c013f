/**
 * Call waiting (defaults 8.6): who is on a call is offered a second one, and sets the first aside to take it. A device carries one
 * call at a time, so the first one's leg ends, while the other side hears music: it is no lost agent, for as long as its person is
 * on the other call. They come back as to any call of theirs, by a new leg, and talk on.
 */
import type { Candidate } from './candidate.ts';
import { closeHold } from './ending.ts';
import { beginHold } from './hold.ts';
import { endLeg } from './legs.ts';
import { agentLost } from './lostAgent.ts';
import { othersOnCall } from './participants.ts';
import { rings } from './invite.ts';
import { holdMusicOf, isLeftAlone, type Leg } from './state.ts';
import type { Step } from './step.ts';
import { liveSupervisions, liveTransfer } from './together.ts';
import { resumeCaller } from './transfer.ts';

/** So often is looked whether the person still is on another call, ms: somebody who is not has as long to come back. */
const LOOK_MS = 20_000;

/** The person takes another call: this one waits, on hold. */
export function setAside(step: Step, userId: string, userName: string): void {
  const { call } = step;
  if (call.status !== 'ON_GOING' || isLeftAlone(call))
    return step.refuse(
      call.endedAt === null ? 'INVALID_TRANSITION' : 'CALL_ENDED',
      'running_call',
      'Only a call in progress can wait for another.',
    );
  if (call.agentUserId !== userId) return step.refuse('NOT_FOUND', 'take_part', 'You’re not on this call.');
  if (call.setAside) return;
  const leg = call.legs[call.agentLegId ?? ''];
  const outside = call.legs[call.outsideLegId];
  if (!leg || !outside?.sid || outside.status === 'ENDED' || liveTransfer(call))
    return step.refuse(
      'INVALID_TRANSITION',
      'cannot_wait',
      'This call can’t wait now. End it, or let the other one go.',
    );
  if (othersOnCall(call).length > 0 || rings(step, 'JOIN') || liveSupervisions(call).length > 0)
    return step.refuse(
      'INVALID_TRANSITION',
      'others_wait',
      'Others are on this call. Leave it to them to take another one.',
    );
  if (call.heldSince === null) {
    step.command({
      kind: 'HOLD_LEG',
      legId: outside.id,
      sid: outside.sid,
      hold: true,
      sound: holdMusicOf(call),
    });
    beginHold(step);
  }
  // Nobody of ours hears the tone of a hold.
  step.clearTimer('holdTone');
  call.setAside = 'BUSY';
  call.agentLegId = null;
  endLeg(step, leg);
  step.setTimer('setAside', step.now + LOOK_MS);
  step.say('waited', 'call.set_aside', `${userName} takes another call. The first one hears hold music`, {
    userId,
    name: userName,
  });
  step.change('HELD');
}

/**
 * Whoever set it aside for another call, is on none any longer, and was on none at the look before did not come back: it is as if
 * their device were lost. The caller is never forgotten.
 */
export function stillAside(step: Step, [person]: readonly Candidate[]): void {
  const { call } = step;
  if (!call.setAside) return;
  const busy = person?.engaged === 'CALL' || person?.engaged === 'OFFER';
  if (busy || call.setAside === 'BUSY') {
    call.setAside = busy ? 'BUSY' : 'FREE';
    return step.setTimer('setAside', step.now + LOOK_MS);
  }
  step.say('skipped', 'call.not_taken_up', 'No one came back to the call on hold');
  // Whoever comes back later talks at once: it was another call that they put this one on hold for.
  closeHold(step);
  agentLost(step);
}

/** The person is back, and talks on. Returns whether they had set the call aside. */
export function backFromAside(step: Step, leg: Leg): boolean {
  const { call } = step;
  if (!call.setAside) return false;
  call.agentLegId = leg.id;
  const seconds = Math.round((step.now - call.phaseSince) / 1000);
  resumeCaller(step);
  step.say('good', 'call.taken_up', `Back from the other call after ${seconds} s`, {
    seconds: String(seconds),
  });
  step.change('AGENT_RETURNED');
  return true;
}

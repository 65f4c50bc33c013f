/**
 * Hold of a further party outside (defaults 12.4: hold is per participant). The others talk on; it says nothing of the call's own hold,
 * and no talk time is taken off for it.
 */
import { mayHold, REMINDED_AFTER_MS, TAKEN_OFF_AGAIN_MS, TONE_EVERY_MS } from './hold.ts';
import { isGuest, nameOnCall } from './participants.ts';
import { type CallState, holdMusicOf, isFinal, isLeftAlone, type Leg } from './state.ts';
import type { Step } from './step.ts';

/** Guests who hear music. */
const heldGuests = (call: CallState): Leg[] =>
  Object.values(call.legs).filter((leg) => leg.heldSince !== undefined && isGuest(call, leg));

/** Whether somebody of ours has a button that could end a hold. */
const hasSomebody = (call: CallState): boolean => call.agentUserId !== null && !isLeftAlone(call);

export function holdGuest(step: Step, userId: string, guestId: string, hold: boolean): void {
  const { call } = step;
  if (!mayHold(step, userId)) return;
  const guest = call.legs[guestId];
  if (!guest || !isGuest(call, guest)) return step.refuse('NOT_FOUND', 'guest_on_call', 'They’re not on this call.');
  if ((guest.heldSince !== undefined) === hold) return;
  if (hold) {
    guest.heldSince = step.now;
    tell(step, guest);
    if (call.timers.guestTone === undefined) {
      step.setTimer('guestTone', step.now + TONE_EVERY_MS);
      step.setTimer('guestReminder', step.now + REMINDED_AFTER_MS);
    }
    const name = nameOnCall(call, guest);
    step.say('waited', 'participant.held', `${name} is on hold and hears music`, { name });
  } else {
    release(step, guest);
  }
  step.change('PARTICIPANTS');
}

/** Our side hears that a guest still waits; in a hold of the call it hears that tone already. */
export function guestTone(step: Step): void {
  const { call } = step;
  if (!hasSomebody(call)) return releaseAll(step);
  if (heldGuests(call).length === 0) return;
  step.setTimer('guestTone', step.now + TONE_EVERY_MS);
  const agent = call.agentLegId === null ? undefined : call.legs[call.agentLegId];
  if (call.phase === 'TALKING' && agent?.sid && agent.status === 'ANSWERED')
    step.command({ kind: 'ANNOUNCE', legId: agent.id, sid: agent.sid, sound: 'hold-tone' });
}

/** The phone shows it by itself; it stands in the call's log. */
export function guestReminder(step: Step): void {
  const [guest] = heldGuests(step.call);
  if (!guest) return;
  const name = nameOnCall(step.call, guest);
  step.say('waited', 'participant.held_long', `${name} is on hold for 3 minutes: the agent gets a reminder`, { name });
}

/**
 * After every step: whoever is gone is on hold no longer, and when the last of ours who could end a hold has left, the guests hear
 * those who are there.
 */
export function freeGuests(step: Step, before: CallState): void {
  const { call } = step;
  if (isFinal(call)) return;
  // A guest who goes on with the caller in our place keeps it until the carrier is told, below.
  for (const leg of Object.values(call.legs))
    if (leg.heldSince !== undefined && !isGuest(call, leg) && leg.id !== call.agentLegId) delete leg.heldSince;
  if (hasSomebody(before) && !hasSomebody(call)) releaseAll(step);
  if (!Object.values(call.legs).some(({ heldSince }) => heldSince !== undefined))
    step.clearTimer('guestTone', 'guestReminder');
}

/** The carrier did not do it: what is shown follows what is. */
export function guestHoldFailed(step: Step, guest: Leg, reason: string): void {
  const { call } = step;
  if (isFinal(call) || guest.status !== 'ANSWERED' || guest.unwanted) return;
  const name = nameOnCall(call, guest);
  step.say('skipped', 'participant.hold_failed', `Hold of ${name} could not be changed: ${reason}`, { name, reason });
  if (guest.heldSince !== undefined) delete guest.heldSince;
  else {
    guest.heldSince = step.now;
    step.setTimer('guestTone', step.now + (hasSomebody(call) ? TONE_EVERY_MS : TAKEN_OFF_AGAIN_MS));
  }
  step.change('PARTICIPANTS');
}

function releaseAll(step: Step): void {
  const held = Object.values(step.call.legs).filter(({ heldSince }) => heldSince !== undefined);
  for (const guest of held) release(step, guest);
  if (held.length > 0) step.change('PARTICIPANTS');
}

function release(step: Step, guest: Leg): void {
  const name = nameOnCall(step.call, guest);
  const seconds = String(Math.round((step.now - (guest.heldSince ?? step.now)) / 1000));
  delete guest.heldSince;
  tell(step, guest);
  step.say('good', 'participant.resumed', `${name} is back after ${seconds} s on hold`, { name, seconds });
}

function tell(step: Step, guest: Leg): void {
  if (guest.sid === null || guest.status !== 'ANSWERED') return;
  const hold = guest.heldSince !== undefined;
  step.command({ kind: 'HOLD_LEG', legId: guest.id, sid: guest.sid, hold, sound: holdMusicOf(step.call) });
}

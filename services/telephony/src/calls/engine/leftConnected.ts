/**
 * The last of our people leaves a conference: where its number lets them, those outside talk on (defaults 12.4). One of the phones
 * outside, each a paid leg under its own limits, then stands for our side, so that the call ends with the last pair as any other
 * does: with the caller, with the last of those phones, or when its time or its credit is over.
 */
import { forwardOf } from './flow/forwards.ts';
import { stopRinging } from './invite.ts';
import { endLeg } from './legs.ts';
import { ourLegs, peopleOnCall } from './participants.ts';
import { stopCapture } from './recordingControl.ts';
import { type CallState, isLeftAlone, type Leg } from './state.ts';
import type { Step } from './step.ts';
import { supervisionsOver } from './supervision.ts';
import { liveTransfer } from './together.ts';
import { resumeCaller } from './transfer.ts';

/** A second press of End belongs to the first for this long: it does not end the call of those who talk on. */
const SAME_PRESS_MS = 10_000;

/** Guests who talk, the longest there first. */
function guests(call: CallState): Leg[] {
  return Object.values(call.legs).filter(
    ({ id, role, status, unwanted }) =>
      role === 'GUEST' && status === 'ANSWERED' && !unwanted && forwardOf(call, id)?.state === 'ACCEPTED',
  );
}

/**
 * Whether a guest can go on with the caller when the last of our side leaves; if so the guest does. `leaving`: their leg, unless it
 * is gone already; `name`: theirs.
 */
export function outsidersGoOn(step: Step, leaving: Leg | undefined, name: string): boolean {
  const { call } = step;
  const outside = call.legs[call.outsideLegId];
  if (!call.flow.leaveOutsidersConnected || call.status !== 'ON_GOING' || isLeftAlone(call) || liveTransfer(call))
    return false;
  const next = guests(call).find(({ id }) => id !== leaving?.id);
  if (!next || !outside?.sid || outside.status === 'ENDED') return false;
  // Whoever is still asked would come to people whom nobody of ours is with.
  stopRinging(step, 'JOIN', 'WITHDRAWN');
  step.clearTimer('join', 'lostAgent');
  supervisionsOver(step);
  if (leaving) endLeg(step, leaving);
  if (call.leftConnected) step.say('fact', 'participant.left', `${name} left the call`, { name });
  else begin(step, call.agentUserId, name);
  call.agentLegId = next.id;
  call.agentUserId = null;
  if (call.phase !== 'TALKING') resumeCaller(step);
  step.change('PARTICIPANTS');
  return true;
}

/** The last of our people presses End. Returns whether those outside talk on. */
export function leavesOutsiders(step: Step, userId: string, name: string): boolean {
  const { call } = step;
  if (!peopleOnCall(call).has(userId)) return false;
  const leaving = ourLegs(call).find((leg) => leg.userId === userId);
  return outsidersGoOn(step, leaving, name);
}

function begin(step: Step, userId: string | null, name: string): void {
  const { call } = step;
  call.leftConnected = { at: step.now, userId };
  // It is no longer our conversation: what the two outside say to each other is not for the file.
  stopCapture(step, 'The recording ended: none of the team is on the call');
  step.say(
    'fact',
    'participant.left_connected',
    `${name} left the call: those outside stay connected, as the number's settings say`,
    { name },
  );
}

/** Those outside talk on without us. Whoever left them may end it for them, not by the same press. */
export const mayBeEnded = ({ leftConnected }: CallState, now: number): boolean =>
  leftConnected !== undefined && now - leftConnected.at >= SAME_PRESS_MS;

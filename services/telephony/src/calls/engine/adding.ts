/** Asking further people into a call (defaults 12.4): at most five on it, with the party outside. */
import type { CallInput } from './inputs.ts';
import { invite, rings, ringingTimedOut } from './invite.ts';
import { othersOnCall, ourLegs } from './participants.ts';
import { type CallState, isLeftAlone } from './state.ts';
import type { Step } from './step.ts';
import { liveTransfer } from './together.ts';

/** Participants of one call, the party outside included (defaults 12.4). */
export const MOST_ON_CALL = 5;
const RING_SECONDS = 30;

/** Somebody on the call asks colleagues to join it; each is rung on all devices. */
export function addPeople(step: Step, input: Extract<CallInput, { type: 'ADD_PEOPLE' }>): void {
  const { call } = step;
  if (call.status !== 'ON_GOING' || isLeftAlone(call))
    return step.refuse(
      call.endedAt === null ? 'INVALID_TRANSITION' : 'CALL_ENDED',
      'People can be added to a running call alone.',
    );
  if (!ourLegs(call).some(({ userId }) => userId === input.userId))
    return step.refuse('NOT_FOUND', 'You do not take part in this call.');
  if (liveTransfer(call))
    return step.refuse('INVALID_TRANSITION', 'The call is being transferred. Go back to the caller first.');
  const there = new Set([...ourLegs(call), ...othersOnCall(call)].map(({ userId }) => userId));
  const wanted = input.candidates.filter(({ userId }) => !there.has(userId) && !isAsked(call, userId));
  if (wanted.length === 0)
    return step.refuse('INVALID_TRANSITION', 'They take part in this call already, or are being rung.');
  if (1 + there.size + asked(call).size + wanted.length > MOST_ON_CALL)
    return step.refuse(
      'INVALID_TRANSITION',
      `At most ${MOST_ON_CALL} people can talk on one call, the caller included.`,
    );
  const { ringing, skipped } = invite(step, wanted, 'JOIN', RING_SECONDS);
  if (ringing.length === 0)
    return step.refuse('INVALID_TRANSITION', `Nobody of them can be rung now. ${skipped.join('. ')}.`);
  step.setTimer('join', step.now + RING_SECONDS * 1000);
  const names = ringing.join(', ');
  step.say('fact', 'participant.asked', `${input.userName} asks ${names} to join the call`, {
    name: input.userName,
    names,
  });
  step.change('PARTICIPANTS');
}

/** Who was asked and has not picked up by now is not asked any longer. */
export function joiningTimedOut(step: Step): void {
  if (!rings(step, 'JOIN')) return;
  ringingTimedOut(step, 'JOIN');
  step.change('PARTICIPANTS');
}

function asked(call: CallState): Set<string> {
  const open = call.offers.filter(({ purpose, state }) => purpose === 'JOIN' && state === 'RINGING');
  return new Set(open.map(({ userId }) => userId));
}

const isAsked = (call: CallState, userId: string): boolean => asked(call).has(userId);

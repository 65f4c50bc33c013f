/** Asking further people and phones outside into a call (defaults 12.4): at most five on it, with the party outside. */
import type { CallInput } from './inputs.ts';
import { startForward } from './flow/forward.ts';
import { isOpen } from './flow/forwards.ts';
import { invite, rings, ringingTimedOut } from './invite.ts';
import { othersOnCall, ourLegs } from './participants.ts';
import { type CallState, isLeftAlone } from './state.ts';
import type { Step } from './step.ts';
import { liveSupervisions, liveTransfer } from './together.ts';

/** Participants of one call, the party outside included (defaults 12.4). */
export const MOST_ON_CALL = 5;
const RING_SECONDS = 30;

/** Somebody on the call asks colleagues to join it, each rung on all devices, and phones outside as guests. */
export function addPeople(step: Step, input: Extract<CallInput, { type: 'ADD_PEOPLE' }>): void {
  const { call } = step;
  if (call.status !== 'ON_GOING' || isLeftAlone(call))
    return step.refuse(
      call.endedAt === null ? 'INVALID_TRANSITION' : 'CALL_ENDED',
      'running_call',
      'People can be added only to a call in progress.',
    );
  if (!ourLegs(call).some(({ userId }) => userId === input.userId))
    return step.refuse('NOT_FOUND', 'take_part', 'You’re not on this call.');
  if (liveTransfer(call))
    return step.refuse(
      'INVALID_TRANSITION',
      'transferring',
      'The call is being transferred. Return to the caller first.',
    );
  const there = new Map([...ourLegs(call), ...othersOnCall(call)].map((leg) => [leg.id, leg.userId]));
  const here = new Set([...there.values(), ...liveSupervisions(call).map(({ userId }) => userId)]);
  const wanted = input.candidates.filter(({ userId }) => !here.has(userId) && !isAsked(call, userId));
  const numbers = (input.numbers ?? []).filter((number) => !isOnCall(call, [...there.keys()], number));
  if (wanted.length + numbers.length === 0)
    return step.refuse(
      'INVALID_TRANSITION',
      'in_call_already',
      'They’re already on this call, or their phone is ringing.',
    );
  const phones = (call.forwards ?? []).filter(isOpen).length;
  if (1 + there.size + asked(call).size + phones + wanted.length + numbers.length > MOST_ON_CALL)
    return step.refuse(
      'INVALID_TRANSITION',
      'people_on_call',
      `At most ${MOST_ON_CALL} people can be on one call, including the caller.`,
      { details: { most: String(MOST_ON_CALL) } },
    );
  const { ringing, skipped } = invite(step, wanted, 'JOIN', RING_SECONDS);
  if (ringing.length + numbers.length === 0)
    return step.refuse('INVALID_TRANSITION', 'nobody_rings', `None of them is available now. ${skipped.join('. ')}.`);
  step.setTimer('join', Math.max(call.timers.join ?? 0, step.now + RING_SECONDS * 1000));
  // A voicemail that picked up would talk into the conversation: whoever picks up presses 1.
  for (const to of numbers) startForward(step, { to, pressOne: true }, { purpose: 'JOIN', askedAt: step.now });
  const names = [...ringing, ...numbers].join(', ');
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

/** Whether this phone takes part or is being asked. */
function isOnCall(call: CallState, legIds: readonly string[], number: string): boolean {
  return (call.forwards ?? []).some(
    (attempt) => attempt.to === number && (isOpen(attempt) || legIds.includes(attempt.legId)),
  );
}

import { expect, it } from 'vitest';
import { call } from './phone.testkit.ts';
import { notTaken, takerOf } from './taker.ts';
import type { CallSnapshot, ParticipantSnapshot } from './types.ts';

const offer = (purpose: 'CALL' | 'TRANSFER', state = 'TAKEN') => ({ id: 'o1', state, callSid: 'CA1', purpose });
const agent = (userId: string | null, name: string): ParticipantSnapshot => ({
  id: 'l1',
  userId,
  name,
  role: 'AGENT',
  connected: true,
});
const consulted = {
  fromUserId: 'ana',
  toOutside: false,
  toUserOrTeamName: 'Support',
  targetUserId: 'cyd',
  targetName: 'Cyd',
};

/** What Ben is told, whose phone rang as well. */
const told = (changes: Partial<CallSnapshot>) => takerOf(call(changes), 'ben');

it('says by name who took a call that rang here as well: a colleague, or a phone outside', () => {
  expect(told({ myOffer: offer('CALL'), participants: [agent('ana', 'Ana Test')] })).toBe('Ana Test');
  expect(told({ myOffer: offer('CALL'), participants: [agent(null, '+13105550177')] })).toBe('(310) 555-0177');
});

it('of a transfer to a team it is who accepted, not who hands it over', () => {
  const transfer = consulted as CallSnapshot['transfer'];
  expect(told({ myOffer: offer('TRANSFER'), participants: [agent('ana', 'Ana Test')], transfer })).toBe('Cyd');
});

it('says no name where none is known, where this person took it elsewhere, and of what nobody took', () => {
  expect(told({ myOffer: offer('CALL'), participants: [] })).toBeUndefined();
  expect(told({ myOffer: offer('CALL'), participants: [agent('ben', 'Ben')] })).toBeUndefined();
  expect(told({ myOffer: offer('CALL', 'TIMED_OUT'), participants: [agent('ana', 'Ana Test')] })).toBeUndefined();
});

it.each([
  ['declined', 'declined here', { myOffer: offer('CALL', 'DECLINED') }],
  ['declined', 'left while it still rings here', { myOffer: offer('CALL', 'RINGING') }],
  ['missed', 'rang to its end', { myOffer: offer('CALL', 'TIMED_OUT'), phase: 'ENDED', endReason: 'NO_ANSWER' }],
  [
    'callerGone',
    'the caller hung up',
    { myOffer: offer('CALL', 'WITHDRAWN'), phase: 'ENDED', endReason: 'CALLER_HANGUP_RINGING' },
  ],
  ['withdrawn', 'it goes on elsewhere', { myOffer: offer('CALL', 'WITHDRAWN'), phase: 'RINGING' }],
  ['withdrawn', 'it ended otherwise', { myOffer: offer('CALL', 'WITHDRAWN'), phase: 'ENDED', endReason: 'NO_ANSWER' }],
] as const)('a call that was not taken is %s: %s', (expected, _name, changes) => {
  expect(notTaken(call(changes))).toBe(expected);
});

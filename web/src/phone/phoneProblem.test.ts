/** What the phone says went wrong is said as long as it is so, and of nothing else. */
import { expect, it } from 'vitest';
import { HANGUP_MS, TRANSFER_COMPLETED_MS } from './phoneMachine.ts';
import { call, phone } from './phone.testkit.ts';
import type { CallSnapshot } from './types.ts';

const problem = { code: 'INTERNAL', message: 'connection' };
const talking = (changes: Partial<CallSnapshot> = {}) =>
  call({
    version: 2,
    phase: 'TALKING',
    answeredAt: '2026-11-21T10:00:05.000Z',
    myOffer: { id: 'o1', state: 'ACCEPTED', callSid: 'CA1', purpose: 'CALL' },
    ...changes,
  });

function inCall() {
  const made = phone();
  made.actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
  made.actor.send({ type: 'ACCEPT' });
  made.actor.send({ type: 'MEDIA_UP' });
  made.actor.send({ type: 'SERVER_CALL', call: talking(), mine: true });
  expect(made.state()).toBe('IN_CALL');
  return made;
}

it('what was wrong with a number is not said of the call that comes next', () => {
  const { actor, context, state } = phone();
  actor.send({ type: 'REFUSED', problem: { code: 'PHONE_INVALID', message: 'invalid' } });
  expect(context().problem).toBeDefined();
  actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
  expect(state()).toBe('INCOMING_CALL');
  expect(context().problem).toBeUndefined();
});

it('a hold that failed is forgotten when it is tried again', () => {
  const { actor, did, context } = inCall();
  actor.send({ type: 'REFUSED', problem });
  expect(context().problem).toEqual(problem);
  actor.send({ type: 'TOGGLE_HOLD' });
  expect(did).toContain('hold c1 true');
  expect(context().problem).toBeUndefined();
});

it('so is one of a guest, and a way back into the call', () => {
  const guest = { id: 'g1', userId: null, name: '+14155550187', role: 'GUEST', connected: true, heldSince: null };
  const { actor, context } = inCall();
  actor.send({
    type: 'SERVER_CALL',
    call: talking({ version: 3, participants: [guest] as unknown as CallSnapshot['participants'] }),
    mine: true,
  });
  actor.send({ type: 'REFUSED', problem });
  actor.send({ type: 'TOGGLE_GUEST_HOLD', participantId: 'g1' });
  expect(context().problem).toBeUndefined();
  actor.send({ type: 'MEDIA_DOWN' });
  actor.send({ type: 'REFUSED', problem });
  actor.send({ type: 'REJOIN' });
  expect(context().problem).toBeUndefined();
});

it('what failed in a call is not said after it', () => {
  const { actor, clock, context, state } = inCall();
  actor.send({ type: 'REFUSED', problem });
  actor.send({ type: 'END' });
  clock.increment(HANGUP_MS);
  expect(state()).toBe('IDLE');
  expect(context().problem).toBeUndefined();
});

it('nor after one that was handed over', () => {
  const { actor, clock, context, state } = inCall();
  actor.send({ type: 'REFUSED', problem });
  actor.send({ type: 'SERVER_CALL', call: talking({ version: 3, takenBy: 'Ben Okafor' }), mine: false });
  expect(state()).toBe('TRANSFER_COMPLETED');
  clock.increment(TRANSFER_COMPLETED_MS);
  expect(state()).toBe('IDLE');
  expect(context().problem).toBeUndefined();
});

it('a call that is taken up again begins without what the dialer had said', () => {
  const { actor, context, state } = phone();
  actor.send({ type: 'SERVER_CALL', call: talking(), mine: true });
  actor.send({ type: 'REFUSED', problem: { code: 'PHONE_INVALID', message: 'invalid' } });
  actor.send({ type: 'REJOIN' });
  expect(state()).toBe('IN_CALL');
  expect(context().problem).toBeUndefined();
});

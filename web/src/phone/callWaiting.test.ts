/** Another call during a call, for who chose that (defaults 8.6). */
import { expect, it } from 'vitest';
import { HANGUP_MS } from './phoneMachine.ts';
import { call, phone } from './phone.testkit.ts';

const accepted = { id: 'o1', state: 'ACCEPTED', callSid: 'CA1', purpose: 'CALL' } as const;
const first = call({ status: 'ON_GOING', phase: 'TALKING', version: 5, myOffer: accepted });
const second = call({ id: 'c2', myOffer: { id: 'o2', state: 'RINGING', callSid: 'CA2', purpose: 'CALL' } });

/** A phone in a call, with its dialog closed, beside which another one is offered. */
function offeredSecond() {
  const made = phone();
  made.actor.send({ type: 'SERVER_CALL', call: first, mine: true });
  made.actor.send({ type: 'REJOIN' });
  made.actor.send({ type: 'MEDIA_UP' });
  made.actor.send({ type: 'CLOSE' });
  made.actor.send({ type: 'SERVER_CALL', call: second, mine: false });
  return made;
}

const waits = { ...first, version: 6, phase: 'HELD', setAside: true } as const;
const taken = { ...second, version: 2, status: 'ON_GOING', phase: 'TALKING', myOffer: accepted } as const;

/** The other one is taken, and talked on; the first waits. */
function takenSecond() {
  const made = offeredSecond();
  const { actor } = made;
  actor.send({ type: 'ACCEPT' });
  actor.send({ type: 'SET_ASIDE', callId: 'c1' });
  actor.send({ type: 'SERVER_CALL', call: waits, mine: true });
  actor.send({ type: 'SERVER_CALL', call: taken, mine: true });
  actor.send({ type: 'MEDIA_UP' });
  return made;
}

it('is shown beside the running one, which nothing happens to', () => {
  const { did, state, context } = offeredSecond();
  expect(state()).toBe('IN_CALL');
  expect(context()).toMatchObject({ open: true, mediaHere: true, call: { id: 'c1' }, second: { id: 'c2' } });
  expect(did.filter((one) => one === 'ring')).toEqual([]);
});

it('is taken once the first is set aside, and that one is offered back as soon as the second is over', () => {
  const { actor, did, state, context, clock } = offeredSecond();
  actor.send({ type: 'ACCEPT' });
  actor.send({ type: 'ACCEPT' });
  expect(did.filter((one) => one.startsWith('setAside'))).toEqual(['setAside c1']);
  expect(did.filter((one) => one.startsWith('answer'))).toEqual([]);
  // Its device leaves the first: nobody of ours is lost.
  actor.send({ type: 'MEDIA_DOWN' });
  actor.send({ type: 'SET_ASIDE', callId: 'c1' });
  expect(did.at(-1)).toBe('answer c2');
  actor.send({ type: 'SERVER_CALL', call: waits, mine: true });
  actor.send({ type: 'SERVER_CALL', call: taken, mine: true });
  expect(state()).toBe('IN_CALL');
  expect(context()).toMatchObject({ call: { id: 'c2' }, lost: { id: 'c1', setAside: true }, settingAside: undefined });

  actor.send({ type: 'SERVER_CALL', call: { ...taken, version: 3, phase: 'ENDED' }, mine: false });
  clock.increment(HANGUP_MS);
  expect(state()).toBe('IDLE');
  actor.send({ type: 'REJOIN' });
  expect(state()).toBe('IN_CALL');
  expect(did.at(-1)).toBe('rejoin c1');
});

it('is swapped with the one that waits, to and fro', () => {
  const { actor, did, state, context } = takenSecond();

  actor.send({ type: 'SWAP' });
  actor.send({ type: 'SWAP' });
  expect(did.filter((one) => one.startsWith('setAside'))).toEqual(['setAside c1', 'setAside c2']);
  expect(context()).toMatchObject({ call: { id: 'c2' }, mediaHere: true });
  actor.send({ type: 'SET_ASIDE', callId: 'c2' });
  expect(did.slice(-2)).toEqual(['disconnect', 'rejoin c1']);
  expect(state()).toBe('IN_CALL');
  expect(context()).toMatchObject({
    call: { id: 'c1' },
    lost: { id: 'c2' },
    connecting: true,
    settingAside: undefined,
  });

  // Its device leaves the second one only now.
  actor.send({ type: 'MEDIA_DOWN' });
  actor.send({ type: 'SERVER_CALL', call: { ...taken, version: 3, phase: 'HELD', setAside: true }, mine: true });
  actor.send({ type: 'MEDIA_UP' });
  actor.send({ type: 'SERVER_CALL', call: { ...waits, version: 7, phase: 'TALKING', setAside: false }, mine: true });
  expect(context()).toMatchObject({ call: { id: 'c1', phase: 'TALKING' }, lost: { id: 'c2', setAside: true } });
  actor.send({ type: 'SWAP' });
  expect(did.at(-1)).toBe('setAside c1');
});

it('that ended while the running one was set aside for it leaves that one to be had back', () => {
  const { actor, did, context } = takenSecond();
  actor.send({ type: 'SWAP' });
  actor.send({ type: 'SERVER_CALL', call: { ...waits, version: 7, phase: 'ENDED' }, mine: false });
  actor.send({ type: 'MEDIA_DOWN' });
  actor.send({ type: 'SET_ASIDE', callId: 'c2' });
  expect(context()).toMatchObject({ call: { id: 'c2' }, lost: undefined, settingAside: undefined, mediaHere: false });
  actor.send({ type: 'REJOIN' });
  expect(did.at(-1)).toBe('rejoin c2');
});

it('that is found to be over when it is swapped back leaves the other one to be had back', () => {
  const { actor, did, state, context } = takenSecond();
  actor.send({ type: 'SWAP' });
  actor.send({ type: 'SET_ASIDE', callId: 'c2' });
  expect(did.at(-1)).toBe('rejoin c1');
  const problem = { code: 'CALL_ENDED', message: 'This call is over.' };
  actor.send({ type: 'REFUSED', problem });
  expect(state()).toBe('IDLE');
  expect(context()).toMatchObject({ problem, lost: { id: 'c2' } });
  actor.send({ type: 'REJOIN' });
  expect(did.at(-1)).toBe('rejoin c2');
});

it('is declined without a word to the first', () => {
  const { actor, did, state, context } = offeredSecond();
  actor.send({ type: 'DECLINE' });
  expect(did.at(-1)).toBe('decline c2');
  expect(state()).toBe('IN_CALL');
  expect(context().second).toBeUndefined();
});

it('rings like any other when the first ends before it is taken', () => {
  const { actor, did, state, clock } = offeredSecond();
  actor.send({ type: 'END' });
  clock.increment(HANGUP_MS);
  expect(state()).toBe('INCOMING_CALL');
  expect(did.at(-1)).toBe('ring');
});

it('leaves the first as it is when that cannot be set aside, and says why', () => {
  const { actor, state, context } = offeredSecond();
  actor.send({ type: 'ACCEPT' });
  const problem = { code: 'INVALID_TRANSITION', message: 'Others take part in this call.' };
  actor.send({ type: 'REFUSED', problem });
  expect(state()).toBe('IN_CALL');
  expect(context()).toMatchObject({ problem, settingAside: undefined, second: { id: 'c2' }, mediaHere: true });
});

it('that gave up while the first was set aside leaves that one to be had back', () => {
  const { actor, did, state, context } = offeredSecond();
  actor.send({ type: 'ACCEPT' });
  actor.send({ type: 'SERVER_CALL', call: { ...second, version: 2, phase: 'ENDED' }, mine: false });
  actor.send({ type: 'MEDIA_DOWN' });
  actor.send({ type: 'SET_ASIDE', callId: 'c1' });
  expect(state()).toBe('IN_CALL');
  expect(context()).toMatchObject({ second: undefined, mediaHere: false });
  actor.send({ type: 'REJOIN' });
  expect(did.at(-1)).toBe('rejoin c1');
});

it('on a device beside the one that carries the first sets that aside before it answers', () => {
  const { actor, did } = phone();
  actor.send({ type: 'SERVER_CALL', call: { ...first, elsewhere: true }, mine: true });
  actor.send({ type: 'SERVER_CALL', call: second, mine: false });
  actor.send({ type: 'ACCEPT' });
  expect(did.at(-1)).toBe('answer c2 c1');
});

it('that a colleague hands over is shown in the same way, and taken as a transfer', () => {
  const offer = { id: 'o2', state: 'RINGING', callSid: 'CA2', purpose: 'TRANSFER' } as const;
  const handed = call({ id: 'c2', status: 'ON_GOING', phase: 'TRANSFERRING', myOffer: offer });
  const talking = () => {
    const made = phone();
    made.actor.send({ type: 'SERVER_CALL', call: first, mine: true });
    made.actor.send({ type: 'REJOIN' });
    made.actor.send({ type: 'MEDIA_UP' });
    made.actor.send({ type: 'SERVER_CALL', call: handed, mine: false });
    return made;
  };
  const { actor, did, state, context } = talking();
  expect([state(), context().second?.id]).toEqual(['IN_CALL', 'c2']);
  actor.send({ type: 'ACCEPT' });
  actor.send({ type: 'SET_ASIDE', callId: 'c1' });
  expect([state(), did.at(-1)]).toEqual(['INCOMING_TRANSFER', 'answer c2']);
  const mine = { ...handed, version: 2, phase: 'TALKING', myOffer: { ...offer, state: 'ACCEPTED' } } as const;
  actor.send({ type: 'SERVER_CALL', call: mine, mine: true });
  expect(context()).toMatchObject({ call: { id: 'c2' }, lost: { id: 'c1' } });
  expect(state()).toBe('IN_CALL');

  // Whose own call is over meanwhile is asked as anybody else.
  const over = talking();
  over.actor.send({ type: 'SERVER_CALL', call: { ...first, version: 6, phase: 'ENDED' }, mine: false });
  over.clock.increment(HANGUP_MS);
  expect(over.state()).toBe('INCOMING_TRANSFER');
});

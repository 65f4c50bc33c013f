import { describe, expect, it } from 'vitest';
import { call, phone } from './phone.testkit.ts';
import { HANGUP_MS } from './phoneMachine.ts';

const talking = { status: 'ON_GOING', phase: 'TALKING', answeredAt: '2026-11-21T10:00:05.000Z', version: 2 } as const;
const ended = { status: 'COMPLETED', phase: 'ENDED', version: 3 } as const;

/** A phone on which a call has just ended, which this person had answered unless it was only offered. */
function afterCall({ openBefore = false, answered = true } = {}) {
  const its = phone();
  const { actor, clock } = its;
  if (openBefore) actor.send({ type: 'OPEN' });
  actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
  if (answered) actor.send({ type: 'SERVER_CALL', call: call({ ...talking, myOffer: null }), mine: true });
  actor.send({ type: 'SERVER_CALL', call: call({ ...ended, myOffer: null }), mine: answered });
  clock.increment(HANGUP_MS);
  expect(its.state()).toBe('IDLE');
  return its;
}

describe('a phone that a call opened', () => {
  it('shows the wrap-up and closes when that is over', () => {
    const { actor, context } = afterCall();
    expect(context()).toMatchObject({ open: true, after: { id: 'c1' } });
    actor.send({ type: 'SERVER_CALL', call: call({ ...ended, version: 4, noteVersion: 1 }), mine: false });
    expect(context().after).toMatchObject({ noteVersion: 1 });
    actor.send({ type: 'WRAPPED_UP' });
    expect(context()).toMatchObject({ open: false, after: undefined });
  });

  it('closes at once after a call that nobody took here', () => {
    expect(afterCall({ answered: false }).context()).toMatchObject({ open: false, after: undefined });
  });

  it('closes although it was put aside during the call and brought back', () => {
    const { actor, clock, context } = phone();
    actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    actor.send({ type: 'SERVER_CALL', call: call({ ...talking, myOffer: null }), mine: true });
    actor.send({ type: 'CLOSE' });
    actor.send({ type: 'OPEN' });
    actor.send({ type: 'END' });
    clock.increment(HANGUP_MS);
    actor.send({ type: 'WRAPPED_UP' });
    expect(context()).toMatchObject({ open: false, after: undefined });
  });

  it('rings again for the next call, which takes the place of the wrap-up', () => {
    const { actor, context, state } = afterCall();
    actor.send({ type: 'SERVER_CALL', call: call({ id: 'c2' }), mine: false });
    expect(state()).toBe('INCOMING_CALL');
    expect(context()).toMatchObject({ open: true, after: undefined, call: { id: 'c2' } });
  });
});

it('a phone that a person opened stays open after the wrap-up', () => {
  const { actor, context } = afterCall({ openBefore: true });
  expect(context()).toMatchObject({ open: true, after: { id: 'c1' } });
  actor.send({ type: 'WRAPPED_UP' });
  expect(context()).toMatchObject({ open: true, after: undefined });
});

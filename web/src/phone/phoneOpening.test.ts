import { describe, expect, it } from 'vitest';
import { TRANSFER_COMPLETED_MS } from './phoneMachine.ts';
import { call, phone } from './phone.testkit.ts';
import type { TransferSnapshot } from './types.ts';

describe('opening', () => {
  it('waits until the phone is registered, and says that it does', () => {
    const { actor, context } = phone({ registered: false });
    actor.send({ type: 'OPEN' });
    expect(context()).toMatchObject({ open: false, away: true });
    actor.send({ type: 'REGISTERED' });
    expect(context()).toMatchObject({ open: true, away: false });
  });

  it('is given up by closing: the phone does not open later by itself', () => {
    const { actor, context } = phone({ registered: false });
    actor.send({ type: 'OPEN' });
    actor.send({ type: 'CLOSE' });
    actor.send({ type: 'REGISTERED' });
    expect(context()).toMatchObject({ open: false, away: false });
  });

  it('is not needed for what rings: that opens the phone, registered or not', () => {
    const { actor, context } = phone({ registered: false });
    actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    expect(context().open).toBe(true);
  });
});

describe('closing', () => {
  it('is allowed only where no call is', () => {
    const { actor, context } = phone();
    actor.send({ type: 'OPEN' });
    actor.send({ type: 'CLOSE' });
    expect(context().open).toBe(false);
    actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    actor.send({ type: 'CLOSE' });
    expect(context().open).toBe(true);
  });

  it('a finished transfer is shown for three seconds', () => {
    const { actor, state, clock } = phone();
    actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    actor.send({
      type: 'SERVER_CALL',
      call: call({
        version: 2,
        phase: 'TALKING',
        myOffer: { id: 'o1', state: 'ACCEPTED', callSid: 'x', purpose: 'CALL' },
      }),
      mine: true,
    });
    const completed = { mode: 'COLD', stage: 'COMPLETED', fromUserId: 'me', fromAgentName: 'Me' } as TransferSnapshot;
    const gone = call({ version: 3, phase: 'TALKING', agentUserId: 'ben', transfer: completed });
    actor.send({ type: 'SERVER_CALL', call: gone, mine: false });
    expect(state()).toBe('TRANSFER_COMPLETED');
    clock.increment(TRANSFER_COMPLETED_MS - 1);
    expect(state()).toBe('TRANSFER_COMPLETED');
    clock.increment(1);
    expect(state()).toBe('IDLE');
  });
});

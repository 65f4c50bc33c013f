import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { HANGUP_MS, TRANSFER_COMPLETED_MS, phoneMachine } from './phoneMachine.ts';
import type { CallSnapshot, TransferSnapshot } from './types.ts';

const transfer = (stage: string, more: Partial<TransferSnapshot> = {}): TransferSnapshot => ({
  mode: 'COLD',
  stage,
  stageSince: '2026-11-21T10:00:00.000Z',
  fromUserId: 'ana',
  fromAgentName: 'Ana',
  toTeam: false,
  toUserOrTeamName: 'Ben',
  message: null,
  failure: null,
  targetUserId: null,
  targetName: null,
  ...more,
});

const call = (version: number, changes: Partial<CallSnapshot> = {}): CallSnapshot => ({
  id: 'c1',
  direction: 'INBOUND',
  status: 'ON_GOING',
  endReason: null,
  peerNumber: '+16285550136',
  contact: null,
  phoneNumberId: 'n1',
  workspaceNumber: '+14155550142',
  workspaceNumberName: 'Support',
  startedAt: '2026-11-21T10:00:00.000Z',
  answeredAt: '2026-11-21T10:00:00.000Z',
  phase: 'TALKING',
  phaseSince: '2026-11-21T10:00:00.000Z',
  agentUserId: 'ana',
  ivrLabels: [],
  myOffer: null,
  transfer: null,
  participants: [],
  version,
  ...changes,
});

type Purpose = NonNullable<CallSnapshot['myOffer']>['purpose'];
const offer = (purpose: Purpose, state = 'RINGING') => ({ id: `o-${purpose}`, state, callSid: 'CA1', purpose });

function phone() {
  const did: string[] = [];
  const note = (name: string) => (_: unknown, params?: object) =>
    void did.push([name, ...Object.values(params ?? {}).map((value) => JSON.stringify(value))].join(' '));
  const clock = new SimulatedClock();
  const actor = createActor(
    phoneMachine.provide({
      actions: {
        transfer: note('transfer'),
        changeTransfer: note('change'),
        supervise: note('supervise'),
        end: note('end'),
        hold: note('hold'),
        decline: note('decline'),
        disconnectMedia: note('disconnect'),
        startRinging: note('ring'),
        stopRinging: note('silence'),
      },
    }),
    { clock, input: { registered: true } },
  ).start();
  const tell = (snapshot: CallSnapshot, mine = true) => actor.send({ type: 'SERVER_CALL', call: snapshot, mine });
  return {
    actor,
    did,
    clock,
    tell,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

/** Ana's phone, talking. */
function talking() {
  const made = phone();
  made.tell(call(1, { status: 'INCOMING', phase: 'RINGING', agentUserId: null, myOffer: offer('CALL') }), false);
  made.tell(call(2, { myOffer: offer('CALL', 'ACCEPTED') }));
  made.did.length = 0;
  return made;
}

describe('who has a call with a guest from outside', () => {
  it('puts the guest alone on hold and takes them off it, and nobody else by that', () => {
    const { actor, did, tell } = talking();
    const guest = { id: 'l1', userId: null, name: '+13105550188', role: 'GUEST', connected: true } as const;
    const ben = { id: 'l2', userId: 'ben', name: 'Ben', role: 'MEMBER', connected: true } as const;
    const rings = { ...guest, id: 'l3', connected: false };
    tell(call(3, { participants: [guest, ben, rings] }));
    for (const participantId of ['l2', 'l3', 'l4', 'l1']) actor.send({ type: 'TOGGLE_GUEST_HOLD', participantId });
    expect(did).toEqual(['hold "c1" true "l1"']);
    tell(call(4, { participants: [{ ...guest, heldSince: '2026-11-21T10:01:00.000Z' }, ben] }));
    actor.send({ type: 'TOGGLE_GUEST_HOLD', participantId: 'l1' });
    expect(did.at(-1)).toBe('hold "c1" false "l1"');
  });
});

describe('who hands a call over', () => {
  it('chooses, waits, and is free three seconds after the other has it', () => {
    const { actor, did, clock, tell, state, context } = talking();
    actor.send({ type: 'SHOW_PANEL', panel: 'TRANSFER' });
    expect(context().panel).toBe('TRANSFER');
    actor.send({ type: 'TRANSFER', choice: { to: { userId: 'ben' }, mode: 'COLD', message: '' } });
    expect(did).toEqual(['transfer "c1" {"userId":"ben"} "COLD" ""']);
    tell(call(3, { phase: 'TRANSFERRING', transfer: transfer('RINGING') }));
    expect(state()).toBe('IN_CALL');
    expect(context().panel).toBeUndefined();
    tell(call(4, { agentUserId: 'ben', transfer: transfer('COMPLETED') }), false);
    expect(state()).toBe('TRANSFER_COMPLETED');
    expect(did.at(-1)).toBe('disconnect');
    tell(call(5, { agentUserId: 'ben', phase: 'HELD', transfer: transfer('COMPLETED') }), false);
    clock.increment(TRANSFER_COMPLETED_MS - 1);
    expect(state()).toBe('TRANSFER_COMPLETED');
    clock.increment(1);
    expect(state()).toBe('IDLE');
  });

  it('rings for the next caller although the last one is still shown as handed over', () => {
    const { tell, state, context } = talking();
    tell(call(3, { phase: 'TRANSFERRING', transfer: transfer('RINGING') }));
    tell(call(4, { agentUserId: 'ben', transfer: transfer('COMPLETED') }), false);
    const ringing = { status: 'INCOMING', phase: 'RINGING', agentUserId: null, myOffer: offer('CALL') } as const;
    tell(call(1, { id: 'c2', ...ringing }), false);
    expect(state()).toBe('INCOMING_CALL');
    expect(context().call?.id).toBe('c2');
  });

  it('is told who took the call over, and is free three seconds later', () => {
    const { did, clock, tell, state, context } = talking();
    tell(call(3, { agentUserId: 'mia', takenBy: 'Mia' }), false);
    expect(state()).toBe('TRANSFER_COMPLETED');
    expect(context().call?.takenBy).toBe('Mia');
    expect(did.at(-1)).toBe('disconnect');
    clock.increment(TRANSFER_COMPLETED_MS);
    expect(state()).toBe('IDLE');
  });

  it('keeps the keypad open while it goes on: a menu may answer at the other end', () => {
    const { actor, tell, context } = talking();
    tell(call(3, { phase: 'TRANSFERRING', transfer: transfer('CONSULTING') }));
    actor.send({ type: 'SHOW_PANEL', panel: 'KEYPAD' });
    tell(call(4, { phase: 'TRANSFERRING', transfer: transfer('CONSULTING') }));
    expect(context().panel).toBe('KEYPAD');
  });

  it('keeps the panel when the server refuses, and sees why', () => {
    const { actor, context } = talking();
    actor.send({ type: 'SHOW_PANEL', panel: 'TRANSFER' });
    actor.send({ type: 'REFUSED', problem: { code: 'INVALID_TRANSITION', message: 'Ben can’t take this call now.' } });
    expect(context()).toMatchObject({ panel: 'TRANSFER', problem: { message: 'Ben can’t take this call now.' } });
  });

  it.each(['COMPLETE', 'MERGE', 'BACK'] as const)('%s is an intent that the server decides', (change) => {
    const { actor, did, state } = talking();
    actor.send({ type: 'CHANGE_TRANSFER', change });
    expect(did).toEqual([`change "c1" "${change}"`]);
    expect(state()).toBe('IN_CALL');
  });

  it('stays in the call that comes back, and may leave it in the middle', () => {
    const { actor, did, tell, state, context } = talking();
    tell(call(3, { phase: 'TRANSFERRING', transfer: transfer('RETURNING', { failure: 'NO_ANSWER' }) }));
    expect(state()).toBe('IN_CALL');
    actor.send({ type: 'END' });
    expect(did).toContain('end "c1"');
    tell(call(4, { phase: 'TRANSFERRING', transfer: transfer('RETURNING') }));
    expect(context().lost).toBeUndefined();
  });

  it('is rung back on a device that is not in the call, and is in it once that picked up', () => {
    const { actor, did, tell, state, context } = phone();
    const back = call(7, { phase: 'TRANSFERRING', transfer: transfer('RETURNING'), myOffer: offer('RETURN') });
    tell(back);
    expect(state()).toBe('INCOMING_CALL');
    expect(context().lost).toBeUndefined();
    actor.send({ type: 'ACCEPT' });
    tell({ ...back, version: 8 });
    expect(state()).toBe('INCOMING_CALL');
    tell(call(9, { transfer: transfer('RETURNED'), myOffer: offer('RETURN', 'ACCEPTED') }));
    expect(state()).toBe('IN_CALL');
    expect(did).toContain('ring');
  });
});

describe('who supervises', () => {
  it('is not kept waiting by the call before, which is still shown for a moment', () => {
    const { actor, did, state, tell } = talking();
    tell(call(3, { status: 'COMPLETED', phase: 'ENDED', endReason: 'CALLER_HANGUP' }));
    expect(state()).toBe('HANGUP');
    did.length = 0;
    actor.send({ type: 'SUPERVISE', callId: 'c2', mode: 'LISTEN' });
    expect(did).toContain('supervise "c2" "LISTEN"');
    expect(state()).toBe('IDLE');
  });

  it('asks the server, is in the call, changes the way there, and leaves alone', () => {
    const { actor, did, tell, state } = phone();
    actor.send({ type: 'SUPERVISE', callId: 'c1', mode: 'LISTEN' });
    expect(state()).toBe('IDLE');
    actor.send({ type: 'SUPERVISING', call: call(3) });
    expect(state()).toBe('IN_CALL');
    actor.send({ type: 'SUPERVISE', callId: 'c1', mode: 'WHISPER' });
    tell(call(4));
    expect(did.filter((one) => one.startsWith('supervise'))).toEqual([
      'supervise "c1" "LISTEN"',
      'supervise "c1" "WHISPER"',
    ]);
    actor.send({ type: 'END' });
    expect(did).toContain('end "c1"');
    expect(state()).toBe('HANGUP');
  });
});

describe('who is offered a call', () => {
  const request = () => {
    const made = phone();
    made.tell(call(3, { phase: 'TRANSFERRING', transfer: transfer('RINGING'), myOffer: offer('TRANSFER') }), false);
    return made;
  };

  it('accepts it, and is in it when the server says so', () => {
    const { actor, tell, state } = request();
    expect(state()).toBe('INCOMING_TRANSFER');
    actor.send({ type: 'ACCEPT' });
    expect(state()).toBe('INCOMING_TRANSFER');
    tell(call(4, { agentUserId: 'ben', transfer: transfer('COMPLETED'), myOffer: offer('TRANSFER', 'ACCEPTED') }));
    expect(state()).toBe('IN_CALL');
  });

  it.each(['TAKEN', 'TIMED_OUT', 'WITHDRAWN', 'DECLINED'])('goes quiet when the offer is %s', (ended) => {
    const { clock, tell, state } = request();
    tell(call(4, { phase: 'TRANSFERRING', myOffer: offer('TRANSFER', ended) }), false);
    expect(state()).toBe('HANGUP');
    clock.increment(HANGUP_MS);
    expect(state()).toBe('IDLE');
  });

  it('declines it for this person alone', () => {
    const { actor, did, state } = request();
    actor.send({ type: 'DECLINE' });
    expect(did).toContain('decline "c1"');
    expect(state()).toBe('HANGUP');
  });

  it('is let go when the agent who asked first goes back to the caller', () => {
    const { actor, did, tell, state } = request();
    actor.send({ type: 'ACCEPT' });
    const consulted = { phase: 'TRANSFERRING', transfer: transfer('CONSULTING') } as const;
    tell(call(4, { ...consulted, myOffer: offer('TRANSFER', 'ACCEPTED') }));
    expect(state()).toBe('IN_CALL');
    tell(call(5, { transfer: transfer('RETURNED'), myOffer: offer('TRANSFER', 'ACCEPTED') }), false);
    expect(state()).toBe('HANGUP');
    expect(did.at(-2)).toBe('disconnect');
  });

  it('joins others as for a call', () => {
    const { tell, state } = phone();
    tell(call(3, { myOffer: offer('JOIN') }), false);
    expect(state()).toBe('INCOMING_CALL');
  });
});

import { describe, expect, it } from 'vitest';
import { HANGUP_MS } from './phoneMachine.ts';
import { call, numbers, phone } from './phone.testkit.ts';
import type { CallSnapshot } from './types.ts';

describe('an incoming call', () => {
  it('opens the phone, rings, and is answered when the server says that both sides talk', () => {
    const { actor, did, state, context } = phone();
    actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    expect(state()).toBe('INCOMING_CALL');
    expect(context().open).toBe(true);
    actor.send({ type: 'ACCEPT' });
    expect(state()).toBe('INCOMING_CALL');
    actor.send({ type: 'ACCEPT' });
    actor.send({ type: 'MEDIA_UP' });
    actor.send({
      type: 'SERVER_CALL',
      call: call({
        version: 2,
        phase: 'TALKING',
        myOffer: { id: 'o1', state: 'ACCEPTED', callSid: 'CA1', purpose: 'CALL' },
      }),
      mine: true,
    });
    expect(state()).toBe('IN_CALL');
    expect(did.filter((d) => d.startsWith('answer'))).toEqual(['answer c1']);
    expect(did).toContain('silence');
  });

  it('goes quiet when somebody else takes it', () => {
    const { actor, state, clock } = phone();
    actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    actor.send({
      type: 'SERVER_CALL',
      call: call({
        version: 2,
        phase: 'TALKING',
        myOffer: { id: 'o1', state: 'TAKEN', callSid: 'CA1', purpose: 'CALL' },
      }),
      mine: false,
    });
    expect(state()).toBe('HANGUP');
    clock.increment(HANGUP_MS);
    expect(state()).toBe('IDLE');
  });

  it('declined, it only leaves this phone', () => {
    const { actor, did, state } = phone();
    actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    actor.send({ type: 'DECLINE' });
    expect(did).toContain('decline c1');
    expect(did).not.toContain('end c1');
    expect(state()).toBe('HANGUP');
  });

  it('muted, it stays open for others and this phone hides', () => {
    const { actor, did, state, context } = phone();
    actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    actor.send({ type: 'MUTE_RINGING' });
    expect(state()).toBe('INCOMING_CALL');
    expect(context()).toMatchObject({ open: false, ringMuted: true });
    expect(did.filter((d) => d.startsWith('muteEverywhere'))).toEqual(['muteEverywhere c1']);
  });

  it('muted on another device it is as if it had been muted here, and nobody is told again', () => {
    const { actor, did, state, context } = phone();
    actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    actor.send({ type: 'RINGING_MUTED', callId: 'another' });
    expect(context()).toMatchObject({ open: true, ringMuted: false });
    actor.send({ type: 'RINGING_MUTED', callId: 'c1' });
    expect(state()).toBe('INCOMING_CALL');
    expect(context()).toMatchObject({ open: false, ringMuted: true });
    expect(did).toContain('silence');
    expect(did.some((d) => d.startsWith('muteEverywhere'))).toBe(false);
  });

  it('a second offer sends the first back to routing and hangs nobody up', () => {
    const { actor, did, state, context } = phone();
    actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    actor.send({ type: 'SERVER_CALL', call: call({ id: 'c2' }), mine: false });
    expect(state()).toBe('INCOMING_CALL');
    expect(context().call?.id).toBe('c2');
    expect(did).toContain('decline c1');
    expect(did.some((d) => d.startsWith('end'))).toBe(false);
  });

  it('a late snapshot of the past changes nothing', () => {
    const { actor, state } = phone();
    actor.send({ type: 'SERVER_CALL', call: call({ version: 5 }), mine: false });
    actor.send({ type: 'SERVER_CALL', call: call({ version: 3, phase: 'ENDED' }), mine: false });
    expect(state()).toBe('INCOMING_CALL');
  });

  it('never rings over a running call', () => {
    const { actor, state, context } = phone();
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
    actor.send({ type: 'SERVER_CALL', call: call({ id: 'c2' }), mine: false });
    expect(state()).toBe('IN_CALL');
    expect(context().call?.id).toBe('c1');
  });
});

describe('an outgoing call', () => {
  it('from the only number starts at once', () => {
    const { actor, did, state } = phone();
    actor.send({ type: 'DIAL', to: '+16285550136' });
    expect(state()).toBe('OUTGOING_CALL');
    expect(did).toContain('place +16285550136 n1');
  });

  it('with several numbers asks which, and remembers the choice', () => {
    const { actor, did, state } = phone({ numbers });
    actor.send({ type: 'DIAL', to: '+16285550136' });
    expect(state()).toBe('SELECT_NUMBER');
    actor.send({ type: 'CHOOSE_NUMBER', numberId: 'n2' });
    expect(state()).toBe('OUTGOING_CALL');
    expect(did).toEqual(expect.arrayContaining(['remember n2', 'place +16285550136 n2']));
  });

  it('follows which numbers are theirs while they choose, and never calls from one that is not any more', () => {
    const { actor, did, state, context } = phone({ numbers });
    actor.send({ type: 'CALL_FROM', numberId: 'n2' });
    actor.send({ type: 'NUMBERS', numbers: [numbers[0]!], selectedNumberId: 'n2' });
    expect(context().selectedNumberId).toBeUndefined();
    actor.send({ type: 'DIAL', to: '+16285550136' });
    expect(did).toContain('place +16285550136 n1');
    const choosing = phone({ numbers });
    choosing.actor.send({ type: 'DIAL', to: '+16285550136' });
    choosing.actor.send({ type: 'NUMBERS', numbers: [numbers[1]!], selectedNumberId: undefined });
    expect(choosing.state()).toBe('SELECT_NUMBER');
    expect(choosing.context().numbers.map(({ id }) => id)).toEqual(['n2']);
    expect(state()).toBe('OUTGOING_CALL');
  });

  it('to what may be an emergency number starts at once, with several numbers and with none', () => {
    for (const has of [numbers, []]) {
      const { actor, did, state } = phone({ numbers: has });
      actor.send({ type: 'DIAL', to: '9-1-1' });
      expect(state()).toBe('OUTGOING_CALL');
      expect(did).toContain(`place 9-1-1 ${has[0]?.id ?? ''}`);
    }
    const { actor, state } = phone({ numbers });
    actor.send({ type: 'DIAL', to: '91 155' });
    expect(state()).toBe('SELECT_NUMBER');
  });

  it('goes out from the number that was chosen in the dialer without asking, until the phone is closed', () => {
    const { actor, did, state } = phone({ numbers });
    actor.send({ type: 'CALL_FROM', numberId: 'n2' });
    // What is remembered for five minutes may be forgotten meanwhile.
    actor.send({ type: 'NUMBERS', numbers, selectedNumberId: undefined });
    actor.send({ type: 'DIAL', to: '+16285550136' });
    expect(state()).toBe('OUTGOING_CALL');
    expect(did).toEqual(expect.arrayContaining(['remember n2', 'place +16285550136 n2']));
    actor.send({ type: 'REFUSED', problem: { code: 'PHONE_INVALID', message: '' } });
    actor.send({ type: 'CLOSE' });
    actor.send({ type: 'DIAL', to: '+16285550136' });
    expect(state()).toBe('SELECT_NUMBER');
  });

  it('back from the choice keeps the phone open and dials nobody', () => {
    const { actor, did, state } = phone({ numbers });
    actor.send({ type: 'DIAL', to: '+16285550136' });
    actor.send({ type: 'BACK' });
    expect(state()).toBe('IDLE');
    expect(did.some((d) => d.startsWith('place'))).toBe(false);
  });

  it('rings, is answered, is held, ends', () => {
    const { actor, did, state, clock, context } = phone();
    const out = (changes: Partial<CallSnapshot>) =>
      call({ direction: 'OUTBOUND', status: 'OUTGOING', myOffer: null, ...changes });
    actor.send({ type: 'DIAL', to: '+16285550136' });
    actor.send({ type: 'PLACED', call: out({ phase: 'CONNECTING' }) });
    actor.send({ type: 'MEDIA_UP' });
    actor.send({ type: 'SERVER_CALL', call: out({ version: 2, phase: 'RINGING' }), mine: true });
    expect(state()).toBe('RINGING');
    actor.send({ type: 'SERVER_CALL', call: out({ version: 3, phase: 'TALKING' }), mine: true });
    expect(state()).toBe('IN_CALL');
    actor.send({ type: 'TOGGLE_HOLD' });
    actor.send({ type: 'SERVER_CALL', call: out({ version: 4, phase: 'HELD' }), mine: true });
    actor.send({ type: 'TOGGLE_HOLD' });
    actor.send({ type: 'TOGGLE_MUTE' });
    actor.send({ type: 'KEY', digit: '5' });
    actor.send({ type: 'END' });
    expect(did).toEqual(expect.arrayContaining(['hold c1 true', 'hold c1 false', 'mute true', 'digits 5', 'end c1']));
    // The line is let go by the host once the server knows: a leg that vanishes first would be a lost agent.
    expect(did).not.toContain('disconnect');
    expect(state()).toBe('HANGUP');
    clock.increment(HANGUP_MS);
    expect(state()).toBe('IDLE');
    expect(context()).toMatchObject({ call: undefined, muted: false });
    actor.send({ type: 'SERVER_CALL', call: out({ version: 5, phase: 'HELD' }), mine: true });
    expect(context().lost).toBeUndefined();
  });

  it('that calls somebody back rings here first, then at the other side, and ends when nobody picks up', () => {
    const { actor, did, state, clock, context } = phone();
    const back = (changes: Partial<CallSnapshot>, offer = 'ACCEPTED') =>
      call({
        direction: 'OUTBOUND',
        status: 'PENDING',
        myOffer: { id: 'o1', state: offer, callSid: 'CA1', purpose: 'CALL' },
        ...changes,
      });
    actor.send({ type: 'SERVER_CALL', call: back({}, 'RINGING'), mine: true });
    expect(state()).toBe('INCOMING_CALL');
    actor.send({ type: 'ACCEPT' });
    actor.send({ type: 'MEDIA_UP' });
    actor.send({ type: 'SERVER_CALL', call: back({ version: 2, phase: 'CONNECTING' }), mine: true });
    expect(state()).toBe('RINGING');
    expect(context().mediaHere).toBe(true);
    actor.send({
      type: 'SERVER_CALL',
      call: back({ version: 3, status: 'MISSED', phase: 'ENDED', endReason: 'NO_ANSWER' }),
      mine: false,
    });
    expect(state()).toBe('HANGUP');
    expect(did).toContain('answer c1');
    clock.increment(HANGUP_MS);
    expect(state()).toBe('IDLE');
  });

  it('that is refused says why and keeps the phone open', () => {
    const { actor, state, context } = phone();
    actor.send({ type: 'DIAL', to: '12' });
    actor.send({ type: 'REFUSED', problem: { code: 'PHONE_INVALID', message: 'Phone number is not valid' } });
    expect(state()).toBe('IDLE');
    expect(context()).toMatchObject({ open: true, problem: { message: 'Phone number is not valid' } });
  });

  it('without a registered device is refused with a notice', () => {
    const { actor, did, state, context } = phone();
    actor.send({ type: 'OPEN' });
    actor.send({ type: 'UNREGISTERED' });
    actor.send({ type: 'DIAL', to: '+16285550136' });
    expect(state()).toBe('IDLE');
    expect(did).toEqual(['refuseUnregistered']);
    expect(context()).toMatchObject({ open: true, pendingTo: '+16285550136' });
  });

  it('without a registered device does not open a closed phone, which keeps the number until it may open', () => {
    const { actor, did, context } = phone({ registered: false });
    actor.send({ type: 'DIAL', to: '+16285550136' });
    expect(context()).toMatchObject({ open: false, away: true });
    actor.send({ type: 'REGISTERED' });
    expect(context()).toMatchObject({ open: true, away: false, pendingTo: '+16285550136' });
    expect(did).toEqual([]);
  });

  it('without a microphone asks for it', () => {
    const { actor, state, context } = phone();
    actor.send({ type: 'DIAL', to: '+16285550136' });
    actor.send({ type: 'MICROPHONE_DENIED' });
    expect(state()).toBe('IDLE');
    expect(context().microphoneDenied).toBe(true);
  });
});

describe('a page that was loaded again in a call', () => {
  const running = call({
    version: 7,
    phase: 'AGENT_LOST',
    myOffer: { id: 'o1', state: 'ACCEPTED', callSid: 'CA1', purpose: 'CALL' },
  });

  it('offers the call back, and joins it', () => {
    const { actor, did, state, context } = phone();
    actor.send({ type: 'SERVER_CALL', call: running, mine: true });
    expect(state()).toBe('IDLE');
    expect(context().lost?.id).toBe('c1');
    actor.send({ type: 'REJOIN' });
    expect(state()).toBe('IN_CALL');
    expect(did).toContain('rejoin c1');
    expect(context()).toMatchObject({ lost: undefined, connecting: true });
    actor.send({ type: 'MEDIA_UP' });
    expect(context().mediaHere).toBe(true);
  });

  it('knows of it although its card is put aside, until it is over; what happens to it shows the card again', () => {
    const { actor, context } = phone();
    actor.send({ type: 'SERVER_CALL', call: running, mine: true });
    actor.send({ type: 'DISMISS_LOST' });
    expect(context()).toMatchObject({ lost: { id: 'c1' }, lostHidden: true });
    actor.send({ type: 'SERVER_CALL', call: { ...running, version: 8, phase: 'TALKING' }, mine: true });
    expect(context()).toMatchObject({ lost: { id: 'c1' }, lostHidden: false });
    actor.send({ type: 'SERVER_CALL', call: { ...running, version: 9, phase: 'ENDED' }, mine: true });
    expect(context().lost).toBeUndefined();
  });

  it('says why it cannot be had back, and is free for the next; a refusal of the moment lets it be tried again', () => {
    const { actor, state, context } = phone();
    actor.send({ type: 'SERVER_CALL', call: running, mine: true });
    actor.send({ type: 'REJOIN' });
    actor.send({ type: 'REFUSED', problem: { code: 'NETWORK', message: 'Try again.' } });
    expect(state()).toBe('IN_CALL');
    expect(context().connecting).toBe(false);
    actor.send({ type: 'REJOIN' });
    actor.send({ type: 'REFUSED', problem: { code: 'CALL_ENDED', message: 'The call has ended.' } });
    expect(state()).toBe('IDLE');
    expect(context()).toMatchObject({ call: undefined, lost: undefined, problem: { code: 'CALL_ENDED' } });
  });

  it('no longer offers it when it rings instead', () => {
    const { actor, state, context } = phone();
    actor.send({ type: 'SERVER_CALL', call: running, mine: true });
    actor.send({ type: 'SERVER_CALL', call: call({ version: 8 }), mine: false });
    expect(state()).toBe('INCOMING_CALL');
    expect(context().lost).toBeUndefined();
  });

  it('stops offering it when it is over', () => {
    const { actor, context } = phone();
    actor.send({ type: 'SERVER_CALL', call: running, mine: true });
    actor.send({ type: 'SERVER_CALL', call: { ...running, version: 8, phase: 'ENDED' }, mine: true });
    expect(context().lost).toBeUndefined();
  });
});

describe('a call on two devices of one person', () => {
  const taken = (changes: Partial<CallSnapshot> = {}) =>
    call({
      version: 2,
      phase: 'TALKING',
      elsewhere: true,
      myOffer: { id: 'o2', state: 'ACCEPTED', callSid: 'CA2', purpose: 'CALL' },
      ...changes,
    });

  it('stops ringing where it was not taken, and can be taken over there', () => {
    const { actor, did, state, context } = phone();
    actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    actor.send({ type: 'SERVER_CALL', call: taken(), mine: true });
    expect(state()).toBe('IDLE');
    expect(context()).toMatchObject({ open: false, lost: { id: 'c1' } });
    actor.send({ type: 'REJOIN' });
    // Until the media is here the other device is on it.
    actor.send({ type: 'SERVER_CALL', call: taken({ version: 3 }), mine: true });
    expect(state()).toBe('IN_CALL');
    actor.send({ type: 'MEDIA_UP' });
    actor.send({ type: 'SERVER_CALL', call: taken({ version: 3 }), mine: true });
    actor.send({ type: 'SERVER_CALL', call: taken({ version: 4, elsewhere: false }), mine: true });
    expect(state()).toBe('IN_CALL');
    expect(did).toContain('rejoin c1');
  });

  it.each([
    ['its sound ends first', ['down', 'frame']],
    ['the server says so first', ['frame', 'down']],
  ])('leaves the device from which it was taken along, when %s', (_name, order) => {
    const { actor, state, context } = phone();
    actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    actor.send({ type: 'ACCEPT' });
    actor.send({ type: 'SERVER_CALL', call: taken({ elsewhere: false }), mine: true });
    actor.send({ type: 'MEDIA_UP' });
    expect(state()).toBe('IN_CALL');
    for (const what of order) {
      expect(state()).toBe('IN_CALL');
      if (what === 'down') actor.send({ type: 'MEDIA_DOWN' });
      else actor.send({ type: 'SERVER_CALL', call: taken({ version: 3 }), mine: true });
    }
    expect(state()).toBe('IDLE');
    expect(context()).toMatchObject({ open: false, mediaHere: false, lost: { id: 'c1' } });
  });

  it('no longer offers it when the other device has given it away', () => {
    const { actor, context } = phone();
    actor.send({ type: 'SERVER_CALL', call: taken(), mine: true });
    expect(context().lost?.id).toBe('c1');
    actor.send({ type: 'SERVER_CALL', call: taken({ version: 3, elsewhere: false }), mine: false });
    expect(context().lost).toBeUndefined();
  });
});

describe('recording in a call', () => {
  const talking = (capture: CallSnapshot['capture']) => {
    const made = phone();
    made.actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    const accepted = {
      version: 2,
      phase: 'TALKING',
      myOffer: { id: 'o1', state: 'ACCEPTED', callSid: 'CA1', purpose: 'CALL' },
    } as const;
    made.actor.send({ type: 'SERVER_CALL', call: call({ ...accepted, capture }), mine: true });
    made.did.length = 0;
    return made;
  };

  it('starts, is paused and stops, each as an intent that the server decides', () => {
    const { actor, did } = talking(null);
    actor.send({ type: 'TOGGLE_PAUSE' });
    expect(did).toEqual([]);
    actor.send({ type: 'TOGGLE_RECORD' });
    const running = talking({ state: 'ON', onDemand: true, resumesAt: null, canPause: true });
    running.actor.send({ type: 'TOGGLE_PAUSE' });
    running.actor.send({ type: 'TOGGLE_RECORD' });
    expect([...did, ...running.did]).toEqual(['record c1 true', 'pauseRecording c1 true', 'record c1 false']);
  });

  it('of a number cannot be switched off, and can be paused', () => {
    const { actor, did } = talking({ state: 'ON', onDemand: false, resumesAt: null, canPause: true });
    actor.send({ type: 'TOGGLE_RECORD' });
    actor.send({ type: 'TOGGLE_PAUSE' });
    expect(did).toEqual(['pauseRecording c1 true']);
  });

  it('of a number that allows no pause is neither switched off nor paused', () => {
    const { actor, did } = talking({ state: 'ON', onDemand: false, resumesAt: null, canPause: false });
    actor.send({ type: 'TOGGLE_RECORD' });
    actor.send({ type: 'TOGGLE_PAUSE' });
    expect(did).toEqual([]);
  });
});

describe('a refused microphone', () => {
  const denied = () => {
    const made = phone();
    made.actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    made.actor.send({ type: 'ACCEPT' });
    made.actor.send({ type: 'MICROPHONE_DENIED' });
    expect(made.context().microphoneDenied).toBe(true);
    return made;
  };

  it('is not held against the next try', () => {
    const { actor, context } = denied();
    actor.send({ type: 'ACCEPT' });
    expect(context().microphoneDenied).toBe(false);
  });

  it('does not stand before what comes after the call', () => {
    const { actor, context, clock } = denied();
    actor.send({ type: 'DECLINE' });
    expect(context().microphoneDenied).toBe(false);
    clock.increment(HANGUP_MS);
    actor.send({ type: 'DIAL', to: '+16285550136' });
    actor.send({ type: 'MICROPHONE_DENIED' });
    expect(context().microphoneDenied).toBe(true);
    actor.send({ type: 'CLOSE' });
    expect(context().microphoneDenied).toBe(false);
    actor.send({ type: 'DIAL', to: '+16285550136' });
    actor.send({ type: 'MICROPHONE_DENIED' });
    actor.send({ type: 'SERVER_CALL', call: call({ id: 'c2' }), mine: false });
    expect(context().microphoneDenied).toBe(false);
  });

  it('is told beside a running call until media flows', () => {
    const left = call({ phase: 'TALKING', myOffer: null });
    const { actor, context } = phone({ lost: left });
    actor.send({ type: 'REJOIN' });
    actor.send({ type: 'MICROPHONE_DENIED' });
    expect(context().microphoneDenied).toBe(true);
    actor.send({ type: 'REJOIN' });
    expect(context().microphoneDenied).toBe(false);
  });
});

describe('hanging up by keys', () => {
  const talks = (others: number) =>
    call({
      phase: 'TALKING',
      version: 2,
      myOffer: { id: 'o1', state: 'ACCEPTED', callSid: 'CA1', purpose: 'CALL' },
      participants: ['AGENT' as const, ...Array.from({ length: others }, () => 'MEMBER' as const)].map(
        (role, index) => ({
          id: `p${index}`,
          userId: `u${index}`,
          name: `Person ${index}`,
          role,
          connected: true,
        }),
      ),
    });
  const inCallWith = (others: number) => {
    const made = phone();
    made.actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
    made.actor.send({ type: 'SERVER_CALL', call: talks(others), mine: true });
    return made;
  };

  it('ends a call of two at once', () => {
    const { actor, did, state } = inCallWith(0);
    actor.send({ type: 'HANG_UP' });
    expect(state()).toBe('HANGUP');
    expect(did).toContain('end c1');
  });

  it('is asked about in a conference, and meant when they are pressed again', () => {
    const { actor, did, state, context } = inCallWith(1);
    actor.send({ type: 'HANG_UP' });
    expect([state(), context().asksToEnd]).toEqual(['IN_CALL', true]);
    actor.send({ type: 'KEEP_CALL' });
    expect(context().asksToEnd).toBe(false);
    actor.send({ type: 'HANG_UP' });
    expect(did).not.toContain('end c1');
    actor.send({ type: 'HANG_UP' });
    expect(did).toContain('end c1');
    expect(context().asksToEnd).toBe(false);
  });
});

it('dials from no chosen number while the phone is not registered, and keeps the choice open', () => {
  const { actor, did, state } = phone({ numbers });
  actor.send({ type: 'DIAL', to: '+16285550136' });
  actor.send({ type: 'UNREGISTERED' });
  actor.send({ type: 'CHOOSE_NUMBER', numberId: 'n2' });
  expect(state()).toBe('SELECT_NUMBER');
  expect(did).toContain('refuseUnregistered');
  actor.send({ type: 'REGISTERED' });
  actor.send({ type: 'CHOOSE_NUMBER', numberId: 'n2' });
  expect(state()).toBe('OUTGOING_CALL');
});

it('calls from a remembered number only as long as it is remembered, unless it was chosen in the dialer', () => {
  const { actor, context } = phone({ numbers, selectedNumberId: 'n2', open: true });
  actor.send({ type: 'REMEMBERED', numberId: undefined });
  expect(context().selectedNumberId).toBeUndefined();
  actor.send({ type: 'CALL_FROM', numberId: 'n2' });
  actor.send({ type: 'REMEMBERED', numberId: undefined });
  expect(context().selectedNumberId).toBe('n2');
});

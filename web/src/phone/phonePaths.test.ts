/**
 * Every state of the phone that any order of events leads to, and every step between them (spec 001 §4, defaults 8.6): what
 * people press, what the server tells of two calls, what the device and the clock say, at any moment.
 */
import { initialTransition, transition } from 'xstate';
import { describe, expect, it } from 'vitest';
import { HANGUP_MS, phoneMachine, TRANSFER_COMPLETED_MS } from './phoneMachine.ts';
import type { PhoneEvent } from './phoneState.ts';
import type { CallSnapshot, TransferSnapshot } from './types.ts';

const NUMBERS = ['n1', 'n2'].map((id) => ({ id, number: '+14155550142', name: id, country: 'US' }));

type Offer = NonNullable<CallSnapshot['myOffer']>;
const offer = (purpose: Offer['purpose'], state: string): Offer => ({ id: 'o', state, callSid: 'CA', purpose });
const transfer = { stage: 'COMPLETED', mode: 'COLD', fromUserId: 'me', fromAgentName: 'Me' } as TransferSnapshot;

const told = (id: string, mine: boolean, changes: Partial<CallSnapshot>): PhoneEvent => ({
  type: 'SERVER_CALL',
  mine,
  call: {
    id,
    direction: 'INBOUND',
    status: 'INCOMING',
    endReason: null,
    peerNumber: '+16285550136',
    contact: null,
    phoneNumberId: 'n1',
    workspaceNumber: '+14155550142',
    workspaceNumberName: null,
    startedAt: '2026-11-21T10:00:00.000Z',
    answeredAt: null,
    phase: 'RINGING',
    phaseSince: '2026-11-21T10:00:00.000Z',
    agentUserId: null,
    ivrLabels: [],
    myOffer: null,
    transfer: null,
    participants: [],
    version: 1,
    ...changes,
  },
});

/** What the server may say of a call; a frame of before never comes, which other tests show. */
const framesOf = (id: string): PhoneEvent[] => {
  const accepted = offer('CALL', 'ACCEPTED');
  const out = { direction: 'OUTBOUND', status: 'OUTGOING' } as const;
  return [
    ...(['CALL', 'JOIN'] as const).map((purpose) => told(id, false, { myOffer: offer(purpose, 'RINGING') })),
    told(id, false, { phase: 'TRANSFERRING', myOffer: offer('TRANSFER', 'RINGING') }),
    told(id, true, { phase: 'TRANSFERRING', myOffer: offer('RETURN', 'RINGING') }),
    ...['TAKEN', 'TIMED_OUT', 'WITHDRAWN', 'DECLINED'].map((state) =>
      told(id, false, { phase: state === 'TAKEN' ? 'TALKING' : 'RINGING', myOffer: offer('CALL', state) }),
    ),
    ...(['TALKING', 'HELD', 'TRANSFERRING', 'AGENT_LOST'] as const).map((phase) =>
      told(id, true, { status: 'ON_GOING', phase, myOffer: accepted }),
    ),
    told(id, true, { status: 'ON_GOING', phase: 'TALKING', myOffer: accepted, elsewhere: true }),
    told(id, false, { status: 'ON_GOING', phase: 'TALKING', myOffer: accepted }),
    told(id, false, { status: 'ON_GOING', phase: 'TALKING', myOffer: accepted, transfer }),
    told(id, true, { ...out, phase: 'CONNECTING' }),
    told(id, true, { ...out, phase: 'RINGING' }),
    told(id, true, { ...out, phase: 'TALKING' }),
    // Somebody is called back: taken here, it rings at the other side.
    told(id, true, { ...out, status: 'PENDING', phase: 'CONNECTING', myOffer: accepted }),
    told(id, false, { status: 'COMPLETED', phase: 'ENDED', myOffer: accepted }),
  ];
};

/** Of a second call. */
const OTHERS: readonly PhoneEvent[] = [
  told('c2', false, { myOffer: offer('CALL', 'RINGING') }),
  told('c2', false, { phase: 'TRANSFERRING', myOffer: offer('TRANSFER', 'RINGING') }),
  told('c2', false, { myOffer: offer('CALL', 'WITHDRAWN') }),
  told('c2', true, { status: 'ON_GOING', phase: 'TALKING', myOffer: offer('CALL', 'ACCEPTED') }),
  told('c2', true, { status: 'ON_GOING', phase: 'HELD', setAside: true, myOffer: offer('CALL', 'ACCEPTED') }),
  told('c2', false, { status: 'COMPLETED', phase: 'ENDED' }),
];

const snapshotOf = (event: PhoneEvent) => (event as { call: CallSnapshot }).call;
const problem = (code: string) => ({ code, message: code });
/** The clock, for states that end by themselves. */
const WAITED = [`${HANGUP_MS}.phone.HANGUP`, `${TRANSFER_COMPLETED_MS}.phone.TRANSFER_COMPLETED`].map(
  (which) => ({ type: `xstate.after.${which}` }) as unknown as PhoneEvent,
);
const PRESSED = [
  'OPEN',
  'CLOSE',
  'BACK',
  'ACCEPT',
  'DECLINE',
  'MUTE_RINGING',
  'END',
  'REJOIN',
  'SWAP',
  'DISMISS_LOST',
] as const;
const DEVICE = ['MEDIA_UP', 'MEDIA_DOWN', 'MICROPHONE_DENIED', 'REGISTERED', 'UNREGISTERED'] as const;
const EVENTS: readonly PhoneEvent[] = [
  ...framesOf('c1'),
  ...OTHERS,
  ...WAITED,
  ...[...PRESSED, ...DEVICE, 'TOGGLE_MUTE' as const, 'TOGGLE_HOLD' as const].map((type) => ({ type })),
  { type: 'RINGING_MUTED', callId: 'c1' },
  { type: 'SET_ASIDE', callId: 'c1' },
  { type: 'SET_ASIDE', callId: 'c2' },
  { type: 'DIAL', to: '+1' },
  { type: 'DIAL', to: '+1', direct: true },
  { type: 'CHOOSE_NUMBER', numberId: 'n2' },
  { type: 'PLACED', call: snapshotOf(told('c1', true, { direction: 'OUTBOUND', phase: 'CONNECTING' })) },
  { type: 'REFUSED', problem: problem('PHONE_INVALID') },
  { type: 'REFUSED', problem: problem('CALL_ENDED') },
  { type: 'SHOW_PANEL', panel: 'TRANSFER' },
  { type: 'SUPERVISE', callId: 'c2', mode: 'LISTEN' },
  { type: 'SUPERVISING', call: snapshotOf(told('c2', false, { phase: 'TALKING' })) },
];

const first = initialTransition(phoneMachine, { registered: true, numbers: NUMBERS })[0];
type Snapshot = typeof first;
const stateOf = ({ value }: Snapshot) => value;

/** States that every step out of them leaves as new: what the phone kept of the call's media, and of another one to take, is forgotten. */
const LEFT_AS_NEW = ['HANGUP', 'TRANSFER_COMPLETED'] as const;

/**
 * What decides where the phone may go; what else it keeps is only shown. Of a second call that is its kind, too: one that is handed
 * over rings in a state of its own. Of the running one the purpose of its offer and the stage of its transfer decide nothing any more:
 * the machine asks for them in the frame that comes. Where they are about to be forgotten, one stands for all that differ by the media
 * alone: half as many places again would be walked otherwise, to the same ends.
 */
function placeOf({ value, context }: Snapshot): string {
  const { call, lost, second, settingAside, open, connecting, mediaHere, endedId, registered, away } = context;
  const about = call && [call.id, call.elsewhere === true, call.myOffer !== null];
  const other = second && [second.id, second.myOffer?.purpose === 'TRANSFER'];
  const beside = [lost?.id, lost?.elsewhere, lost?.setAside === true, other];
  const media = LEFT_AS_NEW.some((state) => state === value) ? null : [settingAside, connecting, mediaHere];
  return JSON.stringify([value, about, beside, media, open, endedId, registered, away]);
}

interface Step {
  readonly from: Snapshot;
  readonly event: PhoneEvent;
  readonly to: Snapshot;
  /** What the machine asks of its host. */
  readonly effects: readonly string[];
}

/** Every place that is reached from an idle phone, and every step from each. */
function explore(): { places: ReadonlyMap<string, Snapshot>; steps: readonly Step[] } {
  const places = new Map([[placeOf(first), first]]);
  const steps: Step[] = [];
  // A place that is found is walked from in its turn.
  for (const from of places.values())
    for (const event of EVENTS) {
      const [to, actions] = transition(phoneMachine, from, event);
      if (to === from) continue;
      steps.push({ from, event, to, effects: actions.map(({ type }) => type) });
      if (!places.has(placeOf(to))) places.set(placeOf(to), to);
    }
  return { places, steps };
}

const { places, steps } = explore();
const moves = steps.filter(({ from, to }) => stateOf(from) !== stateOf(to));
const idle = [...places.values()].filter((place) => stateOf(place) === 'IDLE');
const said = ({ from, event, to }: Step) => `${placeOf(from)} ${JSON.stringify(event)} → ${placeOf(to)}`;
/** The steps that are as they must not be; none is what is expected. */
const wrong = (which: readonly Step[], isWrong: (step: Step) => boolean) => which.filter(isWrong).slice(0, 3).map(said);

const RINGS = ['INCOMING_CALL', 'INCOMING_TRANSFER'] as const;
const isRinging = (place: Snapshot) => RINGS.some((state) => state === stateOf(place));

describe('the phone, over all paths', () => {
  it('goes from state to state as the table says, and every step of the table is there', () => {
    const table = {
      IDLE: ['SELECT_NUMBER', 'OUTGOING_CALL', ...RINGS, 'IN_CALL'],
      SELECT_NUMBER: ['IDLE', 'OUTGOING_CALL', ...RINGS],
      OUTGOING_CALL: ['RINGING', 'IN_CALL', 'HANGUP', 'IDLE'],
      RINGING: ['IN_CALL', 'HANGUP'],
      // One offer takes the place of another; a callback that was accepted rings at the other side.
      INCOMING_CALL: ['IN_CALL', 'RINGING', 'HANGUP', 'IDLE', 'INCOMING_TRANSFER'],
      INCOMING_TRANSFER: ['IN_CALL', 'RINGING', 'HANGUP', 'IDLE', 'INCOMING_CALL'],
      // Another call is taken, as it came or from a colleague, and this one waits.
      IN_CALL: ['TRANSFER_COMPLETED', 'HANGUP', 'IDLE', ...RINGS],
      TRANSFER_COMPLETED: ['IDLE', ...RINGS],
      HANGUP: ['IDLE', ...RINGS],
    };
    const found = new Set(moves.map(({ from, to }) => `${stateOf(from)} → ${stateOf(to)}`));
    const wanted = Object.entries(table).flatMap(([from, all]) => all.map((to) => `${from} → ${to}`));
    expect([...found].sort()).toEqual(wanted.sort());
  });

  it('is never stuck: from everywhere it is idle again, by what people press and the clock alone', () => {
    const before = new Map<string, Set<string>>();
    for (const { from, event, to } of steps) {
      if (event.type === 'SERVER_CALL') continue;
      const into = before.get(placeOf(to)) ?? new Set();
      before.set(placeOf(to), into.add(placeOf(from)));
    }
    const comes = new Set(idle.map(placeOf));
    for (const place of comes) for (const one of before.get(place) ?? []) comes.add(one);
    expect([...places.keys()].filter((place) => !comes.has(place)).slice(0, 3)).toEqual([]);
  });

  it('hangs up on nobody unless End is pressed, and declines only what is declined or gives way to another offer', () => {
    expect(wrong(steps, ({ effects, event }) => effects.includes('end') && event.type !== 'END')).toEqual([]);
    expect(
      wrong(
        steps,
        ({ effects, event, from, to }) =>
          effects.includes('decline') &&
          event.type !== 'DECLINE' &&
          !(isRinging(from) && isRinging(to) && from.context.call?.id !== to.context.call?.id),
      ),
    ).toEqual([]);
  });

  it('opens by itself for what rings, rings for it, and is quiet when it has left', () => {
    const begins = moves.filter(({ to }) => isRinging(to));
    const rings = ({ effects, event }: Step) =>
      effects.at(-1) === (event.type === 'SET_ASIDE' ? 'answer' : 'startRinging');
    expect(wrong(begins, (step) => !step.to.context.open || !rings(step))).toEqual([]);
    const ends = moves.filter(({ from, to }) => isRinging(from) && !isRinging(to));
    expect(wrong(ends, ({ effects }) => !effects.includes('stopRinging'))).toEqual([]);
  });

  it('an idle phone never opens while it is not registered, and opens by itself only if it was asked to', () => {
    const opened = steps.filter(({ from, to }) => !from.context.open && to.context.open && stateOf(to) === 'IDLE');
    expect(wrong(opened, ({ to }) => !to.context.registered)).toEqual([]);
    expect(wrong(opened, ({ event, from }) => event.type === 'REGISTERED' && from.context.away !== true)).toEqual([]);
    expect(new Set(opened.map(({ event }) => event.type))).toEqual(new Set(['OPEN', 'REGISTERED', 'SUPERVISE']));
  });

  it('is closed only where no call is; in a call it gives way to the strip', () => {
    const closed = steps.filter(
      ({ event, from, to }) => event.type === 'CLOSE' && from.context.open && !to.context.open,
    );
    expect([...new Set(closed.map(({ from }) => stateOf(from)))].sort()).toEqual(
      ['HANGUP', 'IDLE', 'IN_CALL', 'SELECT_NUMBER'].sort(),
    );
    const elsewhere = closed.filter(({ from }) => stateOf(from) !== 'IN_CALL');
    expect(wrong(elsewhere, ({ to }) => stateOf(to) !== 'IDLE')).toEqual([]);
  });

  it('follows the server: that media flows answers no call, and no frame of another call ends one', () => {
    expect(wrong(moves, ({ event }) => event.type === 'MEDIA_UP')).toEqual([]);
    // Unless another device of the person has it.
    expect(wrong(moves, ({ event, from }) => event.type === 'MEDIA_DOWN' && !from.context.call?.elsewhere)).toEqual([]);
    const running = moves.filter(
      ({ from }) => from.context.call && ['OUTGOING_CALL', 'RINGING', 'IN_CALL'].includes(stateOf(from)),
    );
    expect(
      wrong(running, ({ event, from }) => event.type === 'SERVER_CALL' && event.call.id !== from.context.call?.id),
    ).toEqual([]);
  });

  it('offers another call beside the running one, sets that aside only when the other is accepted, and forgets neither', () => {
    const beside = steps.filter(({ to }) => stateOf(to) === 'IN_CALL' && to.context.second !== undefined);
    expect(beside.length).toBeGreaterThan(0);
    expect(wrong(beside, ({ to }) => to.context.second?.id === to.context.call?.id)).toEqual([]);
    const asked = steps.filter(({ effects }) => effects.includes('setAside'));
    const wanted = ({ from: { context }, event }: Step) =>
      event.type === 'ACCEPT' ? context.second : event.type === 'SWAP' && context.lost?.setAside && context.lost;
    expect(wrong(asked, (step) => !wanted(step))).toEqual([]);
    const taken = moves.filter(({ event }) => event.type === 'SET_ASIDE');
    expect(taken.length).toBeGreaterThan(0);
    expect(
      wrong(
        taken,
        ({ from, to }) =>
          to.context.call?.id !== from.context.second?.id || to.context.lost?.id !== from.context.call?.id,
      ),
    ).toEqual([]);
    const viewOf = ({ from }: Step) =>
      from.context.second?.myOffer?.purpose === 'TRANSFER' ? 'INCOMING_TRANSFER' : 'INCOMING_CALL';
    expect(wrong(taken, (step) => stateOf(step.to) !== viewOf(step))).toEqual([]);
    const swapped = steps.filter(({ event, effects }) => event.type === 'SET_ASIDE' && effects.includes('rejoin'));
    expect(swapped.length).toBeGreaterThan(0);
    expect(
      wrong(
        swapped,
        ({ from, to, effects }) =>
          to.context.call?.id !== from.context.lost?.id ||
          to.context.lost?.id !== from.context.call?.id ||
          effects.indexOf('disconnectMedia') > effects.indexOf('rejoin'),
      ),
    ).toEqual([]);
    // It rings on, or was declined, taken, or over; nothing else ends it.
    const left = steps.filter(({ from, to }) => from.context.second && !to.context.second);
    expect(
      wrong(
        left,
        ({ from, event, to }) =>
          to.context.call?.id !== from.context.second?.id &&
          event.type !== 'DECLINE' &&
          !(event.type === 'SERVER_CALL' && event.call.id === from.context.second?.id),
      ),
    ).toEqual([]);
  });

  it('is as new when it is idle again: no call, no microphone muted, nothing that waits', () => {
    const left = idle.filter(({ context: { call, second, settingAside, muted, connecting, mediaHere, panel } }) =>
      [call, second, settingAside, muted, connecting, mediaHere, panel].some(Boolean),
    );
    expect(left.slice(0, 3).map(placeOf)).toEqual([]);
    expect(places.size).toBeGreaterThan(100);
  });
});

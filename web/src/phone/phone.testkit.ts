/** The phone's machine for tests: its effects are written down instead of done. */
import { SimulatedClock, createActor } from 'xstate';
import { phoneMachine } from './phoneMachine.ts';
import type { PhoneContext } from './phoneState.ts';
import type { CallSnapshot } from './types.ts';

export const call = (changes: Partial<CallSnapshot> = {}): CallSnapshot => ({
  id: 'c1',
  direction: 'INBOUND',
  status: 'INCOMING',
  endReason: null,
  peerNumber: '+16285550136',
  contact: { id: 'p1', fullName: 'Ana Whitcombe' },
  phoneNumberId: 'n1',
  workspaceNumber: '+14155550142',
  workspaceNumberName: 'Support',
  startedAt: '2026-11-21T10:00:00.000Z',
  answeredAt: null,
  phase: 'RINGING',
  phaseSince: '2026-11-21T10:00:00.000Z',
  agentUserId: null,
  ivrLabels: [],
  myOffer: { id: 'o1', state: 'RINGING', callSid: 'CA1', purpose: 'CALL' },
  transfer: null,
  participants: [],
  version: 1,
  ...changes,
});
export const numbers = [
  { id: 'n1', number: '+14155550142', name: 'Support', country: 'US' },
  { id: 'n2', number: '+15105550163', name: 'Orders', country: 'US' },
];

/** A phone whose effects are written down instead of done. */
export function phone(input: Partial<PhoneContext> = {}) {
  const did: string[] = [];
  const note = (name: string) => (_: unknown, params?: unknown) => {
    did.push(
      params
        ? `${name} ${Object.values(params)
            .map((v) => (typeof v === 'object' ? (v as CallSnapshot).id : String(v)))
            .join(' ')}`
        : name,
    );
  };
  const clock = new SimulatedClock();
  const actor = createActor(
    phoneMachine.provide({
      actions: {
        place: note('place'),
        answer: note('answer'),
        setAside: note('setAside'),
        decline: note('decline'),
        end: note('end'),
        hold: note('hold'),
        record: note('record'),
        pauseRecording: note('pauseRecording'),
        rejoin: note('rejoin'),
        muteMicrophone: note('mute'),
        sendDigits: note('digits'),
        disconnectMedia: note('disconnect'),
        startRinging: note('ring'),
        stopRinging: note('silence'),
        muteRingingEverywhere: note('muteEverywhere'),
        rememberNumber: note('remember'),
        refuseUnregistered: note('refuseUnregistered'),
      },
    }),
    { clock, input: { registered: true, numbers: [numbers[0]!], ...input } },
  ).start();
  return { actor, did, clock, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}

/** What the phone's machine asks of its host. */
import type { PhoneContext } from './phoneState.ts';
import type { AddChoice, CallSnapshot, SupervisionMode, TransferChange, TransferChoice } from './types.ts';

/** What the host does when the machine asks for it, each with what it is told. */
export interface HostEffects {
  place: { to: string; numberId: string };
  /** `aside`: a call of this person's that another device carries, which is set aside first. */
  answer: { call: CallSnapshot; aside?: string };
  setAside: { callId: string };
  decline: { callId: string };
  /** Without a call the server has not answered yet: the attempt is given up. */
  end: { callId: string | undefined };
  hold: { callId: string; hold: boolean; participantId?: string };
  record: { callId: string; on: boolean };
  pauseRecording: { callId: string; paused: boolean };
  transfer: { callId: string } & TransferChoice;
  supervise: { callId: string; mode: SupervisionMode };
  addPeople: { callId: string } & AddChoice;
  changeTransfer: { callId: string; change: TransferChange };
  rejoin: { callId: string };
  muteMicrophone: { muted: boolean };
  sendDigits: { digits: string };
  /** Takes this browser out of the call that it is in, or on its way into. */
  disconnectMedia: undefined;
  startRinging: undefined;
  stopRinging: undefined;
  muteRingingEverywhere: { callId: string };
  rememberNumber: { numberId: string };
  refuseUnregistered: undefined;
}

const nothing = () => {};
/** Until a host provides them they do nothing, which is what a test of the transitions wants. */
export const hostEffects: { readonly [Name in keyof HostEffects]: (_: unknown, params: HostEffects[Name]) => void } = {
  place: nothing,
  answer: nothing,
  setAside: nothing,
  decline: nothing,
  end: nothing,
  hold: nothing,
  record: nothing,
  pauseRecording: nothing,
  transfer: nothing,
  supervise: nothing,
  addPeople: nothing,
  changeTransfer: nothing,
  rejoin: nothing,
  muteMicrophone: nothing,
  sendDigits: nothing,
  disconnectMedia: nothing,
  startRinging: nothing,
  stopRinging: nothing,
  muteRingingEverywhere: nothing,
  rememberNumber: nothing,
  refuseUnregistered: nothing,
};

/** Declines what rings. */
export const reject = {
  type: 'decline',
  params: ({ context }: { context: PhoneContext }) => ({ callId: context.call?.id ?? '' }),
} as const;

/** Asks to listen to a call, or to do so in another way. */
export const superviseIt = {
  type: 'supervise',
  params: ({ event: { callId, mode } }: { event: HostEffects['supervise'] }) => ({ callId, mode }),
} as const;

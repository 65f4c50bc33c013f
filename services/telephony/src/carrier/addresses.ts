/** Our addresses as the carrier knows them. The ids of call and leg travel in them, and the signature covers them. */
import type { Carrier } from '@ringline/kit/carrier';
import type { Environment } from '../environment.ts';
import { fileOfSound } from '../sounds/promptLanguage.ts';
import { isSoundName, ownSoundOf } from '../sounds/soundName.ts';

export const paths = {
  inbound: '/carrier/voice/inbound',
  fallback: '/carrier/voice/fallback',
  voicemail: '/carrier/voice/voicemail',
  voicemailRecording: '/carrier/voice/voicemail-recording',
  appFallback: '/carrier/voice/app-fallback',
  numberStatus: '/carrier/voice/number-status',
  app: '/carrier/voice/app',
  appStatus: '/carrier/voice/app-status',
  leg: '/carrier/voice/leg',
  legStatus: '/carrier/voice/leg-status',
  conference: '/carrier/voice/conference',
  recording: '/carrier/voice/recording',
  message: '/carrier/voice/message',
  messageStatus: '/carrier/voice/message-status',
  sound: '/carrier/voice/sound',
  keys: '/carrier/voice/keys',
  media: '/media/sounds',
  /** Served by messaging. */
  inboundMessage: '/webhooks/messages/inbound',
  messageFallback: '/webhooks/messages/fallback',
} as const;

/**
 * What the carrier does when we do not answer: two more tries at once, and then its fallback address. By default it would
 * repeat a request only when no connection came about, and a replica that dies would cost a call.
 */
export const INSISTENT = '#rc=2&rp=ct,rt,5xx';

export interface LegAddress {
  readonly workspaceId: string;
  readonly callId: string;
  readonly legId: string;
}

/** played, keys: of the visit or question that travels along as `n`. */
export const LEG_STEPS = ['answer', 'greeted', 'played', 'keys', 'now'] as const;
export type LegStep = (typeof LEG_STEPS)[number];

export interface Addresses {
  to(path: string, query?: Readonly<Record<string, string>>): string;
  /** Where a leg asks what to do. */
  leg(leg: LegAddress, step: LegStep, more?: Readonly<Record<string, string>>): string;
  legStatus(leg: LegAddress): string;
  conference(call: Omit<LegAddress, 'legId'>): string;
  recording(call: Omit<LegAddress, 'legId'>): string;
  /** Where the carrier tells of the message that a caller left. */
  message(call: Omit<LegAddress, 'legId'>): string;
  /** Where it tells how the recording of that message stands; at the address above it tells that the message is finished. */
  messageStatus(call: Omit<LegAddress, 'legId'>): string;
  /** Instructions that play a sound without end. */
  soundLoop(name: string): string;
  /** Instructions that press keys, if any, and play a sound once. */
  soundOnce(name: string, keys?: string): string;
  /** Instructions that press keys alone. */
  keys(keys: string): string;
  /** The audio file itself. @throws Error for what is no sound's name */
  soundFile(name: string): string;
}

export function createAddresses(
  carrier: Pick<Carrier, 'publicUrl'>,
  env: Pick<Environment, 'CARRIER_MEDIA_URL'>,
): Addresses {
  const call = ({ workspaceId, callId }: Omit<LegAddress, 'legId'>) => ({ w: workspaceId, c: callId });
  const media = env.CARRIER_MEDIA_URL?.replace(/\/+$/, '') ?? carrier.publicUrl(paths.media);
  return {
    to: (path, query) => carrier.publicUrl(path, query),
    leg: (leg, step, more) => carrier.publicUrl(paths.leg, { ...call(leg), l: leg.legId, step, ...more }),
    legStatus: (leg) => carrier.publicUrl(paths.legStatus, { ...call(leg), l: leg.legId }),
    conference: (address) => carrier.publicUrl(paths.conference, call(address)),
    recording: (address) => carrier.publicUrl(paths.recording, call(address)),
    message: (address) => carrier.publicUrl(paths.message, call(address)),
    messageStatus: (address) => carrier.publicUrl(paths.messageStatus, call(address)),
    soundLoop: (name) => carrier.publicUrl(`${paths.sound}/${encodeURIComponent(name)}`),
    soundOnce: (name, keys) => carrier.publicUrl(`${paths.sound}/${name}`, { once: '1', ...(keys ? { keys } : {}) }),
    keys: (keys) => carrier.publicUrl(paths.keys, { keys }),
    soundFile(name) {
      if (!isSoundName(name)) throw new Error(`${name} is no sound`);
      return ownSoundOf(name) ? carrier.publicUrl(`${paths.media}/${name}`) : `${media}/${fileOfSound(name)}`;
    },
  };
}

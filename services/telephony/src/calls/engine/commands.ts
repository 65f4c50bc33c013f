/** What the engine wants done outside. Each command becomes a row: intended, sent, confirmed (design: call-engine). */

import type { OwnSoundName } from '../../sounds/soundName.ts';

/** A sound of services/telephony/sounds, or a workspace's own. */
export type Sound =
  | OwnSoundName
  | 'hold-music'
  | 'hold-tone'
  | 'lost-agent'
  | 'one-minute-left'
  | 'recording-beep'
  | 'recording-notice'
  | 'recording-resumed'
  | 'recording-started';

export type CommandBody =
  /** Rings one device of one person. */
  | { kind: 'PLACE_OFFER'; legId: string; identity: string; from: string; timeoutSeconds: number }
  /** Dials the far end into the call's conference. */
  | { kind: 'DIAL_OUT'; legId: string; from: string; to: string; timeoutSeconds: number }
  /** Holds the credit for a phone that is to ring for us. */
  | { kind: 'HOLD_CREDIT'; legId: string; to: string }
  /** Rings that phone. `asCaller`: `from` is the caller's number, which takes the call's token. */
  | { kind: 'DIAL_FORWARD'; legId: string; from: string; to: string; timeoutSeconds: number; asCaller?: true }
  /** Makes a live leg ask again what it should do. */
  | { kind: 'REDIRECT_LEG'; legId: string; sid: string }
  /** Cancels a ringing leg, hangs up an answered one. */
  | { kind: 'END_LEG'; legId: string; sid: string; answered: boolean }
  | { kind: 'HOLD_LEG'; legId: string; sid: string; hold: boolean; sound: Sound }
  /** `keys`: pressed before the sound, as the carrier writes them. */
  | { kind: 'ANNOUNCE'; legId: string; sid: string; sound: Sound; keys?: string }
  /** Presses keys to a leg that has answered, as the carrier writes them: `w` is half a second. */
  | { kind: 'PRESS_KEYS'; legId: string; sid: string; keys: string }
  /** Who hears a leg: nobody, the leg of this sid alone, or everybody. */
  | { kind: 'COACH'; legId: string; sid: string; muted: boolean; coach: string | null }
  | { kind: 'START_RECORDING'; legId: string; sid: string; recordingId: string }
  /** Changes what the leg's running recording takes: all, silence of the same length, or nothing at all. */
  | { kind: 'CAPTURE'; legId: string; sid: string; capture: 'ON' | 'PAUSED' | 'STOPPED' }
  | { kind: 'FETCH_RECORDING'; recordingSid: string; recordingId: string }
  /** Whether the caller of this sid, who has gone, left a message. */
  | { kind: 'ASK_MESSAGE'; sid: string }
  /** What became of the recording of this leg, which nobody has told us. */
  | { kind: 'ASK_RECORDING'; sid: string }
  /** What the carrier charges us for the legs of the call. */
  | { kind: 'ASK_PRICES' }
  /** The carrier forgets a recording that nobody needs. */
  | { kind: 'DROP_RECORDING'; recordingSid: string }
  /** Tells another program of the call, and hears what it says (flow/webhook.ts). */
  | { kind: 'ASK_WEBHOOK'; visit: number; node: string; url: string }
  /** Writes to the caller from the called number. `textBack`: since nobody took the call (textBack.ts). */
  | { kind: 'SEND_TEXT'; to: string; text: string; textBack?: true }
  /** `legId`: of a phone outside that was asked into the call; without one, of the call itself. */
  | { kind: 'EXTEND_HOLD'; coverSeconds: number; legId?: string };

export type Command = CommandBody & { id: string };

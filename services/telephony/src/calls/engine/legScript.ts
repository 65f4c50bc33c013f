/**
 * What a leg should hear now, as a function of the call alone: a request for instructions that comes late, twice or after a
 * crash gets the answer that fits the present.
 */
import { type CallState, conferenceName, isFinal } from './state.ts';

export type LegScript =
  /** The prompts before ringing, then ask again. */
  | { do: 'GREET'; recordingNotice: boolean; greeting: boolean }
  | { do: 'RINGBACK' }
  | { do: 'BRIDGE'; conference: string; label: string; startsConference: boolean }
  /** Asks for a message and takes it. */
  | { do: 'VOICEMAIL' }
  | { do: 'UNAVAILABLE' }
  | { do: 'HANG_UP' };

export function legScript(call: CallState, legId: string): LegScript {
  const leg = call.legs[legId];
  if (!leg || isFinal(call) || leg.unwanted || leg.status === 'ENDED') return { do: 'HANG_UP' };
  const bridged: LegScript = {
    do: 'BRIDGE',
    conference: conferenceName(call),
    label: leg.id,
    startsConference: leg.role === 'OUTSIDE' || call.answeredAt !== null,
  };
  if (leg.role === 'AGENT') return bridged;
  if (leg.role === 'OFFER') return { do: 'HANG_UP' };
  if (call.answeredAt !== null) return bridged;
  if (call.phase === 'GREETING')
    return { do: 'GREET', recordingNotice: call.recordCall, greeting: call.flow.playGreeting };
  if (call.phase === 'RINGING') return { do: 'RINGBACK' };
  if (call.phase === 'VOICEMAIL') return { do: 'VOICEMAIL' };
  return { do: 'UNAVAILABLE' };
}

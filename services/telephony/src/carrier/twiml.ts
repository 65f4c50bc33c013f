/** Leg scripts as the carrier's instructions. */
import { VoiceResponse } from '@ringline/kit/carrier';
import type { LegScript } from '../calls/engine/legScript.ts';
import { type Addresses, type LegAddress, paths } from './addresses.ts';

/** Seconds after which a caller who waits for our database is told that nobody can take the call. */
const LONGEST_WAIT_SECONDS = 60;
/** The ringback that such a caller hears between two tries lasts this long. */
const WAIT_STEP_SECONDS = 6;

export function renderScript(script: LegScript, leg: LegAddress, addresses: Addresses): string {
  const response = new VoiceResponse();
  switch (script.do) {
    case 'GREET':
      if (script.recordingNotice) response.play(addresses.soundFile('recording-notice'));
      if (script.greeting) response.play(addresses.soundFile('greeting'));
      response.redirect({ method: 'POST' }, addresses.leg(leg, 'greeted'));
      break;
    case 'RINGBACK':
      response.play({ loop: 0 }, addresses.soundFile('ringback'));
      break;
    case 'BRIDGE':
      response.dial().conference(
        {
          participantLabel: script.label,
          startConferenceOnEnter: script.startsConference,
          endConferenceOnExit: false,
          beep: 'false',
          waitUrl: script.startsConference ? '' : addresses.soundLoop('ringback'),
          statusCallback: addresses.conference(leg),
          statusCallbackMethod: 'POST',
          statusCallbackEvent: ['start', 'end', 'join', 'leave'],
        },
        script.conference,
      );
      break;
    case 'UNAVAILABLE':
      response.play(addresses.soundFile('unavailable'));
      response.hangup();
      break;
    case 'HANG_UP':
      response.hangup();
      break;
  }
  return response.toString();
}

export function renderSound(name: string, once: boolean, addresses: Addresses): string {
  const response = new VoiceResponse();
  response.play({ loop: once ? 1 : 0 }, addresses.soundFile(name));
  return response.toString();
}

/**
 * Our database is away: the carrier holds the state. The caller hears ringing and is asked again every few seconds; after a
 * minute the caller is told that nobody can take the call. `tries` counts what was played.
 */
export function renderWaiting(tries: number, addresses: Addresses): string {
  const response = new VoiceResponse();
  if (tries * WAIT_STEP_SECONDS >= LONGEST_WAIT_SECONDS) {
    response.play(addresses.soundFile('unavailable'));
    response.hangup();
    return response.toString();
  }
  response.play(addresses.soundFile(tries === 0 ? 'connecting' : 'ringback'));
  response.redirect({ method: 'POST' }, `${addresses.to(paths.inbound)}?tries=${tries + 1}`);
  return response.toString();
}

export function renderHangup(): string {
  const response = new VoiceResponse();
  response.hangup();
  return response.toString();
}

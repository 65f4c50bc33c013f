/** Leg scripts as the carrier's instructions. */
import { VoiceResponse } from '@ringline/kit/carrier';
import type { LegScript } from '../calls/engine/legScript.ts';
import { type Addresses, INSISTENT, type LegAddress, type LegStep, paths } from './addresses.ts';

/** Milliseconds that a caller waits for our database before a message is taken (architecture: The call engine). */
const LONGEST_WAIT_MS = 60_000;
/** A message after the tone (defaults 12.1), in seconds. */
const LONGEST_MESSAGE_SECONDS = 120;
const SILENCE_ENDS_MESSAGE_SECONDS = 5;

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
    case 'VOICEMAIL':
      takeMessage(response, addresses, { told: addresses.message(leg), recorded: addresses.message(leg) });
      break;
    case 'UNAVAILABLE':
      return renderUnavailable(addresses);
    case 'HANG_UP':
      response.hangup();
      break;
  }
  return response.toString();
}

/** Asks for a message, and takes it until the caller hangs up, presses #, or says nothing (defaults 12.1). */
function takeMessage(
  response: InstanceType<typeof VoiceResponse>,
  addresses: Addresses,
  to: { told: string; recorded: string },
): void {
  response.play(addresses.soundFile('voicemail'));
  response.record({
    action: to.told,
    method: 'POST',
    maxLength: LONGEST_MESSAGE_SECONDS,
    timeout: SILENCE_ENDS_MESSAGE_SECONDS,
    finishOnKey: '#',
    playBeep: true,
    recordingStatusCallback: to.recorded + INSISTENT,
    recordingStatusCallbackMethod: 'POST',
    recordingStatusCallbackEvent: ['completed'],
  });
  response.hangup();
}

export function renderSound(name: string, once: boolean, addresses: Addresses): string {
  const response = new VoiceResponse();
  response.play({ loop: once ? 1 : 0 }, addresses.soundFile(name));
  return response.toString();
}

/** How long somebody has been kept waiting by us, as it travels in addresses; epoch ms. */
export interface Waiting {
  since: number;
  now: number;
}

const waitedTooLong = ({ since, now }: Waiting): boolean => now - since >= LONGEST_WAIT_MS;

/**
 * Our database is away: the carrier holds the state. The caller hears a word and then music, and we are asked again every
 * five seconds; after a minute a message is taken.
 */
export function renderWaiting(waiting: Waiting, addresses: Addresses): string {
  const response = new VoiceResponse();
  const since = { since: String(waiting.since) };
  if (waitedTooLong(waiting)) {
    takeMessage(response, addresses, {
      told: addresses.to(paths.voicemail),
      recorded: addresses.to(paths.voicemailRecording),
    });
    return response.toString();
  }
  response.play(addresses.soundFile(waiting.now === waiting.since ? 'connecting' : 'waiting-music'));
  response.redirect({ method: 'POST' }, addresses.to(paths.inbound, since));
  return response.toString();
}

/** The same for a leg of a call that we know: it asks again what to do, for a minute. */
export function renderLegWaiting(leg: LegAddress, step: LegStep, waiting: Waiting, addresses: Addresses): string {
  if (waitedTooLong(waiting)) return renderUnavailable(addresses);
  const response = new VoiceResponse();
  response.play(addresses.soundFile('waiting-music'));
  response.redirect({ method: 'POST' }, addresses.leg(leg, step, { since: String(waiting.since) }));
  return response.toString();
}

export function renderUnavailable(addresses: Addresses): string {
  const response = new VoiceResponse();
  response.play(addresses.soundFile('unavailable'));
  response.hangup();
  return response.toString();
}

export function renderHangup(): string {
  const response = new VoiceResponse();
  response.hangup();
  return response.toString();
}

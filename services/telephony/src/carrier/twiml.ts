/** Leg scripts as the carrier's instructions. */
import { randomUUID } from 'node:crypto';
import { VoiceResponse } from '@ringline/kit/carrier';
import { cutText, isBlank, writable } from '@ringline/kit/text';
import { LRUCache } from 'lru-cache';
import type { Prompt } from '../calls/engine/flow/graph.ts';
import { ENDS_EXTENSION } from '../calls/engine/flow/menuKeys.ts';
import type { LegScript } from '../calls/engine/legScript.ts';
import { type HeardAs, LOCALES, soundIn } from '../sounds/promptLanguage.ts';
import { callbackOffer } from './callbackWords.ts';
import { estimateWords } from './estimateWords.ts';
import { type Addresses, INSISTENT, type LegAddress, type LegStep, paths } from './addresses.ts';

/** Milliseconds that a caller waits for our database before a message is taken (design: call-engine). */
const LONGEST_WAIT_MS = 60_000;
/** A message after the tone (defaults 12.1), in seconds. */
const LONGEST_MESSAGE_SECONDS = 120;
const SILENCE_ENDS_MESSAGE_SECONDS = 5;
/** Seconds that pass for a key after the prompt ended (defaults 11.3). */
const KEY_SECONDS = 5;
/** Seconds that pass for the next digit of an extension (defaults 11.3). */
const NEXT_DIGIT_SECONDS = 2;

/** Characters that the carrier says at once. */
const LONGEST_SAY = 4_096;

/** How often a leg asks again when the place in line is not told, in seconds. */
const SECONDS_WITHOUT_WORD = 60;
/** Music for so many times as long as until we tell the leg to ask again: where we do not, it asks by itself. */
const MUSIC_IN_RESERVE = 2;
const PLACES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** What numbers say to every caller alike: the library takes ten times as long for a document as it takes to put ids into one. */
const SAME_FOR_ALL: ReadonlySet<LegScript['do']> = new Set(['GREET', 'RINGBACK', 'PLAY', 'MENU']);
const templates = new WeakMap<Addresses, LRUCache<string, string>>();
/** Characters of templates that are kept: numbers have sounds and words of their own. */
const MOST_CHARACTERS = 16_000_000;
/** Ids that nobody knows: people's own words stand in templates too, and can hold none of them. */
const TEMPLATE_LEG: LegAddress = { workspaceId: randomUUID(), callId: randomUUID(), legId: randomUUID() };
const PLACE = new RegExp(Object.values(TEMPLATE_LEG).join('|'), 'g');

/** The carrier's instructions for a leg. */
export function renderScript(script: LegScript, leg: LegAddress, addresses: Addresses): string {
  if (!SAME_FOR_ALL.has(script.do)) return render(script, leg, addresses);
  const known = templatesOf(addresses);
  const name = JSON.stringify(script);
  let template = known.get(name);
  if (template === undefined) known.set(name, (template = render(script, TEMPLATE_LEG, addresses)));
  const { workspaceId, callId, legId } = TEMPLATE_LEG;
  const ids = { [workspaceId]: leg.workspaceId, [callId]: leg.callId, [legId]: leg.legId };
  return template.replace(PLACE, (place) => ids[place] ?? place);
}

function templatesOf(addresses: Addresses): LRUCache<string, string> {
  const known = templates.get(addresses);
  if (known) return known;
  const made = new LRUCache<string, string>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (template, name) => template.length + name.length,
  });
  templates.set(addresses, made);
  return made;
}

function render(script: LegScript, leg: LegAddress, all: Addresses): string {
  const addresses = heardBy(all, script);
  const response = new VoiceResponse();
  switch (script.do) {
    case 'GREET':
      if (script.recordingNotice) response.play(addresses.soundFile('recording-notice'));
      if (script.greeting) {
        const then = addresses.leg(leg, 'greeted');
        const greeted = script.longest
          ? askForDigits(response, then, script.longest)
          : script.skippable
            ? askForKey(response, then, 1)
            : response;
        greeted.play(addresses.soundFile(script.greeting));
      }
      response.redirect({ method: 'POST' }, addresses.leg(leg, 'greeted'));
      break;
    case 'RINGBACK':
      response.play({ loop: 0 }, addresses.soundFile(script.music ?? 'ringback'));
      break;
    case 'QUEUE':
      queueUp(response, script, leg, addresses);
      break;
    case 'CALL_BACK':
      response.play(addresses.soundFile('callback-promised'));
      response.hangup();
      break;
    case 'PLAY':
      speak(response, script, addresses);
      response.redirect({ method: 'POST' }, addresses.leg(leg, 'played', { n: String(script.visit) }));
      break;
    case 'MENU': {
      const then = addresses.leg(leg, 'keys', { n: String(script.asked) });
      const asked = script.longest ? askForDigits(response, then, script.longest) : askForKey(response, then);
      if (script.sorry) asked.play(addresses.soundFile('not-an-option'));
      speak(asked, script, addresses);
      if (script.longest) asked.pause({ length: KEY_SECONDS - NEXT_DIGIT_SECONDS });
      break;
    }
    case 'ASK_ACCEPT': {
      const asked = askForKey(response, addresses.leg(leg, 'keys', { n: String(script.asked) }));
      asked.play(addresses.soundFile('press-one'));
      break;
    }
    case 'BRIDGE':
      response.dial().conference(
        {
          participantLabel: script.label,
          ...(script.muted ? { muted: true } : {}),
          ...(script.coach ? { coach: script.coach } : {}),
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
      takeMessage(response, addresses, {
        told: addresses.message(leg),
        recorded: addresses.messageStatus(leg),
        events: ['in-progress', 'completed'],
        prompt: script.prompt,
      });
      break;
    case 'UNAVAILABLE':
      return renderUnavailable(addresses);
    case 'REJECT':
      response.reject({ reason: 'rejected' });
      break;
    case 'HANG_UP':
      response.hangup();
      break;
  }
  return response.toString();
}

type QueueScript = Extract<LegScript, { do: 'QUEUE' }>;

/**
 * The place in line and music, and then the caller's leg asks again: the carrier holds the caller, whatever happens to us, and
 * whoever answers is heard at once, since we redirect the leg then. Before the place is known the caller is greeted.
 */
function queueUp(
  response: InstanceType<typeof VoiceResponse>,
  { position, announce, seconds, music, musicSeconds, estimate, callback, language = 'en' }: QueueScript,
  leg: LegAddress,
  addresses: Addresses,
): void {
  if (position === null) response.play(addresses.soundFile('connecting'));
  else {
    const heard = callback
      ? askForKey(response, addresses.leg(leg, 'keys', { n: String(callback.asked) }), 1, false)
      : response;
    if (announce) heard.play(addresses.soundFile(lineSound(position)));
    if (announce && estimate) heard.say({ language: LOCALES[language] }, estimateWords(estimate, language));
    // The key is said along with the place, and where that is never told, each time.
    const offered = announce || seconds === 0 ? callback : undefined;
    if (offered?.key === '1') heard.play(addresses.soundFile('callback-offer'));
    else if (offered) heard.say({ language: LOCALES[language] }, callbackOffer(offered.key, language));
    const until = seconds === 0 ? SECONDS_WITHOUT_WORD : seconds * MUSIC_IN_RESERVE;
    const loop = Math.max(1, Math.ceil(until / Math.max(1, musicSeconds)));
    heard.play({ loop }, addresses.soundFile(music));
  }
  response.redirect({ method: 'POST' }, addresses.leg(leg, 'now'));
}

/** "You are number three in line"; further back than the sounds reach, the caller hears so. */
function lineSound(position: number): string {
  return `in-line-${PLACES[position - 1] ?? 'far-back'}`;
}

/**
 * One key, pressed during what is said or within `timeout` seconds after it; # and * are keys like the others.
 * @param tellsNone whether we are asked also when none was pressed
 */
function askForKey(
  response: InstanceType<typeof VoiceResponse>,
  action: string,
  timeout = KEY_SECONDS,
  tellsNone = true,
) {
  return response.gather({
    input: ['dtmf'],
    numDigits: 1,
    timeout,
    finishOnKey: '',
    actionOnEmptyResult: tellsNone,
    action,
    method: 'POST',
  });
}

/**
 * A key, or an extension of up to `longest` digits: # ends it, and so do 2 s without another digit. One request for all of it:
 * what is pressed between two of them is lost at the carrier. Hence a single key waits 2 s here, whether it begins an extension or
 * not, and whoever asks leaves the rest of the time for the first key as a pause in what is said.
 */
function askForDigits(response: InstanceType<typeof VoiceResponse>, action: string, longest: number) {
  return response.gather({
    input: ['dtmf'],
    numDigits: longest,
    timeout: NEXT_DIGIT_SECONDS,
    finishOnKey: ENDS_EXTENSION,
    actionOnEmptyResult: true,
    action,
    method: 'POST',
  });
}

type Speaker = Pick<ReturnType<typeof askForKey>, 'play' | 'say'>;

function speak(to: Speaker, { prompt, language }: { prompt: Prompt } & HeardAs, addresses: Addresses): void {
  if ('sound' in prompt) to.play(addresses.soundFile(prompt.sound));
  else if (!isBlank(prompt.say)) {
    // Settings are cleaned when they are saved; those of before, and what a flow fills in, may hold anything.
    const words = cutText(writable(prompt.say), LONGEST_SAY);
    if (language) to.say({ language: LOCALES[language] }, words);
    else to.say(words);
  }
}

/** Our own words in the language of the call, and as in its country. */
const heardBy = (addresses: Addresses, as: HeardAs): Addresses => ({
  ...addresses,
  soundFile: (name) => addresses.soundFile(soundIn(name, as)),
});

/** Asks for a message, and takes it until the caller hangs up, presses #, or says nothing (defaults 12.1). */
function takeMessage(
  response: InstanceType<typeof VoiceResponse>,
  addresses: Addresses,
  to: { told: string; recorded: string; events?: ('in-progress' | 'completed')[]; prompt?: string },
): void {
  response.play(addresses.soundFile(to.prompt ?? 'voicemail'));
  response.record({
    action: to.told,
    method: 'POST',
    maxLength: LONGEST_MESSAGE_SECONDS,
    timeout: SILENCE_ENDS_MESSAGE_SECONDS,
    finishOnKey: '#',
    playBeep: true,
    recordingStatusCallback: to.recorded + INSISTENT,
    recordingStatusCallbackMethod: 'POST',
    recordingStatusCallbackEvent: to.events ?? ['completed'],
  });
  response.hangup();
}

/** Keys as `SendDigits` takes them; whatever else an address says is not played. */
const KEYS = /^[\dw*#]{1,120}$/;

export function renderKeys(keys: string): string {
  const response = new VoiceResponse();
  if (KEYS.test(keys)) response.play({ digits: keys });
  return response.toString();
}

export function renderSound(name: string, once: boolean, addresses: Addresses, keys = ''): string {
  const response = new VoiceResponse();
  if (KEYS.test(keys)) response.play({ digits: keys });
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

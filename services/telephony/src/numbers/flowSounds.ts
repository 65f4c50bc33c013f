/** The workspace's own sounds in a number's flow: named by ids outside, and as calls name them inside (src/sounds/soundName.ts). */
import type { Prompt } from '../calls/engine/flow/graph.ts';
import type { Unit } from '../context.ts';
import { ownSoundOf, type FlowSounds } from '../sounds/soundName.ts';
import { soundNamed } from '../sounds/sounds.ts';

/** Ids; an empty one takes our own sound again, or none, undefined changes nothing. */
export interface SoundSettings {
  greetingSoundId?: string | undefined;
  holdMusicSoundId?: string | undefined;
  voicemailSoundId?: string | undefined;
  closedSoundId?: string | undefined;
}

/** Which setting names what is heard where. */
const SETTINGS = {
  greeting: 'greetingSoundId',
  holdMusic: 'holdMusicSoundId',
  voicemail: 'voicemailSoundId',
  closed: 'closedSoundId',
} as const satisfies Record<string, keyof SoundSettings>;

type Place = keyof typeof SETTINGS;
const PLACES = Object.keys(SETTINGS) as Place[];

/** As the API names the fields. */
const field = (place: Place): string => SETTINGS[place].replace('SoundId', 'MediaId');

export const givesSounds = (settings: SoundSettings): boolean =>
  PLACES.some((place) => settings[SETTINGS[place]] !== undefined);

/** @throws Refusal VALIDATION_FAILED at the field for a sound that is not the workspace's */
export async function readSounds(settings: SoundSettings, before: FlowSounds = {}, uow: Unit): Promise<FlowSounds> {
  const sounds: FlowSounds = { ...before };
  for (const place of PLACES) {
    const id = settings[SETTINGS[place]];
    if (id === undefined) continue;
    const own = id === '' ? undefined : await soundNamed(uow, id, field(place));
    if (place === 'holdMusic') delete sounds.holdMusicSeconds;
    delete sounds[place];
    if (!own) continue;
    sounds[place] = own.sound;
    if (place === 'holdMusic') sounds.holdMusicSeconds = own.seconds;
  }
  return sounds;
}

const soundId = (name: string | undefined): string => (name && ownSoundOf(name)?.id) || '';

export const soundIds = (sounds: FlowSounds = {}): Record<(typeof SETTINGS)[Place], string> => ({
  greetingSoundId: soundId(sounds.greeting),
  holdMusicSoundId: soundId(sounds.holdMusic),
  voicemailSoundId: soundId(sounds.voicemail),
  closedSoundId: soundId(sounds.closed),
});

/** A prompt as everybody outside telephony sees it. */
export function promptInit(prompt: Prompt): { say: string } | { sound: string } | { soundId: string } {
  if ('say' in prompt) return prompt;
  const own = soundId(prompt.sound);
  return own ? { soundId: own } : prompt;
}

/** Every sound of a flow, by where it is heard, in the words of the audit log; a sound that is gone is named by its id. */
export function soundsInWords(sounds: FlowSounds = {}, names: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    PLACES.map((place) => {
      const id = soundId(sounds[place]);
      return [field(place).replace('Id', ''), id ? (names.get(id) ?? id) : 'false'];
    }),
  );
}

/** Ids of the own sounds that a prompt or a number plays. */
export const ownSoundIds = (names: readonly (string | undefined)[]): string[] => names.map(soundId).filter(Boolean);

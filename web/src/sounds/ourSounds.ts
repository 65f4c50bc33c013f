/** Sounds of ours as callers hear them: the client ships copies of what telephony plays. */
import { countryOf } from '../ui/numbers.ts';

/** Sounds of ours that a step can play, by their names (CallPromptInput). */
export const OURS = ['greeting', 'ivr-welcome', 'closed', 'unavailable'] as const;

/** By what callers of a number hear our own words. */
export interface HeardAs {
  /** The number's, else the workspace's: its first two letters count. */
  readonly language: string;
  /** E.164; empty: none yet. */
  readonly number: string;
}

/** What is heard where a number has no sound of the workspace, by the setting that would name one. */
export const OURS_AT = {
  greetingMediaId: 'greeting',
  voicemailMediaId: 'voicemail',
  holdMusicMediaId: 'hold-music',
} as const;

const LANGUAGES: ReadonlySet<string> = new Set(['es', 'fr', 'de']);
/** Countries other than the US with an English of their own, and which of the sounds they have in it (spec 001 §3). */
const COUNTRIES: ReadonlySet<string> = new Set(['CA', 'NG', 'TZ', 'KE']);
const NATIONAL = /^(?:greeting|unavailable|ivr-welcome|sample-\w+)$/;

/** Tones and music are the same in every language. */
const WORDLESS: ReadonlySet<string> = new Set([OURS_AT.holdMusicMediaId, 'ringback']);

/** The address of a sound of ours, chosen as telephony's `soundIn` does: another language's first, a country varies English alone. */
export function ourSound(name: string, { language, number }: HeardAs): string {
  if (WORDLESS.has(name)) return `/sounds/${name}.wav`;
  const spoken = language.slice(0, 2).toLowerCase();
  if (LANGUAGES.has(spoken)) return `/sounds/${spoken}-${name}.mp3`;
  const country = countryOf(number) ?? '';
  return COUNTRIES.has(country) && NATIONAL.test(name)
    ? `/sounds/en-${country.toLowerCase()}-${name}.mp3`
    : `/sounds/${name}.wav`;
}

/** What a caller hears with each template of a chooser, in its order. */
export const samplesOf = (templates: readonly { readonly type: string }[], as: HeardAs): readonly string[] =>
  templates.map(({ type }) => ourSound(`sample-${type.toLowerCase()}`, as));

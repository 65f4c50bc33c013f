/** The languages in which callers hear our own words, and the countries whose callers hear English of their own (defaults 11.6). */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { LRUCache } from 'lru-cache';

export const PROMPT_LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type PromptLanguage = (typeof PROMPT_LANGUAGES)[number];

export const isPromptLanguage = (code: string): code is PromptLanguage =>
  PROMPT_LANGUAGES.some((language) => language === code);

/** Whose language callers of a number hear: the number's own, else the workspace's, else English. */
export function promptLanguage(ofNumber: string | undefined, ofWorkspace: string | null | undefined): PromptLanguage {
  const chosen = ofNumber || (ofWorkspace ?? '').slice(0, 2).toLowerCase();
  return isPromptLanguage(chosen) ? chosen : 'en';
}

export const SOUND_COUNTRIES = ['CA', 'NG', 'TZ', 'US', 'KE'] as const;
export type SoundCountry = (typeof SOUND_COUNTRIES)[number];

/**
 * The country of the number that was called, E.164, as its numbering plan tells it (spec 001 §3); also of one that the plan does not
 * know yet, or no longer. Numbers of another country, and those that tell none (toll-free ones of +1), sound as in the US.
 */
export function soundCountry(called: string): SoundCountry {
  const known = countries.get(called);
  if (known) return known;
  const country = parsePhoneNumberFromString(called)?.country;
  const found = SOUND_COUNTRIES.find((each) => each === country) ?? 'US';
  countries.set(called, found);
  return found;
}

/** By number: each is called again and again, and a numbering plan takes long to ask. */
const countries = new LRUCache<string, SoundCountry>({ max: 5_000 });

/** How somebody hears our own words; a call of before has neither: English as in the US. */
export interface HeardAs {
  readonly language?: PromptLanguage;
  readonly country?: SoundCountry;
}

/** How callers of a number hear our own words. @param called E.164 */
export function heardAs(
  called: string,
  ofNumber: string | undefined,
  ofWorkspace: string | null | undefined,
): Required<HeardAs> {
  return { language: promptLanguage(ofNumber, ofWorkspace), country: soundCountry(called) };
}

/** What of services/telephony/sounds has words; tones and music are the same everywhere. */
const SPOKEN =
  /^(?:greeting|closed|connecting|ivr-welcome|unavailable|voicemail|not-an-option|press-one|recording-notice|recording-started|one-minute-left|callback-offer|callback-promised|in-line-[a-z-]+)$/;
/** Of these each country has its own: welcome message, call failed or unavailable, IVR welcome message. */
const NATIONAL = /^(?:greeting|unavailable|ivr-welcome)$/;
/** Names that `soundIn` makes. */
const MADE = /^(?:es|fr|de|en-(?:ca|ng|tz|ke))-/;

/** The name of the same sound as somebody hears it: another language's decides first, a country varies English alone. */
export function soundIn(name: string, { language = 'en', country = 'US' }: HeardAs): string {
  if (language !== 'en') return SPOKEN.test(name) ? `${language}-${name}` : name;
  return country !== 'US' && NATIONAL.test(name) ? `en-${country.toLowerCase()}-${name}` : name;
}

/** The name of a sound, whoever hears it: what `soundIn` was given. */
export const soundBehind = (name: string): string => name.replace(MADE, '');

/** The file of a sound of ours. */
export const fileOfSound = (name: string): string => `${name}.${MADE.test(name) ? 'mp3' : 'wav'}`;

/** As `<Say>` wants a language. */
export const LOCALES = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE' } as const satisfies Record<
  PromptLanguage,
  string
>;

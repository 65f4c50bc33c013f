/** The languages in which callers hear our own words (defaults 11.6). */

export const PROMPT_LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type PromptLanguage = (typeof PROMPT_LANGUAGES)[number];

export const isPromptLanguage = (code: string): code is PromptLanguage =>
  PROMPT_LANGUAGES.some((language) => language === code);

/** Whose language callers of a number hear: the number's own, else the workspace's, else English. */
export function promptLanguage(ofNumber: string | undefined, ofWorkspace: string | null | undefined): PromptLanguage {
  const chosen = ofNumber || (ofWorkspace ?? '').slice(0, 2).toLowerCase();
  return isPromptLanguage(chosen) ? chosen : 'en';
}

/** What of services/telephony/sounds has words; tones and music are the same everywhere. */
const SPOKEN =
  /^(?:greeting|closed|connecting|ivr-welcome|unavailable|voicemail|not-an-option|press-one|recording-notice|one-minute-left|in-line-[a-z-]+)$/;
const TRANSLATED = /^(?:es|fr|de)-/;

/** The name of the same sound in a language; `undefined`: English. */
export const soundIn = (name: string, language: PromptLanguage | undefined): string =>
  language && language !== 'en' && SPOKEN.test(name) ? `${language}-${name}` : name;

/** The file of a sound of ours. */
export const fileOfSound = (name: string): string => `${name}.${TRANSLATED.test(name) ? 'mp3' : 'wav'}`;

/** As `<Say>` wants a language. */
export const LOCALES = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE' } as const satisfies Record<
  PromptLanguage,
  string
>;

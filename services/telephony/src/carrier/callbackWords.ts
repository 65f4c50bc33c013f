/** What callers hear of a callback. English by key 1 is a file of ours; everything else the carrier's voice says. */
import type { PromptLanguage } from '../sounds/promptLanguage.ts';

const KEYS: Readonly<Record<PromptLanguage, Readonly<Record<string, string>>>> = {
  en: { '*': 'star', '#': 'hash' },
  es: { '*': 'asterisco', '#': 'almohadilla' },
  fr: { '*': 'étoile', '#': 'dièse' },
  de: { '*': 'Stern', '#': 'Raute' },
};

const OFFERS: Readonly<Record<PromptLanguage, (key: string) => string>> = {
  en: (key) => `Press ${key} to keep your place and be called back.`,
  es: (key) => `Pulse ${key} para conservar su puesto y le devolveremos la llamada.`,
  fr: (key) => `Appuyez sur ${key} pour garder votre place et être rappelé.`,
  de: (key) => `Drücken Sie ${key}, um Ihren Platz zu behalten und zurückgerufen zu werden.`,
};

/** Said when the key was pressed. */
export const PROMISES: Readonly<Record<Exclude<PromptLanguage, 'en'>, string>> = {
  es: 'Gracias. Conservamos su puesto en la cola y le devolveremos la llamada. Adiós.',
  fr: 'Merci. Nous gardons votre place dans la file et nous vous rappellerons. Au revoir.',
  de: 'Danke. Wir behalten Ihren Platz in der Reihe und rufen Sie zurück. Auf Wiederhören.',
};

export const callbackOffer = (key: string, language: PromptLanguage): string =>
  OFFERS[language](KEYS[language][key] ?? key);

/** How callers are offered a callback by another key than 1, which is a sound of ours: the carrier's voice says it. */
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

export const callbackOffer = (key: string, language: PromptLanguage): string =>
  OFFERS[language](KEYS[language][key] ?? key);

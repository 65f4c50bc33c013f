/** How callers of a queue are told how long they will wait: the carrier's voice says it, since each figure would be a sound. */
import type { PromptLanguage } from '../sounds/promptLanguage.ts';

const WORDS: Readonly<Record<PromptLanguage, { one: string; more: (minutes: number) => string }>> = {
  en: {
    one: 'Your estimated wait is about one minute.',
    more: (minutes) => `Your estimated wait is about ${minutes} minutes.`,
  },
  es: {
    one: 'Su espera estimada es de alrededor de un minuto.',
    more: (minutes) => `Su espera estimada es de unos ${minutes} minutos.`,
  },
  fr: {
    one: 'Votre attente est estimée à environ une minute.',
    more: (minutes) => `Votre attente est estimée à environ ${minutes} minutes.`,
  },
  de: {
    one: 'Ihre voraussichtliche Wartezeit beträgt etwa eine Minute.',
    more: (minutes) => `Ihre voraussichtliche Wartezeit beträgt etwa ${minutes} Minuten.`,
  },
};

/** @param minutes whole, 1 or more */
export const estimateWords = (minutes: number, language: PromptLanguage): string =>
  minutes === 1 ? WORDS[language].one : WORDS[language].more(minutes);

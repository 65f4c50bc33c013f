/** What a push says on the screen of a device, which may be locked, or somebody else may look at. */
import { languageOf, type Language } from '@ringline/kit/mail';
import type { Notification } from '../generated/prisma/client.ts';
import { messageOf } from '../notifications/notification.ts';

interface PushWords {
  readonly title: string;
  readonly body: string;
}

const WORDS: Readonly<
  Record<Language, { test: PushWords; accept: string; decline: string; reply: string; call: (who: string) => string }>
> = {
  en: {
    test: { title: 'Test notification', body: 'Notifications reach this browser, even when Ringline is closed.' },
    accept: 'Accept',
    decline: 'Decline',
    reply: 'Reply',
    call: (who) => `Call from ${who}`,
  },
  es: {
    test: {
      title: 'Notificación de prueba',
      body: 'Las notificaciones llegan a este navegador, incluso con Ringline cerrado.',
    },
    accept: 'Aceptar',
    decline: 'Rechazar',
    reply: 'Responder',
    call: (who) => `Llamada de ${who}`,
  },
  fr: {
    test: {
      title: 'Notification d’essai',
      body: 'Les notifications arrivent dans ce navigateur, même quand Ringline est fermé.',
    },
    accept: 'Accepter',
    decline: 'Refuser',
    reply: 'Répondre',
    call: (who) => `Appel de ${who}`,
  },
  de: {
    test: {
      title: 'Testbenachrichtigung',
      body: 'Benachrichtigungen erreichen diesen Browser, auch wenn Ringline geschlossen ist.',
    },
    accept: 'Annehmen',
    decline: 'Ablehnen',
    reply: 'Antworten',
    call: (who) => `Anruf von ${who}`,
  },
};

export const pushWords = (language: string) => WORDS[languageOf(language)];

/**
 * The title says what happened and who did it; the body how the text begins, which is kept only for members who want previews.
 * @param workspace its name, which stands where there is no text
 */
export function newsWords(row: Notification, language: string, workspace: string): PushWords {
  return { title: messageOf({ ...row, excerpt: '' }, language), body: row.excerpt || workspace };
}

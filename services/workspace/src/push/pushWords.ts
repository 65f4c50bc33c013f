/** What a push says on the screen of a device, which may be locked, or somebody else may look at. */
import { languageOf, type Language } from '@ringline/kit/mail';
import type { Notification } from '../generated/prisma/client.ts';
import { type Kind, messageOf } from '../notifications/notification.ts';

interface PushWords {
  readonly title: string;
  readonly body: string;
}

/** What happened, for members who want nobody named where others may look on; of our own numbers and money there is nobody to name. */
type Nobody = `TEST_NUMBER_${string}` | `REGISTRATION_${string}` | `PORTING_${string}` | 'BILLING';
type Unnamed = Readonly<Record<Exclude<Kind, Nobody> | 'INCOMING_CALL', string>>;

const WORDS: Readonly<
  Record<
    Language,
    {
      test: PushWords;
      accept: string;
      decline: string;
      reply: string;
      call: (who: string) => string;
      unnamed: Unnamed;
    }
  >
> = {
  en: {
    test: { title: 'Test notification', body: 'Notifications reach this browser, even when Ringline is closed.' },
    accept: 'Accept',
    decline: 'Decline',
    reply: 'Reply',
    call: (who) => `Call from ${who}`,
    unnamed: {
      INCOMING_CALL: 'Incoming call',
      MISSED_CALL: 'Missed call',
      VOICEMAIL: 'New voicemail',
      RECORDING_MISSING: 'A recording is missing',
      EMERGENCY_CALL: 'Emergency call',
      MENTION: 'You were mentioned',
      INTERNAL_MESSAGE: 'New message from your team',
      NEW_MESSAGE: 'New message',
      ASSIGNED: 'A conversation was assigned to you',
      FOLLOW_UP: 'No answer yet: you wanted to follow up',
    },
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
    unnamed: {
      INCOMING_CALL: 'Llamada entrante',
      MISSED_CALL: 'Llamada perdida',
      VOICEMAIL: 'Mensaje de voz nuevo',
      RECORDING_MISSING: 'Falta una grabación',
      EMERGENCY_CALL: 'Llamada de emergencia',
      MENTION: 'Te han mencionado',
      INTERNAL_MESSAGE: 'Mensaje nuevo de tu equipo',
      NEW_MESSAGE: 'Mensaje nuevo',
      ASSIGNED: 'Se te ha asignado una conversación',
      FOLLOW_UP: 'Aún no hay respuesta: querías hacer seguimiento',
    },
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
    unnamed: {
      INCOMING_CALL: 'Appel entrant',
      MISSED_CALL: 'Appel manqué',
      VOICEMAIL: 'Nouveau message vocal',
      RECORDING_MISSING: 'Un enregistrement est introuvable',
      EMERGENCY_CALL: 'Appel d’urgence',
      MENTION: 'Vous avez été mentionné',
      INTERNAL_MESSAGE: 'Nouveau message de votre équipe',
      NEW_MESSAGE: 'Nouveau message',
      ASSIGNED: 'Une conversation vous a été confiée',
      FOLLOW_UP: 'Toujours pas de réponse : vous vouliez relancer',
    },
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
    unnamed: {
      INCOMING_CALL: 'Eingehender Anruf',
      MISSED_CALL: 'Verpasster Anruf',
      VOICEMAIL: 'Neue Sprachnachricht',
      RECORDING_MISSING: 'Eine Aufzeichnung fehlt',
      EMERGENCY_CALL: 'Notruf',
      MENTION: 'Sie wurden erwähnt',
      INTERNAL_MESSAGE: 'Neue Nachricht aus Ihrem Team',
      NEW_MESSAGE: 'Neue Nachricht',
      ASSIGNED: 'Ihnen wurde eine Unterhaltung zugewiesen',
      FOLLOW_UP: 'Noch keine Antwort: Sie wollten nachhaken',
    },
  },
};

export const pushWords = (language: string) => WORDS[languageOf(language)];

interface Shown {
  readonly language: string;
  /** Whether their device may show who it is, and how a text begins. */
  readonly preview: boolean;
  /** The contact's name, or the number. */
  readonly who: string;
  /** Its name, which stands where there is no text. */
  readonly workspace: string;
}

/** The title says what happened and who did it; the body how the text begins. Without previews nobody is named. */
export function newsWords(row: Notification, { language, preview, who, workspace }: Shown): PushWords {
  const unnamed = pushWords(language).unnamed[row.kind as keyof Unnamed] as string | undefined;
  if (!preview && unnamed !== undefined) return { title: unnamed, body: workspace };
  return { title: messageOf({ ...row, peerNumber: who, excerpt: '' }, language), body: row.excerpt || workspace };
}

/** What a call says that rings. */
export function ringWords({ language, preview, who, workspace }: Shown): PushWords {
  const { call, unnamed } = pushWords(language);
  return { title: preview ? call(who) : unnamed.INCOMING_CALL, body: workspace };
}

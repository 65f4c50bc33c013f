/** The activity summary in the four languages (defaults 18). */
import type { Language, Letter, WrittenName } from '@ringline/kit/mail';

export interface Figures {
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly callsIn: number;
  readonly callsOut: number;
  /** Of those that came in: missed, abandoned, or left to voicemail. */
  readonly callsMissed: number;
  readonly textsIn: number;
  readonly textsOut: number;
}

/** What the mail is made of: a mail's facts are texts. */
export interface SummaryFacts {
  readonly workspace: WrittenName;
  /** DAILY or WEEKLY. */
  readonly interval: string;
  /** Figures as JSON. */
  readonly figures: string;
}

interface Words {
  readonly subject: Readonly<Record<'DAILY' | 'WEEKLY', (workspace: string) => string>>;
  readonly happened: (workspace: string, from: string, to: string) => string;
  readonly labels: Readonly<Record<Exclude<keyof Figures, 'from' | 'to'>, string>>;
  readonly missed: string;
  readonly change: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: {
      DAILY: (workspace) => `${workspace}: yesterday's calls and texts`,
      WEEKLY: (workspace) => `${workspace}: last week's calls and texts`,
    },
    happened: (workspace, from, to) =>
      from === to
        ? `This happened in ${workspace} on ${from}.`
        : `This happened in ${workspace} from ${from} to ${to}.`,
    labels: {
      callsIn: 'Calls received',
      callsMissed: 'Calls missed',
      callsOut: 'Calls made',
      textsIn: 'Texts received',
      textsOut: 'Texts sent',
    },
    missed: 'Call back the people you missed: the call history shows who they are.',
    change: 'Change how often this mail comes, and to whom, in the settings under Email alerts.',
  },
  es: {
    subject: {
      DAILY: (workspace) => `${workspace}: llamadas y mensajes de ayer`,
      WEEKLY: (workspace) => `${workspace}: llamadas y mensajes de la semana pasada`,
    },
    happened: (workspace, from, to) =>
      from === to ? `Esto ocurrió en ${workspace} el ${from}.` : `Esto ocurrió en ${workspace} del ${from} al ${to}.`,
    labels: {
      callsIn: 'Llamadas recibidas',
      callsMissed: 'Llamadas perdidas',
      callsOut: 'Llamadas realizadas',
      textsIn: 'Mensajes recibidos',
      textsOut: 'Mensajes enviados',
    },
    missed: 'Devuelve las llamadas perdidas: el historial de llamadas muestra de quién son.',
    change: 'Cambia la frecuencia y los destinatarios de este correo en los ajustes, en Alertas por correo.',
  },
  fr: {
    subject: {
      DAILY: (workspace) => `${workspace} : appels et messages d’hier`,
      WEEKLY: (workspace) => `${workspace} : appels et messages de la semaine dernière`,
    },
    happened: (workspace, from, to) =>
      from === to
        ? `Voici ce qui s’est passé dans ${workspace} le ${from}.`
        : `Voici ce qui s’est passé dans ${workspace} du ${from} au ${to}.`,
    labels: {
      callsIn: 'Appels reçus',
      callsMissed: 'Appels manqués',
      callsOut: 'Appels passés',
      textsIn: 'Messages reçus',
      textsOut: 'Messages envoyés',
    },
    missed: 'Rappelez les personnes que vous avez manquées : l’historique des appels indique qui elles sont.',
    change: 'Modifiez la fréquence et les destinataires de cet e-mail dans les paramètres, sous Alertes par e-mail.',
  },
  de: {
    subject: {
      DAILY: (workspace) => `${workspace}: Anrufe und Nachrichten von gestern`,
      WEEKLY: (workspace) => `${workspace}: Anrufe und Nachrichten der letzten Woche`,
    },
    happened: (workspace, from, to) =>
      from === to ? `Das geschah in ${workspace} am ${from}.` : `Das geschah in ${workspace} vom ${from} bis ${to}.`,
    labels: {
      callsIn: 'Eingegangene Anrufe',
      callsMissed: 'Verpasste Anrufe',
      callsOut: 'Getätigte Anrufe',
      textsIn: 'Empfangene Nachrichten',
      textsOut: 'Gesendete Nachrichten',
    },
    missed: 'Rufen Sie zurück, wen Sie verpasst haben: Die Anrufliste zeigt, wer es war.',
    change: 'Wie oft und an wen diese E-Mail geht, ändern Sie in den Einstellungen unter E-Mail-Benachrichtigungen.',
  },
};

/** The activity summary of a day or a week, in one language. */
export const summaryIn =
  (language: Language) =>
  ({ workspace, interval, figures: text }: SummaryFacts): Letter => {
    const { subject, happened, labels, missed, change } = WORDS[language];
    const figures = JSON.parse(text) as Figures;
    const day = (date: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
    const shown = ['callsIn', 'callsMissed', 'callsOut', 'textsIn', 'textsOut'] as const;
    return {
      subject: subject[interval === 'DAILY' ? 'DAILY' : 'WEEKLY'](workspace),
      paragraphs: [
        happened(workspace, day(figures.from), day(figures.to)),
        ...(figures.callsMissed > 0 ? [missed] : []),
        change,
      ],
      facts: shown.map((name) => [labels[name], new Intl.NumberFormat(language).format(figures[name])]),
    };
  };

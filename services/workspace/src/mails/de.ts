import { wordsOf } from '../accessRequests/wanted.ts';
import { callRows } from './callRows.ts';
import { summaryIn } from '../summary/letter.ts';
import type { Texts } from './kinds.ts';

const ROLES: Readonly<Record<string, string>> = { ADMIN: 'Admin', MANAGER: 'Manager', MEMBER: 'Mitglied' };

/** Why a code was not taken. */
const REJECTED_BECAUSE: Readonly<Record<string, string>> = {
  ALREADY_USED: 'Er wurde schon eingelöst.',
  CODE_NOT_FOUND: 'Diesen Code gibt es nicht.',
  EXPIRED: 'Er ist abgelaufen.',
  LIMIT_REACHED: 'Er ist aufgebraucht.',
  NOT_FOR_PLAN: 'Er gilt nicht für Ihren Tarif.',
  NOT_FOR_PLATFORM: 'Er gilt nicht für Ihre Plattform.',
  NOT_STACKABLE: 'Ein anderer Code gilt schon.',
};

/** Why a renewal could not be charged. */
const UNPAID_BECAUSE: Readonly<Record<string, string>> = {
  DECLINED: 'Die Karte wurde abgelehnt.',
  AUTHENTICATION_REQUIRED: 'Die Bank möchte, dass Sie die Zahlung bestätigen.',
  EXPIRED: 'Der Zahlungsanbieter hat nicht geantwortet.',
  NO_CARD: 'Es ist keine Karte gespeichert.',
};

export const de: Texts = {
  invitation: ({ inviter, workspace, role, link }) => ({
    subject: `${inviter || 'Jemand'} lädt Sie zu ${workspace} bei Ringline ein`,
    paragraphs: [
      `${inviter || 'Jemand'} lädt Sie ein, ${workspace} als ${ROLES[role] ?? role} beizutreten. Anrufe, Nachrichten und Kontakte des Arbeitsbereichs liegen dort an einem Ort.`,
      'Der Link gilt 7 Tage, einmal und nur für diese Adresse. Wenn Sie den Absender nicht kennen, ignorieren Sie diese E-Mail.',
    ],
    action: { label: 'Einladung annehmen', url: link },
  }),
  'ownership-offered': ({ workspace, owner, link }) => ({
    subject: `${owner} möchte Ihnen ${workspace} übergeben`,
    paragraphs: [
      `${owner} bittet Sie, Inhaber von ${workspace} zu werden. Sie wären für Tarif, Zahlungen und Mitglieder verantwortlich.`,
      'Nehmen Sie innerhalb von 72 Stunden an oder lehnen Sie ab. Zum Annehmen brauchen Sie einen Code Ihrer Authentifizierungs-App.',
    ],
    action: { label: 'Annehmen oder ablehnen', url: link },
  }),
  'ownership-requested': ({ workspace, target, link }) => ({
    subject: `Sie haben ${target} gebeten, Inhaber von ${workspace} zu werden`,
    paragraphs: [
      `${target} hat 72 Stunden Zeit, anzunehmen. Bis dahin bleiben Sie Inhaber; danach sind Sie Admin.`,
      'Wenn Sie das nicht waren, brechen Sie die Übergabe jetzt ab und ändern Sie Ihr Passwort.',
    ],
    action: { label: 'Übergabe ansehen', url: link },
  }),
  'ownership-accepted': ({ workspace, owner, target, link }) => ({
    subject: `${target} ist jetzt Inhaber von ${workspace}`,
    paragraphs: [`${target} hat angenommen. ${owner} ist ab jetzt Admin von ${workspace}.`],
    action: { label: 'Arbeitsbereich öffnen', url: link },
  }),
  'ownership-refused': ({ workspace, owner, target, link }) => ({
    subject: `${target} übernimmt ${workspace} nicht`,
    paragraphs: [`${target} hat abgelehnt. ${owner} bleibt Inhaber von ${workspace}.`],
    action: { label: 'Arbeitsbereich öffnen', url: link },
  }),
  'ownership-cancelled': ({ workspace, owner, link }) => ({
    subject: `Die Übergabe von ${workspace} wurde abgebrochen`,
    paragraphs: [`${owner} bleibt Inhaber von ${workspace}. Sie müssen nichts tun.`],
    action: { label: 'Arbeitsbereich öffnen', url: link },
  }),
  'ownership-expired': ({ workspace, owner, target, link }) => ({
    subject: `Die Übergabe von ${workspace} ist abgelaufen`,
    paragraphs: [
      `${target} hat nicht innerhalb von 72 Stunden geantwortet. ${owner} bleibt Inhaber von ${workspace} und kann erneut fragen.`,
    ],
    action: { label: 'Arbeitsbereich öffnen', url: link },
  }),
  'activity-summary': summaryIn('de'),
  'join-requested': ({ person, workspace, link }) => ({
    subject: `${person} möchte ${workspace} beitreten`,
    paragraphs: [
      `${person} hat eine Adresse der Domain Ihrer Firma und möchte ${workspace} beitreten. Niemand kommt herein, bevor Sie oder ein anderer Admin entschieden haben.`,
    ],
    action: { label: 'Annehmen oder ablehnen', url: link },
  }),
  'join-approved': ({ workspace, link }) => ({
    subject: `Sie gehören jetzt zu ${workspace}`,
    paragraphs: [`Ihre Anfrage, ${workspace} beizutreten, wurde angenommen. Sie können sofort loslegen.`],
    action: { label: 'Arbeitsbereich öffnen', url: link },
  }),
  'join-rejected': ({ workspace }) => ({
    subject: `Ihre Anfrage, ${workspace} beizutreten, wurde abgelehnt`,
    paragraphs: [`Wenn Sie das für einen Irrtum halten, bitten Sie einen Admin von ${workspace} um eine Einladung.`],
  }),
  'owner-mfa-reset': ({ person, email, workspace, due, ip, link }) => ({
    subject: `Die Authenticator-App von ${person} wird in 72 Stunden entfernt`,
    paragraphs: [
      `Jemand hat sich mit Passwort und Postfach von ${person} (${email}), Inhaber von ${workspace}, angemeldet und gibt an, dass Authenticator-App und Wiederherstellungscodes verloren sind. Ab ${due} kann diese Person die App entfernen.`,
      `Fragen Sie ${person} jetzt, am Telefon oder persönlich. Wenn das jemand anderes war, stoppen Sie es: Öffnen Sie die Seite und wählen Sie „Stoppen“.`,
    ],
    facts: [['Netzadresse', ip || 'unbekannt']],
    action: { label: `Seite von ${person} öffnen`, url: link },
  }),
  'missed-calls': ({ workspace, count, calls, link }) => ({
    subject: count === '1' ? `Ein verpasster Anruf in ${workspace}` : `${count} verpasste Anrufe in ${workspace}`,
    paragraphs: [
      'Niemand hat diese Anrufe angenommen, und niemand hat sie bisher erledigt.',
      'Ob diese E-Mail kommt, stellen Sie in den Einstellungen unter Benachrichtigungen ein.',
    ],
    facts: callRows(calls),
    action: { label: 'Posteingang öffnen', url: link },
  }),
  mentions: ({ workspace, person, count, mentions, link }) => ({
    subject:
      count === '1' ? `${person || 'Jemand'} hat Sie in ${workspace} erwähnt` : `${count} Erwähnungen in ${workspace}`,
    paragraphs: [
      'Sie haben das in Ringline noch nicht gelesen.',
      'Ob diese E-Mail kommt, stellen Sie in den Einstellungen unter Benachrichtigungen ein.',
    ],
    facts: callRows(mentions),
    action: { label: 'In Ringline öffnen', url: link },
  }),
  'unread-news': ({ workspace, news, link }) => ({
    subject: `Ungelesene Nachrichten in ${workspace}`,
    paragraphs: [
      'Sie haben das in Ringline noch nicht gelesen.',
      'Ob diese E-Mail kommt, stellen Sie in den Einstellungen unter Benachrichtigungen ein.',
    ],
    facts: callRows(news),
    action: { label: 'In Ringline öffnen', url: link },
  }),
  'test-number-ends': ({ workspace, number, days, date, link }) => ({
    subject:
      days === '0'
        ? `Die Testnummer von ${workspace} ist abgelaufen`
        : `Die Testnummer von ${workspace} endet am ${date}`,
    paragraphs: [
      days === '0'
        ? `Die 14 Tage der Testnummer ${number} waren am ${date} vorbei. Anrufe und Nachrichten an sie erreichen niemanden, und niemand kann mit ihr anrufen oder schreiben.`
        : `Die 14 Tage der Testnummer ${number} sind am ${date} vorbei. Von da an erreichen Anrufe und Nachrichten an sie niemanden, und niemand kann mit ihr anrufen oder schreiben.`,
      'Holen Sie sich eine eigene Nummer, um weiterzumachen. Anrufe, Nachrichten und Aufzeichnungen der Testnummer bleiben, wo sie sind.',
    ],
    action: { label: 'Ihre Nummern öffnen', url: link },
  }),
  'invoice-paid': ({ workspace, invoice, amount, last4, link }) => ({
    subject: `Ihre Rechnung ${invoice} von Ringline`,
    paragraphs: [
      last4
        ? `Sie haben ${amount} für ${workspace} mit der Karte mit den Endziffern ${last4} bezahlt.`
        : `Sie haben ${amount} für ${workspace} bezahlt.`,
      'Die Rechnung zeigt, wofür jeder Betrag ist. Sie können sie mit ihrem Beleg als PDF herunterladen.',
    ],
    action: { label: 'Rechnung öffnen', url: link },
  }),
  'payment-failed': ({ workspace, invoice, amount, reason, next, suspends, link }) => ({
    subject: `Die Zahlung für ${workspace} ist fehlgeschlagen`,
    paragraphs: [
      `Wir konnten ${amount} für die Rechnung ${invoice} nicht abbuchen. ${UNPAID_BECAUSE[reason] ?? UNPAID_BECAUSE['DECLINED']}`,
      `Bis ${suspends} funktioniert alles. Danach stoppen ausgehende Anrufe und Nachrichten. Wir versuchen es am ${next} noch einmal, oder Sie zahlen jetzt.`,
    ],
    action: { label: 'Rechnung zahlen', url: link },
  }),
  'credit-low': ({ workspace, amount, link }) => ({
    subject: amount === '' ? `${workspace} hat kein Guthaben mehr` : `${workspace} hat noch ${amount} Guthaben`,
    paragraphs: [
      amount === ''
        ? 'Ausgehende Anrufe und Nachrichten, die der Tarif nicht abdeckt, sind gestoppt. Man kann Sie weiterhin erreichen.'
        : 'Bei 0 $ stoppen ausgehende Anrufe und Nachrichten, die der Tarif nicht abdeckt. Man kann Sie weiterhin erreichen.',
      'Kaufen Sie Guthaben, oder schalten Sie die automatische Aufladung ein, damit es nicht ausgeht.',
    ],
    action: { label: 'Guthaben kaufen', url: link },
  }),
  'auto-top-up-failed': ({ workspace, amount, reason, next, link }) => ({
    subject:
      next === ''
        ? `Die automatische Aufladung von ${workspace} ist aus`
        : `Die automatische Aufladung von ${workspace} ist fehlgeschlagen`,
    paragraphs: [
      `Wir konnten ${amount} für Guthaben nicht abbuchen. ${UNPAID_BECAUSE[reason] ?? UNPAID_BECAUSE['DECLINED']}`,
      next === ''
        ? 'Wir haben die automatische Aufladung ausgeschaltet und versuchen es nicht mehr. Prüfen Sie die Karte im Abrechnungsportal, und schalten Sie sie dann wieder ein.'
        : `Wir versuchen es am ${next} noch einmal. Schlägt auch das fehl, schalten wir die automatische Aufladung aus.`,
    ],
    action: { label: 'Abrechnung öffnen', url: link },
  }),
  'refund-owed': ({ workspace, amount, invoice, link }) => ({
    subject: `Eine Erstattung für ${workspace} ließ sich nicht auszahlen`,
    paragraphs: [
      `Wir wollten ${amount}${invoice && ` der Rechnung ${invoice}`} zurückgeben, aber die Auszahlung ist gescheitert: Die Karte ist vielleicht geschlossen, oder die Plattform Ihres Shops zahlt nichts zurück.`,
      'Das Geld gehört weiterhin Ihnen. Sagen Sie dem Betreiber dieses Servers, wohin es gehen soll: Er zahlt es von Hand aus.',
    ],
    action: { label: 'Abrechnung öffnen', url: link },
  }),
  coupon: ({ workspace, code, state, reason, ends, type, link }) => {
    const action = { label: 'Abrechnung öffnen', url: link };
    const gave = type === 'PLAN_GRANT';
    if (state === 'COUPON_APPLIED')
      return {
        subject: `Der Code ${code} gilt für ${workspace}`,
        paragraphs: [`Er ist eingelöst${ends && ` und gilt bis ${ends}`}.`],
        action,
      };
    if (state === 'COUPON_REJECTED')
      return {
        subject: `Der Code ${code} wurde abgelehnt`,
        paragraphs: [
          REJECTED_BECAUSE[reason] ?? 'Der Partner, der ihn ausgegeben hat, hat ihn nicht bestätigt.',
          'Es wurde nichts berechnet. Sie können einen anderen Code einlösen.',
        ],
        action,
      };
    if (state === 'COUPON_ENDING')
      return {
        subject: `Der Code ${code} von ${workspace} endet am ${ends}`,
        paragraphs: [
          gave
            ? 'Bis dahin bleibt alles, wie es ist. Danach endet der Tarif, den er gab, und der Workspace ist im kostenlosen Tarif.'
            : 'Bis dahin bleibt alles, wie es ist. Danach gilt auf Rechnungen der volle Preis, und Guthaben aus dem Code verfällt.',
        ],
        action,
      };
    return {
      subject: `Der Code ${code} von ${workspace} ist abgelaufen`,
      paragraphs: [
        gave
          ? 'Der Tarif, den er gab, ist mit ihm beendet. Wählen Sie einen Tarif, um zu behalten, was Sie haben.'
          : 'Ab jetzt gilt auf Rechnungen der volle Preis, und Guthaben aus dem Code ist verfallen.',
      ],
      action,
    };
  },
  'payment-disputed': ({ workspace, amount, invoice, state, link }) => {
    const what = `Die Zahlung über ${amount}${invoice && ` für Rechnung ${invoice}`}`;
    const action = { label: 'Abrechnung öffnen', url: link };
    if (state === 'DISPUTE_OPENED')
      return {
        subject: `Eine Zahlung von ${workspace} ist angefochten`,
        paragraphs: [
          `${what} wurde vom Karteninhaber bei der Bank angefochten. Damit gekauftes Guthaben ist gesperrt, bis die Bank entscheidet, und die automatische Aufladung ist aus.`,
          'War das ein Versehen, bitten Sie den Karteninhaber, die Anfechtung bei seiner Bank zurückzuziehen.',
        ],
        action,
      };
    return state === 'DISPUTE_WON'
      ? {
          subject: `Die Anfechtung einer Zahlung von ${workspace} ist gewonnen`,
          paragraphs: [`${what} gilt. Gesperrtes Guthaben ist wieder da.`],
          action,
        }
      : {
          subject: `Die Anfechtung einer Zahlung von ${workspace} ist verloren`,
          paragraphs: [
            `${what} hat die Bank zurückgegeben. Das damit gekaufte Guthaben ist weg, oder der damit bezahlte Tarif ist beendet.`,
          ],
          action,
        };
  },
  'plan-suspended': ({ workspace, invoice, amount, ends, link }) => ({
    subject: `Ausgehende Anrufe und Nachrichten von ${workspace} sind gestoppt`,
    paragraphs: [
      `Die Rechnung ${invoice} über ${amount} ist noch offen. Eingehende Anrufe gehen auf die Mailbox, eingehende Nachrichten werden aufbewahrt.`,
      `Zahlen Sie sie, und alles funktioniert sofort wieder. Sonst endet der Tarif am ${ends}, und seine Nummern gehen zurück.`,
    ],
    action: { label: 'Rechnung zahlen', url: link },
  }),
  'plan-ended': ({ workspace, link }) => ({
    subject: `Der Tarif von ${workspace} ist beendet`,
    paragraphs: [
      'Die Verlängerung war 30 Tage lang unbezahlt. Der Arbeitsbereich ist jetzt im kostenlosen Tarif, und nichts ist mehr offen.',
      'Verlauf, Kontakte und Aufzeichnungen bleiben. Wählen Sie einen Tarif, um wieder anzurufen und zu schreiben.',
    ],
    action: { label: 'Tarif wählen', url: link },
  }),
  'numbers-end': ({ workspace, days, date, link }) => ({
    subject:
      days === '0'
        ? `Die Nummern von ${workspace} wurden freigegeben`
        : `Die Nummern von ${workspace} gehen am ${date} zurück`,
    paragraphs:
      days === '0'
        ? [
            'Niemand hat sie 30 Tage lang bezahlt. Anrufe und Nachrichten an sie erreichen niemanden.',
            '10 Tage lang können Sie sie unter Telefonnummern zurückholen, sobald der Arbeitsbereich einen Tarif hat. Danach sind sie endgültig weg.',
          ]
        : [
            `Niemand bezahlt sie, deshalb werden sie am ${date} freigegeben. Danach erreichen Anrufe und Nachrichten an sie niemanden.`,
            'Bezahlen Sie vorher einen Tarif, um sie zu behalten.',
          ],
    action: { label: days === '0' ? 'Ihre Nummern öffnen' : 'Nummern behalten', url: link },
  }),
  'emergency-call': ({ workspace, person, dialled, number, when, link }) => ({
    subject: `${person || 'Jemand'} hat den Notruf ${dialled} gewählt`,
    paragraphs: [
      `${person || 'Jemand'} hat in ${workspace} den Notruf ${dialled} gewählt. Rettungskräfte kommen an die Notrufadresse der Nummer, mit der angerufen wurde. Dort ist die Person nicht immer.`,
      'Fragen Sie jetzt nach, ob Hilfe gebraucht wird.',
    ],
    facts: [
      ['Wann', when],
      ['Angerufen mit', number],
    ],
    action: { label: 'Anruf öffnen', url: link },
  }),
  'access-requested': ({ person, workspace, wanted, link }) => ({
    subject: `${person} bittet um Zugriff in ${workspace}`,
    paragraphs: [
      `${person} fehlt etwas in ${workspace}, und Sie werden darum gebeten: ${wordsOf(wanted, 'de')}.`,
      'Ob es dazu kommt, entscheiden Sie. Nichts ändert sich, bevor Sie es ändern.',
    ],
    action: { label: `Die Seite von ${person} öffnen`, url: link },
  }),
};

import type { Happening, Words } from './kinds.ts';

const NOT_YOU =
  'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück: Das beendet alle Sitzungen, auch Ihre eigene.';
const NEVER = 'Wir fragen nie am Telefon oder per SMS danach.';

const facts = ({ when, device, ip, country }: Happening) =>
  [
    ['Wann', when],
    ['Gerät', device],
    ['Netzwerkadresse', ip || 'unbekannt'],
    ...(country ? [['Land', country] as const] : []),
  ] as const;

const notice = (subject: string, first: string, happening: Happening, ...more: readonly string[]) => ({
  subject,
  paragraphs: [first, ...more, NOT_YOU],
  facts: facts(happening),
});

export const de: Words = {
  device: (browser, system) => [browser, system].filter(Boolean).join(' unter ') || 'Unbekanntes Gerät',
  codeText: ({ code, minutes }) => `${code} ist Ihr Ringline-Code. Er gilt einmal, ${minutes} Minuten lang.`,
  mails: {
    'verify-account-code': ({ code, minutes }) => ({
      subject: `${code} ist Ihr Ringline-Code`,
      paragraphs: [
        `Geben Sie diesen Code ein, um fortzufahren. Er gilt einmal, ${minutes} Minuten lang.`,
        `Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ohne den Code kommt niemand hinein. ${NEVER}`,
      ],
      code,
    }),
    'reset-password-code': ({ code, minutes }) => ({
      subject: `${code} ist Ihr Code für ein neues Ringline-Passwort`,
      paragraphs: [
        `Geben Sie diesen Code ein, um ein neues Passwort zu wählen. Er gilt einmal, ${minutes} Minuten lang.`,
        `Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist. ${NEVER}`,
      ],
      code,
    }),
    'change-email-code': ({ code, minutes }) => ({
      subject: `${code} bestätigt Ihre neue E-Mail-Adresse`,
      paragraphs: [
        `Geben Sie diesen Code in Ringline ein, um diese Adresse für Ihr Konto zu verwenden. Er gilt einmal, ${minutes} Minuten lang.`,
        `Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Es ändert sich nichts. ${NEVER}`,
      ],
      code,
    }),
    'reset-mfa-code': ({ code, minutes }) => ({
      subject: `${code} ist Ihr Code für die Anmeldung ohne Ihre App`,
      paragraphs: [
        `Geben Sie diesen Code ein, wenn Sie Ihre Authenticator-App und Ihre Wiederherstellungscodes verloren haben. Er gilt einmal, ${minutes} Minuten lang.`,
        `Wenn Sie ihn nicht angefordert haben, kennt jemand Ihr Passwort: Ändern Sie es jetzt. ${NEVER}`,
      ],
      code,
    }),
    'address-in-use': ({ email }) => ({
      subject: 'Zu dieser Adresse gibt es schon ein Ringline-Konto',
      paragraphs: [
        `Jemand wollte ${email} für ein anderes Ringline-Konto verwenden. Sie gehört schon zu einem Konto, deshalb hat sich nichts geändert.`,
        'Wenn Sie das waren, melden Sie sich mit dieser Adresse an, oder ändern Sie zuerst die Adresse ihres Kontos. Wenn nicht, ignorieren Sie diese E-Mail.',
      ],
    }),
    'sign-up-with-address': () => ({
      subject: 'Sie haben schon ein Ringline-Konto',
      paragraphs: [
        'Jemand wollte sich mit dieser Adresse bei Ringline registrieren. Sie hat schon ein Konto, deshalb wurde kein weiteres angelegt.',
        'Wenn Sie das waren, melden Sie sich mit dieser Adresse an. Wenn Sie das Passwort nicht mehr wissen, wählen Sie dort „Passwort vergessen?“.',
        'Wenn nicht, ignorieren Sie diese E-Mail: Es hat sich nichts geändert, und niemand hat erfahren, dass es ein Konto gibt.',
      ],
    }),
    'password-changed': (happening) =>
      notice(
        'Ihr Ringline-Passwort wurde geändert',
        'Das Passwort Ihres Kontos wurde geändert. Alle anderen Sitzungen wurden beendet.',
        happening,
      ),
    'password-reset': (happening) =>
      notice(
        'Ihr Ringline-Passwort wurde zurückgesetzt',
        'Mit einem Code aus Ihrer E-Mail wurde ein neues Passwort gewählt. Alle Sitzungen wurden beendet.',
        happening,
      ),
    'email-changed': (happening) =>
      notice(
        'Ihre Ringline-E-Mail-Adresse wurde geändert',
        `Ihr Konto verwendet jetzt ${happening.email}. Melden Sie sich ab jetzt mit dieser Adresse an.`,
        happening,
      ),
    'phone-number-changed': (happening) =>
      notice(
        'Die Telefonnummer Ihres Ringline-Kontos wurde geändert',
        `Die Telefonnummer Ihres Kontos ist jetzt ${happening.phoneNumber}.`,
        happening,
      ),
    'new-device': (happening) =>
      notice(
        'Neue Anmeldung bei Ringline',
        'Mit Ihrem Konto hat sich jemand auf einem Gerät angemeldet, das wir noch nicht kannten.',
        happening,
      ),
    'mfa-enabled': (happening) =>
      notice(
        'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
        'Die Anmeldung bei Ringline braucht jetzt zusätzlich einen Code aus Ihrer Authenticator-App.',
        happening,
      ),
    'mfa-disabled': (happening) =>
      notice(
        'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
        'Die Anmeldung bei Ringline braucht keinen Code aus Ihrer Authenticator-App mehr.',
        happening,
      ),
    'mfa-reset-requested': (happening) =>
      notice(
        'Ihre Authenticator-App wird in 72 Stunden entfernt',
        `Jemand, der Ihr Passwort kennt und Ihre E-Mails liest, gibt an, dass Ihre Authenticator-App und Ihre Wiederherstellungscodes verloren sind. Ab ${happening.due} kann diese Person die App mit einem weiteren Code aus Ihren E-Mails entfernen.`,
        happening,
        'Um das zu stoppen, melden Sie sich mit Ihrer App an oder wählen Sie „Stoppen“ unter Kontosicherheit, wo Sie angemeldet sind. Auch ein Administrator eines Arbeitsbereichs, dessen Inhaber Sie sind, kann es stoppen.',
      ),
    'mfa-reset-cancelled': (happening) =>
      notice(
        'Ihre Authenticator-App bleibt',
        'Die Anfrage, Ihre Authenticator-App zu entfernen, wurde gestoppt. Die Anmeldung braucht weiterhin deren Code.',
        happening,
        'Wenn die Anfrage von Ihnen kam und Sie sie nicht selbst gestoppt haben, sprechen Sie mit den Administratoren der Arbeitsbereiche, die Ihnen gehören: Sie können sie jedes Mal stoppen, denn sie kann von jemand anderem kommen.',
      ),
    'recovery-codes-renewed': (happening) =>
      notice(
        'Sie haben neue Wiederherstellungscodes',
        'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr.',
        happening,
      ),
    'recovery-code-used': (happening) =>
      notice(
        'Ein Wiederherstellungscode wurde verwendet',
        'Einer Ihrer Wiederherstellungscodes wurde verwendet. Er gilt kein zweites Mal.',
        happening,
      ),
    'google-linked': (happening) =>
      notice(
        'Ein Google-Konto wurde verknüpft',
        'Die Anmeldung bei Ringline ist jetzt auch mit einem Google-Konto möglich.',
        happening,
      ),
    'google-unlinked': (happening) =>
      notice(
        'Das Google-Konto wurde getrennt',
        'Die Anmeldung bei Ringline mit Google ist nicht mehr möglich.',
        happening,
      ),
  },
};

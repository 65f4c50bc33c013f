/** What the page of a web form says by itself, in each language; what a workspace wrote stands as it wrote it. */
import type { Language } from '@ringline/kit/mail';

type Field = 'FIRST_NAME' | 'LAST_NAME' | 'EMAIL' | 'COMPANY' | 'CITY' | 'ZIP';
type Problem =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'PHONE_WITHOUT_TEXTS'
  | 'EMAIL_INVALID'
  | 'NUMBER_INVALID'
  | 'DATE_INVALID'
  | 'CHOICE_INVALID'
  | 'CONSENT_REQUIRED';

export interface PageWords {
  readonly fields: Readonly<Record<Field, string>>;
  readonly phone: string;
  readonly phoneHint: (country: string) => string;
  readonly phoneInvalid: (country: string) => string;
  /** Of what was typed with a country code. */
  readonly abroadInvalid: string;
  readonly problems: Readonly<Record<Problem, string>>;
  readonly consent: string;
  readonly optional: string;
  readonly choose: string;
  readonly yes: string;
  readonly no: string;
  readonly button: string;
  readonly trap: string;
  readonly wrong: (count: number) => string;
  readonly changed: string;
  readonly tooMany: (minutes: number) => string;
  readonly asked: string;
  readonly away: string;
  readonly foreign: string;
  readonly ownPage: string;
  readonly missing: { readonly title: string; readonly text: string };
  readonly closed: { readonly title: string; readonly text: string };
  readonly busy: { readonly title: string };
  readonly thanks: { readonly title: string; readonly text: string };
  readonly confirm: { readonly title: string; readonly text: string; readonly from: (number: string) => string };
  readonly start: {
    readonly title: string;
    readonly text: string;
    readonly to: (number: string) => string;
    readonly button: string;
  };
  readonly goOn: string;
}

const en: PageWords = {
  fields: {
    FIRST_NAME: 'First name',
    LAST_NAME: 'Last name',
    EMAIL: 'Email',
    COMPANY: 'Company',
    CITY: 'City',
    ZIP: 'ZIP or postal code',
  },
  phone: 'Mobile phone',
  phoneHint: (country) => `As you dial it (${country}), or with + and the country code.`,
  phoneInvalid: (country) =>
    `This isn’t a valid number (${country}). Check the digits. If it’s from another country, start with + and the country code, such as +44.`,
  abroadInvalid: 'This isn’t a valid number. Check the digits and the country code.',
  problems: {
    REQUIRED: 'Fill this in.',
    TOO_LONG: 'This is too long. Shorten it.',
    PHONE_WITHOUT_TEXTS: 'This number can’t get texts. Enter a mobile number.',
    EMAIL_INVALID: 'This isn’t an email address. It should look like name@example.com.',
    NUMBER_INVALID: 'Enter a number, such as 12.5.',
    DATE_INVALID: 'Enter a date.',
    CHOICE_INVALID: 'Choose one from the list.',
    CONSENT_REQUIRED: 'Check this box to sign up.',
  },
  consent: 'Your consent',
  optional: 'optional',
  choose: 'Choose…',
  yes: 'Yes',
  no: 'No',
  button: 'Sign up',
  trap: 'Leave this empty',
  wrong: (count) => (count === 1 ? 'One thing needs your attention' : `${count} things need your attention`),
  changed: 'This form changed while you had it open. Read it again, then sign up.',
  tooMany: (minutes) =>
    `Too many sign-ups came from here. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. What you typed is still here.`,
  asked: 'We’ve texted this number several times today. Reply YES to the last text, or try again tomorrow.',
  away: 'Something went wrong on our side. What you typed is still here. Try again in a moment.',
  foreign: 'This form can’t be sent from that page. Nothing was saved.',
  ownPage: 'Open the form',
  missing: { title: 'This page doesn’t exist', text: 'Check the address, or ask the person who gave it to you.' },
  closed: { title: 'This form is closed', text: 'It doesn’t take sign-ups at the moment.' },
  busy: { title: 'Too many requests' },
  thanks: { title: 'Thank you', text: 'You’re signed up.' },
  confirm: {
    title: 'One more step',
    text: 'We sent you a text. Reply YES within 24 hours to confirm.',
    from: (number) => `It comes from ${number}.`,
  },
  start: {
    title: 'This number opted out',
    text: 'It asked us not to text it, so we didn’t sign it up.',
    to: (number) => `To get texts again, text START to ${number} from that phone. Then sign up again.`,
    button: 'Text START',
  },
  goOn: 'Continue',
};

const es: PageWords = {
  fields: {
    FIRST_NAME: 'Nombre',
    LAST_NAME: 'Apellidos',
    EMAIL: 'Correo electrónico',
    COMPANY: 'Empresa',
    CITY: 'Ciudad',
    ZIP: 'Código postal',
  },
  phone: 'Teléfono móvil',
  phoneHint: (country) => `Como lo marcas (${country}), o con + y el código del país.`,
  phoneInvalid: (country) =>
    `No es un número válido (${country}). Revisa los dígitos. Si es de otro país, empieza con + y el código del país, por ejemplo +44.`,
  abroadInvalid: 'No es un número válido. Revisa los dígitos y el código del país.',
  problems: {
    REQUIRED: 'Rellena este campo.',
    TOO_LONG: 'Es demasiado largo. Acórtalo.',
    PHONE_WITHOUT_TEXTS: 'Este número no puede recibir SMS. Escribe un número de móvil.',
    EMAIL_INVALID: 'No es un correo electrónico. Debe parecerse a nombre@example.com.',
    NUMBER_INVALID: 'Escribe un número, por ejemplo 12.5.',
    DATE_INVALID: 'Escribe una fecha.',
    CHOICE_INVALID: 'Elige una opción de la lista.',
    CONSENT_REQUIRED: 'Marca esta casilla para apuntarte.',
  },
  consent: 'Tu consentimiento',
  optional: 'opcional',
  choose: 'Elige…',
  yes: 'Sí',
  no: 'No',
  button: 'Apuntarme',
  trap: 'Deja esto vacío',
  wrong: (count) => (count === 1 ? 'Hay que corregir un dato' : `Hay que corregir ${count} datos`),
  changed: 'El formulario cambió mientras lo tenías abierto. Léelo de nuevo y apúntate.',
  tooMany: (minutes) =>
    `Han llegado demasiadas altas desde aquí. Inténtalo de nuevo en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}. Lo que escribiste sigue aquí.`,
  asked: 'Ya hemos enviado hoy varios SMS a este número. Responde SÍ al último, o inténtalo de nuevo mañana.',
  away: 'Algo ha fallado por nuestra parte. Lo que escribiste sigue aquí. Inténtalo de nuevo en un momento.',
  foreign: 'El formulario no se puede enviar desde esa página. No se ha guardado nada.',
  ownPage: 'Abrir el formulario',
  missing: { title: 'Esta página no existe', text: 'Revisa la dirección o pregunta a quien te la dio.' },
  closed: { title: 'El formulario está cerrado', text: 'Ahora mismo no admite altas.' },
  busy: { title: 'Demasiadas peticiones' },
  thanks: { title: 'Gracias', text: 'Ya estás en la lista.' },
  confirm: {
    title: 'Un paso más',
    text: 'Te hemos enviado un SMS. Responde SÍ en 24 horas para confirmar.',
    from: (number) => `Viene del ${number}.`,
  },
  start: {
    title: 'Este número se dio de baja',
    text: 'Pidió no recibir SMS nuestros, así que no lo hemos apuntado.',
    to: (number) =>
      `Para volver a recibirlos, envía START al ${number} desde ese teléfono. Después, apúntate de nuevo.`,
    button: 'Enviar START',
  },
  goOn: 'Continuar',
};

const fr: PageWords = {
  fields: {
    FIRST_NAME: 'Prénom',
    LAST_NAME: 'Nom',
    EMAIL: 'E-mail',
    COMPANY: 'Société',
    CITY: 'Ville',
    ZIP: 'Code postal',
  },
  phone: 'Téléphone portable',
  phoneHint: (country) => `Comme vous le composez (${country}), ou avec + et l’indicatif du pays.`,
  phoneInvalid: (country) =>
    `Ce n’est pas un numéro valide (${country}). Vérifiez les chiffres. Pour un autre pays, commencez par + et l’indicatif, par exemple +44.`,
  abroadInvalid: 'Ce n’est pas un numéro valide. Vérifiez les chiffres et l’indicatif.',
  problems: {
    REQUIRED: 'Remplissez ce champ.',
    TOO_LONG: 'C’est trop long. Raccourcissez.',
    PHONE_WITHOUT_TEXTS: 'Ce numéro ne peut pas recevoir de SMS. Saisissez un numéro de portable.',
    EMAIL_INVALID: 'Ce n’est pas une adresse e-mail. Elle doit ressembler à nom@example.com.',
    NUMBER_INVALID: 'Saisissez un nombre, par exemple 12.5.',
    DATE_INVALID: 'Saisissez une date.',
    CHOICE_INVALID: 'Choisissez dans la liste.',
    CONSENT_REQUIRED: 'Cochez cette case pour vous inscrire.',
  },
  consent: 'Votre accord',
  optional: 'facultatif',
  choose: 'Choisir…',
  yes: 'Oui',
  no: 'Non',
  button: 'M’inscrire',
  trap: 'Laissez ce champ vide',
  wrong: (count) => (count === 1 ? 'Un point est à corriger' : `${count} points sont à corriger`),
  changed: 'Ce formulaire a changé pendant qu’il était ouvert. Relisez-le, puis inscrivez-vous.',
  tooMany: (minutes) =>
    `Trop d’inscriptions sont venues d’ici. Réessayez dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}. Votre saisie est toujours là.`,
  asked: 'Nous avons déjà envoyé plusieurs SMS à ce numéro aujourd’hui. Répondez OUI au dernier, ou réessayez demain.',
  away: 'Une erreur est survenue de notre côté. Votre saisie est toujours là. Réessayez dans un instant.',
  foreign: 'Ce formulaire ne peut pas être envoyé depuis cette page. Rien n’a été enregistré.',
  ownPage: 'Ouvrir le formulaire',
  missing: { title: 'Cette page n’existe pas', text: 'Vérifiez l’adresse, ou demandez à qui vous l’a donnée.' },
  closed: { title: 'Ce formulaire est fermé', text: 'Il ne prend pas d’inscriptions pour le moment.' },
  busy: { title: 'Trop de requêtes' },
  thanks: { title: 'Merci', text: 'Vous êtes sur la liste.' },
  confirm: {
    title: 'Encore une étape',
    text: 'Nous vous avons envoyé un SMS. Répondez OUI sous 24 heures pour confirmer.',
    from: (number) => `Il vient du ${number}.`,
  },
  start: {
    title: 'Ce numéro s’est désabonné',
    text: 'Il a demandé à ne plus recevoir nos SMS : nous ne l’avons pas inscrit.',
    to: (number) =>
      `Pour en recevoir à nouveau, envoyez START au ${number} depuis ce téléphone. Puis réinscrivez-vous.`,
    button: 'Envoyer START',
  },
  goOn: 'Continuer',
};

const de: PageWords = {
  fields: {
    FIRST_NAME: 'Vorname',
    LAST_NAME: 'Nachname',
    EMAIL: 'E-Mail',
    COMPANY: 'Firma',
    CITY: 'Ort',
    ZIP: 'Postleitzahl',
  },
  phone: 'Handynummer',
  phoneHint: (country) => `So, wie Sie sie wählen (${country}), oder mit + und Landesvorwahl.`,
  phoneInvalid: (country) =>
    `Das ist keine gültige Nummer (${country}). Prüfen Sie die Ziffern. Eine Nummer aus einem anderen Land beginnt mit + und der Landesvorwahl, zum Beispiel +44.`,
  abroadInvalid: 'Das ist keine gültige Nummer. Prüfen Sie die Ziffern und die Landesvorwahl.',
  problems: {
    REQUIRED: 'Füllen Sie dieses Feld aus.',
    TOO_LONG: 'Das ist zu lang. Kürzen Sie es.',
    PHONE_WITHOUT_TEXTS: 'Diese Nummer kann keine SMS empfangen. Geben Sie eine Handynummer ein.',
    EMAIL_INVALID: 'Das ist keine E-Mail-Adresse. Sie sieht so aus: name@example.com.',
    NUMBER_INVALID: 'Geben Sie eine Zahl ein, zum Beispiel 12.5.',
    DATE_INVALID: 'Geben Sie ein Datum ein.',
    CHOICE_INVALID: 'Wählen Sie aus der Liste.',
    CONSENT_REQUIRED: 'Kreuzen Sie dies an, um sich anzumelden.',
  },
  consent: 'Ihre Zustimmung',
  optional: 'freiwillig',
  choose: 'Wählen…',
  yes: 'Ja',
  no: 'Nein',
  button: 'Anmelden',
  trap: 'Lassen Sie dies leer',
  wrong: (count) => (count === 1 ? 'Eine Angabe stimmt noch nicht' : `${count} Angaben stimmen noch nicht`),
  changed:
    'Dieses Formular wurde geändert, während es bei Ihnen offen war. Lesen Sie es noch einmal und melden Sie sich dann an.',
  tooMany: (minutes) =>
    `Von hier kamen zu viele Anmeldungen. Versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal. Ihre Angaben sind noch da.`,
  asked:
    'Wir haben dieser Nummer heute schon mehrere SMS gesendet. Antworten Sie auf die letzte mit JA oder versuchen Sie es morgen noch einmal.',
  away: 'Bei uns ist etwas schiefgegangen. Ihre Angaben sind noch da. Versuchen Sie es gleich noch einmal.',
  foreign: 'Von jener Seite lässt sich das Formular nicht senden. Es wurde nichts gespeichert.',
  ownPage: 'Formular öffnen',
  missing: { title: 'Diese Seite gibt es nicht', text: 'Prüfen Sie die Adresse oder fragen Sie, wer sie Ihnen gab.' },
  closed: { title: 'Dieses Formular ist geschlossen', text: 'Zurzeit nimmt es keine Anmeldungen an.' },
  busy: { title: 'Zu viele Anfragen' },
  thanks: { title: 'Vielen Dank', text: 'Sie sind angemeldet.' },
  confirm: {
    title: 'Noch ein Schritt',
    text: 'Wir haben Ihnen eine SMS gesendet. Antworten Sie binnen 24 Stunden mit JA.',
    from: (number) => `Sie kommt von ${number}.`,
  },
  start: {
    title: 'Diese Nummer hat sich abgemeldet',
    text: 'Sie möchte keine SMS von uns, deshalb haben wir sie nicht angemeldet.',
    to: (number) =>
      `Für neue SMS senden Sie von diesem Telefon START an ${number}. Melden Sie sich danach noch einmal an.`,
    button: 'START senden',
  },
  goOn: 'Weiter',
};

export const WORDS: Readonly<Record<Language, PageWords>> = { en, es, fr, de };

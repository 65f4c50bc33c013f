import type { Happening, Words } from './kinds.ts';

const NOT_YOU =
  'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant : cela ferme toutes les sessions, la vôtre aussi.';
const NEVER = 'Nous ne le demandons jamais par téléphone ni par SMS.';

const facts = ({ when, device, ip, country }: Happening) =>
  [
    ['Quand', when],
    ['Appareil', device],
    ['Adresse réseau', ip || 'inconnue'],
    ...(country ? [['Pays', country] as const] : []),
  ] as const;

const notice = (subject: string, first: string, happening: Happening, ...more: readonly string[]) => ({
  subject,
  paragraphs: [first, ...more, NOT_YOU],
  facts: facts(happening),
});

export const fr: Words = {
  device: (browser, system) => [browser, system].filter(Boolean).join(' sur ') || 'Appareil inconnu',
  codeText: ({ code, minutes }) =>
    `${code} est votre code Ringline. Il sert une seule fois, pendant ${minutes} minutes.`,
  mails: {
    'verify-account-code': ({ code, minutes }) => ({
      subject: `${code} est votre code Ringline`,
      paragraphs: [
        `Saisissez ce code pour continuer. Il sert une seule fois, pendant ${minutes} minutes.`,
        `Si vous ne l’avez pas demandé, ignorez cet e-mail : sans le code, personne n’entre. ${NEVER}`,
      ],
      code,
    }),
    'reset-password-code': ({ code, minutes }) => ({
      subject: `${code} est votre code pour un nouveau mot de passe Ringline`,
      paragraphs: [
        `Saisissez ce code pour choisir un nouveau mot de passe. Il sert une seule fois, pendant ${minutes} minutes.`,
        `Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste le même. ${NEVER}`,
      ],
      code,
    }),
    'change-email-code': ({ code, minutes }) => ({
      subject: `${code} confirme votre nouvelle adresse e-mail`,
      paragraphs: [
        `Saisissez ce code dans Ringline pour utiliser cette adresse pour votre compte. Il sert une seule fois, pendant ${minutes} minutes.`,
        `Si vous ne l’avez pas demandé, ignorez cet e-mail : rien ne change. ${NEVER}`,
      ],
      code,
    }),
    'reset-mfa-code': ({ code, minutes }) => ({
      subject: `${code} est votre code pour vous connecter sans votre application`,
      paragraphs: [
        `Saisissez ce code si vous avez perdu votre application d’authentification et vos codes de secours. Il sert une fois, pendant ${minutes} minutes.`,
        `Si vous ne l’avez pas demandé, quelqu’un connaît votre mot de passe : changez-le maintenant. ${NEVER}`,
      ],
      code,
    }),
    'address-in-use': ({ email }) => ({
      subject: 'Cette adresse a déjà un compte Ringline',
      paragraphs: [
        `Quelqu’un a demandé à utiliser ${email} pour un autre compte Ringline. Elle appartient déjà à un compte, rien n’a donc changé.`,
        'Si c’était vous, connectez-vous avec cette adresse, ou changez d’abord l’adresse de son compte. Sinon, ignorez cet e-mail.',
      ],
    }),
    'sign-up-with-address': () => ({
      subject: 'Vous avez déjà un compte Ringline',
      paragraphs: [
        'Quelqu’un a voulu s’inscrire à Ringline avec cette adresse. Elle a déjà un compte, aucun autre n’a donc été créé.',
        'Si c’était vous, connectez-vous avec cette adresse. Si vous ne vous souvenez plus du mot de passe, choisissez « Mot de passe oublié ? ».',
        'Sinon, ignorez cet e-mail : rien n’a changé, et personne n’a appris qu’il existe un compte.',
      ],
    }),
    'password-changed': (happening) =>
      notice(
        'Votre mot de passe Ringline a changé',
        'Le mot de passe de votre compte a changé. Toutes les autres sessions ont été fermées.',
        happening,
      ),
    'password-reset': (happening) =>
      notice(
        'Votre mot de passe Ringline a été réinitialisé',
        'Un nouveau mot de passe a été choisi avec un code reçu par e-mail. Toutes les sessions ont été fermées.',
        happening,
      ),
    'email-changed': (happening) =>
      notice(
        'Votre adresse e-mail Ringline a changé',
        `Votre compte utilise maintenant ${happening.email}. Connectez-vous désormais avec cette adresse.`,
        happening,
      ),
    'phone-number-changed': (happening) =>
      notice(
        'Le numéro de téléphone de votre compte Ringline a changé',
        `Le numéro de téléphone de votre compte est maintenant ${happening.phoneNumber}.`,
        happening,
      ),
    'new-device': (happening) =>
      notice(
        'Nouvelle connexion à Ringline',
        'Quelqu’un s’est connecté à votre compte depuis un appareil que nous ne connaissions pas.',
        happening,
      ),
    'mfa-enabled': (happening) =>
      notice(
        'La validation en deux étapes est activée',
        'Se connecter à Ringline demande maintenant aussi un code de votre application d’authentification.',
        happening,
      ),
    'mfa-disabled': (happening) =>
      notice(
        'La validation en deux étapes est désactivée',
        'Se connecter à Ringline ne demande plus de code de votre application d’authentification.',
        happening,
      ),
    'mfa-reset-requested': (happening) =>
      notice(
        'Votre application d’authentification sera retirée dans 72 heures',
        `Quelqu’un qui connaît votre mot de passe et lit vos e-mails dit avoir perdu votre application d’authentification et vos codes de secours. À partir du ${happening.due}, cette personne pourra retirer l’application avec un autre code reçu par e-mail.`,
        happening,
        'Pour l’arrêter, connectez-vous avec votre application, ou choisissez « Arrêter » sous Sécurité du compte là où vous êtes connecté. Un administrateur d’un espace de travail dont vous êtes propriétaire peut aussi l’arrêter.',
      ),
    'mfa-reset-cancelled': (happening) =>
      notice(
        'Votre application d’authentification reste',
        'La demande de retirer votre application d’authentification a été arrêtée. Se connecter exige toujours son code.',
        happening,
        'Si elle venait de vous et que vous ne l’avez pas arrêtée, parlez aux administrateurs des espaces de travail dont vous êtes propriétaire : ils peuvent l’arrêter à chaque fois, car elle peut venir de quelqu’un d’autre.',
      ),
    'recovery-codes-renewed': (happening) =>
      notice(
        'Vous avez de nouveaux codes de secours',
        'De nouveaux codes de secours ont été créés pour votre compte. Les précédents ne fonctionnent plus.',
        happening,
      ),
    'recovery-code-used': (happening) =>
      notice(
        'Un code de secours a été utilisé',
        'Un de vos codes de secours a été utilisé. Il ne fonctionnera plus.',
        happening,
      ),
    'google-linked': (happening) =>
      notice(
        'Un compte Google a été associé',
        'Il est maintenant possible de se connecter à Ringline avec un compte Google.',
        happening,
      ),
    'google-unlinked': (happening) =>
      notice(
        'Le compte Google a été dissocié',
        'Il n’est plus possible de se connecter à Ringline avec Google.',
        happening,
      ),
  },
};

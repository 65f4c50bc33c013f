import { wordsOf } from '../accessRequests/wanted.ts';
import { callRows } from './callRows.ts';
import { summaryIn } from '../summary/letter.ts';
import type { Texts } from './kinds.ts';

const ROLES: Readonly<Record<string, string>> = { ADMIN: 'administrateur', MANAGER: 'responsable', MEMBER: 'membre' };

/** Why a code was not taken. */
const REJECTED_BECAUSE: Readonly<Record<string, string>> = {
  ALREADY_USED: 'Il avait déjà été utilisé.',
  CODE_NOT_FOUND: 'Ce code n’existe pas.',
  EXPIRED: 'Il a expiré.',
  LIMIT_REACHED: 'Il est épuisé.',
  NOT_FOR_PLAN: 'Il ne vaut pas pour votre forfait.',
  NOT_FOR_PLATFORM: 'Il ne vaut pas pour votre plateforme.',
  NOT_STACKABLE: 'Un autre code est déjà actif.',
};

/** Why a renewal could not be charged. */
const UNPAID_BECAUSE: Readonly<Record<string, string>> = {
  DECLINED: 'La carte a été refusée.',
  AUTHENTICATION_REQUIRED: 'La banque veut que vous confirmiez le paiement.',
  EXPIRED: 'Le prestataire de paiement n’a pas répondu.',
  NO_CARD: 'Aucune carte n’est enregistrée.',
};

export const fr: Texts = {
  invitation: ({ inviter, workspace, role, link }) => ({
    subject: `${inviter || 'Quelqu’un'} vous invite à rejoindre ${workspace} sur Ringline`,
    paragraphs: [
      `${inviter || 'Quelqu’un'} vous invite à rejoindre ${workspace} en tant que ${ROLES[role] ?? role}. Les appels, les messages et les contacts de l’espace de travail sont réunis au même endroit.`,
      'Le lien est valable 7 jours, une seule fois et uniquement pour cette adresse. Si vous ne connaissez pas l’expéditeur, ignorez cet e-mail.',
    ],
    action: { label: 'Accepter l’invitation', url: link },
  }),
  'ownership-offered': ({ workspace, owner, link }) => ({
    subject: `${owner} souhaite vous transférer ${workspace}`,
    paragraphs: [
      `${owner} vous demande de devenir propriétaire de ${workspace}. Vous seriez responsable de son forfait, de ses paiements et de ses membres.`,
      'Acceptez ou refusez dans les 72 heures. Pour accepter, il vous faut un code de votre application d’authentification.',
    ],
    action: { label: 'Accepter ou refuser', url: link },
  }),
  'ownership-requested': ({ workspace, target, link }) => ({
    subject: `Vous avez demandé à ${target} de devenir propriétaire de ${workspace}`,
    paragraphs: [
      `${target} a 72 heures pour accepter. D’ici là, vous restez propriétaire ; ensuite, vous serez administrateur.`,
      'Si ce n’était pas vous, annulez le transfert maintenant et changez votre mot de passe.',
    ],
    action: { label: 'Voir le transfert', url: link },
  }),
  'ownership-accepted': ({ workspace, owner, target, link }) => ({
    subject: `${target} est désormais propriétaire de ${workspace}`,
    paragraphs: [`${target} a accepté. ${owner} est désormais administrateur de ${workspace}.`],
    action: { label: 'Ouvrir l’espace de travail', url: link },
  }),
  'ownership-refused': ({ workspace, owner, target, link }) => ({
    subject: `${target} ne reprend pas ${workspace}`,
    paragraphs: [`${target} a refusé. ${owner} reste propriétaire de ${workspace}.`],
    action: { label: 'Ouvrir l’espace de travail', url: link },
  }),
  'ownership-cancelled': ({ workspace, owner, link }) => ({
    subject: `Le transfert de ${workspace} a été annulé`,
    paragraphs: [`${owner} reste propriétaire de ${workspace}. Vous n’avez rien à faire.`],
    action: { label: 'Ouvrir l’espace de travail', url: link },
  }),
  'ownership-expired': ({ workspace, owner, target, link }) => ({
    subject: `Le transfert de ${workspace} a expiré`,
    paragraphs: [
      `${target} n’a pas répondu dans les 72 heures. ${owner} reste propriétaire de ${workspace} et peut redemander.`,
    ],
    action: { label: 'Ouvrir l’espace de travail', url: link },
  }),
  'activity-summary': summaryIn('fr'),
  'join-requested': ({ person, workspace, link }) => ({
    subject: `${person} demande à rejoindre ${workspace}`,
    paragraphs: [
      `${person} a une adresse du domaine de votre entreprise et demande à rejoindre ${workspace}. Personne n’entre tant que vous, ou un autre administrateur, n’avez pas décidé.`,
    ],
    action: { label: 'Accepter ou refuser', url: link },
  }),
  'join-approved': ({ workspace, link }) => ({
    subject: `Vous faites maintenant partie de ${workspace}`,
    paragraphs: [`Votre demande pour rejoindre ${workspace} a été acceptée. Vous pouvez commencer tout de suite.`],
    action: { label: 'Ouvrir l’espace de travail', url: link },
  }),
  'join-rejected': ({ workspace }) => ({
    subject: `Votre demande pour rejoindre ${workspace} a été refusée`,
    paragraphs: [
      `Si vous pensez qu’il s’agit d’une erreur, demandez à un administrateur de ${workspace} de vous inviter.`,
    ],
  }),
  'owner-mfa-reset': ({ person, email, workspace, due, ip, link }) => ({
    subject: `L’application d’authentification de ${person} sera retirée dans 72 heures`,
    paragraphs: [
      `Quelqu’un s’est connecté avec le mot de passe et la messagerie de ${person} (${email}), propriétaire de ${workspace}, et dit avoir perdu l’application d’authentification et les codes de secours. À partir du ${due}, cette personne pourra retirer l’application.`,
      `Interrogez ${person} maintenant, par téléphone ou de vive voix. Si ce n’était pas cette personne, arrêtez-le : ouvrez sa page et choisissez « Arrêter ».`,
    ],
    facts: [['Adresse réseau', ip || 'inconnue']],
    action: { label: `Ouvrir la page de ${person}`, url: link },
  }),
  'missed-calls': ({ workspace, count, calls, link }) => ({
    subject: count === '1' ? `Un appel manqué dans ${workspace}` : `${count} appels manqués dans ${workspace}`,
    paragraphs: [
      'Personne n’a pris ces appels, et personne ne les a encore marqués comme traités.',
      'Choisissez dans les réglages, sous Notifications, si cet e-mail arrive.',
    ],
    facts: callRows(calls),
    action: { label: 'Ouvrir la boîte de réception', url: link },
  }),
  mentions: ({ workspace, person, count, mentions, link }) => ({
    subject:
      count === '1'
        ? `${person || 'Quelqu’un'} vous a mentionné dans ${workspace}`
        : `${count} mentions de vous dans ${workspace}`,
    paragraphs: [
      'Vous ne l’avez pas encore lu dans Ringline.',
      'Choisissez dans les réglages, sous Notifications, si cet e-mail arrive.',
    ],
    facts: callRows(mentions),
    action: { label: 'Ouvrir dans Ringline', url: link },
  }),
  'unread-news': ({ workspace, news, link }) => ({
    subject: `Messages non lus dans ${workspace}`,
    paragraphs: [
      'Vous ne l’avez pas encore lu dans Ringline.',
      'Choisissez dans les réglages, sous Notifications, si cet e-mail arrive.',
    ],
    facts: callRows(news),
    action: { label: 'Ouvrir dans Ringline', url: link },
  }),
  'test-number-ends': ({ workspace, number, days, date, link }) => ({
    subject:
      days === '0'
        ? `Le numéro d’essai de ${workspace} a pris fin`
        : `Le numéro d’essai de ${workspace} prend fin le ${date}`,
    paragraphs: [
      days === '0'
        ? `Les 14 jours du numéro d’essai ${number} ont pris fin le ${date}. Les appels et les messages vers ce numéro n’atteignent personne, et personne ne peut appeler ni écrire avec lui.`
        : `Les 14 jours du numéro d’essai ${number} prennent fin le ${date}. Dès lors, les appels et les messages vers ce numéro n’atteindront personne, et personne ne pourra appeler ni écrire avec lui.`,
      'Prenez un numéro à vous pour continuer. Les appels, messages et enregistrements du numéro d’essai restent où ils sont.',
    ],
    action: { label: 'Ouvrir vos numéros', url: link },
  }),
  'invoice-paid': ({ workspace, invoice, amount, last4, link }) => ({
    subject: `Votre facture ${invoice} de Ringline`,
    paragraphs: [
      last4
        ? `Vous avez payé ${amount} pour ${workspace} avec la carte se terminant par ${last4}.`
        : `Vous avez payé ${amount} pour ${workspace}.`,
      'La facture montre à quoi correspond chaque montant. Vous pouvez la télécharger en PDF avec son reçu.',
    ],
    action: { label: 'Ouvrir la facture', url: link },
  }),
  'payment-failed': ({ workspace, invoice, amount, reason, next, suspends, link }) => ({
    subject: `Le paiement de ${workspace} a échoué`,
    paragraphs: [
      `Nous n’avons pas pu débiter ${amount} pour la facture ${invoice}. ${UNPAID_BECAUSE[reason] ?? UNPAID_BECAUSE['DECLINED']}`,
      `Tout fonctionne jusqu’au ${suspends}. Ensuite, les appels et messages sortants s’arrêtent. Nous réessaierons le ${next}, ou vous pouvez payer maintenant.`,
    ],
    action: { label: 'Payer la facture', url: link },
  }),
  'credit-low': ({ workspace, amount, link }) => ({
    subject: amount === '' ? `${workspace} n’a plus de crédit` : `Il reste ${amount} de crédit à ${workspace}`,
    paragraphs: [
      amount === ''
        ? 'Les appels et messages sortants que le forfait ne couvre pas sont arrêtés. On peut toujours vous joindre.'
        : 'À 0 $, les appels et messages sortants que le forfait ne couvre pas s’arrêtent. On pourra toujours vous joindre.',
      'Achetez du crédit, ou activez la recharge automatique pour ne pas en manquer.',
    ],
    action: { label: 'Acheter du crédit', url: link },
  }),
  'auto-top-up-failed': ({ workspace, amount, reason, next, link }) => ({
    subject:
      next === ''
        ? `La recharge automatique de ${workspace} est désactivée`
        : `La recharge automatique de ${workspace} a échoué`,
    paragraphs: [
      `Nous n’avons pas pu débiter ${amount} pour du crédit. ${UNPAID_BECAUSE[reason] ?? UNPAID_BECAUSE['DECLINED']}`,
      next === ''
        ? 'Nous avons désactivé la recharge automatique et n’essaierons plus. Vérifiez la carte dans le portail de facturation, puis réactivez-la.'
        : `Nous essaierons encore une fois le ${next}. En cas de nouvel échec, nous désactiverons la recharge automatique.`,
    ],
    action: { label: 'Ouvrir la facturation', url: link },
  }),
  'refund-owed': ({ workspace, amount, invoice, link }) => ({
    subject: `Un remboursement pour ${workspace} n’a pas pu être versé`,
    paragraphs: [
      `Nous avons voulu rembourser ${amount}${invoice && ` de la facture ${invoice}`}, mais le versement a échoué : la carte est peut-être fermée, ou la plateforme de votre boutique ne verse pas de remboursements.`,
      'L’argent reste le vôtre. Dites à la personne qui gère ce serveur où l’envoyer : elle le versera à la main.',
    ],
    action: { label: 'Ouvrir la facturation', url: link },
  }),
  coupon: ({ workspace, code, state, reason, ends, type, link }) => {
    const action = { label: 'Ouvrir la facturation', url: link };
    const gave = type === 'PLAN_GRANT';
    if (state === 'COUPON_APPLIED')
      return {
        subject: `Le code ${code} est actif pour ${workspace}`,
        paragraphs: [`Il est appliqué${ends && ` jusqu’au ${ends}`}.`],
        action,
      };
    if (state === 'COUPON_REJECTED')
      return {
        subject: `Le code ${code} a été refusé`,
        paragraphs: [
          REJECTED_BECAUSE[reason] ?? 'Le partenaire qui l’a donné ne l’a pas confirmé.',
          'Rien n’a été débité. Vous pouvez appliquer un autre code.',
        ],
        action,
      };
    if (state === 'COUPON_ENDING')
      return {
        subject: `Le code ${code} de ${workspace} prend fin le ${ends}`,
        paragraphs: [
          gave
            ? 'D’ici là, rien ne change. Ensuite, le forfait qu’il a donné prend fin et l’espace de travail passe au forfait gratuit.'
            : 'D’ici là, rien ne change. Ensuite, les factures sont au plein tarif et le crédit qu’il a donné est perdu.',
        ],
        action,
      };
    return {
      subject: `Le code ${code} de ${workspace} a pris fin`,
      paragraphs: [
        gave
          ? 'Le forfait qu’il a donné a pris fin avec lui. Choisissez un forfait pour garder ce que vous avez.'
          : 'Désormais, les factures sont au plein tarif et le crédit qu’il a donné n’est plus là.',
      ],
      action,
    };
  },
  'payment-disputed': ({ workspace, amount, invoice, state, link }) => {
    const what = `Le paiement de ${amount}${invoice && ` pour la facture ${invoice}`}`;
    const action = { label: 'Ouvrir la facturation', url: link };
    if (state === 'DISPUTE_OPENED')
      return {
        subject: `Un paiement de ${workspace} est contesté`,
        paragraphs: [
          `${what} a été contesté auprès de la banque par le titulaire de la carte. Le crédit acheté est bloqué jusqu’à la décision de la banque, et la recharge automatique est désactivée.`,
          'Si c’est une erreur, demandez au titulaire de la carte de retirer la contestation auprès de sa banque.',
        ],
        action,
      };
    return state === 'DISPUTE_WON'
      ? {
          subject: `La contestation d’un paiement de ${workspace} est gagnée`,
          paragraphs: [`${what} est maintenu. Le crédit bloqué est de retour.`],
          action,
        }
      : {
          subject: `La contestation d’un paiement de ${workspace} est perdue`,
          paragraphs: [`${what} a été rendu par la banque. Le crédit acheté est perdu, ou le forfait payé a pris fin.`],
          action,
        };
  },
  'plan-suspended': ({ workspace, invoice, amount, ends, link }) => ({
    subject: `Les appels et messages sortants de ${workspace} sont arrêtés`,
    paragraphs: [
      `La facture ${invoice} de ${amount} reste impayée. Les appels entrants vont sur la messagerie vocale, et les messages entrants sont conservés.`,
      `Payez-la et tout fonctionnera de nouveau aussitôt. Sinon, le forfait prend fin le ${ends} et ses numéros sont rendus.`,
    ],
    action: { label: 'Payer la facture', url: link },
  }),
  'plan-ended': ({ workspace, link }) => ({
    subject: `Le forfait de ${workspace} a pris fin`,
    paragraphs: [
      'Le renouvellement est resté impayé pendant 30 jours. L’espace de travail est maintenant sur le forfait gratuit, et rien n’est dû.',
      'Votre historique, vos contacts et vos enregistrements restent. Choisissez un forfait pour appeler et écrire de nouveau.',
    ],
    action: { label: 'Choisir un forfait', url: link },
  }),
  'numbers-end': ({ workspace, days, date, link }) => ({
    subject:
      days === '0'
        ? `Les numéros de ${workspace} ont été libérés`
        : `Les numéros de ${workspace} sont rendus le ${date}`,
    paragraphs:
      days === '0'
        ? [
            'Personne ne les a payés pendant 30 jours. Les appels et messages vers ces numéros n’atteignent personne.',
            'Pendant 10 jours, vous pouvez les reprendre dans Numéros de téléphone, dès que l’espace de travail a un forfait. Ensuite, ils sont définitivement perdus.',
          ]
        : [
            `Personne ne les paie : ils sont libérés le ${date}. Ensuite, les appels et messages vers ces numéros n’atteignent personne.`,
            'Payez un forfait avant cette date pour les garder.',
          ],
    action: { label: days === '0' ? 'Ouvrir vos numéros' : 'Garder les numéros', url: link },
  }),
  'emergency-call': ({ workspace, person, dialled, number, when, link }) => ({
    subject: `${person || 'Quelqu’un'} a appelé le numéro d’urgence ${dialled}`,
    paragraphs: [
      `${person || 'Quelqu’un'} a appelé le numéro d’urgence ${dialled} depuis ${workspace}. Les secours sont envoyés à l’adresse d’urgence du numéro appelant, qui n’est pas toujours l’endroit où se trouve la personne.`,
      'Demandez-lui maintenant si elle a besoin d’aide.',
    ],
    facts: [
      ['Quand', when],
      ['Appelé avec', number],
    ],
    action: { label: 'Ouvrir l’appel', url: link },
  }),
  'access-requested': ({ person, workspace, wanted, link }) => ({
    subject: `${person} demande un accès dans ${workspace}`,
    paragraphs: [
      `Il manque quelque chose à ${person} dans ${workspace}, qui vous le demande : ${wordsOf(wanted, 'fr')}.`,
      'C’est à vous de décider. Rien ne change tant que vous ne l’avez pas changé.',
    ],
    action: { label: `Ouvrir la page de ${person}`, url: link },
  }),
};

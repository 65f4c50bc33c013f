import { wordsOf } from '../accessRequests/wanted.ts';
import { callRows } from './callRows.ts';
import { summaryIn } from '../summary/letter.ts';
import type { Texts } from './kinds.ts';

const ROLES: Readonly<Record<string, string>> = { ADMIN: 'admin', MANAGER: 'manager', MEMBER: 'member' };

/** Why a code was not taken. */
const REJECTED_BECAUSE: Readonly<Record<string, string>> = {
  ALREADY_USED: 'It was used before.',
  CODE_NOT_FOUND: 'There is no such code.',
  EXPIRED: 'It has expired.',
  LIMIT_REACHED: 'It has been used up.',
  NOT_FOR_PLAN: 'It isn’t for your plan.',
  NOT_FOR_PLATFORM: 'It isn’t for your platform.',
  NOT_STACKABLE: 'Another code works already.',
};

/** Why a renewal could not be charged. */
const UNPAID_BECAUSE: Readonly<Record<string, string>> = {
  DECLINED: 'The card was declined.',
  AUTHENTICATION_REQUIRED: 'The bank wants you to confirm the payment.',
  EXPIRED: 'The payment provider didn’t answer.',
  NO_CARD: 'No card is saved.',
};

export const en: Texts = {
  invitation: ({ inviter, workspace, role, link }) => ({
    subject: `${inviter || 'Someone'} invites you to ${workspace} on Ringline`,
    paragraphs: [
      `${inviter || 'Someone'} invites you to join ${workspace} as ${ROLES[role] ?? role}. Calls, texts and contacts of the workspace are in one place.`,
      'The link works for 7 days, once, and for this address alone. If you do not know the sender, ignore this email.',
    ],
    action: { label: 'Accept the invitation', url: link },
  }),
  'ownership-offered': ({ workspace, owner, link }) => ({
    subject: `${owner} wants to hand ${workspace} over to you`,
    paragraphs: [
      `${owner} asks you to become the owner of ${workspace}. You would be responsible for its plan, its payments and its members.`,
      'Accept or refuse within 72 hours. To accept you need a code from your authenticator app.',
    ],
    action: { label: 'Accept or refuse', url: link },
  }),
  'ownership-requested': ({ workspace, target, link }) => ({
    subject: `You asked ${target} to become the owner of ${workspace}`,
    paragraphs: [
      `${target} has 72 hours to accept. Until then you stay the owner; after that you are an admin.`,
      'If this was not you, cancel the transfer now and change your password.',
    ],
    action: { label: 'Look at the transfer', url: link },
  }),
  'ownership-accepted': ({ workspace, owner, target, link }) => ({
    subject: `${target} is now the owner of ${workspace}`,
    paragraphs: [`${target} accepted. ${owner} is an admin of ${workspace} from now on.`],
    action: { label: 'Open the workspace', url: link },
  }),
  'ownership-refused': ({ workspace, owner, target, link }) => ({
    subject: `${target} does not take over ${workspace}`,
    paragraphs: [`${target} refused. ${owner} stays the owner of ${workspace}.`],
    action: { label: 'Open the workspace', url: link },
  }),
  'ownership-cancelled': ({ workspace, owner, link }) => ({
    subject: `The transfer of ${workspace} was canceled`,
    paragraphs: [`${owner} stays the owner of ${workspace}. There is nothing for you to do.`],
    action: { label: 'Open the workspace', url: link },
  }),
  'ownership-expired': ({ workspace, owner, target, link }) => ({
    subject: `The transfer of ${workspace} has expired`,
    paragraphs: [
      `${target} did not answer within 72 hours. ${owner} stays the owner of ${workspace}, and may ask again.`,
    ],
    action: { label: 'Open the workspace', url: link },
  }),
  'activity-summary': summaryIn('en'),
  'join-requested': ({ person, workspace, link }) => ({
    subject: `${person} asks to join ${workspace}`,
    paragraphs: [
      `${person} has an address of your company's domain and asks to join ${workspace}. No one is let in until you or another administrator decides.`,
    ],
    action: { label: 'Let them in or decline', url: link },
  }),
  'join-approved': ({ workspace, link }) => ({
    subject: `You are in ${workspace} now`,
    paragraphs: [`Your request to join ${workspace} was accepted. You can begin at once.`],
    action: { label: 'Open the workspace', url: link },
  }),
  'join-rejected': ({ workspace }) => ({
    subject: `Your request to join ${workspace} was declined`,
    paragraphs: [`If you think that this is a mistake, ask an administrator of ${workspace} to invite you.`],
  }),
  'owner-mfa-reset': ({ person, email, workspace, due, ip, link }) => ({
    subject: `${person}’s authenticator app will be removed in 72 hours`,
    paragraphs: [
      `Someone signed in with the password and the mailbox of ${person} (${email}), who owns ${workspace}, and says that the authenticator app and the recovery codes are lost. From ${due} on they can remove the app.`,
      `Ask ${person} now, by phone or in person. If it was not them, stop it: open their page and choose “Stop it”.`,
    ],
    facts: [['Network address', ip || 'unknown']],
    action: { label: `Open ${person}’s page`, url: link },
  }),
  'missed-calls': ({ workspace, count, calls, link }) => ({
    subject: count === '1' ? `A missed call in ${workspace}` : `${count} missed calls in ${workspace}`,
    paragraphs: [
      'You missed these calls, and no one has marked them as done yet.',
      'Change whether this mail comes in the settings under Notifications.',
    ],
    facts: callRows(calls),
    action: { label: 'Open the inbox', url: link },
  }),
  mentions: ({ workspace, person, count, mentions, link }) => ({
    subject:
      count === '1'
        ? `${person || 'Someone'} mentioned you in ${workspace}`
        : `${count} mentions of you in ${workspace}`,
    paragraphs: [
      'You have not read this in Ringline yet.',
      'To change whether you get this email, open Notifications in the settings.',
    ],
    facts: callRows(mentions),
    action: { label: 'Open it in Ringline', url: link },
  }),
  'unread-news': ({ workspace, news, link }) => ({
    subject: `Unread messages in ${workspace}`,
    paragraphs: [
      'You have not read this in Ringline yet.',
      'To change whether you get this email, open Notifications in the settings.',
    ],
    facts: callRows(news),
    action: { label: 'Open it in Ringline', url: link },
  }),
  'test-number-ends': ({ workspace, number, days, date, link }) => ({
    subject:
      days === '0' ? `The test number of ${workspace} has ended` : `The test number of ${workspace} ends on ${date}`,
    paragraphs: [
      days === '0'
        ? `The 14 days of the test number ${number} were over on ${date}. Calls and texts to it reach no one, and no one can call or text with it.`
        : `The 14 days of the test number ${number} are over on ${date}. From then on calls and texts to it reach no one, and no one can call or text with it.`,
      'Get your own number to continue. Calls, texts and recordings of the test number stay where they are.',
    ],
    action: { label: 'Open your numbers', url: link },
  }),
  'invoice-paid': ({ workspace, invoice, amount, last4, link }) => ({
    subject: `Your invoice ${invoice} from Ringline`,
    paragraphs: [
      last4
        ? `You paid ${amount} for ${workspace} with the card ending in ${last4}.`
        : `You paid ${amount} for ${workspace}.`,
      'The invoice shows what each amount is for. You can download it and its receipt as a PDF.',
    ],
    action: { label: 'Open the invoice', url: link },
  }),
  'payment-failed': ({ workspace, invoice, amount, reason, next, suspends, link }) => ({
    subject: `The payment for ${workspace} failed`,
    paragraphs: [
      `We couldn’t charge ${amount} for invoice ${invoice}. ${UNPAID_BECAUSE[reason] ?? UNPAID_BECAUSE['DECLINED']}`,
      `Everything works until ${suspends}. Then outgoing calls and texts stop. We try again on ${next}, or you pay now.`,
    ],
    action: { label: 'Pay the invoice', url: link },
  }),
  'credit-low': ({ workspace, amount, link }) => ({
    subject: amount === '' ? `${workspace} has no credit left` : `${workspace} has ${amount} of credit left`,
    paragraphs: [
      amount === ''
        ? 'Outgoing calls and texts that the plan doesn’t cover have stopped. People can still reach you.'
        : 'At $0, outgoing calls and texts that the plan doesn’t cover stop. People can still reach you.',
      'Buy credit, or turn on auto top-up so that it doesn’t run out.',
    ],
    action: { label: 'Buy credit', url: link },
  }),
  'auto-top-up-failed': ({ workspace, amount, reason, next, link }) => ({
    subject: next === '' ? `Auto top-up of ${workspace} is off` : `Auto top-up of ${workspace} failed`,
    paragraphs: [
      `We couldn’t charge ${amount} for credit. ${UNPAID_BECAUSE[reason] ?? UNPAID_BECAUSE['DECLINED']}`,
      next === ''
        ? 'We turned off auto top-up and won’t try again. Check the card in the billing portal, then turn it back on.'
        : `We try once more on ${next}. If that fails too, we turn off auto top-up.`,
    ],
    action: { label: 'Open billing', url: link },
  }),
  'refund-owed': ({ workspace, amount, invoice, link }) => ({
    subject: `A refund for ${workspace} couldn’t be paid out`,
    paragraphs: [
      `We tried to give back ${amount}${invoice && ` of invoice ${invoice}`}, but it couldn’t be paid out: the card may be closed, or your store’s platform pays no refunds.`,
      'The money is still yours. Tell us where to send it: reply to the operator of this server, who pays it out by hand.',
    ],
    action: { label: 'Open billing', url: link },
  }),
  coupon: ({ workspace, code, state, reason, ends, type, link }) => {
    const action = { label: 'Open billing', url: link };
    const gave = type === 'PLAN_GRANT';
    if (state === 'COUPON_APPLIED')
      return {
        subject: `The code ${code} works for ${workspace}`,
        paragraphs: [`It is applied${ends && ` until ${ends}`}.`],
        action,
      };
    if (state === 'COUPON_REJECTED')
      return {
        subject: `The code ${code} was rejected`,
        paragraphs: [
          REJECTED_BECAUSE[reason] ?? 'The partner who gave it out didn’t confirm it.',
          'Nothing was charged. You can apply another code.',
        ],
        action,
      };
    if (state === 'COUPON_ENDING')
      return {
        subject: `The code ${code} of ${workspace} ends on ${ends}`,
        paragraphs: [
          gave
            ? 'Until then everything stays as it is. After that, the plan that it gave ends, and the workspace is on the free plan.'
            : 'Until then everything stays as it is. After that, invoices are at the full price, and credit that it gave is gone.',
        ],
        action,
      };
    return {
      subject: `The code ${code} of ${workspace} has ended`,
      paragraphs: [
        gave
          ? 'The plan that it gave has ended with it. Choose a plan to keep what you have.'
          : 'From now on invoices are at the full price, and credit that it gave is gone.',
      ],
      action,
    };
  },
  'payment-disputed': ({ workspace, amount, invoice, state, link }) => {
    const what = `The payment of ${amount}${invoice && ` for invoice ${invoice}`}`;
    const action = { label: 'Open billing', url: link };
    if (state === 'DISPUTE_OPENED')
      return {
        subject: `A payment for ${workspace} is disputed`,
        paragraphs: [
          `${what} was disputed by the cardholder at their bank. Credit that it bought is held until the bank decides, and auto top-up is off.`,
          'If that was a mistake, ask the cardholder to withdraw the dispute.',
        ],
        action,
      };
    return state === 'DISPUTE_WON'
      ? {
          subject: `You won the dispute over a payment for ${workspace}`,
          paragraphs: [`${what} stands. Credit that was held is back.`],
          action,
        }
      : {
          subject: `The dispute over a payment of ${workspace} is lost`,
          paragraphs: [
            `${what} was given back by the bank. The credit that it bought is gone, or the plan that it paid for has ended.`,
          ],
          action,
        };
  },
  'plan-suspended': ({ workspace, invoice, amount, ends, link }) => ({
    subject: `Outgoing calls and texts of ${workspace} have stopped`,
    paragraphs: [
      `Invoice ${invoice} of ${amount} is still unpaid. Incoming calls go to voicemail, and incoming texts are kept.`,
      `Pay it and everything works again right away. Otherwise the plan ends on ${ends}, and its numbers go back.`,
    ],
    action: { label: 'Pay the invoice', url: link },
  }),
  'plan-ended': ({ workspace, link }) => ({
    subject: `The plan of ${workspace} has ended`,
    paragraphs: [
      'The renewal was unpaid for 30 days. The workspace is now on the free plan, and nothing is owed.',
      'Your history, contacts and recordings stay. Choose a plan to call and text again.',
    ],
    action: { label: 'Choose a plan', url: link },
  }),
  'numbers-end': ({ workspace, days, date, link }) => ({
    subject:
      days === '0' ? `The numbers of ${workspace} were released` : `The numbers of ${workspace} go back on ${date}`,
    paragraphs:
      days === '0'
        ? [
            'No one paid for them for 30 days. Calls and texts to them reach no one.',
            'For 10 days you can take them back under Phone numbers, once the workspace has a plan. After that they are gone for good.',
          ]
        : [
            `No one pays for them, so they are released on ${date}. After that, calls and texts to them reach no one.`,
            'Pay for a plan before that date to keep them.',
          ],
    action: { label: days === '0' ? 'Open your numbers' : 'Keep the numbers', url: link },
  }),
  'emergency-call': ({ workspace, person, dialled, number, when, link }) => ({
    subject: `${person || 'Someone'} called the emergency number ${dialled}`,
    paragraphs: [
      `${person || 'Someone'} called the emergency number ${dialled} from ${workspace}. Responders are sent to the emergency address of the number that called, which is not always where the caller is.`,
      'Ask them now whether they need help.',
    ],
    facts: [
      ['When', when],
      ['Called with', number],
    ],
    action: { label: 'Open the call', url: link },
  }),
  'access-requested': ({ person, workspace, wanted, link }) => ({
    subject: `${person} asks for access in ${workspace}`,
    paragraphs: [
      `${person} lacks something in ${workspace} and asks you for it: ${wordsOf(wanted, 'en')}.`,
      'Whether they get it is for you to decide. Nothing changes until you change it.',
    ],
    action: { label: `Open ${person}’s page`, url: link },
  }),
};

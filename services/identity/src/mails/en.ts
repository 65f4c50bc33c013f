import type { Happening, Words } from './kinds.ts';

const NOT_YOU = 'If this was not you, reset your password now: that signs out every device, including yours.';
const NEVER = 'We never ask for it by phone or text.';

const facts = ({ when, device, ip, country }: Happening) =>
  [
    ['When', when],
    ['Device', device],
    ['Network address', ip || 'unknown'],
    ...(country ? [['Country', country] as const] : []),
  ] as const;

const notice = (subject: string, first: string, happening: Happening, ...more: readonly string[]) => ({
  subject,
  paragraphs: [first, ...more, NOT_YOU],
  facts: facts(happening),
});

export const en: Words = {
  device: (browser, system) => [browser, system].filter(Boolean).join(' on ') || 'Unknown device',
  codeText: ({ code, minutes }) => `${code} is your Ringline code. It works once, for ${minutes} minutes.`,
  mails: {
    // Codes say nothing that the person who asked for them wrote: whoever signs up with a stranger's address must not be
    // able to send that stranger a message.
    'verify-account-code': ({ code, minutes }) => ({
      subject: `${code} is your Ringline code`,
      paragraphs: [
        `Use this code to continue. It works once, for ${minutes} minutes.`,
        `If you did not ask for it, ignore this email: no one can sign in without it. ${NEVER}`,
      ],
      code,
    }),
    'reset-password-code': ({ code, minutes }) => ({
      subject: `${code} is your code for a new Ringline password`,
      paragraphs: [
        `Enter this code to choose a new password. It works once, for ${minutes} minutes.`,
        `If you did not ask for it, ignore this email: your password stays as it is. ${NEVER}`,
      ],
      code,
    }),
    'change-email-code': ({ code, minutes }) => ({
      subject: `${code} confirms your new email address`,
      paragraphs: [
        `Enter this code in Ringline to use this address for your account. It works once, for ${minutes} minutes.`,
        `If you did not ask for it, ignore this email: nothing changes. ${NEVER}`,
      ],
      code,
    }),
    'reset-mfa-code': ({ code, minutes }) => ({
      subject: `${code} is your code to sign in without your app`,
      paragraphs: [
        `Enter this code if you lost your authenticator app and your recovery codes. It works once, for ${minutes} minutes.`,
        `If you did not ask for it, someone knows your password: change it now. ${NEVER}`,
      ],
      code,
    }),
    'address-in-use': ({ email }) => ({
      subject: 'This address already has a Ringline account',
      paragraphs: [
        `Someone asked to use ${email} for another Ringline account. It already belongs to one, so nothing was changed.`,
        'If it was you, sign in with this address, or change its account to another address first. If not, ignore this email.',
      ],
    }),
    'sign-up-with-address': () => ({
      subject: 'You already have a Ringline account',
      paragraphs: [
        'Someone asked to sign up to Ringline with this address. It already has an account, so we didn’t create another.',
        'If it was you, sign in with this address. If you do not remember the password, choose “Forgot password?” there.',
        'If it was not you, ignore this email: nothing was changed, and no one was told that there is an account.',
      ],
    }),
    'password-changed': (happening) =>
      notice(
        'Your Ringline password was changed',
        'The password of your account was changed. Every other session was signed out.',
        happening,
      ),
    'password-reset': (happening) =>
      notice(
        'Your Ringline password was reset',
        'A new password was set with a code from your email. Every session was signed out.',
        happening,
      ),
    'email-changed': (happening) =>
      notice(
        'Your Ringline email address was changed',
        `Your account now uses ${happening.email}. Sign in with that address from now on.`,
        happening,
      ),
    'phone-number-changed': (happening) =>
      notice(
        'The phone number of your Ringline account was changed',
        `The phone number of your account is now ${happening.phoneNumber}.`,
        happening,
      ),
    'new-device': (happening) =>
      notice(
        'New sign-in to Ringline',
        'Your account was used to sign in on a device we haven’t seen before.',
        happening,
      ),
    'mfa-enabled': (happening) =>
      notice(
        'Two-step verification is on',
        'Signing in to Ringline now needs a code from your authenticator app as well.',
        happening,
      ),
    'mfa-disabled': (happening) =>
      notice(
        'Two-step verification is off',
        'Signing in to Ringline no longer needs a code from your authenticator app.',
        happening,
      ),
    'mfa-reset-requested': (happening) =>
      notice(
        'Your authenticator app will be removed in 72 hours',
        `Someone who knows your password and reads your mail says that your authenticator app and your recovery codes are lost. From ${happening.due} on they can remove the app with another code from your mail.`,
        happening,
        'To stop it, sign in with your app or choose “Stop it” under Account security where you are signed in. An admin of a workspace that you own can stop it as well.',
      ),
    'mfa-reset-cancelled': (happening) =>
      notice(
        'Your authenticator app stays',
        'The request to remove your authenticator app was stopped. Signing in still needs its code.',
        happening,
        'If you asked for it, and did not stop it yourself, talk to the admins of the workspaces that you own: they can stop it each time, since someone else may be asking.',
      ),
    'recovery-codes-renewed': (happening) =>
      notice(
        'You have new recovery codes',
        'New recovery codes were made for your account. The earlier ones no longer work.',
        happening,
      ),
    'recovery-code-used': (happening) =>
      notice('A recovery code was used', 'One of your recovery codes was used. It does not work again.', happening),
    'google-linked': (happening) =>
      notice('A Google account was linked', 'Signing in to Ringline with a Google account is now possible.', happening),
    'google-unlinked': (happening) =>
      notice('The Google account was unlinked', 'Signing in to Ringline with Google is no longer possible.', happening),
  },
};

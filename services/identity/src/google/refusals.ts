import { Refusal } from '@ringline/kit/errors';

/** Why a sign-in with Google did not happen; the sign-in page has words for each, by the name of the check. */
export type GoogleCheck =
  | 'google-off'
  | 'google-cancelled'
  | 'google-failed'
  | 'google-email-unverified'
  | 'google-account-deactivated'
  | 'google-other-linked';

const MESSAGES: Readonly<Record<GoogleCheck, string>> = {
  'google-off': 'Signing in with Google is not set up here. Sign in with your password.',
  'google-cancelled': 'You did not finish signing in with Google. Try again, or sign in with your password.',
  'google-failed': 'Signing in with Google did not work. Try again, or sign in with your password.',
  'google-email-unverified':
    'Google does not vouch for this email address. Sign in with your password, or sign up with the address.',
  'google-account-deactivated': 'This account is deactivated. Ask an administrator of your workspace.',
  'google-other-linked':
    'Your account is linked to another Google account. Use that one, or sign in with your password.',
};

export const googleRefusal = (check: GoogleCheck): Refusal =>
  new Refusal({
    code: check === 'google-off' ? 'NOT_FOUND' : 'UNAUTHENTICATED',
    message: MESSAGES[check],
    why: {
      check,
      ...(check === 'google-off' && { whoCanFix: ['operator'] }),
      ...(check === 'google-account-deactivated' && { whoCanFix: ['OWNER', 'ADMIN'] }),
    },
  });

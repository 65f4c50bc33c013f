import { codePolicy } from '../policy.ts';

/** What a one-time code is good for. */
export type Purpose = 'VERIFY_ACCOUNT' | 'SIGN_IN' | 'RESET_PASSWORD' | 'CHANGE_EMAIL' | 'VERIFY_PHONE' | 'RESET_MFA';

/** Seconds for which a code of the purpose works (defaults 1.1, 1.2). */
export const lifetimeOf = (purpose: Purpose): number =>
  purpose === 'RESET_PASSWORD' ? codePolicy.resetLifetime : codePolicy.lifetime;

/**
 * Whether a code is one that only its person may ask for: who is signed in, sits at a browser of theirs, or is at the second
 * step of a sign-in.
 */
export const isOwn = ({
  purpose,
  ofKnownDevice,
}: {
  readonly purpose: string;
  readonly ofKnownDevice: boolean;
}): boolean => ofKnownDevice || purpose === 'CHANGE_EMAIL' || purpose === 'VERIFY_PHONE' || purpose === 'RESET_MFA';

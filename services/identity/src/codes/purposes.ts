import { codePolicy } from '../policy.ts';

/** What a one-time code is good for. */
export type Purpose = 'VERIFY_ACCOUNT' | 'SIGN_IN' | 'RESET_PASSWORD' | 'CHANGE_EMAIL' | 'VERIFY_PHONE';

/** Seconds for which a code of the purpose works (defaults 1.1, 1.2). */
export const lifetimeOf = (purpose: Purpose): number =>
  purpose === 'RESET_PASSWORD' ? codePolicy.resetLifetime : codePolicy.lifetime;

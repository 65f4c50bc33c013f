import { Refusal } from '@ringline/kit/errors';
import type { Environment } from '../environment.ts';

/** Of the exchange that is kept for fiction: nobody's, and in no workspace's stock. */
const SANDBOX_SENDER = '+18005550199';

/** The number that codes are texted from; undefined where the operator has set none. */
export const senderOf = (env: Pick<Environment, 'SANDBOX_ENABLED' | 'VERIFICATION_NUMBER'>): string | undefined =>
  env.VERIFICATION_NUMBER ?? (env.SANDBOX_ENABLED ? SANDBOX_SENDER : undefined);

/** @throws Refusal CARRIER_ERROR where no number is set that codes could be texted from */
export function assertTextsCanBeSent(env: Pick<Environment, 'SANDBOX_ENABLED' | 'VERIFICATION_NUMBER'>): void {
  if (senderOf(env)) return;
  throw new Refusal({
    code: 'CARRIER_ERROR',
    message: 'Phone numbers can’t be verified here: no number is set up to send codes from.',
    why: { check: 'verification-number', required: 'set', current: 'not set', whoCanFix: ['operator'] },
  });
}

import type { Client, Dependencies } from '../dependencies.ts';
import { lockAccount } from '../accounts/account.ts';
import { codePolicy } from '../policy.ts';
import { issueVerificationCode } from './issueCode.ts';

/** The same words whether or not there is an account (defaults 1.1, 20). */
export const CODE_SENT = 'If an account exists, we sent a code.';

/**
 * Sends a new code to an account that is not verified yet. For any other id the answer is the same, and nothing is sent.
 * @throws Refusal OTP_RESEND_TOO_SOON with `retryAfterSeconds`.
 */
export const resendVerificationCode = (deps: Dependencies) => async (input: { userId: string; client: Client }) => {
  const issued = await deps.db.platform('people have no workspace', async (uow) => {
    const account = await lockAccount(uow.tx, input.userId);
    return account?.status === 'UNVERIFIED' ? issueVerificationCode(deps, uow, account, input.client) : undefined;
  });
  if (issued && !issued.sent) throw issued.refusal;
  return { message: CODE_SENT, resendAfterSeconds: issued?.resendAfter ?? codePolicy.resendWaits[0] };
};

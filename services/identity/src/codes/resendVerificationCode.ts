import { isUuid } from '@ringline/kit/ids';
import { inTurn } from '../accounts/inTurn.ts';
import type { Client, Deps } from '../context.ts';
import { lockAccount } from '../accounts/account.ts';
import { codePolicy } from '../policy.ts';
import { awaitsCode, issueVerificationCode, pretendVerificationCode } from './issueCode.ts';

/** The same words whether or not there is an account (defaults 1.1, 20). */
export const CODE_SENT = 'If an account exists, we sent a code.';

/**
 * Sends a new code to an account that is not verified yet, or whose sign-in waits for one. For any other id the answer, the
 * waits and the work are the same, and nothing is sent.
 * @throws Refusal OTP_RESEND_TOO_SOON with `retryAfterSeconds`.
 */
export const resendVerificationCode = (deps: Deps) => async (input: { userId: string; client: Client }) => {
  const { userId, client } = input;
  // No account ever had it: nothing to be found out.
  if (!isUuid(userId)) return { message: CODE_SENT, resendAfterSeconds: codePolicy.resendWaits[1] };
  const issued = await inTurn(deps, userId, async (uow) => {
    const account = await lockAccount(uow.tx, userId);
    return (await awaitsCode(deps, uow, userId, account)) && account
      ? issueVerificationCode(deps, uow, account, client)
      : pretendVerificationCode(deps, uow, userId.toLowerCase(), client);
  });
  if (!issued.sent) throw issued.refusal;
  return { message: CODE_SENT, resendAfterSeconds: issued.resendAfter };
};

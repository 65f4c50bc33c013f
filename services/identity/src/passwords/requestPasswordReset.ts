import { isUuid, lockEmail, parseEmail } from '../accounts/account.ts';
import { issueCode, type Issued } from '../codes/issueCode.ts';
import { CODE_SENT } from '../codes/resendVerificationCode.ts';
import type { Client, Dependencies, Unit } from '../dependencies.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { codePolicy } from '../policy.ts';
import { resetIdOf } from './resetId.ts';

/**
 * Mails a code with which a new password can be set, if the address has an account. Answer, waits and work are the same
 * when it has none (defaults 1.1, 1.2).
 * @returns an id that stands for the address, for the code's other steps
 * @throws Refusal VALIDATION_FAILED for what is no address, or OTP_RESEND_TOO_SOON
 */
export const requestPasswordReset = (deps: Dependencies) => async (input: { identifier: string; client: Client }) => {
  const { email } = parseEmail(input.identifier, 'identifier');
  return send(deps, email, input.client);
};

/** Mails another code for a reset that was asked for within the last day. @throws Refusal OTP_RESEND_TOO_SOON */
export const resendPasswordResetCode = (deps: Dependencies) => async (input: { userId: string; client: Client }) => {
  const earlier = isUuid(input.userId)
    ? await deps.db.platform('people have no workspace', ({ tx }) =>
        tx.oneTimeCode.findFirst({
          where: { resetId: input.userId, purpose: 'RESET_PASSWORD' },
          orderBy: { createdAt: 'desc' },
        }),
      )
    : null;
  if (!earlier) return { message: CODE_SENT, resendAfterSeconds: codePolicy.resendWaits[0] };
  const { message, resendAfterSeconds } = await send(deps, earlier.target, input.client);
  return { message, resendAfterSeconds };
};

async function send(deps: Dependencies, address: string, client: Client) {
  const { email, emailKey } = parseEmail(address, 'identifier');
  const resetId = resetIdOf(deps, emailKey);
  const issued = await deps.db.platform('people have no workspace', (uow) =>
    issue(deps, uow, { email, emailKey, resetId, client }),
  );
  if (!issued.sent) throw issued.refusal;
  return { message: CODE_SENT, userId: resetId, resendAfterSeconds: issued.resendAfter };
}

async function issue(
  deps: Dependencies,
  uow: Unit,
  { email, emailKey, resetId, client }: { email: string; emailKey: string; resetId: string; client: Client },
): Promise<Issued> {
  await lockEmail(uow.tx, emailKey);
  const found = await uow.tx.account.findUnique({ where: { emailKey } });
  // Who has not verified the address signs up again instead: nobody knows yet that it is theirs.
  const account = found && found.status !== 'UNVERIFIED' ? found : null;
  return issueCode(deps, uow, {
    purpose: 'RESET_PASSWORD',
    accountId: account?.id ?? null,
    resetId,
    target: email,
    limitedBy: [emailKey],
    client,
    deliver: (code, minutes) =>
      enqueueMail(deps, uow, { to: account?.email ?? '', language: account?.language ?? '' }, 'reset-password-code', {
        code,
        minutes,
      }),
  });
}

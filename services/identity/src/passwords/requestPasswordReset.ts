import { isUuid } from '@ringline/kit/ids';
import { inTurn } from '../accounts/inTurn.ts';
import { lockEmail, parseEmail } from '../accounts/account.ts';
import { issueCode, ownCodesOf, type Issued } from '../codes/issueCode.ts';
import { CODE_SENT } from '../codes/resendVerificationCode.ts';
import type { Client, Deps, Unit } from '../context.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { codePolicy } from '../policy.ts';
import { isKnownDevice } from '../sessions/knownDevice.ts';
import { resetIdOf } from './resetId.ts';

/**
 * Mails a code with which a new password can be set, if the address has an account. Answer, waits and work are the same
 * when it has none (defaults 1.1, 1.2). A browser that the person signed in with before has codes and waits of its own, under an
 * id that nobody else learns: strangers who ask for codes, or enter wrong ones, keep nobody there from a new password.
 * @returns an id that stands for the address, for the code's other steps
 * @throws Refusal VALIDATION_FAILED for what is no address, or OTP_RESEND_TOO_SOON
 */
export const requestPasswordReset = (deps: Deps) => async (input: { identifier: string; client: Client }) => {
  const { email } = parseEmail(input.identifier, 'identifier');
  const sent = await send(deps, email, input.client, (uow, emailKey) =>
    isKnownDevice(deps, uow, emailKey, input.client),
  );
  // Always the same: how long it really is would tell a stranger whether a code was asked for lately. Who comes too early hears it.
  return { ...sent, resendAfterSeconds: codePolicy.resendWaits[0] };
};

/** Mails another code for a reset that was asked for within the last day. @throws Refusal OTP_RESEND_TOO_SOON */
export const resendPasswordResetCode = (deps: Deps) => async (input: { userId: string; client: Client }) => {
  const earlier = isUuid(input.userId)
    ? await deps.db.platform('people have no workspace', ({ tx }) =>
        tx.oneTimeCode.findFirst({
          where: { resetId: input.userId, purpose: 'RESET_PASSWORD' },
          orderBy: { createdAt: 'desc' },
        }),
      )
    : null;
  if (!earlier) return { message: CODE_SENT, resendAfterSeconds: codePolicy.resendWaits[0] };
  const { ofKnownDevice, target } = earlier;
  const { message, resendAfterSeconds } = await send(deps, target, input.client, async () => ofKnownDevice);
  return { message, resendAfterSeconds };
};

async function send(
  deps: Deps,
  address: string,
  client: Client,
  isKnown: (uow: Unit, emailKey: string) => Promise<boolean>,
) {
  const { email, emailKey } = parseEmail(address, 'identifier');
  const { issued, resetId } = await inTurn(deps, emailKey, async (uow) => {
    const ofKnownDevice = await isKnown(uow, emailKey);
    const stream = resetIdOf(deps, emailKey, { ofKnownDevice });
    return {
      issued: await issue(deps, uow, { email, emailKey, resetId: stream, ofKnownDevice, client }),
      resetId: stream,
    };
  });
  if (!issued.sent) throw issued.refusal;
  return { message: CODE_SENT, userId: resetId, resendAfterSeconds: issued.resendAfter };
}

interface Reset {
  readonly email: string;
  readonly emailKey: string;
  readonly resetId: string;
  readonly ofKnownDevice: boolean;
  readonly client: Client;
}

async function issue(
  deps: Deps,
  uow: Unit,
  { email, emailKey, resetId, ofKnownDevice, client }: Reset,
): Promise<Issued> {
  await lockEmail(uow.tx, emailKey);
  const found = await uow.tx.account.findUnique({ where: { emailKey } });
  // Who has not verified the address signs up again instead: nobody knows yet that it is theirs.
  const account = found && found.status !== 'UNVERIFIED' ? found : null;
  return issueCode(deps, uow, {
    purpose: 'RESET_PASSWORD',
    accountId: account?.id ?? null,
    resetId,
    ofKnownDevice,
    target: email,
    limitedBy: [ofKnownDevice ? ownCodesOf(emailKey) : emailKey],
    client,
    deliver: (code, minutes) =>
      enqueueMail(deps, uow, { to: account?.email ?? '', language: account?.language ?? '' }, 'reset-password-code', {
        code,
        minutes,
      }),
  });
}

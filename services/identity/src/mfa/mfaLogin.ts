import type { Refusal } from '@ringline/kit/errors';
import { inTurn } from '../accounts/inTurn.ts';
import type { Client, Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { notifySecurityChange } from '../mails/notify.ts';
import { after } from '../policy.ts';
import { hashToken } from '../sessions/refreshToken.ts';
import { startSession, type AuthTokens, type SignedInBy } from '../sessions/startSession.ts';
import { credentialsOf, openChallenge } from './challenge.ts';
import { mfaPolicy } from './policy.ts';
import { withdrawMfaReset } from './withdrawMfaReset.ts';
import { parseCode, takeCode } from './takeCode.ts';
import { waitOf } from './throttle.ts';

/** The first step was right, the second is due. */
export interface MfaPrompt {
  readonly kind: 'mfa-prompt';
  readonly userId: string;
  readonly temporaryAccessToken: string;
}

/** Begins the second step of a sign-in. The caller holds the account's lock. @param signedInBy the first step */
export async function beginMfaLogin(
  deps: Deps,
  { tx }: Unit,
  account: Account,
  signedInBy: 'PASSWORD' | 'GOOGLE',
): Promise<MfaPrompt> {
  const now = deps.clock.now();
  const temporaryAccessToken = deps.randomness.token();
  await tx.mfaChallenge.create({
    data: {
      tokenHash: hashToken(temporaryAccessToken),
      accountId: account.id,
      signedInBy,
      credentials: credentialsOf(deps, account),
      createdAt: now,
      expiresAt: after(now, mfaPolicy.challenge),
    },
  });
  return { kind: 'mfa-prompt', userId: account.id, temporaryAccessToken };
}

type Outcome = { readonly refusal: Refusal } | { readonly account: Account; readonly authTokens: AuthTokens };

/**
 * Second step of a sign-in: a code of the app, or a recovery code (defaults 1.3, 1.5).
 * @throws Refusal OTP_INVALID (with `attemptsLeft`), RATE_LIMITED, or GONE: sign in again
 */
export const verifyMfaLogin =
  (deps: Deps) => async (input: { temporaryAccessToken: string; code: string; client: Client }) => {
    const code = parseCode(input.code);
    const outcome = await inTurn(deps, input.temporaryAccessToken, (uow) => open(deps, uow, input, code));
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome;
  };

async function open(
  deps: Deps,
  uow: Unit,
  input: { temporaryAccessToken: string; client: Client },
  code: ReturnType<typeof parseCode>,
): Promise<Outcome> {
  const found = await openChallenge(deps, uow, input.temporaryAccessToken, (accountId) =>
    waitOf(deps, uow, accountId, code.kind),
  );
  if ('refusal' in found) return found;
  const { challenge } = found;
  const taken = await takeCode(deps, uow, found.account, code);
  if ('refusal' in taken) return taken;
  // Who has a code needs no reset: if one was asked for, it was by somebody else, or before the app was found.
  const account = await withdrawMfaReset(deps, uow, found.account, input.client);
  if (taken.kind === 'RECOVERY') await notifySecurityChange(deps, uow, account, 'recovery-code-used', input.client);
  await uow.tx.mfaChallenge.delete({ where: { tokenHash: challenge.tokenHash } });
  return {
    account,
    authTokens: await startSession(deps, uow, account, input.client, challenge.signedInBy as SignedInBy),
  };
}

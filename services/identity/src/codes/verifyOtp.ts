import type { Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { inTurn } from '../accounts/inTurn.ts';
import type { Account } from '../generated/prisma/client.ts';
import type { Client, Deps, Unit } from '../context.ts';
import { announceUser, lockAccount } from '../accounts/account.ts';
import { isDecoy } from '../accounts/pending.ts';
import { startSession, type AuthTokens } from '../sessions/startSession.ts';
import { awaitsCode, purposeFor } from './issueCode.ts';
import { expired, parseCode, takeCode } from './takeCode.ts';

type Outcome = { readonly refusal: Refusal } | { readonly account: Account; readonly authTokens: AuthTokens };

/**
 * Takes the one-time code of a sign-up: the account is verified and signed in (defaults 1.1, 1.5). Or that of a sign-in
 * that the password alone was not enough for.
 * @throws Refusal OTP_INVALID (with `attemptsLeft`), OTP_EXPIRED or OTP_TOO_MANY_ATTEMPTS.
 */
export const verifyOtp = (deps: Deps) => async (input: { userId: string; code: string; client: Client }) => {
  const code = parseCode(input.code);
  const outcome = await inTurn(deps, input.userId, (uow) => take(deps, uow, { ...input, code }));
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome;
};

async function take(deps: Deps, uow: Unit, input: { userId: string; code: string; client: Client }): Promise<Outcome> {
  const now = deps.clock.now();
  if (!isUuid(input.userId)) return { refusal: expired() };
  const found = await lockAccount(uow.tx, input.userId);
  const account = (await awaitsCode(deps, uow, input.userId, found)) ? found : undefined;
  // A second factor is asked for elsewhere.
  if (account?.status === 'DEACTIVATED' || account?.mfaEnabledAt) return { refusal: expired() };
  // Any other id has the code that was pretended for it, if there is one.
  const purpose = account ? purposeFor(account) : 'VERIFY_ACCOUNT';
  const owner = account ? { accountId: account.id } : { resetId: input.userId };
  const outcome = await takeCode(deps, uow, purpose, owner, input.code);
  if ('refusal' in outcome) return outcome;
  // Guessed, for nobody was sent it.
  if (!account || isDecoy(account)) return { refusal: expired() };
  if (purpose === 'SIGN_IN')
    return { account, authTokens: await startSession(deps, uow, account, input.client, 'PASSWORD') };
  const verified = await uow.tx.account.update({
    where: { id: account.id },
    data: { status: 'ACTIVE', emailVerifiedAt: now, updatedAt: now, version: { increment: 1 } },
  });
  announceUser(uow, verified);
  return { account: verified, authTokens: await startSession(deps, uow, verified, input.client, 'PASSWORD') };
}

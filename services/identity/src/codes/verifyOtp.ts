import { Refusal, invalid } from '@ringline/kit/errors';
import type { Account } from '../generated/prisma/client.ts';
import type { Client, Dependencies, Unit } from '../dependencies.ts';
import { announceUser, lockAccount } from '../accounts/account.ts';
import { startSession, type AuthTokens } from '../sessions/startSession.ts';
import { codeHmac } from './issueCode.ts';

type Outcome = { readonly refusal: Refusal } | { readonly account: Account; readonly authTokens: AuthTokens };

const expired = () =>
  new Refusal({ code: 'OTP_EXPIRED', message: 'This code has expired. Ask for a new one.', field: 'code' });

const tooManyAttempts = () =>
  new Refusal({
    code: 'OTP_TOO_MANY_ATTEMPTS',
    message: 'This code was entered wrongly too often and no longer works. Ask for a new one.',
    field: 'code',
    details: { attemptsLeft: 0 },
  });

const wrong = (attemptsLeft: number) =>
  new Refusal({
    code: 'OTP_INVALID',
    message: `This code is not right. You have ${attemptsLeft} ${attemptsLeft === 1 ? 'try' : 'tries'} left.`,
    field: 'code',
    details: { attemptsLeft },
  });

/**
 * Takes a one-time code: the account is verified and signed in (defaults 1.1, 1.5).
 * @throws Refusal OTP_INVALID (with `attemptsLeft`), OTP_EXPIRED or OTP_TOO_MANY_ATTEMPTS.
 */
export const verifyOtp = (deps: Dependencies) => async (input: { userId: string; code: string; client: Client }) => {
  const code = input.code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) throw invalid('code', 'Enter the six digits from the email.');
  // A wrong attempt must be counted, so the refusal leaves the unit of work as a value.
  const outcome = await deps.db.platform('people have no workspace', (uow) => take(deps, uow, { ...input, code }));
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome;
};

async function take(
  deps: Dependencies,
  uow: Unit,
  input: { userId: string; code: string; client: Client },
): Promise<Outcome> {
  const { tx } = uow;
  const now = deps.clock.now();
  const account = await lockAccount(tx, input.userId);
  // An unknown account answers like one whose code has expired.
  if (!account) return { refusal: expired() };
  const alive = await tx.oneTimeCode.findFirst({ where: { accountId: account.id, endedAt: null } });
  if (!alive || alive.expiresAt <= now) return { refusal: expired() };
  if (alive.attemptsLeft === 0) return { refusal: tooManyAttempts() };

  if (!deps.secrets.equal(codeHmac(deps, account.id, input.code), alive.codeHmac)) {
    const attemptsLeft = alive.attemptsLeft - 1;
    await tx.oneTimeCode.update({ where: { id: alive.id }, data: { attemptsLeft } });
    return { refusal: attemptsLeft === 0 ? tooManyAttempts() : wrong(attemptsLeft) };
  }

  await tx.oneTimeCode.update({ where: { id: alive.id }, data: { endedAt: now } });
  const verified = await tx.account.update({
    where: { id: account.id },
    data: { status: 'ACTIVE', emailVerifiedAt: now, updatedAt: now, version: { increment: 1 } },
  });
  announceUser(uow, verified);
  return { account: verified, authTokens: await startSession(deps, uow, verified, input.client) };
}

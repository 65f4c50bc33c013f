import { Refusal } from '@ringline/kit/errors';
import { lockAccount } from '../accounts/account.ts';
import type { Deps, Unit } from '../context.ts';
import type { Account, MfaChallenge } from '../generated/prisma/client.ts';
import { hashToken } from '../sessions/refreshToken.ts';

const signInAgain = () =>
  new Refusal({
    code: 'GONE',
    message: 'This sign-in took too long or was already used. Sign in again.',
    why: { check: 'mfa-challenge', required: 'within 5 minutes, once', whoCanFix: ['you'] },
  });

/** What the first step was shown, as a challenge keeps it. */
export const credentialsOf = (deps: Pick<Deps, 'secrets'>, account: Account): string =>
  deps.secrets.hmac('mfa-challenge', `${account.id}:${account.passwordHash ?? ''}:${account.googleSubject ?? ''}`);

/**
 * The sign-in that waits for its second step, with its account locked.
 * @param waitOf looked at before the lock, so that a flood of guesses holds nobody up
 * @returns GONE for one that is over, was used, or whose first step is worth nothing any more
 */
export async function openChallenge(
  deps: Deps,
  { tx }: Unit,
  temporaryAccessToken: string,
  waitOf: (accountId: string) => Promise<Refusal | undefined> = async () => undefined,
): Promise<{ readonly refusal: Refusal } | { readonly account: Account; readonly challenge: MfaChallenge }> {
  const where = { tokenHash: hashToken(temporaryAccessToken) };
  const shown = await tx.mfaChallenge.findUnique({ where });
  if (!shown || shown.expiresAt <= deps.clock.now()) return { refusal: signInAgain() };
  const wait = await waitOf(shown.accountId);
  if (wait) return { refusal: wait };
  const account = await lockAccount(tx, shown.accountId);
  // Another tab may have used it, or the password may have changed, while this one waited for the lock.
  const challenge = await tx.mfaChallenge.findUnique({ where });
  if (!account || !challenge || account.status === 'DEACTIVATED') return { refusal: signInAgain() };
  if (!account.mfaEnabledAt || !deps.secrets.equal(challenge.credentials, credentialsOf(deps, account))) {
    return { refusal: signInAgain() };
  }
  return { account, challenge };
}

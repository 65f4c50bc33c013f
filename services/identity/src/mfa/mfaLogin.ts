import { Refusal } from '@ringline/kit/errors';
import { lockAccount } from '../accounts/account.ts';
import type { Client, Dependencies, Unit } from '../dependencies.ts';
import type { Account } from '../generated/prisma/client.ts';
import { notifySecurityChange } from '../mails/notify.ts';
import { after } from '../policy.ts';
import { hashToken } from '../sessions/refreshToken.ts';
import { startSession, type AuthTokens, type SignedInBy } from '../sessions/startSession.ts';
import { mfaPolicy } from './policy.ts';
import { parseCode, takeCode } from './takeCode.ts';
import { waitOf } from './throttle.ts';

/** The first step was right, the second is due. */
export interface MfaPrompt {
  readonly kind: 'mfa-prompt';
  readonly userId: string;
  readonly temporaryAccessToken: string;
}

const signInAgain = () =>
  new Refusal({
    code: 'GONE',
    message: 'This sign-in took too long or was used already. Sign in again.',
    why: { check: 'mfa-challenge', required: 'within 5 minutes, once', whoCanFix: ['you'] },
  });

// An opaque token of its own kind: nothing but `verifyMfaLogin` knows what to do with it.
const credentialsOf = (deps: Pick<Dependencies, 'secrets'>, account: Account): string =>
  deps.secrets.hmac('mfa-challenge', `${account.id}:${account.passwordHash ?? ''}:${account.googleSubject ?? ''}`);

/** Begins the second step of a sign-in. The caller holds the account's lock. @param signedInBy the first step */
export async function beginMfaLogin(
  deps: Dependencies,
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
  (deps: Dependencies) => async (input: { temporaryAccessToken: string; code: string; client: Client }) => {
    const code = parseCode(input.code);
    const outcome = await deps.db.platform('people have no workspace', (uow) => open(deps, uow, input, code));
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome;
  };

async function open(
  deps: Dependencies,
  uow: Unit,
  input: { temporaryAccessToken: string; client: Client },
  code: ReturnType<typeof parseCode>,
): Promise<Outcome> {
  const where = { tokenHash: hashToken(input.temporaryAccessToken) };
  const shown = await uow.tx.mfaChallenge.findUnique({ where });
  if (!shown || shown.expiresAt <= deps.clock.now()) return { refusal: signInAgain() };
  const wait = await waitOf(deps, uow, shown.accountId, code.kind);
  if (wait) return { refusal: wait };
  const account = await lockAccount(uow.tx, shown.accountId);
  // Another tab may have used it, or the password may have changed, while this one waited for the lock.
  const challenge = await uow.tx.mfaChallenge.findUnique({ where });
  if (!account || !challenge || account.status === 'DEACTIVATED') return { refusal: signInAgain() };
  if (!account.mfaEnabledAt || !deps.secrets.equal(challenge.credentials, credentialsOf(deps, account))) {
    return { refusal: signInAgain() };
  }
  const taken = await takeCode(deps, uow, account, code);
  if ('refusal' in taken) return taken;
  if (taken.kind === 'RECOVERY') await notifySecurityChange(deps, uow, account, 'recovery-code-used', input.client);
  await uow.tx.mfaChallenge.delete({ where });
  return {
    account,
    authTokens: await startSession(deps, uow, account, input.client, challenge.signedInBy as SignedInBy),
  };
}

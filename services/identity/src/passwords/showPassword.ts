import { Refusal, invalid } from '@ringline/kit/errors';
import { inTurn } from '../accounts/inTurn.ts';
import type { Deps } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { countAttempt, forgetFailures, knownAttempt, mustWait } from '../sessions/loginThrottle.ts';
import { verifyPassword } from './hash.ts';

/**
 * Asks who is signed in for the password once more, where there is one: a stolen session must not be enough to take an
 * account over. Attempts are counted with those of signing in.
 * @param field of the input
 * @throws Refusal VALIDATION_FAILED, or RATE_LIMITED with `retryAfterSeconds`
 */
export async function assertOwnPassword(deps: Deps, account: Account, field: string, password: string): Promise<void> {
  if (account.passwordHash === null) return;
  if (password === '') throw invalid(field, 'Enter your current password.');
  const attempt = knownAttempt(deps, account.emailKey);
  const wait = await inTurn(deps, account.emailKey, (uow) => countAttempt(deps, uow, attempt));
  if (wait > 0) throw mustWait(wait);
  const { valid } = await verifyPassword(password, account.passwordHash);
  if (!valid) {
    throw new Refusal({
      code: 'VALIDATION_FAILED',
      message: 'This isn’t your current password.',
      field,
      why: { check: 'credentials', required: 'your current password', whoCanFix: ['you'] },
    });
  }
  await deps.db.platform('people have no workspace', (uow) => forgetFailures(uow, attempt));
}

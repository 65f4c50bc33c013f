import { notFound } from '@ringline/kit/errors';
import { lockAccount } from '../accounts/account.ts';
import type { Dependencies, Unit } from '../dependencies.ts';
import type { Account } from '../generated/prisma/client.ts';
import { takeCode, type parseCode } from './takeCode.ts';
import { waitOf, type CodeKind } from './throttle.ts';

/**
 * Does what a code of the second factor allows, in the same transaction in which the code is used up.
 * @throws Refusal OTP_INVALID (with `attemptsLeft`), RATE_LIMITED (with `retryAfterSeconds`), MFA_REQUIRED when it is off
 */
export async function withCode<Result>(
  deps: Dependencies,
  userId: string,
  code: ReturnType<typeof parseCode>,
  allowed: (uow: Unit, account: Account, kind: CodeKind) => Promise<Result>,
): Promise<Result> {
  const outcome = await deps.db.platform('people have no workspace', async (uow) => {
    // Who has to wait is told without a lock, so that a flood of guesses holds nobody up.
    const wait = await waitOf(deps, uow, userId, code.kind);
    if (wait) return { refusal: wait };
    const account = await lockAccount(uow.tx, userId);
    if (!account) throw notFound('Your account');
    const taken = await takeCode(deps, uow, account, code);
    return 'refusal' in taken ? taken : { result: await allowed(uow, account, taken.kind) };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.result;
}

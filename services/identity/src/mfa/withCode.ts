import { notFound } from '@ringline/kit/errors';
import { inTurn } from '../accounts/inTurn.ts';
import { lockAccount } from '../accounts/account.ts';
import type { Client, Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { takeCode, type parseCode } from './takeCode.ts';
import { waitOf, type CodeKind } from './throttle.ts';
import { withdrawMfaReset } from './withdrawMfaReset.ts';

/**
 * Does what a code of the second factor allows, in the same transaction in which the code is used up. Who has a code needs no
 * reset: one that was asked for is stopped.
 * @throws Refusal OTP_INVALID (with `attemptsLeft`), RATE_LIMITED (with `retryAfterSeconds`), MFA_REQUIRED when it is off
 */
export async function withCode<Result>(
  deps: Deps,
  {
    userId,
    code,
    client,
  }: { readonly userId: string; readonly code: ReturnType<typeof parseCode>; readonly client: Client },
  allowed: (uow: Unit, account: Account, kind: CodeKind) => Promise<Result>,
): Promise<Result> {
  const outcome = await inTurn(deps, userId, async (uow) => {
    // Who has to wait is told without a lock, so that a flood of guesses holds nobody up.
    const wait = await waitOf(deps, uow, userId, code.kind);
    if (wait) return { refusal: wait };
    const account = await lockAccount(uow.tx, userId);
    if (!account) throw notFound('Your account');
    const taken = await takeCode(deps, uow, account, code);
    if ('refusal' in taken) return taken;
    const result = await allowed(uow, account, taken.kind);
    // Afterwards: where the app was just taken off there is nothing left to stop, and nothing to tell of it.
    const current = await uow.tx.account.findUniqueOrThrow({ where: { id: account.id } });
    await withdrawMfaReset(deps, uow, current, client);
    return { result };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.result;
}

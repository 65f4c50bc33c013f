import type { Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { inTurn } from '../accounts/inTurn.ts';
import { announceUser, lockAccount, lockEmail, emailKeyOf } from '../accounts/account.ts';
import { expired, parseCode, takeCode } from '../codes/takeCode.ts';
import type { Client, Deps, Unit } from '../context.ts';
import type { OneTimeCode } from '../generated/prisma/client.ts';
import { notifySecurityChange } from '../mails/notify.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { passwordPolicy } from '../policy.ts';
import { forgetDevices, learnDevice } from '../sessions/knownDevice.ts';
import { forgetAllFailures } from '../sessions/loginThrottle.ts';
import { hashPassword } from './hash.ts';
import { personalParts } from './personal.ts';
import { assertPasswordAllowed, minimumOf } from './policy.ts';

interface Input {
  /** From requestPasswordReset. */
  readonly userId: string;
  readonly code: string;
  readonly newPassword: string;
  readonly client: Client;
}

/**
 * Sets a new password with the code of a reset: every session ends, the waits after failed sign-ins too, and the person is
 * told (defaults 1.2). A second factor stays on. Every browser is forgotten but this one, whose person had the code.
 * @returns what the browser keeps to be known by
 * @throws Refusal OTP_INVALID (with `attemptsLeft`), OTP_EXPIRED, OTP_TOO_MANY_ATTEMPTS, or VALIDATION_FAILED on newPassword,
 * which leaves the code alive
 */
export const resetPassword =
  (deps: Deps) =>
  async (input: Input): Promise<{ readonly device: string }> => {
    const code = parseCode(input.code);
    // What is wrong with it for anybody. What is wrong with it for this person is told to who has the code alone.
    assertPasswordAllowed('newPassword', input.newPassword, [], passwordPolicy.minimumWithMfa);
    const looked = await inTurn(deps, input.userId, async (uow) => {
      const found = await take(deps, uow, input.userId, code, { keep: true });
      if ('refusal' in found) return found;
      const account = await uow.tx.account.findUnique({ where: { id: found.taken.accountId ?? '' } });
      return account ? { account } : { refusal: expired() };
    });
    if ('refusal' in looked) throw looked.refusal;
    const asked = await deps.signInPolicy(looked.account.id);
    const personal = [...personalParts(looked.account), ...asked.names];
    assertPasswordAllowed('newPassword', input.newPassword, personal, minimumOf(looked.account, asked));

    // Hashing takes tens of milliseconds: outside the transaction, and only for who has the code.
    const passwordHash = await hashPassword(input.newPassword);
    const outcome = await inTurn(deps, input.userId, async (uow) => {
      const found = await take(deps, uow, input.userId, code);
      if ('refusal' in found) return found;
      return { device: await settle(deps, uow, found.taken, passwordHash, input.client) };
    });
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome;
  };

/**
 * The code, under the lock of its address. That is the account's as well (`lockAccount` takes it first), so that guesses at codes
 * of two kinds are counted one after the other; and an address without an account is locked alike.
 */
async function take(
  deps: Deps,
  uow: Unit,
  resetId: string,
  code: string,
  options?: { readonly keep: boolean },
): Promise<{ readonly taken: OneTimeCode } | { readonly refusal: Refusal }> {
  const newest = isUuid(resetId)
    ? await uow.tx.oneTimeCode.findFirst({
        where: { resetId, purpose: 'RESET_PASSWORD' },
        orderBy: { createdAt: 'desc' },
      })
    : null;
  if (!newest) return { refusal: expired() };
  await lockEmail(uow.tx, emailKeyOf(newest.target));
  return takeCode(deps, uow, 'RESET_PASSWORD', { resetId }, code, options);
}

async function settle(
  deps: Deps,
  uow: Unit,
  { accountId }: OneTimeCode,
  passwordHash: string,
  client: Client,
): Promise<string> {
  const now = deps.clock.now();
  const account = await lockAccount(uow.tx, accountId ?? '');
  if (!account) throw new Error('A code that belongs to no one was right');
  const changed = await uow.tx.account.update({
    where: { id: account.id },
    data: { passwordHash, updatedAt: now, version: { increment: 1 } },
  });
  if (account.passwordHash === null) announceUser(uow, changed);
  await endSessions(deps, uow, account.id);
  // The other one may have been asked for elsewhere.
  await uow.tx.oneTimeCode.updateMany({
    where: { accountId: account.id, purpose: 'RESET_PASSWORD', endedAt: null },
    data: { endedAt: now },
  });
  const { cookie, deviceHash } = await learnDevice(deps, uow, account.id, client);
  await forgetDevices(uow, account.id, { except: deviceHash });
  await forgetAllFailures(deps, uow, account.emailKey);
  await notifySecurityChange(deps, uow, account, 'password-reset', client);
  return cookie;
}

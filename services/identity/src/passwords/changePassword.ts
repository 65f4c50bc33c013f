import { Refusal } from '@ringline/kit/errors';
import { inTurn } from '../accounts/inTurn.ts';
import { getCurrentUser } from '../accounts/getCurrentUser.ts';
import { announceUser, lockAccount } from '../accounts/account.ts';
import type { Client, Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { notifySecurityChange } from '../mails/notify.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { forgetDevices } from '../sessions/knownDevice.ts';
import { startSession, type AuthTokens, type SignedInBy } from '../sessions/startSession.ts';
import { hashPassword, verifyPassword } from './hash.ts';
import { personalParts } from './personal.ts';
import { assertPasswordAllowed, minimumOf } from './policy.ts';
import { assertOwnPassword } from './showPassword.ts';

interface Input {
  /** Empty for who has none yet. */
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly client: Client;
}

interface Principal {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Sets another password: every session ends, a new one begins for the caller, and the person is told (defaults 1.2).
 * @throws Refusal VALIDATION_FAILED on currentPassword or newPassword, RATE_LIMITED, or CONFLICT when it was changed at the
 * same time
 */
export const changePassword =
  (deps: Deps) =>
  async (input: Input, principal: Principal): Promise<AuthTokens> => {
    const account = await getCurrentUser(deps)({}, principal);
    await assertOwnPassword(deps, account, 'currentPassword', input.currentPassword);
    const asked = await deps.signInPolicy(account.id);
    const personal = [...personalParts(account), ...asked.names];
    assertPasswordAllowed('newPassword', input.newPassword, personal, minimumOf(account, asked));
    if (account.passwordHash && (await verifyPassword(input.newPassword, account.passwordHash)).valid)
      throw unchanged();
    const passwordHash = await hashPassword(input.newPassword);
    return inTurn(deps, account.id, (uow) => settle(deps, uow, account, passwordHash, input.client, principal));
  };

const unchanged = () =>
  new Refusal({
    code: 'VALIDATION_FAILED',
    message: 'This is already your password. Choose another one.',
    field: 'newPassword',
    why: { check: 'password-policy', required: 'another password', current: 'the same', whoCanFix: ['you'] },
  });

async function settle(
  deps: Deps,
  uow: Unit,
  shown: Account,
  passwordHash: string,
  client: Client,
  { sessionId }: Principal,
): Promise<AuthTokens> {
  const account = await lockAccount(uow.tx, shown.id);
  if (!account || account.passwordHash !== shown.passwordHash) {
    throw new Refusal({
      code: 'CONFLICT',
      message: 'Your password was changed elsewhere in the meantime. Sign in again.',
      retryable: false,
      why: { check: 'password', required: 'the password that was shown', current: 'another one', whoCanFix: ['you'] },
    });
  }
  const changed = await uow.tx.account.update({
    where: { id: account.id },
    data: { passwordHash, updatedAt: deps.clock.now(), version: { increment: 1 } },
  });
  announceUser(uow, changed);
  const session = await uow.tx.session.findUnique({ where: { id: sessionId } });
  await endSessions(deps, uow, account.id);
  await forgetDevices(uow, account.id, { except: session?.deviceHash });
  await notifySecurityChange(deps, uow, changed, 'password-changed', client);
  return startSession(deps, uow, changed, client, (session?.signedInBy ?? 'PASSWORD') as SignedInBy);
}

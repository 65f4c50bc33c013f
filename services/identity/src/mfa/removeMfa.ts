import { announceUser } from '../accounts/account.ts';
import type { Client, Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { notifySecurityChange } from '../mails/notify.ts';
import { parseCode } from './takeCode.ts';
import { withCode } from './withCode.ts';

/** Turns the second factor off; needs a code of the app, or a recovery code (defaults 1.3). @throws as `withCode` */
export const removeMfa =
  (deps: Deps) => async (input: { code: string; client: Client }, principal: { userId: string }) =>
    withCode(deps, { ...principal, code: parseCode(input.code), client: input.client }, async (uow) => {
      await turnOff(deps, uow, principal.userId, input.client);
    });

/** Takes the app and all recovery codes off an account, with what waits for them. The caller holds the account's lock. */
export async function turnOff(deps: Deps, uow: Unit, accountId: string, client: Client): Promise<Account> {
  await uow.tx.authenticator.delete({ where: { accountId } });
  await uow.tx.recoveryCode.deleteMany({ where: { accountId } });
  await uow.tx.mfaChallenge.deleteMany({ where: { accountId } });
  const changed = await uow.tx.account.update({
    where: { id: accountId },
    data: {
      mfaEnabledAt: null,
      mfaResetDueAt: null,
      mfaResetIp: '',
      updatedAt: deps.clock.now(),
      version: { increment: 1 },
    },
  });
  announceUser(uow, changed);
  await notifySecurityChange(deps, uow, changed, 'mfa-disabled', client);
  return changed;
}

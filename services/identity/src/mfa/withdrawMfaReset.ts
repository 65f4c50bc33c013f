import { announceUser } from '../accounts/account.ts';
import type { Client, Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { notifySecurityChange } from '../mails/notify.ts';

/** Notes when the app of an account may be taken off, and who asked from where; null: not at all. Everybody is told. */
export async function keepReset(
  { clock }: Pick<Deps, 'clock'>,
  uow: Unit,
  accountId: string,
  { dueAt, ip }: { readonly dueAt: Date | null; readonly ip: string },
): Promise<Account> {
  const changed = await uow.tx.account.update({
    where: { id: accountId },
    data: { mfaResetDueAt: dueAt, mfaResetIp: ip, updatedAt: clock.now(), version: { increment: 1 } },
  });
  announceUser(uow, changed);
  return changed;
}

/**
 * Stops what may have been asked for by somebody else; when nothing was, nothing happens. The caller holds the account's lock.
 * @returns the account as it is now
 */
export async function withdrawMfaReset(deps: Deps, uow: Unit, account: Account, client: Client): Promise<Account> {
  if (!account.mfaResetDueAt) return account;
  await uow.tx.oneTimeCode.updateMany({
    where: { accountId: account.id, purpose: 'RESET_MFA', endedAt: null },
    data: { endedAt: deps.clock.now() },
  });
  const changed = await keepReset(deps, uow, account.id, { dueAt: null, ip: '' });
  await notifySecurityChange(deps, uow, changed, 'mfa-reset-cancelled', client);
  return changed;
}

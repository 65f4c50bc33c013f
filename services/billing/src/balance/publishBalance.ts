import { BalanceChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { isLow, lookAtCredit } from '../autoTopup/lookAtCredit.ts';
import type { Deps, Unit } from '../context.ts';
import { readCreditBalance } from './creditBalance.ts';
import { tellLowCredit } from './tellLowCredit.ts';

/**
 * Announces the balance in the unit of work that changed it, if it differs from what was announced last. One that is low is topped up,
 * or told to those who pay.
 */
export const publishBalance =
  (deps: Pick<Deps, 'catalogue' | 'clock'>) =>
  async (uow: Unit): Promise<void> => {
    const { workspaceId } = uow;
    const [wallet] = await uow.tx.$queryRaw<{ version: number; published_version: number }[]>`
      SELECT version, published_version FROM wallet WHERE workspace_id = ${workspaceId}::uuid FOR UPDATE`;
    await uow.tx.balanceDue.deleteMany({ where: { targetWorkspace: workspaceId } });
    if (!wallet || wallet.version === wallet.published_version) return;
    await uow.tx.wallet.update({ where: { workspaceId }, data: { publishedVersion: wallet.version } });
    const { status, balanceMicros = 0n } = await announceBalance(deps, uow);
    if (deps.catalogue.unbilled) return;
    if (isLow(deps, balanceMicros)) await lookAtCredit(uow, deps.clock.now());
    if (status !== 'OK') await tellLowCredit(deps, uow, balanceMicros);
  };

/** Tells the other services what the balance now is. @returns it */
export async function announceBalance(deps: Pick<Deps, 'catalogue'>, uow: Unit) {
  const creditBalance = await readCreditBalance(deps)(uow);
  uow.emit(BalanceChangedSchema, { creditBalance }, { key: uow.workspaceId });
  return creditBalance;
}

import { BalanceChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import { readCreditBalance } from './creditBalance.ts';

/** Announces the balance in the unit of work that changed it, if it differs from what was announced last. */
export const publishBalance =
  (deps: Pick<Deps, 'catalogue'>) =>
  async (uow: Unit): Promise<void> => {
    const { workspaceId } = uow;
    const [wallet] = await uow.tx.$queryRaw<{ version: number; published_version: number }[]>`
      SELECT version, published_version FROM wallet WHERE workspace_id = ${workspaceId}::uuid FOR UPDATE`;
    await uow.tx.balanceDue.deleteMany({ where: { targetWorkspace: workspaceId } });
    if (!wallet || wallet.version === wallet.published_version) return;
    await uow.tx.wallet.update({ where: { workspaceId }, data: { publishedVersion: wallet.version } });
    await announceBalance(deps, uow);
  };

/** Tells the other services what the balance now is. */
export async function announceBalance(deps: Pick<Deps, 'catalogue'>, uow: Unit): Promise<void> {
  uow.emit(BalanceChangedSchema, { creditBalance: await readCreditBalance(deps)(uow) }, { key: uow.workspaceId });
}

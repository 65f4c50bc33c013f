import { publishBalance } from '../balance/publishBalance.ts';
import type { Deps } from '../context.ts';
import { nextRenewal, renewalDate } from './renewal.ts';
import { announceSubscription, renewPools } from './subscription.ts';

/** Starts the new period of a workspace whose allowances are due (defaults 5.3). Late or twice: the period is filled once. */
export const renewAllowances =
  (deps: Deps) =>
  (workspaceId: string): Promise<void> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const now = deps.clock.now();
      await uow.tx.$queryRaw`SELECT 1 FROM wallet WHERE workspace_id = ${workspaceId}::uuid FOR UPDATE`;
      const row = await uow.tx.subscription.findUniqueOrThrow({ where: { workspaceId } });
      let due = row.allowanceResetsAt;
      if (due <= now) {
        await renewPools(deps)(uow, row, renewalDate(due, row.timezone));
        while (due <= now) due = nextRenewal(due, row.anchorDay, row.timezone);
        announceSubscription(
          deps,
          uow,
          await uow.tx.subscription.update({
            where: { workspaceId },
            data: { allowanceResetsAt: due, version: { increment: 1 } },
          }),
        );
        await publishBalance(deps)(uow);
      }
      await uow.tx.resetDue.update({ where: { targetWorkspace: workspaceId }, data: { dueAt: due } });
    });

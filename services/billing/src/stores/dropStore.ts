import { lockSubscription } from '../changes/holding.ts';
import type { Deps } from '../context.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import { keepCard } from '../payments/savedCard.ts';
import { endPlan } from '../subscriptions/turnCycle.ts';

/**
 * The store removed the app: the plan that it paid for ends at once, and the numbers follow their 30 days (defaults 8.7). Its tokens are
 * gone. It stays this workspace's, which it is again when the app comes back, unless another workspace takes it in the meantime.
 */
export const dropStore = (deps: Deps, workspaceId: string, gateway: PaymentGateway): Promise<void> =>
  deps.db.tenant(workspaceId, async (uow) => {
    const row = await lockSubscription(deps, uow);
    const where = { targetWorkspace: workspaceId, platform: { in: [...gateway.platforms] } };
    await uow.tx.store.updateMany({ where: { ...where, removedAt: null }, data: { removedAt: deps.clock.now() } });
    await uow.tx.store.updateMany({ where, data: { grant: '' } });
    await keepCard(uow, gateway.id, undefined);
    if (row.paidUntil) await endPlan(deps, uow);
  });

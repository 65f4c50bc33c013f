import { Refusal } from '@ringline/kit/errors';
import { save } from '../changes/applyChange.ts';
import { lockSubscription } from '../changes/holding.ts';
import type { Actor, Deps } from '../context.ts';
import type { Subscription } from '../generated/prisma/client.ts';
import { gatewaysFor } from '../payments/platformGateway.ts';
import { endPlan } from './turnCycle.ts';

/**
 * Ends the plan with its paid cycle; at once where its renewal is unpaid, which is then written off (defaults 4.7). Safe to repeat.
 * @throws Refusal INVALID_TRANSITION where nobody pays for the plan, or the platform renews it
 */
export const cancelSubscription =
  (deps: Deps) =>
  async (_input: object, actor: Actor): Promise<Subscription> => {
    await assertOurs(deps, actor);
    return endWithCycle(deps, actor);
  };

/** The same for a platform that told us that it renews the plan no more. */
export const endWithCycle = (deps: Deps, { workspaceId }: Actor): Promise<Subscription> =>
  deps.db.tenant(workspaceId, async (uow) => {
    const row = await lockSubscription(deps, uow);
    if (row.status === 'CANCELLED') return row;
    if (!row.paidUntil)
      throw new Refusal({
        code: 'INVALID_TRANSITION',
        message: 'This workspace has no paid plan that could be canceled.',
      });
    if (row.openInvoiceId !== null) return endPlan(deps, uow);
    return save(deps, uow, { status: 'CANCELLED', subscriptionExpiresOn: row.paidUntil });
  });

/** Takes back a cancellation, and a change that waits for the end of the cycle. Where nothing waits, nothing happens. */
export const keepSubscription =
  (deps: Deps) =>
  async (_input: object, actor: Actor): Promise<Subscription> => {
    await assertOurs(deps, actor);
    return runOn(deps, actor);
  };

/** A platform that renews a plan by itself would go on charging for one that only we ended. */
async function assertOurs(deps: Deps, { workspaceId }: Actor): Promise<void> {
  const [gateway] = await gatewaysFor(deps, workspaceId);
  if (gateway?.abilities.renewsBy !== 'PLATFORM') return;
  throw new Refusal({
    code: 'INVALID_TRANSITION',
    message: `${gateway.displayName} renews this plan. Cancel it, or keep it, in your ${gateway.displayName} admin.`,
  });
}

const runOn = (deps: Deps, { workspaceId }: Actor): Promise<Subscription> =>
  deps.db.tenant(workspaceId, async (uow) => {
    const row = await lockSubscription(deps, uow);
    if (row.status === 'CANCELLED') return save(deps, uow, { status: 'ACTIVE', subscriptionExpiresOn: null });
    if (row.pendingPlan === null) return row;
    return save(deps, uow, { pendingPlan: null, pendingPeriod: null, pendingSeats: null });
  });

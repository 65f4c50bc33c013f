/** What a store's platform reports. It names its store, and the workspace behind it is looked at: what waits there is asked for. */
import type { Deps } from '../context.ts';
import type { GatewayEvent, PaymentGateway } from '../payments/gateway.ts';
import { lookAgain } from '../payments/lookAgain.ts';
import { readCard } from '../payments/savedCard.ts';
import { endWithCycle } from '../subscriptions/cancelSubscription.ts';
import { turnCycle } from '../subscriptions/turnCycle.ts';
import { dropStore } from './dropStore.ts';

/**
 * Settles what waits at the store's till, reads what pays for renewals, and notes that the store renews no more, or removed us. An
 * event is kept once all of that is done: one that failed halfway is finished by its repetition, and each part of it happens once.
 * @throws Refusal UNAVAILABLE
 */
export const hearStore =
  (deps: Deps) =>
  async (gateway: PaymentGateway, { id, type, removed, endsWithCycle: ends }: GatewayEvent, store: string) => {
    const found = await deps.db.platform('a store’s event names its workspace only once it is read', ({ tx }) =>
      tx.store.findFirst({ where: { store, platform: { in: [...gateway.platforms] } } }),
    );
    // What a store told before it removed us may come after it.
    if (!found || (found.removedAt && !removed)) {
      deps.log.warn({ event: id, type }, 'a platform reported a store that is none of ours');
      return;
    }
    const { targetWorkspace: workspaceId } = found;
    if (removed) await dropStore(deps, workspaceId, gateway);
    else await followStore(deps, workspaceId, gateway, ends ?? false);
    await deps.db.platform('an event of a gateway is of no workspace', ({ tx }) =>
      tx.gatewayEvent.createMany({ data: [{ id, type, receivedAt: deps.clock.now() }], skipDuplicates: true }),
    );
  };

/** What a store that has us brings: what pays for its renewals, what waited for its till, and whether it goes on. */
export async function followStore(
  deps: Deps,
  workspaceId: string,
  gateway: PaymentGateway,
  ends: boolean,
): Promise<void> {
  await readCard(deps, workspaceId, gateway);
  const waiting = await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.payment.findMany({ where: { workspaceId, gateway: gateway.id, status: 'PENDING' }, select: { id: true } }),
  );
  for (const { id: paymentId } of waiting) await lookAgain(deps)({ targetWorkspace: workspaceId, paymentId });
  if (ends) await endsUnlessFree(deps, workspaceId);
  // A renewal that waited for the platform's money may have it now.
  else await turnCycle(deps)(workspaceId);
}

/** Nobody pays for a plan that has ended already. */
async function endsUnlessFree(deps: Deps, workspaceId: string): Promise<void> {
  const row = await deps.db.tenant(workspaceId, ({ tx }) => tx.subscription.findFirst({ where: { workspaceId } }));
  if (row?.paidUntil) await endWithCycle(deps, { workspaceId });
}

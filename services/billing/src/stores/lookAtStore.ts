import type { Deps } from '../context.ts';
import type { Store } from '../generated/prisma/client.ts';
import { dropStore } from './dropStore.ts';
import { followStore } from './hearStore.ts';

/** Milliseconds between two looks at a store, whose platform keeps no list of what it has told. */
const LOOK_EVERY_MS = 86_400_000;

/**
 * Asks a platform how a store stands, and does what its events would have done: they are told a few times and then lost.
 * @throws Refusal UNAVAILABLE where the platform does not answer
 */
export const lookAtStore =
  (deps: Deps) =>
  async ({ platform, store, targetWorkspace: workspaceId }: Store): Promise<void> => {
    const now = deps.clock.now();
    const mine = await deps.db.platform('stores are looked at over all workspaces', ({ tx }) =>
      tx.store.updateMany({
        where: { platform, store, dueAt: { lte: now } },
        data: { dueAt: new Date(now.getTime() + LOOK_EVERY_MS) },
      }),
    );
    const gateway = deps.gateways.find(({ platforms }) => platforms.includes(platform));
    if (mine.count === 0 || !gateway?.standing) return;
    const { removed, endsWithCycle } = await gateway.standing(store);
    if (removed) await dropStore(deps, workspaceId, gateway);
    else await followStore(deps, workspaceId, gateway, endsWithCycle);
  };

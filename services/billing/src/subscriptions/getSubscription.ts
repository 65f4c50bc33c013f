import type { Actor, Deps } from '../context.ts';
import type { Subscription } from '../generated/prisma/client.ts';
import { openAccount } from './openAccount.ts';

/** The workspace's subscription; the free one, if it has none yet. */
export const getSubscription =
  (deps: Deps) =>
  (_input: object, { workspaceId }: Actor): Promise<Subscription> =>
    deps.db.tenant(workspaceId, (uow) => openAccount(deps)(uow));

import { publisher, type Publisher } from '@ringline/kit/events';
import { BalanceChangedSchema, SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { announceBalance } from './balance/publishBalance.ts';
import type { Deps } from './context.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { assertCatalogueInUse } from './plans/catalogueInUse.ts';
import { announceSubscription } from './subscriptions/subscription.ts';

/** Tells again what others copy: the subscription with the plan as the catalogue has it now, and the balance. */
export const publishers = (deps: Pick<Deps, 'catalogue'>): Publisher<PrismaClient>[] => [
  publisher(SubscriptionChangedSchema, async (uow, { after }) => {
    await assertCatalogueInUse(deps, uow);
    const locked = await uow.tx.$queryRaw<{ id: string }[]>`
      SELECT workspace_id::text AS id FROM subscription
      WHERE workspace_id = ${uow.workspaceId}::uuid AND workspace_id > ${after}::uuid FOR SHARE`;
    for (const { id } of locked)
      announceSubscription(deps, uow, await uow.tx.subscription.findUniqueOrThrow({ where: { workspaceId: id } }));
    return locked.map(({ id }) => id);
  }),
  publisher(BalanceChangedSchema, async (uow, { after }) => {
    await assertCatalogueInUse(deps, uow);
    const locked = await uow.tx.$queryRaw<{ id: string }[]>`
      SELECT workspace_id::text AS id FROM wallet
      WHERE workspace_id = ${uow.workspaceId}::uuid AND workspace_id > ${after}::uuid FOR SHARE`;
    if (locked.length > 0) await announceBalance(deps, uow);
    return locked.map(({ id }) => id);
  }),
];

import { consumer, on } from '@ringline/kit/events';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { has } from '../access/freePlan.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { announceAccess } from '../members/member.ts';

/** Keeps the plan and its features for the access projection; principals of the members are dropped when they change. */
export const onSubscriptionChanged = () =>
  consumer<PrismaClient>({
    name: 'subscriptions',
    handlers: [
      on(SubscriptionChangedSchema, async ({ event: { subscription }, uow }) => {
        if (!subscription?.subscriptionPlan) return;
        const { tx, workspaceId } = uow;
        const { version, subscriptionPlan } = subscription;
        const known = await tx.subscriptionCopy.findUnique({ where: { workspaceId } });
        if (known && known.version >= version) return;
        const features = subscriptionPlan.subscriptionFeatures
          .filter(({ value }) => has(value))
          .map(({ name }) => name)
          .toSorted();
        const copy = { plan: subscriptionPlan.name, features, version };
        await tx.subscriptionCopy.upsert({ where: { workspaceId }, create: { workspaceId, ...copy }, update: copy });
        if (known?.plan === copy.plan && known.features.join() === features.join()) return;
        for (const { userId } of await tx.userProfile.findMany({ select: { userId: true } }))
          announceAccess(uow, userId);
      }),
    ],
  });

import { consumer, copyOf } from '@ringline/kit/events';
import type { SubscriptionPlan } from '@ringline/proto/billing/v1/billing_pb';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { has } from '../access/freePlan.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { giveUpSeats } from '../members/giveUpSeats.ts';
import { announceAccess } from '../members/member.ts';

/** Numbers of a plan without a limit of its own: raised by hand (defaults 3.1). */
const SOFT_MOST_NUMBERS = 200;

/** Keeps the plan and its features for the access projection; principals of the members are dropped when they change. */
export const onSubscriptionChanged = () =>
  consumer<PrismaClient>({
    name: 'subscriptions',
    handlers: [
      copyOf(SubscriptionChangedSchema, async ({ event: { subscription }, uow }) => {
        if (!subscription?.subscriptionPlan) return;
        const { tx, workspaceId } = uow;
        const { version, subscriptionPlan } = subscription;
        const known = await tx.subscriptionCopy.findUnique({ where: { workspaceId } });
        if (known && known.version > version) return;
        const features = subscriptionPlan.subscriptionFeatures
          .filter(({ value }) => has(value))
          .map(({ name }) => name)
          .toSorted();
        const copy = {
          plan: subscriptionPlan.name,
          features,
          plansWith: plansWith(subscriptionPlan),
          version,
          seats: subscription.billed ? subscription.userSlots : limitOf(subscriptionPlan, 'NUMBER_OF_USERS'),
          zeroCostUsers: limitOf(subscriptionPlan, 'ZERO_COST_USERS'),
          maxNumbers: mostNumbers(subscriptionPlan),
        };
        await tx.subscriptionCopy.upsert({ where: { workspaceId }, create: { workspaceId, ...copy }, update: copy });
        if (known && isFewer(copy.seats, known.seats)) await giveUpSeats(uow, copy.seats);
        if (known?.plan === copy.plan && known.features.join() === features.join()) return;
        for (const { userId } of await tx.userProfile.findMany({ select: { userId: true } }))
          announceAccess(uow, userId);
      }),
    ],
  });

/** Whether a limit allows fewer than another; below zero is without a limit. */
const isFewer = (now: number, before: number): boolean => now >= 0 && (before < 0 || now < before);

type Plan = Pick<SubscriptionPlan, 'subscriptionFeatures'>;

/** For each feature that the plan lacks: the cheapest plan that has it. */
const plansWith = ({ subscriptionFeatures }: Plan): Record<string, string> =>
  Object.fromEntries(
    subscriptionFeatures.flatMap(({ name, value, cheapestPlan }) =>
      cheapestPlan === '' || has(value) ? [] : [[name, cheapestPlan]],
    ),
  );

/** The number of a feature; -1 is without a limit, 0 when the plan does not have it. */
function limitOf({ subscriptionFeatures }: Plan, name: string): number {
  const value = Number(subscriptionFeatures.find((feature) => feature.name === name)?.value ?? 0);
  return Number.isInteger(value) ? value : 0;
}

/** Included and additional numbers (defaults 3.1). */
function mostNumbers(plan: Plan): number {
  const [included, additional] = [limitOf(plan, 'INCLUDED_LOCAL_NUMBER'), limitOf(plan, 'ADDITIONAL_PHONE_NUMBERS')];
  return included < 0 || additional < 0 ? SOFT_MOST_NUMBERS : included + additional;
}

/** What each workspace's plan holds, for what nobody asks for in person: a voicemail is written down by itself (defaults 12.1), and a number records its calls. */
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { consumer, copyOf, type Consumer } from '@ringline/kit/events';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { earlierAfter, planDaysOf } from '../recordings/planGrace.ts';

/** Values of features that a plan does not have (defaults 3.1). */
const ABSENT = new Set(['', 'false', 'NONE', 'none', '0']);

/** Of a subscription that nobody pays: who calls a number of the workspace's reaches its voicemail (defaults 4.1, 4.7). */
const UNPAID = new Set(['SUSPENDED', 'EXPIRED']);

export function planCopies(): Consumer<PrismaClient> {
  return consumer<PrismaClient>({
    name: 'plan-copies',
    handlers: [
      copyOf(SubscriptionChangedSchema, async ({ event: { subscription }, meta, uow }) => {
        if (!subscription?.subscriptionPlan) return;
        const { workspaceId, tx } = uow;
        const { version, subscriptionPlan } = subscription;
        const known = await tx.planCopy.findUnique({ where: { workspaceId } });
        if (known && known.version > version) return;
        const features = subscriptionPlan.subscriptionFeatures
          .filter(({ value }) => !ABSENT.has(value))
          .map(({ name }) => name);
        const featureValues = Object.fromEntries(
          subscriptionPlan.subscriptionFeatures.map(({ name, value }) => [name, value]),
        );
        const recordingDays = recordingDaysOf(subscriptionPlan.subscriptionFeatures);
        const earlierRecordingDays = known ? earlierAfter(planDaysOf(known), recordingDays, meta.time.getTime()) : [];
        const suspended = UNPAID.has(subscription.status);
        const data = { features, featureValues, recordingDays, earlierRecordingDays, suspended, version };
        await tx.planCopy.upsert({ where: { workspaceId }, create: { workspaceId, ...data }, update: data });
      }),
    ],
  });
}

/** For how many days the plan keeps recordings; null: it sets no bound, or does not say. */
function recordingDaysOf(features: readonly { name: string; value: string }[]): number | null {
  const days = Number(features.find(({ name }) => name === 'RECORDING_RETENTION_DAYS')?.value ?? -1);
  return Number.isInteger(days) && days > 0 ? days : null;
}

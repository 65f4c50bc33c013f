/** What billing tells of a workspace's plan, taken by the consumer that keeps it. */
import { create, toBinary } from '@bufbuild/protobuf';
import type { StoredEvent } from '@ringline/kit/events';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { planCopies } from '../consumers/planCopies.ts';
import type { telephonyWorld } from './world.ts';

export function planTold({ clock, deps }: Pick<Awaited<ReturnType<typeof telephonyWorld>>, 'clock' | 'deps'>) {
  let version = 1;
  return async (workspaceId: string, features: Readonly<Record<string, string>>, status = 'ACTIVE'): Promise<void> => {
    const subscriptionFeatures = Object.entries(features).map(([name, value]) => ({ name, value }));
    const subscription = { version: (version += 1), status, subscriptionPlan: { subscriptionFeatures } };
    const payload = toBinary(SubscriptionChangedSchema, create(SubscriptionChangedSchema, { subscription }));
    const event = { payload, time: clock.now() } as unknown as StoredEvent;
    await deps.db.tenant(workspaceId, async (uow) => planCopies().handlers[0]?.handle(event, uow));
  };
}

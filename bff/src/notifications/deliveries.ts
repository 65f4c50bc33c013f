import { NotificationService, type Delivery, type DeliveryEntry } from '@ringline/proto/workspace/v1/notifications_pb';
import { listPayload, pageRequest } from '../graphql/paging.ts';
import { orNull } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const deliveries = {
  Query: {
    async fetchNotificationDeliveries(_source, { filter, ...args }, context) {
      const { entries, metadata } = await context
        .call(NotificationService)
        .listDeliveries({ page: pageRequest(args), filter: filter ?? '' });
      return listPayload(entries, metadata);
    },
  },
  NotificationDeliveryEntry: {
    notification: ({ notification }: DeliveryEntry) => notification ?? null,
    peerNumber: ({ peerNumber }: DeliveryEntry) => orNull(peerNumber),
    contact: ({ peerNumber }: DeliveryEntry, _args, { loaders }) =>
      peerNumber === '' ? null : loaders.contactByNumber.load(peerNumber),
  },
  NotificationDelivery: {
    reason: ({ reason }: Delivery) => orNull(reason),
    device: ({ device }: Delivery) => orNull(device),
  },
} satisfies Resolvers;

import { notFound, refusalOf } from '@ringline/kit/errors';
import type { Contact } from '@ringline/proto/contacts/v1/contacts_pb';
import { SubscriberListChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { type SubscriberList, SubscriberListService } from '@ringline/proto/contacts/v1/lists_pb';
import type { OperationContext } from '../graphql/context.ts';
import { given } from '../graphql/given.ts';
import { listPayload, type PageArguments, pageRequest } from '../graphql/paging.ts';
import { orNull } from '../graphql/present.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { asksForCount } from '../graphql/selected.ts';
import { maySee } from '../live/audience.ts';
import { listen } from '../live/listen.ts';
import type { ContactSubscriptionMapper, SubscriberMapper } from './mappers.ts';

function listed(list: SubscriberList | undefined): SubscriberList {
  if (!list) throw notFound('The list');
  return list;
}

/** A list by its id; null for none, and for one that is gone or not for this person. */
export async function listOf(context: OperationContext, id: string): Promise<SubscriberList | null> {
  if (id === '' || !(await context.principal()).scope('SUBSCRIBER_LIST', 'READ')) return null;
  try {
    return (await context.call(SubscriberListService).getSubscriberList({ id })).list ?? null;
  } catch (error) {
    if (refusalOf(error)?.code === 'NOT_FOUND') return null;
    throw error;
  }
}

async function subscribersOf(listId: string, args: PageArguments, context: OperationContext, counted: boolean) {
  const page = { ...pageRequest(args), uncounted: !counted };
  return context.call(SubscriberListService).listSubscribers({ listId, page });
}

export const lists = {
  Query: {
    async fetchSubscriberLists(_source, args, context, info) {
      const page = { ...pageRequest(args), uncounted: !asksForCount(info) };
      const [query, type] = [args.filters?.query ?? '', args.filters?.type ?? ''];
      const answer = await context.call(SubscriberListService).listSubscriberLists({ page, query, type });
      return listPayload(answer.lists, answer.metadata);
    },
    async fetchSubscribers(_source, { listId, ...args }, context, info) {
      const { contacts, subscriptions, metadata } = await subscribersOf(listId, args, context, asksForCount(info));
      const rows = subscriptions.flatMap((subscription, index): SubscriberMapper[] => {
        const contact = contacts[index];
        return contact ? [{ id: contact.id, contact, subscription }] : [];
      });
      return listPayload(rows, metadata);
    },
    getSubscriberListById: async (_source, { id }, context) =>
      listed((await context.call(SubscriberListService).getSubscriberList({ id })).list),
  },
  Mutation: {
    createSubscriberList: async (_source, { name, description, idempotencyKey }, context) =>
      listed(
        (
          await context.call(SubscriberListService).createSubscriberList({
            name,
            description: description ?? '',
            idempotencyKey: idempotencyKey ?? context.edge.ids.uuid(),
          })
        ).list,
      ),
    updateSubscriberList: async (_source, { id, version, ...fields }, context) =>
      listed((await context.call(SubscriberListService).updateSubscriberList({ ...given(fields), id, version })).list),
    deleteSubscriberList: async (_source, { id }, context) =>
      listed((await context.call(SubscriberListService).deleteSubscriberList({ id })).list),
    async addContactsToList(_source, { id, contacts }, context) {
      const asked = { listId: id, contactIds: [...contacts] };
      const { list, added } = await context.call(SubscriberListService).addSubscribers(asked);
      return { list: listed(list), changed: added };
    },
    async removeContactsFromList(_source, { id, contacts }, context) {
      const asked = { listId: id, contactIds: [...contacts] };
      const { list, removed } = await context.call(SubscriberListService).removeSubscribers(asked);
      return { list: listed(list), changed: removed };
    },
  },
  Subscription: {
    subscriberListChanged: live(() =>
      listen(
        SubscriberListChangedSchema,
        (event, audience, principal) => (maySee(principal, 'SUBSCRIBER_LIST', audience) ? event : undefined),
        { stateOf: ({ list }) => list?.id },
      ),
    ),
  },
  SubscriberList: {
    description: ({ description }: SubscriberList) => orNull(description),
    async contacts({ id }: SubscriberList, args, context, info) {
      const { contacts, metadata } = await subscribersOf(id, args, context, asksForCount(info));
      return listPayload(contacts, metadata);
    },
    growth: async ({ id }: SubscriberList, { days, timezone }, context) =>
      (await context.call(SubscriberListService).getListGrowth({ id, days, timezone })).days,
  },
  Subscriber: {
    subscribedAt: ({ subscription }: SubscriberMapper) => subscription.subscribedAt,
    source: ({ subscription }: SubscriberMapper) => subscription.source,
  },
  ContactSubscription: {
    subscribedAt: ({ subscription }: ContactSubscriptionMapper) => subscription.subscribedAt,
    source: ({ subscription }: ContactSubscriptionMapper) => subscription.source,
  },
  Contact: {
    async subscriberLists({ id }: Contact, _args, context) {
      if (!(await context.principal()).scope('SUBSCRIBER_LIST', 'READ')) return [];
      return (await context.loaders.subscriptions.load(id)) ?? [];
    },
  },
} satisfies Resolvers;

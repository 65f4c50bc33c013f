import { notFound } from '@ringline/kit/errors';
import { ContactChangedSchema, CustomerChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { ContactBulkService } from '@ringline/proto/contacts/v1/bulk_pb';
import { ContactPropertyService } from '@ringline/proto/contacts/v1/properties_pb';
import { ContactsService, type Contact } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Customer, CustomerOrder, OrderLineItem } from '@ringline/proto/contacts/v1/customers_pb';
import { MessagingService } from '@ringline/proto/messaging/v1/messaging_pb';
import { WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { given } from '../graphql/given.ts';
import type { OperationContext } from '../graphql/context.ts';
import { contactByNumber } from '../graphql/loaders.ts';
import { listPayload, pageOf, pageRequest } from '../graphql/paging.ts';
import { asksForCount } from '../graphql/selected.ts';
import { fullName, major, orNull } from '../graphql/present.ts';
import { live, type Resolver, type Resolvers } from '../graphql/resolverTypes.ts';
import type { QueryFetchContactsArgs } from '../generated/resolverTypes.ts';
import type { ContactMapper as ContactSource } from './mappers.ts';
import { named } from './named.ts';
import { maySee } from '../live/audience.ts';
import { listen } from '../live/listen.ts';
import { peerOfAddress } from '../conversations/peer.ts';

const threadOf = (contact: ContactSource, context: OperationContext) =>
  contact.thread ?? context.loaders.thread.load(contact.id);

/** What a shop knows of a contact, if one does; whoever may not read contacts is refused it. */
const ofCustomer =
  <Known>(read: (customer: Customer) => Known): Resolver<ContactSource, Known | null> =>
  async ({ id, isCustomer }, _args, { loaders }) => {
    const customer = isCustomer ? await loaders.customer.load(id) : null;
    return customer && read(customer);
  };

async function inInboxOrder(args: QueryFetchContactsArgs, context: OperationContext, counted: boolean) {
  const query = args.filters?.query ?? '';
  const { threads, metadata } = await context.call(MessagingService).listThreads({
    page: { ...pageRequest(args), uncounted: !counted },
    withoutTotalUnread: true,
    query,
    contactIds: await named(query, context),
  });
  const known = threads.filter((thread) => thread.contactId);
  const contacts = await Promise.all(
    known.map(async (thread) => {
      const contact = await context.loaders.contact.load(thread.contactId);
      return contact && { ...contact, thread };
    }),
  );
  return listPayload(
    contacts.filter((contact) => contact !== null),
    metadata,
  );
}

export const contacts = {
  Query: {
    async fetchContacts(_source, args, context, info) {
      if (args.phoneNumber) {
        const found = await contactByNumber(context, args.phoneNumber);
        return pageOf(found ? [found] : [], args);
      }
      if (args.hasConversation) return inInboxOrder(args, context, asksForCount(info));
      const { query, isLead, tags, ...narrowed } = args.filters ?? {};
      const answer = await context.call(ContactsService).listContacts({
        page: { ...pageRequest(args), uncounted: !asksForCount(info) },
        query: query ?? '',
        ...given({ ...narrowed, isLead }),
        tags: [...(tags ?? [])],
        ...(args.sort ? { sortBy: args.sort.by, descending: args.sort.descending } : {}),
      });
      return listPayload(answer.contacts, answer.metadata);
    },
    getContactById: async (_source, { id }, context) => {
      const { contact } = await context.call(ContactsService).getContact({ id });
      if (!contact) throw notFound('The contact');
      return contact;
    },
    getContactByPhoneNumber: (_source, { phoneNumber }, context) => contactByNumber(context, phoneNumber),
    fetchContactTags: async (_source, _args, context) =>
      (await context.call(ContactBulkService).listContactTags({})).names.map((name) => ({ name })),
    fetchContactCompanies: async (_source, { query }, context) =>
      (await context.call(ContactBulkService).listContactCompanies({ query: query ?? '' })).companies,
    fetchContactProperties: async (_source, _args, context) =>
      (await context.call(ContactPropertyService).listContactProperties({})).properties,
  },
  Mutation: {
    async createContact(_source, args, context) {
      const answer = await context.call(ContactsService).createContact({
        firstName: args.firstName,
        lastName: args.lastName ?? '',
        phoneNumber: args.phoneNumber,
        email: args.email ?? '',
        defaultCountry: args.defaultCountry || (await homeCountry(context)),
        idempotencyKey: args.idempotencyKey ?? context.edge.ids.uuid(),
        subscriberListId: args.subscriberListId ?? '',
      });
      return answer.contact;
    },
    async updateContact(_source, { id, version, fields, ...single }, context) {
      const { tags, customProperties, ...typed } = fields ?? {};
      const request = {
        ...given(typed),
        ...given(single),
        ...(tags ? { tags: { names: [...tags] } } : {}),
        properties: Object.fromEntries((customProperties ?? []).map((property) => [property.id, property.value])),
        id,
        version,
      };
      return (await context.call(ContactsService).updateContact(request)).contact;
    },
    tagContacts: async (_source, { ids, add, remove }, context) =>
      (
        await context
          .call(ContactBulkService)
          .tagContacts({ ids: [...ids], add: [...(add ?? [])], remove: [...(remove ?? [])] })
      ).ids,
    deleteContacts: async (_source, { ids }, context) =>
      (await context.call(ContactBulkService).deleteContacts({ ids: [...ids] })).ids,
    restoreContacts: async (_source, { ids }, context) =>
      (await context.call(ContactBulkService).restoreContacts({ ids: [...ids] })).ids,
    async saveContactProperty(_source, { input: { id, name, type, options } }, context) {
      const request = { id: id ?? '', name, type: type ?? '', options: [...(options ?? [])] };
      return (await context.call(ContactPropertyService).saveContactProperty(request)).property;
    },
    async deleteContactProperty(_source, { id }, context) {
      await context.call(ContactPropertyService).deleteContactProperty({ id });
      return id;
    },
  },
  Subscription: {
    contactChanged: live(() =>
      listen(
        ContactChangedSchema,
        (event, audience, principal) => (maySee(principal, 'CONTACTS', audience) ? event : undefined),
        { stateOf: ({ contact }) => contact?.id },
      ),
    ),
    customerChanged: live((_source, { contactId }) =>
      listen(
        CustomerChangedSchema,
        (event, audience, principal) =>
          event.contactId === contactId && maySee(principal, 'CONTACTS', audience) ? event : undefined,
        { stateOf: ({ contactId: id }) => id },
      ),
    ),
  },
  Contact: {
    peer: ({ phoneNumber }: Contact) => peerOfAddress(phoneNumber),
    fullName: (contact: Contact) => fullName(contact),
    tags: (contact: Contact) => contact.tags.map((name) => ({ name })),
    company: (contact: Contact) => (contact.company ? { id: contact.companyId, name: contact.company } : null),
    customProperties: async ({ properties }: Contact, _args, { loaders }) => {
      if (Object.keys(properties).length === 0) return [];
      const known = (await loaders.contactProperties.load('workspace')) ?? [];
      return known.flatMap(({ id, name, type }) => {
        const value = properties[id];
        return value === undefined ? [] : [{ id, name, type, value }];
      });
    },
    externalPlatformId: ofCustomer(({ externalId }) => externalId),
    updatedAtPlatform: ofCustomer(({ asOf }) => asOf),
    createdAtPlatform: ofCustomer(({ joinedAt }) => joinedAt),
    profileURL: ofCustomer(({ profileUrl }) => orNull(profileUrl)),
    totalSpent: ofCustomer(({ totalSpentMicros }) => major(totalSpentMicros)),
    totalSpentCurrency: ofCustomer(({ currency }) => orNull(currency)),
    totalNumberOfOrders: ofCustomer(({ orders }) => orders),
    latestOrder: ofCustomer(({ latestOrder }) => latestOrder),
    thread: (contact: ContactSource, _args, context) => threadOf(contact, context),
    lastConversation: async (contact: ContactSource, _args, context) =>
      (await threadOf(contact, context))?.lastConversation,
    totalUnreadMessages: async (contact: ContactSource, _args, context) =>
      (await threadOf(contact, context))?.unreadCount ?? 0,
  },
  ContactOrder: {
    financialStatus: (order: CustomerOrder) => orNull(order.financialStatus),
    fulfillmentStatus: (order: CustomerOrder) => orNull(order.fulfillmentStatus),
    createdAt: (order: CustomerOrder) => order.keptAt,
    createdAtPlatform: (order: CustomerOrder) => order.placedAt,
    totalPrice: (order: CustomerOrder) => major(order.totalMicros),
    lineItems: ({ lineItems, currency }: CustomerOrder) =>
      lineItems.map((item): OrderLineItem => ({ ...item, priceCurrency: item.priceCurrency || currency })),
  },
  ContactOrderLineItem: {
    price: (item: OrderLineItem) => major(item.priceMicros),
  },
} satisfies Resolvers;

/** Where the workspace is: how its people write numbers. */
async function homeCountry(context: OperationContext): Promise<string> {
  return (await context.call(WorkspaceService).getWorkspace({})).workspace?.setting?.country ?? '';
}

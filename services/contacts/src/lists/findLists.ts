import { isUuid } from '@ringline/kit/ids';
import { cutPage, MOST_COUNTED, readPage } from '@ringline/kit/paging';
import type {
  ListsOfRequest,
  ListSubscriberListsRequest,
  ListSubscribersRequest,
} from '@ringline/proto/contacts/v1/lists_pb';
import type { Contact } from '../contacts/contact.ts';
import type { Actor, Deps } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { requireList, type SubscriberList, type Subscription } from './list.ts';

/** Rows of a page unless the caller says otherwise (defaults 0, Paging). */
const DEFAULT_LIMIT = 50;

/** The workspace's lists, the newest first, or those whose name holds the text. There are 1,000 at the most. */
export const listLists =
  ({ db }: Pick<Deps, 'db'>) =>
  async (
    input: Pick<ListSubscriberListsRequest, 'page' | 'query'> & { readonly type?: string },
    { workspaceId }: Actor,
  ) => {
    const page = readPage(input.page, DEFAULT_LIMIT);
    const query = input.query.normalize('NFKC').trim().toLowerCase();
    return db.tenant(workspaceId, async ({ tx }) => {
      const where: Prisma.SubscriberListWhereInput = {
        workspaceId,
        deletedAt: null,
        ...(input.type ? { type: input.type } : {}),
        ...(query === '' ? {} : { nameKey: { contains: query } }),
      };
      const before: Prisma.SubscriberListWhereInput = page.after
        ? {
            createdAt: { lte: page.after.at },
            OR: [{ createdAt: { lt: page.after.at } }, { id: { lt: page.after.id } }],
          }
        : {};
      const rows = await tx.subscriberList.findMany({
        where: { AND: [where, before] },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        skip: page.offset,
        take: page.limit + 1,
      });
      const count = page.counted ? await tx.subscriberList.count({ where }) : 0;
      return cutPage<SubscriberList>(page, rows, count, ({ createdAt, id }) => ({ at: createdAt, id }));
    });
  };

/** @throws Refusal NOT_FOUND */
export const getList =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ id }: { readonly id: string }, { workspaceId }: Actor): Promise<SubscriberList> =>
    db.tenant(workspaceId, (uow) => requireList(uow, id));

/**
 * Who is on a list, with when they joined, the newest first.
 * @throws Refusal NOT_FOUND
 */
export const listSubscribers =
  ({ db }: Pick<Deps, 'db'>) =>
  async (input: Pick<ListSubscribersRequest, 'listId' | 'page'>, { workspaceId }: Actor) => {
    const page = readPage(input.page, DEFAULT_LIMIT);
    return db.tenant(workspaceId, async (uow) => {
      const list = await requireList(uow, input.listId);
      const before: Prisma.SubscriptionWhereInput = page.after
        ? {
            subscribedAt: { lte: page.after.at },
            OR: [{ subscribedAt: { lt: page.after.at } }, { contactId: { lt: page.after.id } }],
          }
        : {};
      const rows = await uow.tx.subscription.findMany({
        where: { AND: [{ workspaceId, listId: list.id, leftAt: null, hidden: false }, before] },
        orderBy: [{ subscribedAt: 'desc' }, { contactId: 'desc' }],
        skip: page.offset,
        take: page.limit + 1,
      });
      const contacts = await uow.tx.contact.findMany({
        where: { workspaceId, id: { in: rows.map(({ contactId }) => contactId) } },
      });
      const byId = new Map(contacts.map((contact) => [contact.id, contact]));
      const found = rows.flatMap((subscription) => {
        const contact = byId.get(subscription.contactId);
        return contact ? [{ subscription, contact }] : [];
      });
      return cutPage<{ subscription: Subscription; contact: Contact }>(
        page,
        found,
        Math.min(list.contactCount, MOST_COUNTED + 1),
        ({ subscription }) => ({ at: subscription.subscribedAt, id: subscription.contactId }),
        MOST_COUNTED,
      );
    });
  };

/** In which of some lists and segments a contact is; what is unknown, foreign or deleted is none. */
export const listsOf =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({
    workspaceId,
    contactId,
    listIds,
  }: Pick<ListsOfRequest, 'workspaceId' | 'contactId' | 'listIds'>): Promise<string[]> => {
    if (!isUuid(workspaceId) || !isUuid(contactId)) return [];
    return db.tenant(workspaceId, async ({ tx }) => {
      const on = await tx.subscription.findMany({
        where: { workspaceId, contactId, listId: { in: listIds.filter(isUuid) }, leftAt: null },
        select: { listId: true },
      });
      const lists = await tx.subscriberList.findMany({
        where: { workspaceId, id: { in: on.map(({ listId }) => listId) }, deletedAt: null },
        select: { id: true },
      });
      return lists.map(({ id }) => id);
    });
  };

/** The lists that contacts are on; unknown and foreign ids are left out. */
export const batchGetSubscriptions =
  ({ db }: Pick<Deps, 'db'>) =>
  async (
    { contactIds }: { readonly contactIds: readonly string[] },
    { workspaceId }: Actor,
  ): Promise<{ subscriptions: Subscription[]; lists: SubscriberList[] }> =>
    db.tenant(workspaceId, async ({ tx }) => {
      const joined = await tx.subscription.findMany({
        where: { workspaceId, contactId: { in: contactIds.filter((id) => isUuid(id)) }, leftAt: null, hidden: false },
        orderBy: [{ subscribedAt: 'desc' }, { listId: 'desc' }],
      });
      const lists = await tx.subscriberList.findMany({
        where: { workspaceId, id: { in: joined.map(({ listId }) => listId) }, deletedAt: null },
      });
      const known = new Set(lists.map(({ id }) => id));
      return { subscriptions: joined.filter(({ listId }) => known.has(listId)), lists };
    });

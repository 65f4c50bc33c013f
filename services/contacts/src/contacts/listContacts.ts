import { cutPage, MOST_COUNTED, MOST_FOUND, readPage, type Page } from '@ringline/kit/paging';
import { compileSearch } from '@ringline/kit/search';
import type { ListContactsRequest } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Actor, Deps, Unit } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Contact } from './contact.ts';
import { type ContactFilter, filterOf, filterSql } from './filter.ts';
import { searchContacts } from './searchContacts.ts';
import { placeOf, readOrder, readPlace, sortedIds, type Order } from './sort.ts';

/** Contacts of a page unless the caller says otherwise (defaults 0, Paging). */
const DEFAULT_LIMIT = 50;

/** The order of the list, and of counting: Prisma counts a bounded number in order of ids, for which all rows would be read. */
export const NEWEST: Prisma.ContactOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }];

type Input = Pick<ListContactsRequest, 'page' | 'query'> &
  Partial<Pick<ListContactsRequest, 'sortBy' | 'descending'>> &
  ContactFilter;

/** Contacts, newest first or in another order, or those that the query finds by name, number or e-mail. */
export const listContacts =
  ({ db }: Deps) =>
  async (input: Input, { workspaceId }: Actor) => {
    const order = readOrder({ by: input.sortBy ?? '', descending: input.descending ?? false });
    if (order) return db.tenant(workspaceId, (uow) => inOrder(uow, input, order));
    const page = readPage(input.page, DEFAULT_LIMIT);
    return db.tenant(workspaceId, async (uow) => {
      const { rows, count, most } = await (input.query.trim() === '' ? newest : found)(uow, input, page);
      return cutPage<Contact>(page, rows, count, ({ createdAt, id }) => ({ at: createdAt, id }), most);
    });
  };

interface Rows {
  readonly rows: Contact[];
  /** One more than `most`, where counting ended. */
  readonly count: number;
  readonly most: number;
}

async function newest({ tx, workspaceId }: Unit, input: Input, page: Page): Promise<Rows> {
  const where: Prisma.ContactWhereInput = { workspaceId, deletedAt: null, ...filterOf(input) };
  const rows = await tx.contact.findMany({
    where: { AND: [where, after(page)] },
    orderBy: NEWEST,
    skip: page.offset,
    take: page.limit + 1,
  });
  const count = page.counted ? await tx.contact.count({ where, orderBy: NEWEST, take: MOST_COUNTED + 1 }) : 0;
  return { rows, count, most: MOST_COUNTED };
}

const after = (page: Page): Prisma.ContactWhereInput =>
  page.after
    ? // The first condition bounds the walk along the index, which the order of two columns by itself does not.
      { createdAt: { lte: page.after.at }, OR: [{ createdAt: { lt: page.after.at } }, { id: { lt: page.after.id } }] }
    : {};

async function found(uow: Unit, input: Input, page: Page): Promise<Rows> {
  const { query, isLead, ...others } = input;
  if (Object.keys(filterOf(others)).length > 0) return foundAmong(uow, input, page);
  const { ids, hits } = await searchContacts(uow, compileSearch(query), { ...page, limit: page.limit + 1 }, isLead);
  const contacts = await uow.tx.contact.findMany({
    where: { workspaceId: uow.workspaceId, id: { in: [...ids] }, deletedAt: null },
  });
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), count: hits, most: MOST_FOUND };
}

/** Of those that the search finds, the newest 1,000 at the most, the ones that fit the other filters. */
async function foundAmong({ tx, workspaceId }: Unit, { query, ...input }: Input, page: Page): Promise<Rows> {
  const all = { after: undefined, offset: 0, limit: MOST_FOUND };
  const { ids } = await searchContacts({ tx }, compileSearch(query), all, input.isLead);
  const where = { workspaceId, deletedAt: null, id: { in: [...ids] }, ...filterOf(input) };
  const rows = await tx.contact.findMany({
    where: { AND: [where, after(page)] },
    orderBy: NEWEST,
    skip: page.offset,
    take: page.limit + 1,
  });
  return { rows, count: page.counted ? await tx.contact.count({ where }) : 0, most: MOST_FOUND };
}

/** In another order than the newest first. What a search or few tags find is put in order; everyone, and what many are, walks an index. */
async function inOrder(uow: Unit, { page: asked, ...input }: Input, order: Order) {
  const { tx, workspaceId } = uow;
  const page = readPage(asked && { ...asked, after: '' }, DEFAULT_LIMIT);
  const place = readPlace(asked?.after ?? '', order);
  const { where, count, most } = await among(uow, input, page.counted);
  const ids = await sortedIds(uow, { order, place, page: place ? { ...page, offset: 0 } : page, where });
  const contacts = await tx.contact.findMany({ where: { workspaceId, id: { in: ids }, deletedAt: null } });
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  const { rows, metadata } = cutPage<Contact>(page, found, count, ({ createdAt, id }) => ({ at: createdAt, id }), most);
  const last = rows.at(-1);
  return { rows, metadata: { ...metadata, endCursor: metadata.hasNext && last ? placeOf(last, order) : '' } };
}

/** Which contacts are put in order. Of more than are counted, whose filter finds one in a hundred at least, an index's walk finds a page soon. */
async function among(
  { tx, workspaceId }: Unit,
  { query, ...input }: Omit<Input, 'page'>,
  counted: boolean,
): Promise<{ where: Prisma.Sql; count: number; most: number }> {
  const searched = query.trim() !== '';
  const filter = filterOf(input);
  if (!searched && Object.keys(filter).length === 0) {
    const where = { workspaceId, deletedAt: null };
    const count = counted ? await tx.contact.count({ where, orderBy: NEWEST, take: MOST_COUNTED + 1 }) : 0;
    return { where: Prisma.sql`true`, count, most: MOST_COUNTED };
  }
  const all = { after: undefined, offset: 0, limit: MOST_FOUND };
  const found = searched ? (await searchContacts({ tx }, compileSearch(query), all, input.isLead)).ids : undefined;
  const most = found ? MOST_FOUND : MOST_COUNTED;
  const rows = await tx.contact.findMany({
    where: { workspaceId, deletedAt: null, ...filter, ...(found ? { id: { in: [...found] } } : {}) },
    orderBy: NEWEST,
    take: most + 1,
    select: { id: true },
  });
  const where = rows.length > most ? filterSql(input) : Prisma.sql`c.id = ANY (${rows.map(({ id }) => id)}::uuid[])`;
  return { where, count: rows.length, most };
}

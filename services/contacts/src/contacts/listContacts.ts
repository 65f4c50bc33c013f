import { anyOf } from '@ringline/kit/db';
import { cutPage, readPage } from '@ringline/kit/paging';
import { contained, nameWords, readNumberSearch } from '@ringline/kit/search';
import type { ListContactsRequest } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Actor, Deps } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Contact } from './contact.ts';

/** Contacts of a page unless the caller says otherwise (defaults 0, Paging). */
const DEFAULT_LIMIT = 50;

type Input = Pick<ListContactsRequest, 'page' | 'query' | 'isLead'>;

/** Contacts, newest first, or those that the query finds by name, number or e-mail. */
export const listContacts =
  ({ db }: Deps) =>
  async (input: Input, { workspaceId }: Actor) => {
    const page = readPage(input.page, DEFAULT_LIMIT);
    const where: Prisma.ContactWhereInput = {
      workspaceId,
      deletedAt: null,
      AND: search(input.query),
      ...(input.isLead === undefined ? {} : { isLead: input.isLead }),
    };
    const before: Prisma.ContactWhereInput = page.after
      ? // The first condition bounds the walk along the index, which the order of two columns by itself does not.
        { createdAt: { lte: page.after.at }, OR: [{ createdAt: { lt: page.after.at } }, { id: { lt: page.after.id } }] }
      : {};
    return db.tenant(workspaceId, async ({ tx }) => {
      const rows = await tx.contact.findMany({
        where: { AND: [where, before] },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        skip: page.offset,
        take: page.limit + 1,
      });
      const count = page.counted ? await tx.contact.count({ where }) : 0;
      return cutPage<Contact>(page, rows, count, ({ createdAt, id }) => ({ at: createdAt, id }));
    });
  };

/** Each word must be found somewhere; a text that is a number, or a part of one, may stand in the number as well (spec 002 §5). */
function search(query: string): Prisma.ContactWhereInput[] {
  if (query.trim() === '') return [];
  const words = nameWords(query);
  const number = readNumberSearch(query);
  return [
    anyOf<Prisma.ContactWhereInput>([
      ...(number?.startsWith ?? []).map((startsWith) => ({ phoneNumber: { startsWith } })),
      ...(number?.contains ?? []).map((contains) => ({ phoneNumber: { contains } })),
      ...(words.length === 0 ? [] : [{ AND: words.map((word) => ({ searchText: { contains: contained(word) } })) }]),
    ]),
  ];
}

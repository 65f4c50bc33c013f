import { cutPage, readPage } from '@ringline/kit/paging';
import type { ListContactsRequest } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Deps } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Contact } from './contact.ts';

/** Contacts of a page unless the caller says otherwise (defaults 0, Paging). */
const DEFAULT_LIMIT = 50;

type Input = Pick<ListContactsRequest, 'page' | 'query' | 'isLead'>;

/** Contacts, newest first, or those that the query finds by name, number or e-mail. */
export const listContacts =
  ({ db }: Deps) =>
  async (input: Input, workspaceId: string) => {
    const page = readPage(input.page, DEFAULT_LIMIT);
    const where: Prisma.ContactWhereInput = {
      workspaceId,
      deletedAt: null,
      AND: search(input.query),
      ...(input.isLead === undefined ? {} : { isLead: input.isLead }),
    };
    const before: Prisma.ContactWhereInput = page.after
      ? { OR: [{ createdAt: { lt: page.after.at } }, { createdAt: page.after.at, id: { lt: page.after.id } }] }
      : {};
    return db.tenant(workspaceId, async ({ tx }) => {
      const rows = await tx.contact.findMany({
        where: { AND: [where, before] },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        skip: page.offset,
        take: page.limit + 1,
      });
      const count = await tx.contact.count({ where });
      return cutPage<Contact>(page, rows, count, ({ createdAt, id }) => ({ at: createdAt, id }));
    });
  };

/** Each word must be found somewhere; a text that looks like a number is one word, without its leading 0 (spec 002 §5). */
function search(query: string): Prisma.ContactWhereInput[] {
  const text = query.trim();
  if (text === '') return [];
  const digits = digitsOf(text);
  if (digits !== '') return [{ OR: [{ phoneNumber: { contains: digits } }, ...inText(text)] }];
  return text.split(/\s+/).map((word) => ({ OR: inText(word) }));
}

function inText(word: string): Prisma.ContactWhereInput[] {
  // % and _ are letters here, not wildcards.
  const contains = word.replace(/[\\%_]/g, '\\$&');
  return [
    { firstName: { contains, mode: 'insensitive' } },
    { lastName: { contains, mode: 'insensitive' } },
    { email: { contains, mode: 'insensitive' } },
  ];
}

function digitsOf(text: string): string {
  return /^\+?[\d\s().-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^0/, '') : '';
}

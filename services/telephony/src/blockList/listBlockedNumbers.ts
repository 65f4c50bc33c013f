import type { Principal } from '@ringline/kit/auth';
import { cutPage, readPage } from '@ringline/kit/paging';
import { phoneMatchKey } from '@ringline/kit/phone';
import type { ListBlockedNumbersRequest } from '@ringline/proto/telephony/v1/block_list_pb';
import type { Deps } from '../context.ts';
import type { BlockedNumber, Prisma } from '../generated/prisma/client.ts';

const DEFAULT_LIMIT = 50;

type Input = Pick<ListBlockedNumbersRequest, 'page' | 'query' | 'number'>;

/** The workspace's block list, newest first: all of it, what a query finds by number or reason, or one number in whichever spelling. */
export function listBlockedNumbers({ db }: Deps) {
  return async (input: Input, { workspaceId }: Pick<Principal, 'workspaceId'>) => {
    const page = readPage(input.page, DEFAULT_LIMIT);
    const where: Prisma.BlockedNumberWhereInput = {
      workspaceId,
      ...(input.number === '' ? {} : { matchKey: phoneMatchKey(input.number.trim()) }),
      ...found(input.query.trim()),
    };
    const { after } = page;
    const before: Prisma.BlockedNumberWhereInput = after
      ? { OR: [{ blockedAt: { lt: after.at } }, { blockedAt: after.at, id: { lt: after.id } }] }
      : {};
    return db.tenant(workspaceId, async ({ tx }) => {
      const rows = await tx.blockedNumber.findMany({
        where: { AND: [where, before] },
        orderBy: [{ blockedAt: 'desc' }, { id: 'desc' }],
        skip: page.offset,
        take: page.limit + 1,
      });
      const count = await tx.blockedNumber.count({ where });
      return cutPage<BlockedNumber>(page, rows, count, ({ blockedAt, id }) => ({ at: blockedAt, id }));
    });
  };
}

/** What looks like a number is looked for among numbers, however it is written; everything else among the reasons. */
function found(text: string): Prisma.BlockedNumberWhereInput {
  if (text === '') return {};
  const digits = /^\+?[\d\s().-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^0/, '') : '';
  if (digits !== '') return { number: { contains: digits } };
  // % and _ are letters here, not wildcards.
  return { reason: { contains: text.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } };
}

import type { Principal } from '@ringline/kit/auth';
import { cutPage, readPage } from '@ringline/kit/paging';
import type { ListThreadsRequest } from '@ringline/proto/messaging/v1/messaging_pb';
import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { searchThreads } from '../search/searchThreads.ts';
import type { Item, Thread } from '../timeline/timeline.ts';
import { visibleThreads } from './visible.ts';

/** Rows of the inbox unless the caller says otherwise (defaults 0, Paging). */
const DEFAULT_LIMIT = 10;

type Input = Pick<ListThreadsRequest, 'page' | 'filter' | 'contactIds' | 'query'> &
  Partial<Pick<ListThreadsRequest, 'threadIds'>>;

const FILTERS: Readonly<Record<string, Prisma.ThreadWhereInput>> = {
  OPEN: { state: 'OPEN' },
  DONE: { state: 'DONE' },
  UNREAD: { unreadCount: { gt: 0 } },
};

/** The inbox: threads that the person may see, newest first, each with its newest item. */
export const listThreads =
  ({ db }: Pick<Deps, 'db'>) =>
  async (input: Input, principal: Principal) => {
    const page = readPage(input.page, DEFAULT_LIMIT);
    const visible = visibleThreads(principal.scope('MESSAGES', 'READ'), principal);
    const before: Prisma.ThreadWhereInput = page.after
      ? {
          OR: [{ lastActivityAt: { lt: page.after.at } }, { lastActivityAt: page.after.at, id: { lt: page.after.id } }],
        }
      : {};
    return db.tenant(principal.workspaceId, async ({ tx }) => {
      const where: Prisma.ThreadWhereInput = {
        AND: [
          visible,
          FILTERS[input.filter] ?? {},
          // A search by name finds contacts elsewhere; their ids and the typed number are two ways to the same row.
          input.query.trim() === '' ? {} : { id: { in: await searchThreads({ tx }, input.query, input.contactIds) } },
          input.query.trim() === '' && input.contactIds.length > 0
            ? { contactId: { in: input.contactIds.filter(isUuid) } }
            : {},
          input.threadIds?.length ? { id: { in: input.threadIds.filter(isUuid) } } : {},
        ],
      };
      const found = await tx.thread.findMany({
        where: { AND: [where, before] },
        orderBy: [{ lastActivityAt: 'desc' }, { id: 'desc' }],
        skip: page.offset,
        take: page.limit + 1,
      });
      const count = await tx.thread.count({ where });
      const unread = await tx.thread.aggregate({ where: visible, _sum: { unreadCount: true } });
      const { rows, metadata } = cutPage<Thread>(page, found, count, ({ lastActivityAt, id }) => ({
        at: lastActivityAt,
        id,
      }));
      const newest = await tx.item.findMany({
        where: { workspaceId: principal.workspaceId, id: { in: rows.flatMap(({ lastItemId }) => lastItemId ?? []) } },
      });
      const byId = new Map<string, Item>(newest.map((item) => [item.id, item]));
      return {
        rows: rows.map((thread) => ({ thread, last: byId.get(thread.lastItemId ?? '') })),
        metadata,
        totalUnread: unread._sum.unreadCount ?? 0,
      };
    });
  };

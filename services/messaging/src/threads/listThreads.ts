import type { Principal } from '@ringline/kit/auth';
import { cutPage, MOST_COUNTED, readPage, type Page } from '@ringline/kit/paging';
import type { ListThreadsRequest } from '@ringline/proto/messaging/v1/messaging_pb';
import { isUuid } from '@ringline/kit/ids';
import type { Deps, Unit } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { searchThreads } from '../search/searchThreads.ts';
import type { Item, Thread } from '../timeline/timeline.ts';
import { type Narrowing, viewedCount, viewedPage, viewedUnread } from './inboxPage.ts';
import { viewersOf, visibleThreads } from './visible.ts';

/** Rows of the inbox unless the caller says otherwise (defaults 0, Paging). */
const DEFAULT_LIMIT = 10;

/** The order of the list, and of counting: Prisma counts a bounded number in order of ids, for which all rows would be read. */
const NEWEST: Prisma.ThreadOrderByWithRelationInput[] = [{ lastActivityAt: 'desc' }, { id: 'desc' }];

type Input = Pick<ListThreadsRequest, 'page' | 'filter' | 'contactIds' | 'query'> &
  Partial<Pick<ListThreadsRequest, 'threadIds' | 'withoutTotalUnread' | 'tagId' | 'assigned'>>;

const FILTERS: Readonly<Record<string, Prisma.ThreadWhereInput>> = {
  OPEN: { state: 'OPEN' },
  DONE: { state: 'DONE' },
  SNOOZED: { state: 'SNOOZED' },
  UNREAD: { unreadCount: { gt: 0 } },
};

/** A page of threads and the row after it, and how many there are. */
interface Found {
  readonly threads: Thread[];
  readonly count: number;
}

/** The inbox: threads that the person may see, newest first, each with its newest item. */
export const listThreads =
  ({ db }: Pick<Deps, 'db'>) =>
  async (input: Input, principal: Principal) => {
    const page = readPage(input.page, DEFAULT_LIMIT);
    const scope = principal.scope('MESSAGES', 'READ');
    const viewers = viewersOf(scope, principal);
    const isSearch =
      input.query.trim() !== '' ||
      input.contactIds.length > 0 ||
      input.filter === 'FOLLOW_UP' ||
      Boolean(input.threadIds?.length || input.tagId);
    const assigned = assignedTo(input.assigned ?? '', principal);
    const unassigned = input.assigned === 'NONE';
    return db.tenant(principal.workspaceId, async (uow) => {
      const { conditions, isCut } = await sought(uow, input, principal);
      const { threads, count } =
        viewers === undefined || isSearch || (assigned !== undefined && !unassigned)
          ? await listed(
              uow,
              {
                AND: [visibleThreads(scope, principal), FILTERS[input.filter] ?? {}, assigned ?? {}, ...conditions],
              },
              page,
            )
          : await viewed(uow, viewers, { filter: input.filter, unassigned }, page);
      const { rows, metadata } = cutPage<Thread>(
        page,
        threads,
        count,
        ({ lastActivityAt, id }) => ({ at: lastActivityAt, id }),
        MOST_COUNTED,
      );
      const newest = await uow.tx.item.findMany({
        where: { workspaceId: principal.workspaceId, id: { in: rows.flatMap(({ lastItemId }) => lastItemId ?? []) } },
      });
      const byId = new Map<string, Item>(newest.map((item) => [item.id, item]));
      return {
        rows: rows.map((thread) => ({ thread, last: byId.get(thread.lastItemId ?? '') })),
        metadata: isCut ? { ...metadata, countIsLeast: true } : metadata,
        totalUnread: input.withoutTotalUnread ? 0 : await totalUnread(uow, viewers),
      };
    });
  };

interface Sought {
  readonly conditions: readonly Prisma.ThreadWhereInput[];
  /** More may fit than are looked through. */
  readonly isCut: boolean;
}

/** A search by name finds contacts elsewhere; their ids and the typed number are two ways to the same row. */
async function sought(
  uow: Unit,
  { query, contactIds, threadIds, tagId, filter }: Input,
  { userId }: Principal,
): Promise<Sought> {
  const named = query.trim() === '' ? undefined : await searchThreads(uow, query, contactIds);
  const conditions: Prisma.ThreadWhereInput[] = [
    ...(named ? [{ id: { in: [...named.ids] } }] : []),
    ...(!named && contactIds.length > 0 ? [{ contactId: { in: contactIds.filter(isUuid) } }] : []),
    ...(threadIds?.length ? [{ id: { in: threadIds.filter(isUuid) } }] : []),
    ...(tagId ? [withTag(uow.workspaceId, tagId)] : []),
    ...(filter === 'FOLLOW_UP' ? [{ followUps: { some: { workspaceId: uow.workspaceId, userId } } }] : []),
  ];
  return { conditions, isCut: named?.isCut ?? false };
}

/** Whose work it is, as the inbox is narrowed down to it; each is a walk along an index. Undefined: whoever's. */
function assignedTo(assigned: string, { userId, teamIds }: Principal): Prisma.ThreadWhereInput | undefined {
  if (assigned === 'ME') return { assigneeId: userId };
  if (assigned === 'MY_TEAMS') return { assigneeId: { in: teamIds.filter(isUuid) } };
  return assigned === 'NONE' ? { assigneeId: null } : undefined;
}

/** A tag that is none is on no thread. */
const withTag = (workspaceId: string, tagId: string): Prisma.ThreadWhereInput =>
  isUuid(tagId) ? { tags: { some: { workspaceId, tagId } } } : { id: { in: [] } };

async function listed({ tx }: Unit, where: Prisma.ThreadWhereInput, page: Page): Promise<Found> {
  const threads = await tx.thread.findMany({
    where: { AND: [where, page.after ? beforeCursor(page.after) : {}] },
    orderBy: NEWEST,
    skip: page.offset,
    take: page.limit + 1,
  });
  const count = page.counted ? await tx.thread.count({ where, orderBy: NEWEST, take: MOST_COUNTED + 1 }) : 0;
  return { threads, count };
}

/** The first condition bounds the walk along the index, which the order of two columns by itself does not. */
const beforeCursor = ({ at, id }: { at: Date; id: string }): Prisma.ThreadWhereInput => ({
  lastActivityAt: { lte: at },
  OR: [{ lastActivityAt: { lt: at } }, { id: { lt: id } }],
});

async function viewed(uow: Unit, viewers: readonly string[], narrowing: Narrowing, page: Page): Promise<Found> {
  const ids = await viewedPage(uow, viewers, narrowing, page);
  const found = await uow.tx.thread.findMany({ where: { workspaceId: uow.workspaceId, id: { in: ids } } });
  const byId = new Map(found.map((thread) => [thread.id, thread]));
  return {
    threads: ids.flatMap((id) => byId.get(id) ?? []),
    count: page.counted ? await viewedCount(uow, viewers, narrowing) : 0,
  };
}

async function totalUnread(uow: Unit, viewers: readonly string[] | undefined): Promise<number> {
  if (viewers !== undefined) return viewedUnread(uow, viewers);
  const { tx, workspaceId } = uow;
  const unread = await tx.thread.aggregate({
    where: { workspaceId, unreadCount: { gt: 0 } },
    _sum: { unreadCount: true },
  });
  return unread._sum.unreadCount ?? 0;
}

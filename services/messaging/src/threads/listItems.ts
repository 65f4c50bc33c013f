import type { Principal } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { cutPage, MOST_COUNTED, readPage, type Page } from '@ringline/kit/paging';
import type { PageRequest } from '@ringline/proto/common/v1/common_pb';
import type { ListConversationsRequest } from '@ringline/proto/messaging/v1/messaging_pb';
import { isUuid } from '@ringline/kit/ids';
import type { Deps, Unit } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { addressedTo, visibleItems, visibleThreads } from './visible.ts';

/** Items of a page unless the caller says otherwise (defaults 0, Paging). */
const DEFAULT_LIMIT = 15;

/** The order of the list, and of counting: Prisma counts a bounded number in order of ids, for which all rows would be read. */
const NEWEST: Prisma.ItemOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }];

/** One person's timeline, newest first. Of a thread or contact that the person may not see it has what was addressed to them. */
export const listConversations =
  (deps: Pick<Deps, 'db'>) =>
  async (
    input: Pick<ListConversationsRequest, 'page' | 'contactId' | 'threadId' | 'channel'> &
      Partial<Pick<ListConversationsRequest, 'direction'>>,
    principal: Principal,
  ) => {
    const ids = [input.contactId, input.threadId].filter((id) => id !== '');
    if (ids.some((id) => !isUuid(id))) throw notFound('The conversation');
    const channel = input.channel.toUpperCase() === 'CALL' ? 'VOICE' : input.channel.toUpperCase();
    const direction = input.direction ? { direction: input.direction } : {};
    return list(deps, principal, input.page, async (uow) => ({
      ...(channel === '' ? {} : channel === 'SMS' ? WRITTEN : { channel }),
      ...direction,
      AND: [
        ids.length > 0
          ? await ofThreads(uow, input, principal)
          : visibleItems(principal.scope('MESSAGES', 'READ'), principal),
      ],
    }));
  };

/** Everything written, whatever channel it took: `SMS` is what asks for it. */
const WRITTEN = { channel: { not: 'VOICE' } };

/** Threads are found first, and which of them are seen: their items are then a walk along one index, for whoever asks. */
async function ofThreads(
  { tx, workspaceId }: Unit,
  { contactId, threadId }: Pick<ListConversationsRequest, 'contactId' | 'threadId'>,
  principal: Principal,
): Promise<Prisma.ItemWhereInput> {
  const scope = principal.scope('MESSAGES', 'READ');
  const where = { ...(threadId === '' ? {} : { id: threadId }), ...(contactId === '' ? {} : { contactId }) };
  const idsOf = async (more: Prisma.ThreadWhereInput) =>
    (await tx.thread.findMany({ where: { AND: [where, more] }, select: { id: true } })).map(({ id }) => id);
  const all = await idsOf({ workspaceId });
  const seen = scope === 'all' ? all : await idsOf(visibleThreads(scope, principal));
  if (seen.length === all.length) return { threadId: { in: seen } };
  return {
    threadId: { in: all },
    OR: [{ threadId: { in: seen } }, ...addressedTo(scope, principal)],
  };
}

async function list(
  { db }: Pick<Deps, 'db'>,
  { workspaceId }: Principal,
  request: PageRequest | undefined,
  filter: Prisma.ItemWhereInput | ((uow: Unit) => Promise<Prisma.ItemWhereInput>),
) {
  const page = readPage(request, DEFAULT_LIMIT);
  return db.tenant(workspaceId, async (uow) => {
    const { tx } = uow;
    const where: Prisma.ItemWhereInput = {
      ...(typeof filter === 'function' ? await filter(uow) : filter),
      workspaceId,
    };
    const found = await tx.item.findMany({
      where: { AND: [where, beforeCursor(page)] },
      include: { thread: true },
      orderBy: NEWEST,
      skip: page.offset,
      take: page.limit + 1,
    });
    const count = page.counted ? await tx.item.count({ where, orderBy: NEWEST, take: MOST_COUNTED + 1 }) : 0;
    return cutPage(page, found, count, ({ createdAt, id }) => ({ at: createdAt, id }), MOST_COUNTED);
  });
}

/** The first condition bounds the walk along the index, which the order of two columns by itself does not. */
const beforeCursor = ({ after }: Page): Prisma.ItemWhereInput =>
  after === undefined
    ? {}
    : { createdAt: { lte: after.at }, OR: [{ createdAt: { lt: after.at } }, { id: { lt: after.id } }] };

import type { Principal } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { cutPage, readPage } from '@ringline/kit/paging';
import type { PageRequest } from '@ringline/proto/common/v1/common_pb';
import type { ListCallHistoryRequest, ListConversationsRequest } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Deps } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { isUuid } from '../messages/prepare.ts';
import { visibleThreads } from './visible.ts';

/** Items of a page unless the caller says otherwise (defaults 0, Paging). */
const DEFAULT_LIMIT = 15;

/** One person's timeline, newest first. A thread or contact that the person may not see has no items. */
export const listConversations =
  (deps: Pick<Deps, 'db'>) =>
  async (
    input: Pick<ListConversationsRequest, 'page' | 'contactId' | 'threadId' | 'channel'>,
    principal: Principal,
  ) => {
    const ids = [input.contactId, input.threadId].filter((id) => id !== '');
    if (ids.some((id) => !isUuid(id))) throw notFound('The conversation');
    const visible = visibleThreads(principal.scope('MESSAGES', 'READ'), principal);
    return list(deps, principal, input.page, {
      ...(input.threadId === '' ? {} : { threadId: input.threadId }),
      ...(input.channel === ''
        ? {}
        : { channel: input.channel.toUpperCase() === 'CALL' ? 'VOICE' : input.channel.toUpperCase() }),
      thread: input.contactId === '' ? visible : { AND: [visible, { contactId: input.contactId }] },
    });
  };

/** Calls of the whole workspace within the person's scope, newest first. */
export const listCallHistory =
  (deps: Pick<Deps, 'db'>) =>
  async (
    input: Pick<ListCallHistoryRequest, 'page' | 'direction' | 'statuses' | 'phoneNumberId' | 'contactId'>,
    principal: Principal,
  ) => {
    if ([input.phoneNumberId, input.contactId].some((id) => id !== '' && !isUuid(id))) throw notFound('The call');
    const visible = visibleThreads(principal.scope('CALLS', 'READ'), principal);
    return list(deps, principal, input.page, {
      channel: 'VOICE',
      ...(input.direction === '' ? {} : { direction: input.direction }),
      ...(input.statuses.length === 0 ? {} : { callStatus: { in: [...input.statuses] } }),
      ...(input.phoneNumberId === '' ? {} : { phoneNumberId: input.phoneNumberId }),
      thread: input.contactId === '' ? visible : { AND: [visible, { contactId: input.contactId }] },
    });
  };

async function list(
  { db }: Pick<Deps, 'db'>,
  { workspaceId }: Principal,
  request: PageRequest | undefined,
  filter: Prisma.ItemWhereInput,
) {
  const page = readPage(request, DEFAULT_LIMIT);
  const where: Prisma.ItemWhereInput = { ...filter, workspaceId };
  const before: Prisma.ItemWhereInput = page.after
    ? { OR: [{ createdAt: { lt: page.after.at } }, { createdAt: page.after.at, id: { lt: page.after.id } }] }
    : {};
  return db.tenant(workspaceId, async ({ tx }) => {
    const found = await tx.item.findMany({
      where: { AND: [where, before] },
      include: { thread: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: page.offset,
      take: page.limit + 1,
    });
    return cutPage(page, found, await tx.item.count({ where }), ({ createdAt, id }) => ({ at: createdAt, id }));
  });
}

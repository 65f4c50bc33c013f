import type { PermissionAction, Principal, Scope } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Item, Thread } from '../timeline/timeline.ts';

/** Threads that a scope shows: all, those of numbers of the person's teams, or those in which the person took part (defaults 2.1). */
export function visibleThreads(
  scope: Scope | undefined,
  { workspaceId, teamIds, userId }: Principal,
): Prisma.ThreadWhereInput {
  if (scope === 'all') return { workspaceId };
  const own: Prisma.ThreadWhereInput = { items: { some: { agentUserId: userId } } };
  return { workspaceId, OR: scope === 'team' ? [{ teamIds: { hasSome: [...teamIds] } }, own] : [own] };
}

/** @throws Refusal NOT_FOUND, for foreign and unseen items too */
export const findItem =
  ({ db }: Pick<Deps, 'db'>) =>
  async (id: string, principal: Principal, action: PermissionAction): Promise<{ item: Item; thread: Thread }> => {
    const { workspaceId } = principal;
    const found = isUuid(id)
      ? await db.tenant(workspaceId, ({ tx }) =>
          tx.item.findFirst({
            where: { id, workspaceId, thread: visibleThreads(principal.scope('MESSAGES', action), principal) },
            include: { thread: true },
          }),
        )
      : null;
    if (!found) throw notFound('The conversation');
    const { thread, ...item } = found;
    return { item, thread };
  };

/** @throws Refusal NOT_FOUND, for foreign and unseen threads too */
export const findThread =
  ({ db }: Pick<Deps, 'db'>) =>
  async (
    by: { threadId: string; contactId: string },
    principal: Principal,
    action: PermissionAction,
  ): Promise<Thread> => {
    const id = by.threadId || by.contactId;
    const found = isUuid(id)
      ? await db.tenant(principal.workspaceId, ({ tx }) =>
          tx.thread.findFirst({
            where: {
              ...visibleThreads(principal.scope('MESSAGES', action), principal),
              ...(by.threadId ? { id } : { contactId: id }),
            },
            orderBy: { lastActivityAt: 'desc' },
          }),
        )
      : null;
    if (!found) throw notFound('The conversation');
    return found;
  };

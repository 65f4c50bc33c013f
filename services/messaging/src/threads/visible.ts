import type { PermissionAction, Principal, Scope } from '@ringline/kit/auth';
import { anyOf } from '@ringline/kit/db';
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
  return { workspaceId, AND: [anyOf(scope === 'team' ? [{ teamIds: { hasSome: [...teamIds] } }, own] : [own])] };
}

/**
 * Items that a scope shows: those of its threads, and calls that were addressed to the person or, with scope `team`, to a team of
 * theirs, whatever number they came to (defaults 2.1).
 *
 * Of such a call's thread they see nothing more. A thread is everything with one person outside, over all numbers of the workspace,
 * and is seen whole or not at all: its row in the inbox tells of the newest text, how much of it is unread and whether it is done,
 * and who sees it changes that for all. A text is for the teams of its number; that a menu led a call to another team does not make
 * it that team's. So what becomes visible is the object that was addressed, the call: in the history, by its id, and in the
 * timeline of its person, where it then stands alone.
 */
export function visibleItems(scope: Scope | undefined, principal: Principal): Prisma.ItemWhereInput {
  if (scope === undefined) return { thread: visibleThreads(scope, principal) };
  const { workspaceId, teamIds, userId } = principal;
  if (scope === 'all') return { workspaceId };
  return {
    workspaceId,
    OR: [
      { thread: visibleThreads(scope, principal) },
      { addressedUserIds: { has: userId } },
      ...(scope === 'team' ? [{ addressedTeamIds: { hasSome: [...teamIds] } }] : []),
    ],
  };
}

/** To read, what is seen; to change something, an item of a thread that is seen. @throws Refusal NOT_FOUND, for foreign and unseen items too */
export const findItem =
  ({ db }: Pick<Deps, 'db'>) =>
  async (id: string, principal: Principal, action: PermissionAction): Promise<{ item: Item; thread: Thread }> => {
    const { workspaceId } = principal;
    const scope = principal.scope('MESSAGES', action);
    const found = isUuid(id)
      ? await db.tenant(workspaceId, ({ tx }) =>
          tx.item.findFirst({
            where: {
              AND: [
                { id, workspaceId },
                action === 'READ' ? visibleItems(scope, principal) : { thread: visibleThreads(scope, principal) },
              ],
            },
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

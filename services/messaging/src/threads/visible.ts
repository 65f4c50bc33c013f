import type { PermissionAction, Principal, Scope } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps, Unit } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Item, Thread } from '../timeline/timeline.ts';

/**
 * As whom somebody sees threads with a scope: their teams and themselves, as thread_viewer names them; undefined is everybody
 * (defaults 2.1). Triggers keep the table: the teams of a thread's numbers, and those who took part in it.
 */
export function viewersOf(scope: Scope | undefined, { teamIds, userId }: Principal): string[] | undefined {
  if (scope === 'all') return undefined;
  return [...(scope === 'team' ? teamIds : []), userId].filter(isUuid);
}

/** Threads that a scope shows: all, those of numbers of the person's teams, or those in which the person took part (defaults 2.1). */
export function visibleThreads(scope: Scope | undefined, principal: Principal): Prisma.ThreadWhereInput {
  const { workspaceId } = principal;
  const viewers = viewersOf(scope, principal);
  if (viewers === undefined) return { workspaceId };
  return { workspaceId, viewers: { some: { workspaceId, viewerId: { in: viewers } } } };
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
  const { workspaceId } = principal;
  if (scope === 'all') return { workspaceId };
  return { workspaceId, OR: [{ thread: visibleThreads(scope, principal) }, ...addressedTo(scope, principal)] };
}

/** Calls that somebody sees with a scope, whatever thread they stand in. */
export function addressedTo(scope: Scope | undefined, { teamIds, userId }: Principal): Prisma.ItemWhereInput[] {
  if (scope === undefined) return [];
  return [
    { addressedUserIds: { has: userId } },
    ...(scope === 'team' ? [{ addressedTeamIds: { hasSome: [...teamIds] } }] : []),
  ];
}

/** To read, what is seen; to change something, an item of a thread that is seen. @throws Refusal NOT_FOUND, for foreign and unseen items too */
export const findItem =
  ({ db }: Pick<Deps, 'db'>) =>
  async (id: string, principal: Principal, action: PermissionAction): Promise<{ item: Item; thread: Thread }> => {
    const { workspaceId } = principal;
    const scope = principal.scope('MESSAGES', action);
    const found = isUuid(id)
      ? await db.tenant(workspaceId, async ({ tx }) => {
          const row = await tx.item.findFirst({ where: { id, workspaceId }, include: { thread: true } });
          if (row === null || (action === 'READ' && isAddressed(row, scope, principal))) return row;
          return (await seesThread(tx, row.threadId, scope, principal)) ? row : null;
        })
      : null;
    if (!found) throw notFound('The conversation');
    const { thread, ...item } = found;
    return { item, thread };
  };

async function seesThread(tx: Unit['tx'], threadId: string, scope: Scope | undefined, principal: Principal) {
  const viewers = viewersOf(scope, principal);
  if (viewers === undefined) return true;
  const { workspaceId } = principal;
  return (await tx.threadViewer.findFirst({ where: { threadId, workspaceId, viewerId: { in: viewers } } })) !== null;
}

function isAddressed(item: Item, scope: Scope | undefined, { teamIds, userId }: Principal): boolean {
  if (scope === undefined) return false;
  return (
    item.addressedUserIds.includes(userId) ||
    (scope === 'team' && item.addressedTeamIds.some((team) => teamIds.includes(team)))
  );
}

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

import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound } from '@ringline/kit/errors';
import type { Deps, Unit } from '../context.ts';
import type { Notification } from '../generated/prisma/client.ts';
import { ABOUT_CONVERSATIONS, announceNotifications, CHATS, DEALT_WITH, languagesOf } from './notification.ts';

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** As many as a list shows. */
export const MOST_LISTED = 200;

interface Which {
  readonly userId?: string;
  readonly threadId?: string;
  readonly ids?: readonly string[];
  readonly kind?: string;
}

/** Marks what is unread of these as read. @returns those that changed */
export async function markRead(
  { clock }: Pick<Deps, 'clock'>,
  { tx, workspaceId }: Unit,
  which: Which,
): Promise<Notification[]> {
  return tx.notification.updateManyAndReturn({
    where: { ...whereOf(which), workspaceId, readAt: null },
    data: { readAt: clock.now(), version: { increment: 1 } },
  });
}

/** Marks these as dealt with, for everybody who was told of them. @returns those that changed */
export async function markDone(
  { clock }: Pick<Deps, 'clock'>,
  { tx, workspaceId }: Unit,
  about: { threadId: string } | { conversationId: string },
): Promise<Notification[]> {
  const now = clock.now();
  return tx.notification.updateManyAndReturn({
    where: { ...about, kind: { in: [...DEALT_WITH] }, workspaceId, OR: [{ readAt: null }, { doneAt: null }] },
    data: { readAt: now, doneAt: now, version: { increment: 1 } },
  });
}

const whereOf = ({ userId, threadId, ids, kind }: Which) => ({
  ...(kind === undefined ? {} : { kind }),
  ...(userId === undefined ? {} : { userId }),
  ...(threadId === undefined ? {} : { threadId }),
  ...(ids === undefined ? {} : { id: { in: [...ids] } }),
});

export interface OwnNotifications {
  readonly rows: readonly Notification[];
  readonly unreadCount: number;
  /** Chats of teammates in which something is unread. */
  readonly unreadChats: number;
  /** In which they are worded. */
  readonly language: string;
}

type Caller = Pick<Principal, 'workspaceId' | 'userId'>;

/** The caller's own, newest first. */
export const listNotifications =
  ({ db }: Pick<Deps, 'db'>) =>
  (
    { unreadOnly, aboutConversations = false }: { unreadOnly: boolean; aboutConversations?: boolean },
    { workspaceId, userId }: Caller,
  ): Promise<OwnNotifications> =>
    db.tenant(workspaceId, async (uow) => {
      const about = aboutConversations ? { kind: { in: [...ABOUT_CONVERSATIONS] }, commentType: '' } : {};
      const rows = await uow.tx.notification.findMany({
        where: { workspaceId, userId, ...(unreadOnly ? { readAt: null } : {}), ...about },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MOST_LISTED,
      });
      return own(uow, userId, rows, about);
    });

interface ChangeReadState {
  readonly isRead: boolean;
  readonly ids: readonly string[];
  readonly threadId: string;
}

/**
 * Marks the caller's own as read or unread: those named, those of a thread, or all.
 * @throws Refusal NOT_FOUND when none of those named is theirs, VALIDATION_FAILED for what is no id, or too many of them
 */
export const changeNotificationReadState =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  ({ isRead, ids, threadId }: ChangeReadState, { workspaceId, userId }: Caller): Promise<OwnNotifications> => {
    if (ids.length > MOST_LISTED)
      throw invalid('ids', `Name at most ${MOST_LISTED} at once, or none to change all of them.`);
    if (!ids.every((id) => UUID.test(id))) throw invalid('ids', 'Name notifications by their ids.');
    if (threadId !== '' && !UUID.test(threadId)) throw invalid('threadId', 'Name the conversation by its id.');
    const which = {
      userId,
      ...(ids.length > 0 ? { ids } : {}),
      ...(threadId === '' ? {} : { threadId }),
    };
    return deps.db.tenant(workspaceId, async (uow) => {
      if (ids.length > 0 && (await uow.tx.notification.count({ where: { ...whereOf(which), workspaceId } })) === 0)
        throw notFound('The notification');
      const rows = isRead
        ? await markRead(deps, uow, which)
        : await uow.tx.notification.updateManyAndReturn({
            where: { ...whereOf(which), workspaceId, NOT: { readAt: null } },
            data: { readAt: null, version: { increment: 1 } },
          });
      await announceNotifications(uow, rows, false);
      return own(uow, userId, rows);
    });
  };

/** @param about of which the unread ones are counted */
export async function own(
  uow: Unit,
  userId: string,
  rows: readonly Notification[],
  about: { kind?: { in: string[] }; commentType?: string } = {},
): Promise<OwnNotifications> {
  const { tx, workspaceId } = uow;
  const unreadCount = await tx.notification.count({ where: { workspaceId, userId, readAt: null, ...about } });
  const chats = await tx.notification.findMany({
    where: { workspaceId, userId, readAt: null, commentType: { startsWith: CHATS } },
    distinct: ['threadId'],
    select: { threadId: true },
  });
  return { rows, unreadCount, unreadChats: chats.length, language: (await languagesOf(uow, [userId]))(userId) };
}

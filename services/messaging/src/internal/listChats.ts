import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import { cutPage, readPage } from '@ringline/kit/paging';
import type { InternalChatSchema, ListInternalMessagesRequest } from '@ringline/proto/messaging/v1/internal_pb';
import type { Deps, Unit } from '../context.ts';
import { announceChat, findChat, type InternalChat, type Place, placeOf, type Target, targetOf } from './chat.ts';
import { describeMessage, type MessageRow, readMessage, WITH_ANSWERS } from './message.ts';

/** Unread messages are counted up to here. */
const MOST_UNREAD = 100;
/** People with whom somebody wrote last. */
const MOST_CHATS = 200;
const DEFAULT_LIMIT = 30;

type Described = MessageInitShape<typeof InternalChatSchema>;
type Parts = Pick<Deps, 'db'>;

/** The chats of each of the person's teams, and with everybody to whom they wrote; those written in last come first. */
export const listChats =
  ({ db }: Parts) =>
  async (principal: Principal): Promise<Described[]> => {
    const { workspaceId, userId, teamIds } = principal;
    return db.tenant(workspaceId, async (uow) => {
      const chats = await uow.tx.internalChat.findMany({
        where: {
          workspaceId,
          OR: [{ teamId: { in: [...teamIds] } }, { teamId: null, readers: { some: { workspaceId, userId } } }],
        },
        orderBy: [{ lastMessageAt: 'desc' }, { id: 'desc' }],
        take: MOST_CHATS,
      });
      const silent = teamIds.filter((teamId) => !chats.some((chat) => chat.teamId === teamId));
      return [
        ...(await describeChats(uow, chats, principal)),
        ...silent.map((teamId) => ({ target: { userId: '', teamId } })),
      ];
    });
  };

/** @throws Refusal NOT_FOUND or VALIDATION_FAILED */
export const getChat =
  ({ db }: Parts) =>
  async (target: Target | undefined, principal: Principal): Promise<Described> => {
    const place = placeOf(target, principal);
    return db.tenant(principal.workspaceId, (uow) => describePlace(uow, place, principal));
  };

async function describePlace(uow: Unit, place: Place, principal: Principal): Promise<Described> {
  const chat = await findChat(uow, place);
  const [described] = chat ? await describeChats(uow, [chat], principal) : [];
  return described ?? { target: targetOf(place, principal) };
}

/** A page of messages, newest first, each with its answers. @throws Refusal NOT_FOUND or VALIDATION_FAILED */
export const listMessages =
  ({ db }: Parts) =>
  async (input: Pick<ListInternalMessagesRequest, 'page'> & { target?: Target | undefined }, principal: Principal) => {
    const page = readPage(input.page, DEFAULT_LIMIT);
    const place = placeOf(input.target, principal);
    const { workspaceId } = principal;
    return db.tenant(workspaceId, async (uow) => {
      const chat = await findChat(uow, place);
      const where = { workspaceId, chatId: chat?.id ?? '', parentId: null };
      const rows: MessageRow[] = chat
        ? await uow.tx.internalMessage.findMany({
            where: {
              ...where,
              ...(page.after
                ? {
                    createdAt: { lte: page.after.at },
                    OR: [{ createdAt: { lt: page.after.at } }, { id: { lt: page.after.id } }],
                  }
                : {}),
            },
            include: WITH_ANSWERS,
            orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
            skip: page.offset,
            take: page.limit + 1,
          })
        : [];
      const count = chat && page.counted ? await uow.tx.internalMessage.count({ where }) : 0;
      return cutPage(page, rows, count, ({ createdAt, id }) => ({ at: createdAt, id }));
    });
  };

/** One message with its answers. @throws Refusal NOT_FOUND */
export const getMessage =
  ({ db }: Parts) =>
  (id: string, principal: Principal): Promise<MessageRow> =>
    db.tenant(principal.workspaceId, (uow) => readMessage(uow, id, principal));

/** Read up to the newest message, or unread from it on, for the person alone. @throws Refusal NOT_FOUND or VALIDATION_FAILED */
export const changeInternalReadState =
  ({ db }: Parts) =>
  async (target: Target | undefined, isRead: boolean, principal: Principal): Promise<Described> => {
    const place = placeOf(target, principal);
    const { workspaceId, userId } = principal;
    return db.tenant(workspaceId, async (uow) => {
      const chat = await findChat(uow, place);
      const newest = chat
        ? await uow.tx.internalMessage.findFirst({
            where: { workspaceId, chatId: chat.id, ...(isRead ? {} : { authorUserId: { not: userId } }) },
            orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          })
        : null;
      if (chat && newest) {
        const readAt = new Date(newest.createdAt.getTime() - (isRead ? 0 : 1));
        const where = { chatId_userId: { chatId: chat.id, userId } };
        const before = await uow.tx.internalReader.findUnique({ where });
        if (before?.readAt.getTime() !== readAt.getTime()) {
          await uow.tx.internalReader.upsert({
            where,
            create: { workspaceId, chatId: chat.id, userId, readAt },
            update: { readAt },
          });
          announceChat(uow, chat, { readerUserId: userId });
        }
      }
      return describePlace(uow, place, principal);
    });
  };

interface Counted {
  readonly chat_id: string;
  readonly read_at: Date | null;
  readonly last_id: string | null;
  readonly unread: number;
  readonly mentioned: boolean;
}

async function describeChats(uow: Unit, chats: readonly InternalChat[], principal: Principal): Promise<Described[]> {
  const { tx, workspaceId } = uow;
  const { userId, teamIds } = principal;
  const names = [userId, ...teamIds];
  const counted = await tx.$queryRaw<Counted[]>`
    SELECT c.id AS chat_id, r.read_at, newest.id AS last_id, unread.unread, unread.mentioned
    FROM internal_chat AS c
    LEFT JOIN internal_reader AS r ON r.workspace_id = c.workspace_id AND r.chat_id = c.id AND r.user_id = ${userId}::uuid
    LEFT JOIN LATERAL (
      SELECT m.id FROM internal_message AS m WHERE m.workspace_id = c.workspace_id AND m.chat_id = c.id
      ORDER BY m.created_at DESC, m.id DESC LIMIT 1) AS newest ON true
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS unread, coalesce(bool_or(EXISTS (
        SELECT FROM jsonb_array_elements(m.mentions) AS named WHERE named ->> 'id' = ANY (${names}::text[]))), false) AS mentioned
      FROM (
        SELECT n.mentions FROM internal_message AS n WHERE n.workspace_id = c.workspace_id AND n.chat_id = c.id
          AND n.author_user_id <> ${userId}::uuid AND n.created_at > coalesce(r.read_at, '-infinity')
        ORDER BY n.created_at DESC, n.id DESC LIMIT ${MOST_UNREAD}::integer) AS m) AS unread
    WHERE c.workspace_id = ${workspaceId}::uuid AND c.id = ANY (${chats.map(({ id }) => id)}::uuid[])`;
  const byChat = new Map(counted.map((row) => [row.chat_id, row]));
  const lastIds = counted.flatMap(({ last_id: id }) => id ?? []);
  const last = await tx.internalMessage.findMany({
    where: { workspaceId, id: { in: lastIds } },
    include: WITH_ANSWERS,
  });
  const byId = new Map(last.map((row) => [row.id, row]));
  return chats.map((chat) => {
    const row = byChat.get(chat.id);
    const message = byId.get(row?.last_id ?? '');
    return {
      target: targetOf(chat, principal),
      ...(message ? { lastMessage: describeMessage(message, principal) } : {}),
      lastMessageAt: timestampFromDate(chat.lastMessageAt),
      unreadCount: row?.unread ?? 0,
      mentioned: row?.mentioned ?? false,
      ...(row?.read_at ? { readAt: timestampFromDate(row.read_at) } : {}),
    };
  });
}

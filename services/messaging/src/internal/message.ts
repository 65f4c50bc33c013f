/** A message of an internal chat with its answers, as everybody outside sees it. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { CommentSchema } from '@ringline/proto/messaging/v1/comments_pb';
import type { InternalMessageSchema } from '@ringline/proto/messaging/v1/internal_pb';
import { cardsOf } from '@ringline/kit/documents';
import { mentionsOf } from '../comments/comment.ts';
import type { Unit } from '../context.ts';
import type { InternalChat, InternalMessage, InternalReaction, Prisma } from '../generated/prisma/client.ts';
import { describeTeamFile, type TeamFile, WITH_FILES } from '../teamFiles/teamFile.ts';
import { takesPart, targetOf, typeOf } from './chat.ts';

interface Entry extends InternalMessage {
  readonly reactions: readonly InternalReaction[];
  readonly files: readonly TeamFile[];
}
export interface MessageRow extends Entry {
  readonly chat: InternalChat;
  readonly replies: readonly Entry[];
}

const reactions = { orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }] } satisfies Prisma.InternalMessage$reactionsArgs;
/** What a message is read with. */
export const WITH_ANSWERS = {
  chat: true,
  reactions,
  files: WITH_FILES,
  replies: { include: { reactions, files: WITH_FILES }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
} as const satisfies Prisma.InternalMessageInclude;

/**
 * A message or an answer of a chat in which the person takes part.
 * @throws Refusal NOT_FOUND, for those of other people and teams too
 */
export async function findEntry(
  { tx, workspaceId }: Unit,
  id: string,
  principal: Principal,
): Promise<InternalMessage & { chat: InternalChat }> {
  const found = isUuid(id)
    ? await tx.internalMessage.findFirst({ where: { id, workspaceId }, include: { chat: true } })
    : null;
  if (!found || !takesPart(found.chat, principal)) throw notFound('The message');
  return found;
}

/** The message that an id names, be it an answer's, as it stands. @throws Refusal NOT_FOUND */
export async function readMessage(uow: Unit, id: string, principal: Principal): Promise<MessageRow> {
  const entry = await findEntry(uow, id, principal);
  const root = await uow.tx.internalMessage.findFirst({
    where: { id: entry.parentId ?? entry.id, workspaceId: uow.workspaceId },
    include: WITH_ANSWERS,
  });
  if (!root) throw notFound('The message');
  return root;
}

const describeEntry = (entry: Entry, chat: InternalChat): MessageInitShape<typeof CommentSchema> => ({
  id: entry.id,
  conversationId: entry.parentId ?? entry.id,
  authorUserId: entry.authorUserId,
  type: typeOf(entry, chat),
  document: JSON.stringify(entry.document),
  text: entry.text,
  mentions: mentionsOf(entry).map(({ id, isTeam, label }) => ({ id, isTeam, label })),
  reactions: [...Map.groupBy(entry.reactions, ({ emoji }) => emoji)].map(([emoji, those]) => ({
    emoji,
    userIds: those.map(({ userId }) => userId),
  })),
  createdAt: timestampFromDate(entry.createdAt),
  ...(entry.editedAt ? { editedAt: timestampFromDate(entry.editedAt) } : {}),
  version: entry.version,
  files: entry.files.map(describeTeamFile),
  cards: cardsOf(entry.document),
});

export const describeMessage = (
  row: MessageRow,
  principal: Pick<Principal, 'userId'>,
): MessageInitShape<typeof InternalMessageSchema> => ({
  id: row.id,
  target: targetOf(row.chat, principal),
  message: describeEntry(row, row.chat),
  answers: row.replies.map((reply) => describeEntry(reply, row.chat)),
});

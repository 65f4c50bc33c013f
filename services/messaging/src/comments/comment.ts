/** A comment as everybody outside sees it. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { cardsOf, type DocumentMention, type RichDocument } from '@ringline/kit/documents';
import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { CommentSchema } from '@ringline/proto/messaging/v1/comments_pb';
import type { Unit } from '../context.ts';
import type { Comment, CommentReaction, Prisma } from '../generated/prisma/client.ts';
import { describeTeamFile, type TeamFile, WITH_FILES } from '../teamFiles/teamFile.ts';
import { visibleItems } from '../threads/visible.ts';

export type { Comment };

export interface CommentRow extends Comment {
  readonly reactions: readonly CommentReaction[];
  readonly files: readonly TeamFile[];
}

/** What a comment is read with: reactions in the order in which they came, and its files. */
export const WITH_REACTIONS = {
  files: WITH_FILES,
  reactions: { orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }] },
} as const satisfies Prisma.CommentInclude;

export const mentionsOf = ({ mentions }: Pick<Comment, 'mentions'>): readonly DocumentMention[] =>
  mentions as unknown as readonly DocumentMention[];

/** The columns of what was read, as Prisma takes JSON. */
export const columnsOf = ({
  document,
  text,
  mentions,
}: Pick<RichDocument, 'document' | 'text' | 'mentions'>): { document: object; text: string; mentions: object } => ({
  document,
  text,
  mentions,
});

/** Comments on conversations that somebody sees, whoever wrote them. */
export const visibleComments = (principal: Principal): Prisma.CommentWhereInput => ({
  workspaceId: principal.workspaceId,
  item: visibleItems(principal.scope('MESSAGES', 'READ'), principal),
});

/** @throws Refusal NOT_FOUND, for foreign and unseen ones too */
export async function findComment({ tx }: Unit, id: string, principal: Principal): Promise<CommentRow> {
  const found = isUuid(id)
    ? await tx.comment.findFirst({ where: { id, ...visibleComments(principal) }, include: WITH_REACTIONS })
    : null;
  if (!found) throw notFound('The comment');
  return found;
}

export function describeComment(row: CommentRow): MessageInitShape<typeof CommentSchema> {
  return {
    id: row.id,
    conversationId: row.itemId ?? '',
    contactId: row.contactId ?? '',
    authorUserId: row.authorUserId,
    type: row.type,
    document: JSON.stringify(row.document),
    text: row.text,
    mentions: mentionsOf(row).map(({ id, isTeam, label }) => ({ id, isTeam, label })),
    reactions: [...Map.groupBy(row.reactions, ({ emoji }) => emoji)].map(([emoji, those]) => ({
      emoji,
      userIds: those.map(({ userId }) => userId),
    })),
    resolved: row.resolved,
    createdAt: timestampFromDate(row.createdAt),
    ...(row.editedAt ? { editedAt: timestampFromDate(row.editedAt) } : {}),
    version: row.version,
    files: row.files.map(describeTeamFile),
    cards: cardsOf(row.document),
  };
}

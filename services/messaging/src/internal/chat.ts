/** Chats of teammates: whom they are with, and who may read them. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import type { DocumentMention } from '@ringline/kit/documents';
import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { InternalChatChangedSchema, InternalMessageWrittenSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { InternalTarget } from '@ringline/proto/messaging/v1/internal_pb';
import type { Deps, Unit } from '../context.ts';
import type { InternalChat, InternalMessage } from '../generated/prisma/client.ts';

export type { InternalChat };
export type Target = Pick<InternalTarget, 'userId' | 'teamId'>;

/** A chat by whom it is with, whether or not anything was written yet. */
export interface Place {
  readonly key: string;
  readonly teamId: string | null;
  readonly userA: string | null;
  readonly userB: string | null;
}

/**
 * The chat that somebody means. Only who is in the team at this moment, or is one of the two, has it: whoever left the team does not.
 * @throws Refusal NOT_FOUND, for teams of others too, or VALIDATION_FAILED
 */
export function placeOf(target: Target | undefined, { userId, teamIds }: Principal): Place {
  const { userId: other = '', teamId = '' } = target ?? {};
  if ((other === '') === (teamId === '')) throw invalid('target', 'Name either a person or a team to write to.');
  if (teamId !== '') {
    if (!teamIds.includes(teamId)) throw notFound('The team');
    return { key: `team:${teamId}`, teamId, userA: null, userB: null };
  }
  if (!isUuid(other)) throw notFound('The person');
  if (other === userId) throw invalid('userId', 'You can’t write to yourself. Choose a teammate.');
  const [userA = '', userB = ''] = [userId, other].sort();
  return { key: `user:${userA}:${userB}`, teamId: null, userA, userB };
}

/** Whether somebody takes part in a chat. */
export const takesPart = (
  { teamId, userA, userB }: Pick<Place, 'teamId' | 'userA' | 'userB'>,
  { userId, teamIds }: Principal,
): boolean => (teamId === null ? userA === userId || userB === userId : teamIds.includes(teamId));

/** The chat as one of its people names it. */
export const targetOf = (
  { teamId, userA, userB }: Pick<Place, 'teamId' | 'userA' | 'userB'>,
  { userId }: Pick<Principal, 'userId'>,
): Target =>
  teamId === null ? { userId: (userA === userId ? userB : userA) ?? '', teamId: '' } : { userId: '', teamId };

export const findChat = ({ tx, workspaceId }: Unit, { key }: Place): Promise<InternalChat | null> =>
  tx.internalChat.findUnique({ where: { workspaceId_key: { workspaceId, key } } });

/** Tells open pages of those who take part. */
export function announceChat(
  { emit }: Unit,
  chat: Pick<InternalChat, 'id' | 'teamId' | 'userA' | 'userB'>,
  what: { messageId: string; removed?: boolean } | { readerUserId: string },
): void {
  const userIds = [chat.userA, chat.userB].filter((id) => id !== null);
  emit(
    InternalChatChangedSchema,
    { chatId: chat.id, teamId: chat.teamId ?? '', userIds, ...what },
    { key: chat.id, audience: { teams: chat.teamId === null ? [] : [chat.teamId], users: userIds } },
  );
}

/** What an entry is called in the links and notifications of the specification. */
export const typeOf = (
  { parentId }: Pick<InternalMessage, 'parentId'>,
  { teamId }: Pick<InternalChat, 'teamId'>,
): string => {
  if (teamId !== null) return 'INTERNAL_CONVERSATION_TEAM_COMMENT';
  return parentId === null ? 'INTERNAL_CONVERSATION_USER' : 'INTERNAL_CONVERSATION_COMMENT';
};

/** Has those who take part told of what was written; who they are is known where members are. */
export function announceWritten(
  { clock }: Pick<Deps, 'clock'>,
  { emit }: Unit,
  chat: InternalChat,
  entry: InternalMessage,
  named: readonly DocumentMention[],
  edited: boolean,
): void {
  emit(
    InternalMessageWrittenSchema,
    {
      chatId: chat.id,
      teamId: chat.teamId ?? '',
      userIds: [chat.userA, chat.userB].filter((id) => id !== null),
      messageId: entry.parentId ?? entry.id,
      entryId: entry.id,
      authorUserId: entry.authorUserId,
      commentType: typeOf(entry, chat),
      mentionedUserIds: named.filter(({ isTeam }) => !isTeam).map(({ id }) => id),
      mentionedTeamIds: named.filter(({ isTeam }) => isTeam).map(({ id }) => id),
      text: entry.text,
      at: timestampFromDate(clock.now()),
      edited,
    },
    { key: chat.id, audience: { teams: [], users: [] } },
  );
}

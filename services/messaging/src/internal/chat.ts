/** Chats of teammates: whom they are with, and who may read them. */
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { InternalChatChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { InternalTarget } from '@ringline/proto/messaging/v1/internal_pb';
import type { Unit } from '../context.ts';
import type { InternalChat } from '../generated/prisma/client.ts';

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

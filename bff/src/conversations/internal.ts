import { create } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { type Comment, CommentSchema } from '@ringline/proto/messaging/v1/comments_pb';
import { type InternalChatChanged, InternalChatChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import {
  type InternalChat,
  InternalChatService,
  type InternalMessage,
  type InternalTarget,
} from '@ringline/proto/messaging/v1/internal_pb';
import type { OperationContext } from '../graphql/context.ts';
import { listPayload, pageRequest } from '../graphql/paging.ts';
import { orNull } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { type Frame, listen } from '../live/listen.ts';

interface Named {
  readonly userId?: string | null;
  readonly teamId?: string | null;
}
type Target = Pick<InternalTarget, 'userId' | 'teamId'>;

/** A removed message's words are nowhere: a frame says which one it was. */
export interface RemovedMessage {
  readonly id: string;
  readonly target: Target;
  readonly removed: true;
}
export type ShownMessage = InternalMessage | RemovedMessage;

interface Changed {
  readonly id: string;
  readonly document: string;
  readonly mediaIds?: readonly string[] | null;
}
const changed = ({ id, document, mediaIds }: Changed) => ({
  id,
  document,
  ...(mediaIds == null ? {} : { files: { ids: [...mediaIds] } }),
});

const chats = (context: OperationContext) => context.call(InternalChatService);
const targetOf = ({ userId, teamId }: Named): Target => ({ userId: userId ?? '', teamId: teamId ?? '' });

/** The chat as the caller names it: nobody else's id looks the same. */
const chatId = (target: Target | undefined): string =>
  target?.teamId ? `team:${target.teamId}` : `user:${target?.userId ?? ''}`;

/** Whom a new message goes to: messaging knows no members, so whoever is named has to have a profile here. */
async function assertMember({ userId }: Named, { loaders }: OperationContext): Promise<void> {
  if (!userId) return;
  const profile = await loaders.profile.load(userId);
  if (!profile || profile.isRemoved) throw notFound('The person');
}

const takesPart = ({ teamId, userIds }: InternalChatChanged, principal: Principal): boolean =>
  teamId === '' ? userIds.includes(principal.userId) : principal.teamIds.includes(teamId);

const targetFor = ({ teamId, userIds }: InternalChatChanged, userId: string): Target => ({
  teamId,
  userId: teamId === '' ? (userIds.find((id) => id !== userId) ?? '') : '',
});

const isGone = (message: ShownMessage): message is RemovedMessage => 'removed' in message;
/**
 * The message as a comment, under an id of its own: clients keep what they know by ids, and this is another shape of the same.
 * Of one that is gone nothing is left.
 */
function postOf(message: ShownMessage): Comment {
  const id = `${message.id}.post`;
  if (!isGone(message) && message.message) return { ...message.message, id };
  return create(CommentSchema, { id, type: 'INTERNAL_CONVERSATION_USER', createdAt: timestampFromMs(0) });
}

/** An answer that was written last is shown as a message of its own, under an id of its own: it is a comment elsewhere. */
const asLast = (last: InternalMessage): InternalMessage =>
  last.message?.conversationId === last.id ? last : { ...last, id: `${last.id}.last` };

/** What teammates write to each other and to their teams. */
export const internal = {
  Query: {
    fetchInternalChats: async (_source, _args, context) => (await chats(context).listInternalChats({})).chats,
    getInternalChat: async (_source, args, context) =>
      (await chats(context).getInternalChat({ target: targetOf(args) })).chat,
    async fetchInternalConversations(_source, { userId, teamId, ...args }, context) {
      const { messages, metadata } = await chats(context).listInternalMessages({
        target: targetOf({ userId: userId ?? null, teamId: teamId ?? null }),
        page: pageRequest(args),
      });
      return listPayload<ShownMessage>(messages, metadata);
    },
  },
  Mutation: {
    async sendInternalConversationMessage(_source, { input }, context) {
      await assertMember({ userId: input.userId ?? null }, context);
      const { message } = await chats(context).sendInternalMessage({
        target: targetOf({ userId: input.userId ?? null, teamId: input.teamId ?? null }),
        document: input.document,
        fileIds: input.mediaIds ?? [],
        idempotencyKey: input.idempotencyKey ?? '',
      });
      return message;
    },
    updateInternalConversationMessage: async (_source, { input }, context) =>
      (await chats(context).updateInternalMessage(changed(input))).message,
    async removeInternalConversationMessage(_source, { id }, context) {
      await chats(context).removeInternalMessage({ id });
      return id;
    },
    addInternalConversationComment: async (_source, { input }, context) =>
      (
        await chats(context).answerInternalMessage({
          messageId: input.conversationId,
          document: input.document,
          fileIds: input.mediaIds ?? [],
          idempotencyKey: input.idempotencyKey ?? '',
        })
      ).message,
    updateInternalConversationComment: async (_source, { input }, context) =>
      (await chats(context).updateInternalMessage(changed(input))).message,
    removeInternalConversationComment: async (_source, { id }, context) =>
      (await chats(context).removeInternalMessage({ id })).message,
    reactToInternalConversation: async (_source, args, context) =>
      (await chats(context).reactToInternalMessage(args)).message,
    changeInternalConversationReadState: async (_source, { isRead, ...whose }, context) =>
      (
        await chats(context).changeInternalReadState({
          target: targetOf({ userId: whose.userId ?? null, teamId: whose.teamId ?? null }),
          isRead,
        })
      ).chat,
  },
  Subscription: {
    // Events hold no words: whoever gets a frame reads them as themselves, and is refused where they may not.
    internalConversation: {
      subscribe: (_source, { userId, teamId }) =>
        listen(
          InternalChatChangedSchema,
          (event, _audience, principal) => {
            if (event.messageId === '' || !takesPart(event, principal)) return undefined;
            if (teamId && event.teamId !== teamId) return undefined;
            return userId && !(event.teamId === '' && event.userIds.includes(userId)) ? undefined : event;
          },
          { stateOf: ({ messageId }) => (messageId === '' ? undefined : messageId) },
        ),
      async resolve({ payload }: Frame<InternalChatChanged>, _args: object, context: OperationContext) {
        const { messageId: id } = payload;
        const { userId } = await context.principal();
        const gone: RemovedMessage = { id, target: targetFor(payload, userId), removed: true };
        if (payload.removed) return gone;
        try {
          return (await chats(context).getInternalMessage({ id })).message ?? gone;
        } catch {
          // It went between the event and this moment; the next frame says so too.
          return gone;
        }
      },
    },
    internalChatChanged: {
      subscribe: () =>
        listen(
          InternalChatChangedSchema,
          (event, _audience, principal) => {
            if (event.readerUserId !== '' && event.readerUserId !== principal.userId) return undefined;
            return takesPart(event, principal) ? event : undefined;
          },
          { stateOf: (event) => event.chatId },
        ),
      async resolve({ payload }: Frame<InternalChatChanged>, _args: object, context: OperationContext) {
        const { userId } = await context.principal();
        return (await chats(context).getInternalChat({ target: targetFor(payload, userId) })).chat;
      },
    },
  },
  InternalConversation: {
    fromUser: (message: ShownMessage, _args, { loaders }) => {
      const { authorUserId } = postOf(message);
      return authorUserId === '' ? null : loaders.profile.load(authorUserId);
    },
    async toUser(message: ShownMessage, _args, context) {
      const other = message.target?.userId;
      if (!other) return null;
      const { userId } = await context.principal();
      return context.loaders.profile.load(postOf(message).authorUserId === userId ? other : userId);
    },
    assignedTeam: ({ target }: ShownMessage, _args, { loaders }) =>
      target?.teamId ? loaders.team.load(target.teamId) : null,
    notificationType: (message: ShownMessage) => postOf(message).type,
    channel: () => 'INTERNAL' as const,
    targetEntity: ({ target }: ShownMessage) => chatId(target),
    message: (message: ShownMessage) => postOf(message),
    post: (message: ShownMessage) => postOf(message),
    comments: (message: ShownMessage) => (isGone(message) ? [] : message.answers),
    removed: (message: ShownMessage) => isGone(message),
  },
  InternalMessage: {
    body: ({ text }: Comment) => text,
    media: ({ files }: Comment) => files,
  },
  InternalChat: {
    id: ({ target }: InternalChat) => chatId(target),
    userId: ({ target }: InternalChat) => orNull(target?.userId ?? ''),
    teamId: ({ target }: InternalChat) => orNull(target?.teamId ?? ''),
    user: ({ target }: InternalChat, _args, { loaders }) =>
      target?.userId ? loaders.profile.load(target.userId) : null,
    team: ({ target }: InternalChat, _args, { loaders }) => (target?.teamId ? loaders.team.load(target.teamId) : null),
    lastMessage: ({ lastMessage }: InternalChat) => (lastMessage ? asLast(lastMessage) : null),
  },
} satisfies Resolvers;

import { CommentService, type Comment, type Mention } from '@ringline/proto/messaging/v1/comments_pb';
import { MessagingService, type Conversation } from '@ringline/proto/messaging/v1/messaging_pb';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

/** Its version tells caches and open pages that its comments changed. */
const conversation = async (id: string, context: OperationContext): Promise<Conversation | undefined> =>
  (await context.call(MessagingService).getConversation({ id })).conversation;

async function namesOf(userIds: readonly string[], { loaders }: OperationContext): Promise<string[]> {
  const found = await Promise.all(userIds.map((userId) => loaders.profile.load(userId)));
  return found.flatMap((profile) =>
    profile ? [`${profile.firstName} ${profile.lastName}`.trim() || profile.email] : [],
  );
}

/** Who may delete a comment that is not theirs (defaults 2.2); messaging decides. */
const KEEPERS: ReadonlySet<string> = new Set(['OWNER', 'ADMIN']);

export const comments = {
  Mutation: {
    async addComment(_source, { input }, context) {
      const { comment } = await context.call(CommentService).addComment({
        conversationId: input.conversationId,
        document: input.document,
        idempotencyKey: input.idempotencyKey ?? '',
      });
      return conversation(comment?.conversationId ?? '', context);
    },
    async updateComment(_source, { input: { id, document, resolved } }, context) {
      const { comment } = await context.call(CommentService).updateComment({
        id,
        ...(document == null ? {} : { document }),
        ...(resolved == null ? {} : { resolved }),
      });
      return conversation(comment?.conversationId ?? '', context);
    },
    removeComment: async (_source, { id }, context) =>
      conversation((await context.call(CommentService).removeComment({ id })).conversationId, context),
    async reactToComment(_source, { id, emoji, on }, context) {
      const { comment } = await context.call(CommentService).reactToComment({ id, emoji, on });
      return conversation(comment?.conversationId ?? '', context);
    },
  },
  Conversation: {
    // Each comment makes it one version more: in its first version it has none, and the frame of a new text asks nobody.
    comments: ({ id, version }: Conversation, _args, { loaders }) => (version === 1 ? [] : loaders.comments.load(id)),
  },
  Comment: {
    userProfile: ({ authorUserId }: Comment, _args, { loaders }) => loaders.profile.load(authorUserId),
    message: ({ text }: Comment) => text,
    canEdit: async ({ authorUserId }: Comment, _args, context) => (await context.principal()).userId === authorUserId,
    canRemove: async ({ authorUserId }: Comment, _args, context) => {
      const { userId, role } = await context.principal();
      return userId === authorUserId || KEEPERS.has(role);
    },
    reactions: async ({ reactions }: Comment, _args, context) => {
      const { userId } = await context.principal();
      return reactions.map(({ emoji, userIds }) => ({ emoji, userIds, mine: userIds.includes(userId) }));
    },
  },
  CommentMention: {
    userProfile: ({ id, isTeam }: Mention, _args, { loaders }) => (isTeam ? null : loaders.profile.load(id)),
    team: ({ id, isTeam }: Mention, _args, { loaders }) => (isTeam ? loaders.team.load(id) : null),
  },
  CommentReaction: {
    count: ({ userIds }) => userIds.length,
    names: ({ userIds }, _args, context) => namesOf(userIds, context),
  },
} satisfies Resolvers;

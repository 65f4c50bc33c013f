import { create } from '@bufbuild/protobuf';
import {
  type Card,
  CardSchema,
  CommentService,
  type Comment,
  type Mention,
} from '@ringline/proto/messaging/v1/comments_pb';
import { MessagingService, type Conversation } from '@ringline/proto/messaging/v1/messaging_pb';
import { type TeamFile, TeamFileService } from '@ringline/proto/messaging/v1/team_files_pb';
import type { OperationContext } from '../graphql/context.ts';
import { orNull } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { addTeamFile } from './teamFiles.ts';

/** Its version tells caches and open pages that its comments changed. */
const conversation = async (id: string, context: OperationContext): Promise<Conversation | undefined> =>
  (await context.call(MessagingService).getConversation({ id })).conversation;

async function namesOf(userIds: readonly string[], { loaders }: OperationContext): Promise<string[]> {
  const found = await Promise.all(userIds.map((userId) => loaders.profile.load(userId)));
  return found.flatMap((profile) =>
    profile ? [`${profile.firstName} ${profile.lastName}`.trim() || profile.email] : [],
  );
}

const mediaTypeOf = (mimeType: string) => {
  if (mimeType.startsWith('image/')) return 'IMAGES' as const;
  return mimeType.startsWith('audio/') ? ('AUDIO' as const) : ('DOCUMENTS' as const);
};

/** Who may delete a comment that is not theirs (defaults 2.2); messaging decides. */
const KEEPERS: ReadonlySet<string> = new Set(['OWNER', 'ADMIN']);

export const comments = {
  Query: {
    getCommentMedia: async (_source, { id }, context) => (await context.call(TeamFileService).getTeamFile({ id })).file,
    getCommentCard: (_source, { kind, id }) => create(CardSchema, { kind, id }),
  },
  Mutation: {
    uploadCommentMedia: (_source, { file }, context) => addTeamFile(context, file),
    async removeCommentMedia(_source, { id }, context) {
      await context.call(TeamFileService).removeTeamFile({ id });
      return id;
    },
    async addComment(_source, { input }, context) {
      const { comment } = await context.call(CommentService).addComment({
        conversationId: input.conversationId,
        document: input.document,
        fileIds: input.mediaIds ?? [],
        idempotencyKey: input.idempotencyKey ?? '',
      });
      return conversation(comment?.conversationId ?? '', context);
    },
    async updateComment(_source, { input: { id, document, mediaIds, resolved } }, context) {
      const { comment } = await context.call(CommentService).updateComment({
        id,
        ...(document == null ? {} : { document }),
        ...(mediaIds == null ? {} : { files: { ids: mediaIds } }),
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
    conversationId: ({ conversationId }: Comment) => orNull(conversationId),
    contactId: ({ contactId }: Comment) => orNull(contactId),
    userProfile: ({ authorUserId }: Comment, _args, { loaders }) => loaders.profile.load(authorUserId),
    user: ({ authorUserId }: Comment, _args, { loaders }) => loaders.profile.load(authorUserId),
    message: ({ text }: Comment) => text,
    media: ({ files }: Comment) => files,
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
  CommentMedia: {
    url: ({ storageKey, name }: TeamFile, _args, { edge }) => edge.links.to(storageKey, { name }),
    size: ({ sizeBytes }: TeamFile) => sizeBytes,
    type: ({ mimeType }: TeamFile) => mediaTypeOf(mimeType),
    width: ({ width }: TeamFile) => width || null,
    height: ({ height }: TeamFile) => height || null,
  },
  // What somebody shared says nothing to those who may not see it.
  CommentCard: {
    id: ({ kind, id }: Card) => `${kind}:${id}`,
    async contact({ kind, id }: Card, _args, context) {
      if (kind !== 'CONTACT' || (await context.principal()).scope('CONTACTS', 'READ') === undefined) return null;
      return context.loaders.contact.load(id);
    },
    async conversation({ kind, id }: Card, _args, { loaders }) {
      const found = kind === 'CALL' ? await loaders.conversation.load(id) : null;
      return found?.channel === 'VOICE' ? found : null;
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

import { ConversationTagChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Conversation, Thread } from '@ringline/proto/messaging/v1/messaging_pb';
import { type ConversationTag, ConversationTagService } from '@ringline/proto/messaging/v1/tags_pb';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import { listen } from '../live/listen.ts';

const CHANGED = {};

const allTags = async ({ loaders }: OperationContext): Promise<ConversationTag[]> => [
  ...(await loaders.conversationTags.load('')),
];

async function named(ids: readonly string[], context: OperationContext): Promise<ConversationTag[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await allTags(context)).map((tag) => [tag.id, tag]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What people sort conversations by. */
export const tags = {
  Query: {
    fetchConversationTags: (_source, _args, context) => allTags(context),
  },
  Mutation: {
    createOrUpdateConversationTag: async (_source, { input: { id, name, backgroundColor } }, context) =>
      (
        await context
          .call(ConversationTagService)
          .saveConversationTag({ id: id ?? '', name, backgroundColor: backgroundColor ?? '' })
      ).tag,
    updateConversationTags: async (_source, { input: { threadId, add, remove } }, context) =>
      (
        await context
          .call(ConversationTagService)
          .updateConversationTags({ threadId, add: [...(add ?? [])], remove: [...(remove ?? [])] })
      ).thread,
    async removeConversationTag(_source, { id }, context) {
      await context.call(ConversationTagService).removeConversationTag({ id });
      return allTags(context);
    },
  },
  Subscription: {
    conversationTagsChanged: {
      // However many changed, they are the same list.
      subscribe: () =>
        listen(
          ConversationTagChangedSchema,
          (_event, audience, principal) => (maySee(principal, 'MESSAGES', audience) ? CHANGED : undefined),
          { stateOf: () => 'tags' },
        ),
      resolve: (_frame, _args, context) => allTags(context),
    },
  },
  Thread: {
    tags: ({ tagIds }: Thread, _args, context) => named(tagIds, context),
  },
  Conversation: {
    tags: async ({ threadId }: Conversation, _args, context) =>
      named((await context.loaders.threadById.load(threadId))?.tagIds ?? [], context),
  },
} satisfies Resolvers;

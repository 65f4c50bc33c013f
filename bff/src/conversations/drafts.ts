import { create } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { type Draft, DraftSchema, DraftService } from '@ringline/proto/messaging/v1/drafts_pb';
import {
  type DraftChanged,
  DraftChangedSchema,
  type ReplyBegun,
  ReplyBegunSchema,
} from '@ringline/proto/messaging/v1/events_pb';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import { type Frame, listen } from '../live/listen.ts';

/** What members typed and have not sent, and who of them is writing an answer. */
export const drafts = {
  Query: {
    fetchMessageDrafts: async (_source, _args, context) => (await context.call(DraftService).listDrafts({})).drafts,
  },
  Mutation: {
    saveMessageDraft: async (_source, { input: { threadId, text, typedAt } }, context) =>
      (await context.call(DraftService).saveDraft({ threadId, text, ...(typedAt ? { typedAt } : {}) })).draft,
  },
  Subscription: {
    messageDraftChanged: {
      // Events hold no words: whoever gets a frame reads them as themselves.
      subscribe: () =>
        listen(
          DraftChangedSchema,
          (event, _audience, principal) => (event.userId === principal.userId ? event : undefined),
          { stateOf: ({ threadId }) => threadId },
        ),
      async resolve({ payload: { threadId } }: Frame<DraftChanged>, _args: object, context: OperationContext) {
        const { drafts: found } = await context.call(DraftService).listDrafts({ threadId });
        return found[0] ?? create(DraftSchema, { threadId });
      },
    },
    conversationReplyChanged: {
      subscribe: () =>
        listen(
          ReplyBegunSchema,
          (event, audience, principal) =>
            event.userId !== principal.userId && maySee(principal, 'MESSAGES', audience) ? event : undefined,
          { stateOf: ({ threadId, userId }) => `${threadId}.${userId}` },
        ),
      resolve: ({ payload }: Frame<ReplyBegun>) => payload,
    },
  },
  ConversationReply: {
    userProfile: ({ userId }: ReplyBegun, _args, { loaders }) => loaders.profile.load(userId),
    until: ({ until }: ReplyBegun) => until ?? timestampFromMs(0),
  },
  MessageDraft: {
    typedAt: ({ typedAt }: Draft) => typedAt ?? timestampFromMs(0),
  },
} satisfies Resolvers;

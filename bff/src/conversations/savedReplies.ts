import { SavedRepliesChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { type SavedReply, SavedReplyService } from '@ringline/proto/messaging/v1/saved_replies_pb';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import { listen } from '../live/listen.ts';

const CHANGED = {};

const service = (context: OperationContext) => context.call(SavedReplyService);
const listed = async (context: OperationContext): Promise<SavedReply[]> =>
  (await service(context).listSavedReplies({})).replies;

/** Answers that people keep to write them again. */
export const savedReplies = {
  Query: {
    fetchSavedReplies: (_source, _args, context) => listed(context),
  },
  Mutation: {
    saveSavedReply: async (_source, { input: { id, name, body, audience, teamId } }, context) =>
      (await service(context).saveSavedReply({ id: id ?? '', name, body, audience, teamId: teamId ?? '' })).reply,
    async removeSavedReply(_source, { id }, context) {
      await service(context).removeSavedReply({ id });
      return listed(context);
    },
    useSavedReply: async (_source, { id }, context) => (await service(context).useSavedReply({ id })).reply,
  },
  Subscription: {
    savedRepliesChanged: {
      // However many changed, they are the same list.
      subscribe: () =>
        listen(
          SavedRepliesChangedSchema,
          ({ userId }, audience, principal) =>
            userId === principal.userId || (userId === '' && maySee(principal, 'MESSAGES', audience))
              ? CHANGED
              : undefined,
          { stateOf: () => 'saved-replies' },
        ),
      resolve: (_frame, _args, context) => listed(context),
    },
  },
  SavedReply: {
    team: ({ teamId }: SavedReply, _args, { loaders }) => (teamId === '' ? null : loaders.team.load(teamId)),
    lastUsedAt: ({ lastUsedAt }: SavedReply) => lastUsedAt ?? null,
  },
} satisfies Resolvers;

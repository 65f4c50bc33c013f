/** Names that texts are sent under. */
import { type SenderId, SenderIdService } from '@ringline/proto/telephony/v1/sender_ids_pb';
import { present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

const told = ({ senderId }: { senderId?: SenderId | undefined }) => present(senderId, 'the sender id');

export const senderIds = {
  Query: {
    getSenderIds: async (_source, _args, context) => (await context.call(SenderIdService).listSenderIds({})).senderIds,
    getSenderIdCountries: async (_source, _args, context) =>
      (await context.call(SenderIdService).listSenderIdCountries({})).countries,
  },
  Mutation: {
    createSenderId: async (_source, { input: { senderId, country, teamId } }, context) =>
      told(await context.call(SenderIdService).createSenderId({ senderId, country, teamId: teamId ?? '' })),
    updateSenderId: async (_source, { input }, context) =>
      told(await context.call(SenderIdService).updateSenderId(input)),
    async removeSenderId(_source, { id }, context) {
      await context.call(SenderIdService).removeSenderId({ id });
      return true;
    },
  },
  SenderId: {
    team: ({ teamId }: SenderId, _args, { loaders }) => (teamId ? loaders.team.load(teamId) : null),
  },
} satisfies Resolvers;

import { OwnershipService, type OwnershipTransfer } from '@ringline/proto/workspace/v1/members_pb';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const ownership: Resolvers = {
  Query: {
    getOwnershipTransfer: async (_source, _args, context) =>
      (await context.call(OwnershipService).getOwnershipTransfer({})).transfer ?? null,
  },
  Mutation: {
    transferOwnership: async (
      _source,
      { userProfileId, code, password }: { userProfileId: string; code?: string | null; password?: string | null },
      context,
    ) =>
      (
        await context
          .call(OwnershipService)
          .transferOwnership({ userProfileId, code: code ?? '', password: password ?? '' })
      ).transfer,
    acceptOwnershipTransfer: async (_source, args: { id: string; code: string }, context) =>
      (await context.call(OwnershipService).acceptOwnershipTransfer(args)).transfer,
    refuseOwnershipTransfer: async (_source, { id }: { id: string }, context) =>
      (await context.call(OwnershipService).refuseOwnershipTransfer({ id })).transfer,
    cancelOwnershipTransfer: async (_source, { id }: { id: string }, context) =>
      (await context.call(OwnershipService).cancelOwnershipTransfer({ id })).transfer,
  },
  OwnershipTransfer: {
    from: (transfer: OwnershipTransfer, _args, { loaders }) => loaders.profile.load(transfer.fromUserId),
    to: (transfer: OwnershipTransfer, _args, { loaders }) => loaders.profile.load(transfer.toUserId),
  },
};

import { OwnershipService, type OwnershipTransfer } from '@ringline/proto/workspace/v1/members_pb';
import { present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const ownership = {
  Query: {
    getOwnershipTransfer: async (_source, _args, context) =>
      (await context.call(OwnershipService).getOwnershipTransfer({})).transfer ?? null,
  },
  Mutation: {
    transferOwnership: async (_source, { userProfileId, code, password }, context) =>
      (
        await context
          .call(OwnershipService)
          .transferOwnership({ userProfileId, code: code ?? '', password: password ?? '' })
      ).transfer,
    acceptOwnershipTransfer: async (_source, args, context) =>
      (await context.call(OwnershipService).acceptOwnershipTransfer(args)).transfer,
    refuseOwnershipTransfer: async (_source, { id }, context) =>
      (await context.call(OwnershipService).refuseOwnershipTransfer({ id })).transfer,
    cancelOwnershipTransfer: async (_source, { id }, context) =>
      (await context.call(OwnershipService).cancelOwnershipTransfer({ id })).transfer,
  },
  OwnershipTransfer: {
    from: async ({ fromUserId }: OwnershipTransfer, _args, { loaders }) =>
      present(await loaders.profile.load(fromUserId), 'the profile'),
    to: async ({ toUserId }: OwnershipTransfer, _args, { loaders }) =>
      present(await loaders.profile.load(toUserId), 'the profile'),
  },
} satisfies Resolvers;

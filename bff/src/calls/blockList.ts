import { type BlockedNumber, BlockListService } from '@ringline/proto/telephony/v1/block_list_pb';
import { listPayload, pageRequest, type PageArguments } from '../graphql/paging.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

interface Filters {
  readonly query?: string | null;
  readonly number?: string | null;
}

/** Callers whom the workspace does not take (defaults 11.1). */
export const blockList: Resolvers = {
  Query: {
    async fetchBlockedNumbers(_source, { query, number, ...args }: PageArguments & Filters, context) {
      const { blockedNumbers, metadata } = await context
        .call(BlockListService)
        .listBlockedNumbers({ page: pageRequest(args), query: query ?? '', number: number ?? '' });
      return listPayload(blockedNumbers, metadata);
    },
  },
  Mutation: {
    blockNumber: async (
      _source,
      { input: { number, reason } }: { input: { number: string; reason?: string | null } },
      context,
    ) => (await context.call(BlockListService).blockNumber({ number, reason: reason ?? '' })).blockedNumber,
    unblockNumber: async (_source, { number }: { number: string }, context) =>
      (await context.call(BlockListService).unblockNumber({ number })).blockedNumber,
  },
  BlockedNumber: {
    reason: ({ reason }: BlockedNumber) => reason || null,
    blockedBy: ({ blockedByUserId }: BlockedNumber, _args, { loaders }) => loaders.profile.load(blockedByUserId),
  },
};

import { type BlockedNumber, BlockListService } from '@ringline/proto/telephony/v1/block_list_pb';
import { BlockListChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { listPayload, pageRequest } from '../graphql/paging.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import { listen } from '../live/listen.ts';
import { variant } from '../live/variant.ts';

/** Callers whom the workspace does not take (defaults 11.1). */
export const blockList = {
  Query: {
    async fetchBlockedNumbers(_source, { query, number, ...args }, context) {
      const { blockedNumbers, metadata } = await context
        .call(BlockListService)
        .listBlockedNumbers({ page: pageRequest(args), query: query ?? '', number: number ?? '' });
      return listPayload(blockedNumbers, metadata);
    },
  },
  Mutation: {
    blockNumber: async (_source, { input: { number, reason } }, context) =>
      (await context.call(BlockListService).blockNumber({ number, reason: reason ?? '' })).blockedNumber,
    unblockNumber: async (_source, { number }, context) =>
      (await context.call(BlockListService).unblockNumber({ number })).blockedNumber,
  },
  Subscription: {
    // Who it was, why and from where stands in the list and the audit log, each for who may read it.
    blockListChanged: live(() =>
      listen(
        BlockListChangedSchema,
        (event, audience, principal) =>
          maySee(principal, 'PHONE_NUMBERS', audience)
            ? variant(event, 'shown', () => ({ number: event.number, blocked: event.change === 'BLOCKED' }))
            : undefined,
        { stateOf: ({ number }) => number },
      ),
    ),
  },
  BlockedNumber: {
    reason: ({ reason }: BlockedNumber) => reason || null,
    blockedBy: ({ blockedByUserId }: BlockedNumber, _args, { loaders }) => loaders.profile.load(blockedByUserId),
  },
} satisfies Resolvers;

import { MediaQualityService } from '@ringline/proto/telephony/v1/media_quality_pb';
import { given } from '../graphql/given.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const callQuality = {
  Query: {
    tempGetNewCallSession: (_source, _args, context) => context.call(MediaQualityService).getNewCallSession({}),
    getCallQuality: async (_source, { callId }, context) =>
      (await context.call(MediaQualityService).getCallQuality({ callId })).legs,
  },
  Mutation: {
    tempTrackNewCallSession: (_source, { input }, context) =>
      context.callUncounted(MediaQualityService).trackCallSession({
        callId: input.callId,
        callSid: input.callSid,
        final: input.final ?? false,
        setup: given(input.setup ?? {}),
        samples: (input.samples ?? []).map(({ msAgo, ...sample }) => ({
          ...given(sample),
          msAgo: BigInt(msAgo),
        })),
        warnings: (input.warnings ?? []).map(({ raisedMsAgo, clearedMsAgo, value, ...warning }) => ({
          ...warning,
          value: value ?? 0,
          raisedMsAgo: BigInt(raisedMsAgo),
          ...(typeof clearedMsAgo === 'number' ? { clearedMsAgo: BigInt(clearedMsAgo) } : {}),
        })),
      }),
  },
} satisfies Resolvers;

import { MediaQualityService } from '@ringline/proto/telephony/v1/media_quality_pb';
import { given } from '../graphql/given.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const callQuality: Resolvers = {
  Query: {
    tempGetNewCallSession: (_source, _args, context) => context.call(MediaQualityService).getNewCallSession({}),
    getCallQuality: async (_source, { callId }: { callId: string }, context) =>
      (await context.call(MediaQualityService).getCallQuality({ callId })).legs,
  },
  Mutation: {
    tempTrackNewCallSession: (_source, { input }: { input: TrackCallSession }, context) =>
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
};

interface TrackCallSession {
  readonly callId: string;
  readonly callSid: string;
  readonly final?: boolean | null;
  readonly setup?: {
    readonly connectMs?: number | null;
    readonly firstHeardMs?: number | null;
    readonly iceType?: string | null;
  } | null;
  readonly samples?:
    | readonly {
        readonly number: number;
        readonly msAgo: number;
        readonly rttMs?: number | null;
        readonly jitterMs?: number | null;
        readonly lossPercent?: number | null;
        readonly sentLossPercent?: number | null;
        readonly mos?: number | null;
        readonly heard: boolean;
        readonly spoke: boolean;
      }[]
    | null;
  readonly warnings?:
    | readonly {
        readonly number: number;
        readonly kind: string;
        readonly raisedMsAgo: number;
        readonly clearedMsAgo?: number | null;
        readonly value?: number | null;
      }[]
    | null;
}

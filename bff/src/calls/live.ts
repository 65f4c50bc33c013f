import { timestampMs, type Timestamp } from '@bufbuild/protobuf/wkt';
import {
  CallChangedSchema,
  PresenceLimitChangedSchema,
  ReachabilityChangedSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import {
  LiveActivityService,
  type GetCallStatsResponse,
  type LiveAgent,
  type LiveCall,
} from '@ringline/proto/telephony/v1/live_pb';
import type { Principal } from '@ringline/kit/auth';
import type { OperationContext } from '../graphql/context.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import { listenToAll, source } from '../live/listen.ts';
import { variant } from '../live/variant.ts';
import { peerOf } from '../conversations/peer.ts';

const secondsSince = (since: Timestamp | undefined, { edge }: OperationContext): number | null =>
  since === undefined ? null : Math.max(0, Math.round((edge.clock.now().getTime() - timestampMs(since)) / 1000));

/** The live board: two snapshots, and one word when they are no longer true. */
export const liveActivity = {
  Query: {
    getLiveActivityCallStats: (_source, _args, context) => context.call(LiveActivityService).getCallStats({}),
    fetchLiveActivityAgentStats: async (_source, _args, context) =>
      (await context.call(LiveActivityService).listAgentStats({})).agents,
  },
  Subscription: {
    liveActivityChanged: live((_source, _args, context) => {
      // However much was missed, it is one board that is no longer true.
      const board = { stateOf: () => 'board' };
      const changed = (event: object) => variant(event, 'board', () => ({ at: context.edge.clock.now() }));
      return listenToAll([
        source(
          CallChangedSchema,
          (event, audience, principal) => (maySee(principal, 'ANALYTICS', audience) ? changed(event) : undefined),
          board,
        ),
        source(
          ReachabilityChangedSchema,
          (event, _audience, principal) => (looksAfter(principal, event.userId) ? changed(event) : undefined),
          board,
        ),
        source(
          PresenceLimitChangedSchema,
          (event, _audience, principal) => (looksAfter(principal, event.userId) ? changed(event) : undefined),
          board,
        ),
      ]);
    }),
  },
  LiveActivityCallStats: {
    longestWaitSec: (stats: GetCallStatsResponse) => stats.longestWaitSeconds,
    avgWaitTodaySec: (stats: GetCallStatsResponse) => stats.averageWaitTodaySeconds ?? null,
    serviceLevelSec: (stats: GetCallStatsResponse) => stats.serviceLevelSeconds,
    serviceLevelToday: (stats: GetCallStatsResponse) => stats.serviceLevelToday ?? null,
    rows: (stats: GetCallStatsResponse) => stats.calls,
  },
  LiveActivityCall: {
    peer: peerOf,
    contact: (call: LiveCall, _args, { loaders }) => loaders.contactByNumber.load(call.peerNumber),
    number: (call: LiveCall) => call.workspaceNumber,
    numberName: async (call: LiveCall, _args, { loaders }) =>
      call.phoneNumberId ? ((await loaders.number.load(call.phoneNumberId))?.name ?? null) : null,
    sinceSec: (call: LiveCall, _args, context) => secondsSince(call.since, context) ?? 0,
    agent: (call: LiveCall, _args, { loaders }) => (call.agentUserId ? loaders.profile.load(call.agentUserId) : null),
    queuePosition: (call: LiveCall) => call.queuePosition || null,
    callbackAttempt: (call: LiveCall) => call.callbackAttempt || null,
    callback: (call: LiveCall) => call.callback ?? null,
  },
  LiveActivityAgent: {
    user: (agent: LiveAgent, _args, { loaders }) => loaders.profile.load(agent.userId),
    availabilityStatus: async (agent: LiveAgent, _args, { loaders }) =>
      (await loaders.profile.load(agent.userId))?.availabilityStatus || 'OFFLINE',
    sinceSec: (agent: LiveAgent, _args, context) => secondsSince(agent.since, context),
    talkTodaySec: (agent: LiveAgent) => agent.talkTodaySeconds,
  },
} satisfies Resolvers;

/** Whether what happens to a person is on the board of this one: of teams it is not known here, and only costs a look. */
const looksAfter = (principal: Principal, userId: string): boolean => {
  const scope = principal.scope('ANALYTICS', 'READ');
  return scope === 'all' || scope === 'team' || (scope === 'own' && userId === principal.userId);
};

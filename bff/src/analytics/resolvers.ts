import type { Timestamp } from '@bufbuild/protobuf/wkt';
import {
  AnalyticsService,
  type CallFigures,
  type ChannelFigures,
  type MessageFigures,
  type PersonFigures,
} from '@ringline/proto/messaging/v1/analytics_pb';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { given } from '../graphql/given.ts';
import type { OperationContext } from '../graphql/context.ts';
import { maySeeMoney } from '../billing/resolvers.ts';
import { major, present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { summaryOf, type Asked, type Period } from './summary.ts';
import { selects } from '../graphql/selected.ts';

/** What messaging is asked: days begin in the workspace's own zone, whoever looks at them from wherever; with what else it chose. */
async function request({ range, numberIds, teamIds, userIds }: Asked, context: OperationContext) {
  const { workspace } = await context.call(WorkspaceService).getWorkspace({});
  const { setting, serviceLevelSeconds } = present(workspace, 'the workspace');
  const timezone = setting?.timezone || 'UTC';
  const filter = { phoneNumberIds: numberIds ?? [], teamIds: teamIds ?? [], userIds: userIds ?? [] };
  return { input: { range: { ...range, timezone }, filter }, timezone, serviceLevelSeconds };
}

/** Which charges belong to a channel is billing's to say. */
const CHANNELS = { call: 'CALL', message: 'MESSAGE' } as const;

/** What was charged between two instants, where whoever asks may see it and it can be told. */
async function spend({ args, since, until }: Period, _args: unknown, context: OperationContext) {
  const { channel, numberIds, teamIds, userIds } = args;
  const filtered = [numberIds, teamIds, userIds].some((ids) => (ids ?? []).length > 0);
  if (filtered || !(await maySeeMoney(context))) return null;
  const asks = { ...given({ since, until }), channel: channel ? CHANNELS[channel] : '' };
  const { currency, spends, unbilled } = await context.call(BillingService).getSpend(asks);
  if (unbilled) return null;
  return {
    currency,
    total: major(spends.reduce((sum, { micros }) => sum + micros, 0n)),
    kinds: spends.map((one) => ({ ...one, amount: major(one.micros), freeUnits: Number(one.freeUnits) })),
  };
}

interface Counted {
  readonly since?: Timestamp | undefined;
  readonly until?: Timestamp | undefined;
}

const overTime = <Point extends Counted>(
  { bucket, points }: { readonly bucket: string; readonly points: readonly Point[] },
  timezone: string,
) => ({
  timezone,
  bucket,
  points: points.map((point) => ({ ...point, bucketStart: point.since, bucketEnd: point.until })),
});

const REPLY_TIMES = [['messages'], ['previous', 'messages'], ['channels', 'messages']].flatMap((path) =>
  ['replies', 'replyTimeSec', 'replyTimeP90Sec'].map((name) => [...path, name]),
);

export const analytics = {
  Query: {
    async getAnalyticsSummary(_source, args, context, info) {
      const { input, timezone, serviceLevelSeconds } = await request(args, context);
      const answer = await context.call(AnalyticsService).getSummary({
        ...input,
        serviceLevelSeconds,
        withoutReplies: !selects(info, ...REPLY_TIMES),
      });
      return summaryOf(answer, timezone, serviceLevelSeconds, args);
    },
    async getActivitySummaryOverTime(_source, args, context) {
      const { input, timezone } = await request(args, context);
      return overTime(await context.call(AnalyticsService).getActivity(input), timezone);
    },
    async getCustomerInteractionOverTime(_source, args, context) {
      const { input, timezone } = await request(args, context);
      return overTime(await context.call(AnalyticsService).getInteractions(input), timezone);
    },
  },
  AnalyticsSummary: { spend },
  PreviousAnalytics: { spend },
  CallAnalytics: {
    timeToAnswerSec: (calls: CallFigures) => calls.answerSeconds ?? null,
    timeToAnswerP90Sec: (calls: CallFigures) => calls.answerSecondsP90 ?? null,
    queueTimeSec: (calls: CallFigures) => calls.queueSeconds ?? null,
    longestQueueTimeSec: (calls: CallFigures) => calls.longestQueueSeconds,
    talkTimeSec: (calls: CallFigures) => calls.talkSeconds ?? null,
    holdTimeSec: (calls: CallFigures) => calls.holdSeconds ?? null,
    handleTimeSec: (calls: CallFigures) => calls.handleSeconds ?? null,
    totalTalkTimeSec: (calls: CallFigures) => Number(calls.totalTalkSeconds),
    uniqueContacts: (calls: CallFigures) => calls.people,
  },
  MessageAnalytics: {
    replyTimeSec: (messages: MessageFigures) => messages.replySeconds ?? null,
    replyTimeP90Sec: (messages: MessageFigures) => messages.replySecondsP90 ?? null,
  },
  ChannelAnalytics: {
    messages: (channel: ChannelFigures) => present(channel.messages, 'the channel'),
  },
  AnalyticsPerson: {
    user: (person: PersonFigures, _args, { loaders }) => loaders.profile.load(person.userId),
    talkTimeSec: (person: PersonFigures) => Number(person.talkSeconds),
    handleTimeSec: (person: PersonFigures) => person.handleSeconds ?? null,
    availableTimeSec: (person: PersonFigures) => person.availableSeconds,
    occupancy: (person: PersonFigures) => person.occupancy ?? null,
  },
} satisfies Resolvers;

import {
  AnalyticsService,
  type CallFigures,
  type GetActivityResponse,
  type GetInteractionsResponse,
  type GetSummaryResponse,
  type PersonFigures,
} from '@ringline/proto/messaging/v1/analytics_pb';
import { WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { OperationContext } from '../graphql/context.ts';
import { present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

interface Asked {
  readonly range: { readonly from: string; readonly until: string };
  readonly channel?: 'call' | 'message' | null;
  readonly numberIds?: string[] | null;
  readonly teamIds?: string[] | null;
  readonly userIds?: string[] | null;
}

/** What messaging is asked: days begin in the workspace's own zone, whoever looks at them from wherever. */
async function request({ range, numberIds, teamIds, userIds }: Asked, context: OperationContext) {
  const { workspace } = await context.call(WorkspaceService).getWorkspace({});
  const timezone = present(workspace, 'the workspace').setting?.timezone || 'UTC';
  const filter = { phoneNumberIds: numberIds ?? [], teamIds: teamIds ?? [], userIds: userIds ?? [] };
  return { range: { ...range, timezone }, filter };
}

const asked = <Figures>(figures: Figures, wanted: boolean): Figures | null => (wanted ? figures : null);

const summaryOf = (answer: GetSummaryResponse, timezone: string, channel: Asked['channel']) => ({
  ...answer,
  timezone,
  calls: asked(answer.calls, channel !== 'message'),
  messages: asked(answer.messages, channel !== 'call'),
  previous: {
    since: answer.previousSince,
    calls: asked(answer.previousCalls, channel !== 'message'),
    messages: asked(answer.previousMessages, channel !== 'call'),
  },
});

const overTime = ({ bucket, points }: GetActivityResponse | GetInteractionsResponse, timezone: string) => ({
  timezone,
  bucket,
  points: points.map((point) => ({ ...point, bucketStart: point.since, bucketEnd: point.until })),
});

export const analytics: Resolvers = {
  Query: {
    async getAnalyticsSummary(_source, args: Asked, context) {
      const input = await request(args, context);
      const answer = await context.call(AnalyticsService).getSummary(input);
      return summaryOf(answer, input.range.timezone, args.channel);
    },
    async getActivitySummaryOverTime(_source, args: Asked, context) {
      const input = await request(args, context);
      return overTime(await context.call(AnalyticsService).getActivity(input), input.range.timezone);
    },
    async getCustomerInteractionOverTime(_source, args: Asked, context) {
      const input = await request(args, context);
      return overTime(await context.call(AnalyticsService).getInteractions(input), input.range.timezone);
    },
  },
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
  AnalyticsPerson: {
    user: (person: PersonFigures, _args, { loaders }) => loaders.profile.load(person.userId),
    talkTimeSec: (person: PersonFigures) => Number(person.talkSeconds),
    handleTimeSec: (person: PersonFigures) => person.handleSeconds ?? null,
    availableTimeSec: (person: PersonFigures) => person.availableSeconds,
    occupancy: (person: PersonFigures) => person.occupancy ?? null,
  },
};

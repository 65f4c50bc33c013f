/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
import type { summaryOf } from './summary.ts';
export type {
  HourFigures as AnalyticsHourMapper,
  PersonFigures as AnalyticsPersonMapper,
  CallFigures as CallAnalyticsMapper,
  ChannelFigures as ChannelAnalyticsMapper,
  MessageFigures as MessageAnalyticsMapper,
} from '@ringline/proto/messaging/v1/analytics_pb';

export type AnalyticsSummaryMapper = ReturnType<typeof summaryOf>;
export type PreviousAnalyticsMapper = AnalyticsSummaryMapper['previous'];

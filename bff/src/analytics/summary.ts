import type { Timestamp } from '@bufbuild/protobuf/wkt';
import type { GetSummaryResponse } from '@ringline/proto/messaging/v1/analytics_pb';
import type { QueryGetAnalyticsSummaryArgs } from '../generated/resolverTypes.ts';

export type Asked = QueryGetAnalyticsSummaryArgs;

/** A time with what was asked of it. */
export interface Period {
  readonly args: Asked;
  readonly since?: Timestamp | undefined;
  readonly until?: Timestamp | undefined;
}

const asked = <Figures>(figures: Figures, wanted: boolean): Figures | null => (wanted ? figures : null);

/** What messaging answered, as far as it was asked for. */
export const summaryOf = (answer: GetSummaryResponse, timezone: string, serviceLevelSec: number, args: Asked) => ({
  ...answer,
  args,
  timezone,
  serviceLevelSec,
  calls: asked(answer.calls, args.channel !== 'message'),
  messages: asked(answer.messages, args.channel !== 'call'),
  channels: args.channel === 'call' ? [] : answer.channels,
  // A release of messaging before has each call with one person.
  peopleCalls: answer.peopleCalls ?? {
    answered: answer.people.reduce((sum, { answered }) => sum + answered, 0),
    placed: answer.people.reduce((sum, { placed }) => sum + placed, 0),
  },
  previous: {
    args,
    since: answer.previousSince,
    until: answer.since,
    calls: asked(answer.previousCalls, args.channel !== 'message'),
    messages: asked(answer.previousMessages, args.channel !== 'call'),
  },
});

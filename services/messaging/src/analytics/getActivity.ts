import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import type { GetActivityResponseSchema } from '@ringline/proto/messaging/v1/analytics_pb';
import type { Deps } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { bucketOf, bucketsOf } from './buckets.ts';
import { callGroups, textGroups } from './callGroups.ts';
import {
  type Asked,
  callsCounted,
  checkFilter,
  type Filter,
  groupsCounted,
  NO_FILTER,
  textGroupsCounted,
  textsCounted,
} from './counted.ts';
import type { Days } from './days.ts';
import { IS_FAILED, IS_SENT } from './getSummary.ts';
import { daysAsked, type KeepDays } from './keepDays.ts';
import { type Range, rangeOf } from './range.ts';

interface Point {
  since: Date;
  until: Date;
  inbound: number;
  outbound: number;
  missed: number;
  messagesIn: number;
  messagesOut: number;
  messagesSent: number;
  messagesFailed: number;
}

/** Calls and texts counted bucket by bucket; one in which nothing happened is there, too. */
export const getActivity =
  ({ db, clock, keepDays }: Pick<Deps, 'db' | 'clock'> & { readonly keepDays?: KeepDays }) =>
  async (
    { range: given, filter = NO_FILTER }: Asked,
    principal: Principal,
  ): Promise<MessageInitShape<typeof GetActivityResponseSchema>> => {
    checkFilter(filter);
    const { workspaceId } = principal;
    const range = rangeOf(given);
    const { since, until, timezone, days: length } = range;
    const bucket = bucketOf(length);
    const buckets = bucketsOf(bucket, { since, until, timezone });
    const groups =
      bucket === 'HOUR'
        ? hours(principal, filter, range)
        : ofDays(workspaceId, await daysAsked({ db, clock, keepDays }, workspaceId, range), principal, filter);
    return db.tenant(workspaceId, async ({ tx }) => {
      const points = await tx.$queryRaw<Point[]>(Prisma.sql`
        WITH bucket AS (${buckets.rows}),
        calls AS (
          SELECT ${buckets.of(Prisma.sql`g.begins`)} AS begins,
            sum(g.calls) FILTER (WHERE g.direction = 'INBOUND') AS inbound,
            sum(g.calls) FILTER (WHERE g.direction = 'OUTBOUND') AS outbound,
            sum(g.calls) FILTER (WHERE g.direction = 'INBOUND' AND g.status IN ('MISSED', 'ABANDONED', 'VOICEMAIL')) AS missed
          FROM (${groups.calls}) AS g GROUP BY 1),
        texts AS (
          SELECT ${buckets.of(Prisma.sql`i.begins`)} AS begins,
            sum(i.texts) FILTER (WHERE i.direction = 'INBOUND') AS received,
            sum(i.texts) FILTER (WHERE i.direction = 'OUTBOUND') AS out,
            sum(i.texts) FILTER (WHERE i.direction = 'OUTBOUND' AND ${IS_SENT}) AS sent,
            sum(i.texts) FILTER (WHERE i.direction = 'OUTBOUND' AND ${IS_FAILED}) AS failed
          FROM (${groups.texts}) AS i GROUP BY 1)
        SELECT greatest(bucket.begins, ${since}) AS since, coalesce(bucket.next, ${until}) AS until,
          coalesce(calls.inbound, 0)::integer AS inbound, coalesce(calls.outbound, 0)::integer AS outbound,
          coalesce(calls.missed, 0)::integer AS missed, coalesce(texts.received, 0)::integer AS "messagesIn",
          coalesce(texts.out, 0)::integer AS "messagesOut", coalesce(texts.sent, 0)::integer AS "messagesSent",
          coalesce(texts.failed, 0)::integer AS "messagesFailed"
        FROM bucket LEFT JOIN calls USING (begins) LEFT JOIN texts USING (begins)
        ORDER BY bucket.begins`);
      return {
        bucket,
        points: points.map((point) => ({
          ...point,
          since: timestampFromDate(point.since),
          until: timestampFromDate(point.until),
        })),
      };
    });
  };

/** Calls and texts in groups with the time at which each began, or their day. */
interface Groups {
  readonly calls: Prisma.Sql;
  readonly texts: Prisma.Sql;
}

const ofDays = (workspaceId: string, days: Days, principal: Principal, filter: Filter): Groups => ({
  calls: Prisma.sql`SELECT * FROM (${callGroups(workspaceId, days)}) AS g WHERE ${groupsCounted(principal, filter)}`,
  texts: Prisma.sql`
    SELECT i.* FROM (${textGroups(workspaceId, days)}) AS i LEFT JOIN number_copy n ON n.id = i.phone_number_id
    WHERE ${textGroupsCounted(principal, filter)}`,
});

/** Of at most two days, one by one. */
const hours = (principal: Principal, filter: Filter, { since, until }: Range): Groups => ({
  calls: Prisma.sql`
    SELECT f.started_at AS begins, f.direction, f.status, 1 AS calls FROM call_fact f
    WHERE f.started_at >= ${since} AND f.started_at < ${until} AND ${callsCounted(principal, filter)}`,
  texts: Prisma.sql`
    SELECT i.created_at AS begins, i.direction, i.delivery_status, 1 AS texts FROM counted_text i LEFT JOIN number_copy n ON n.id = i.phone_number_id
    WHERE i.created_at >= ${since} AND i.created_at < ${until} AND ${textsCounted(principal, filter)}`,
});

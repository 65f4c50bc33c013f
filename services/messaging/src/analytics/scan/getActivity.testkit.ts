import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import type { GetActivityResponseSchema } from '@ringline/proto/messaging/v1/analytics_pb';
import type { Deps } from '../../context.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { bucketOf, bucketsOf } from '../buckets.ts';
import { type Asked, callsCounted, checkFilter, NO_FILTER, textsCounted } from '../counted.ts';
import { IS_FAILED, IS_SENT } from '../getSummary.ts';
import { rangeOf } from '../range.ts';

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
  ({ db }: Pick<Deps, 'db'>) =>
  async (
    { range: given, filter = NO_FILTER }: Asked,
    principal: Principal,
  ): Promise<MessageInitShape<typeof GetActivityResponseSchema>> => {
    checkFilter(filter);
    return db.tenant(principal.workspaceId, async ({ tx }) => {
      const { since, until, timezone, days } = rangeOf(given);
      const bucket = bucketOf(days);
      const buckets = bucketsOf(bucket, { since, until, timezone });
      const points = await tx.$queryRaw<Point[]>(Prisma.sql`
        WITH bucket AS (${buckets.rows}),
        calls AS (
          SELECT ${buckets.of(Prisma.sql`f.started_at`)} AS begins,
            count(*) FILTER (WHERE f.direction = 'INBOUND') AS inbound,
            count(*) FILTER (WHERE f.direction = 'OUTBOUND') AS outbound,
            count(*) FILTER (WHERE f.direction = 'INBOUND' AND f.status IN ('MISSED', 'ABANDONED', 'VOICEMAIL')) AS missed
          FROM call_fact f
          WHERE f.started_at >= ${since} AND f.started_at < ${until} AND ${callsCounted(principal, filter)}
          GROUP BY 1),
        texts AS (
          SELECT ${buckets.of(Prisma.sql`i.created_at`)} AS begins,
            count(*) FILTER (WHERE i.direction = 'INBOUND') AS received,
            count(*) FILTER (WHERE i.direction = 'OUTBOUND') AS out,
            count(*) FILTER (WHERE i.direction = 'OUTBOUND' AND ${IS_SENT}) AS sent,
            count(*) FILTER (WHERE i.direction = 'OUTBOUND' AND ${IS_FAILED}) AS failed
          FROM item i LEFT JOIN number_copy n ON n.id = i.phone_number_id
          WHERE i.created_at >= ${since} AND i.created_at < ${until} AND ${textsCounted(principal, filter)}
          GROUP BY 1)
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

import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import type { GetInteractionsResponseSchema } from '@ringline/proto/messaging/v1/analytics_pb';
import type { Deps } from '../../context.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { bucketOf, bucketsOf } from '../buckets.ts';
import { type Asked, callsCounted, checkFilter, NO_FILTER, textsCounted } from '../counted.ts';
import { rangeOf } from '../range.ts';

interface Point {
  since: Date;
  until: Date;
  newContacts: number;
  returningContacts: number;
  interactions: number;
}

/**
 * People whom calls and texts were with, bucket by bucket; who is new is so in one bucket alone. A person is a thread: two spellings
 * of one number are one, and so is whoever both calls and writes. New is new to the workspace, whatever the report is narrowed to:
 * who wrote to one number last year is no new contact of another.
 */
export const getInteractions =
  ({ db }: Pick<Deps, 'db'>) =>
  async (
    { range: given, filter = NO_FILTER }: Asked,
    principal: Principal,
  ): Promise<MessageInitShape<typeof GetInteractionsResponseSchema>> => {
    checkFilter(filter);
    const { workspaceId } = principal;
    return db.tenant(workspaceId, async ({ tx }) => {
      const { since, until, timezone, days } = rangeOf(given);
      const bucket = bucketOf(days);
      const buckets = bucketsOf(bucket, { since, until, timezone });
      // Callers who hide their number are one thread, and nobody knows how many people.
      const points = await tx.$queryRaw<Point[]>(Prisma.sql`
        WITH bucket AS (${buckets.rows}),
        seen AS (
          SELECT ${buckets.of(Prisma.sql`f.started_at`)} AS begins, entry.thread_id
          FROM call_fact f LEFT JOIN item entry ON entry.workspace_id = f.workspace_id AND entry.call_id = f.call_id
          WHERE f.started_at >= ${since} AND f.started_at < ${until} AND ${callsCounted(principal, filter)}
          UNION ALL
          SELECT ${buckets.of(Prisma.sql`i.created_at`)} AS begins, i.thread_id
          FROM item i LEFT JOIN number_copy n ON n.id = i.phone_number_id
          WHERE i.created_at >= ${since} AND i.created_at < ${until} AND ${textsCounted(principal, filter)}),
        met AS (SELECT begins, thread_id, count(*) AS times FROM seen GROUP BY 1, 2),
        people AS (
          SELECT t.id AS thread_id,
            (SELECT min(e.created_at) FROM item e WHERE e.workspace_id = t.workspace_id AND e.thread_id = t.id) AS first_at
          FROM thread t
          WHERE t.workspace_id = ${workspaceId}::uuid AND t.peer_number LIKE '+%'
            AND t.id IN (SELECT thread_id FROM met)),
        counted AS (
          SELECT met.begins, sum(met.times) AS interactions,
            count(*) FILTER (WHERE first_at >= greatest(met.begins, ${since})) AS new,
            count(*) FILTER (WHERE first_at < greatest(met.begins, ${since})) AS returning
          FROM met LEFT JOIN people USING (thread_id) GROUP BY 1)
        SELECT greatest(bucket.begins, ${since}) AS since, coalesce(bucket.next, ${until}) AS until,
          coalesce(counted.new, 0)::integer AS "newContacts", coalesce(counted.returning, 0)::integer AS "returningContacts",
          coalesce(counted.interactions, 0)::integer AS interactions
        FROM bucket LEFT JOIN counted USING (begins)
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

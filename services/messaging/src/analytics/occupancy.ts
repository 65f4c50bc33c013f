import { Prisma } from '../generated/prisma/client.ts';
import { type Days, stretchesOf } from './days.ts';
import { timesOf } from './hadCalls.ts';

/** No call lasts longer (defaults 5.2 caps them well below): earlier ones cannot reach into a period. */
const LONGEST_CALL = '1 day';

interface Period {
  readonly since: Date;
  /** Not included. */
  readonly until: Date;
}

/**
 * Rows of `user_id`, `busy` and `there`, in seconds: how long each person was in talk, hold and wrap-up, of the time in which they
 * were there for calls or had one (defaults 19). Both are unions of times, so that nothing counts twice, and begin with the first
 * time that the person is known to have been there: before, nobody knows what the calls were a part of. All calls of a person
 * count, whatever a report is narrowed down to, as their time goes into all of them.
 * @param now where what still goes on ends
 */
export function occupancyOf(workspaceId: string, { since, until }: Period, now: Date): Prisma.Sql {
  const end = until < now ? until : now;
  if (since >= end) return Prisma.sql`SELECT NULL::uuid AS user_id, 0::float8 AS busy, 0::float8 AS there WHERE FALSE`;
  return Prisma.sql`
    SELECT user_id, ${seconds(Prisma.sql`handled * asked`)} AS busy, ${seconds(Prisma.sql`(handled + open) * asked`)} AS there
    FROM (
      SELECT s.user_id, s.asked, s.open, coalesce(h.handled, '{}') AS handled
      FROM (
        SELECT user_id, tstzmultirange(tstzrange(greatest(min(began_at), ${since}), ${end})) AS asked,
          range_agg(tstzrange(began_at, greatest(began_at, coalesce(ended_at, ${end})))) AS open
        FROM availability_span WHERE workspace_id = ${workspaceId}::uuid AND began_at < ${end} GROUP BY 1) s
      LEFT JOIN (${handledTimes(workspaceId, since, end)}) h USING (user_id)) times`;
}

/** Rows of `user_id` and `handled`: the times in which they had calls, and wrapped them up. */
const handledTimes = (workspaceId: string, since: Date, end: Date): Prisma.Sql => Prisma.sql`
  SELECT t.user_id, range_agg(tstzrange(t.began_at, t.ended_at + t.wrap_up * interval '1 second')) AS handled
  FROM call_fact f CROSS JOIN ${timesOf} t
  WHERE f.workspace_id = ${workspaceId}::uuid AND f.answered
    AND f.started_at >= ${since}::timestamptz - ${LONGEST_CALL}::interval AND f.started_at < ${end}
  GROUP BY 1`;

const seconds = (times: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (SELECT coalesce(sum(extract(epoch FROM upper(t) - lower(t))), 0)::float8 FROM unnest(${times}) t)`;

/**
 * The same of days, in rows of `user_id`, `busy` and `there`: the times of days that were counted are added to those of the others. Both
 * are cut at midnight, so that they add up.
 */
export function occupancyIn(workspaceId: string, { timezone, counted, others }: Days, now: Date): Prisma.Sql {
  const lists = [
    Prisma.sql`SELECT user_id, busy / 1000.0::float8 AS busy, there / 1000.0::float8 AS there FROM person_day
      WHERE workspace_id = ${workspaceId}::uuid AND timezone = ${timezone} AND begins = ANY (${[...counted]}::timestamptz[])`,
    ...stretchesOf(others).map((period) => occupancyOf(workspaceId, period, now)),
  ];
  return Prisma.sql`
    SELECT user_id, sum(busy) AS busy, sum(there) AS there FROM (${Prisma.join(lists, ' UNION ALL ')}) AS days GROUP BY 1`;
}

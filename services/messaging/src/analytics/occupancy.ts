import { Prisma } from '../generated/prisma/client.ts';

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
      SELECT s.user_id, tstzmultirange(tstzrange(greatest(min(s.began_at), ${since}), ${end})) AS asked,
        range_agg(tstzrange(s.began_at, greatest(s.began_at, coalesce(s.ended_at, ${end})))) AS open,
        coalesce((
          SELECT range_agg(tstzrange(e.ended_at - (f.talk_seconds + f.hold_seconds) * interval '1 second',
            e.ended_at + coalesce(f.wrap_up_seconds, 0) * interval '1 second'))
          FROM call_fact f CROSS JOIN LATERAL (SELECT f.started_at + f.lasted_ms * interval '1 ms' AS ended_at) e
          WHERE f.workspace_id = ${workspaceId}::uuid AND f.agent_user_id = s.user_id AND f.answered AND f.hold_seconds IS NOT NULL
            AND f.started_at >= ${since}::timestamptz - ${LONGEST_CALL}::interval AND f.started_at < ${end}
        ), '{}') AS handled
      FROM availability_span s WHERE s.workspace_id = ${workspaceId}::uuid AND s.began_at < ${end}
      GROUP BY s.user_id) times`;
}

const seconds = (times: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (SELECT coalesce(sum(extract(epoch FROM upper(t) - lower(t))), 0)::float8 FROM unnest(${times}) t)`;

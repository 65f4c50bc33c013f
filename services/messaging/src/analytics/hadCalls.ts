/** Who of ours had which call: each person's share of it, as SQL over `call_fact f`. */
import { Prisma } from '../generated/prisma/client.ts';

/** Nobody kept who had this call when: it is of before, or nobody answered, and is its agent's alone. */
const agentsAlone = Prisma.sql`NOT EXISTS (
  SELECT FROM call_stretch s WHERE s.workspace_id = f.workspace_id AND s.call_id = f.call_id)`;

/** Whether one of these people had the call. */
export const hadBy = (users: readonly string[]): Prisma.Sql => Prisma.sql`(
  EXISTS (SELECT FROM call_stretch s
    WHERE s.workspace_id = f.workspace_id AND s.call_id = f.call_id AND s.user_id = ANY(${[...users]}::uuid[]))
  OR (f.agent_user_id = ANY(${[...users]}::uuid[]) AND ${agentsAlone}))`;

/**
 * A lateral table with a row for each person who had the call: `user_id`, `talk`, `hold` and `wrap_up` in seconds. Null: not known.
 * @param users these alone; none: everybody
 */
export const sharesOf = (users: readonly string[]): Prisma.Sql => {
  const among = (column: Prisma.Sql) =>
    users.length === 0 ? Prisma.sql`TRUE` : Prisma.sql`${column} = ANY(${[...users]}::uuid[])`;
  return Prisma.sql`LATERAL (
    SELECT s.user_id, round((sum(extract(epoch FROM s.ended_at - s.began_at)) - sum(s.held_ms) / 1000.0))::integer AS talk,
      round(sum(s.held_ms) / 1000.0)::integer AS hold,
      coalesce(max(s.wrap_up_seconds), f.wrap_up_seconds) AS wrap_up
    FROM call_stretch s
    WHERE s.workspace_id = f.workspace_id AND s.call_id = f.call_id AND ${among(Prisma.sql`s.user_id`)}
    GROUP BY 1
    UNION ALL
    SELECT f.agent_user_id, f.talk_seconds, f.hold_seconds, f.wrap_up_seconds
    WHERE f.agent_user_id IS NOT NULL AND ${among(Prisma.sql`f.agent_user_id`)} AND ${agentsAlone})`;
};

/** A lateral table with a row for each time in which somebody had the call: `user_id`, `began_at`, `ended_at`, where that is known, and `wrap_up` seconds. */
export const timesOf = Prisma.sql`LATERAL (
  SELECT s.user_id, s.began_at, s.ended_at, coalesce(s.wrap_up_seconds, f.wrap_up_seconds, 0) AS wrap_up FROM call_stretch s WHERE s.workspace_id = f.workspace_id AND s.call_id = f.call_id
  UNION ALL
  SELECT f.agent_user_id, e.ended_at - (f.talk_seconds + f.hold_seconds) * interval '1 second', e.ended_at, coalesce(f.wrap_up_seconds, 0)
  FROM (SELECT f.started_at + f.lasted_ms * interval '1 ms' AS ended_at) e
  WHERE f.agent_user_id IS NOT NULL AND f.hold_seconds IS NOT NULL AND ${agentsAlone})`;

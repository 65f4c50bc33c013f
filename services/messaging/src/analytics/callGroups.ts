/** Calls and texts of days, in groups that are alike in all that reports ask about: those that were counted before, and others counted now. */
import { offsetsOf } from '@ringline/kit/zones';
import { Prisma } from '../generated/prisma/client.ts';
import { type Day, type Days, within } from './days.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Columns of `call_day` after its key, in the order of `countedCalls`. */
export const CALL_COLUMNS =
  Prisma.raw(`direction, status, outside_hours, answered, rated, is_test_number, phone_number_id, team_id,
  addressed_team_ids, offered_user_ids, had_user_ids, call_id, calls, talk, hold, hold_calls, handle, handle_calls, answer_ms, abandoned_ms,
  queue, queue_calls, queue_longest, by_hour, had_talk, had_hold, had_hold_calls, had_handle, had_handle_calls, had_wrap_up`);

/** Rows of `begins` and these columns. */
export const callGroups = (workspaceId: string, days: Days): Prisma.Sql => Prisma.sql`
  SELECT begins, ${CALL_COLUMNS} FROM call_day
  WHERE workspace_id = ${workspaceId}::uuid AND timezone = ${days.timezone} AND begins = ANY (${[...days.counted]}::timestamptz[])
  UNION ALL ${countedCalls(workspaceId, days.others, days.timezone)}`;

/** Columns that `countedCalls` has besides when it is asked for the people outside. */
export const PEOPLE_COLUMNS = Prisma.raw('peer_numbers, thread_ids');
const NO_PEOPLE = { found: Prisma.empty, row: Prisma.empty, group: Prisma.empty };
/** Callers who hide their number are one thread, and nobody knows how many people: they are no person. */
const PEOPLE = {
  found: Prisma.sql`
    LEFT JOIN item entry ON entry.workspace_id = f.workspace_id AND entry.call_id = f.call_id
    LEFT JOIN thread t ON t.workspace_id = f.workspace_id AND t.id = entry.thread_id AND t.peer_number LIKE '+%'`,
  row: Prisma.sql`, f.peer_number, t.id AS thread_id`,
  group: Prisma.sql`, array_agg(DISTINCT peer_number), ${eachOnce(Prisma.sql`thread_id`)}`,
};

function eachOnce(id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`coalesce(array_agg(DISTINCT ${id}) FILTER (WHERE ${id} IS NOT NULL), '{}')`;
}

/** The same of days that were not counted. Who had a call is of its stretches, or its agent, where nobody kept more. */
export function countedCalls(
  workspaceId: string,
  days: readonly Day[],
  timezone: string,
  { withPeople = false } = {},
): Prisma.Sql {
  const day = within(days, Prisma.sql`f.started_at`);
  const people = withPeople ? PEOPLE : NO_PEOPLE;
  return Prisma.sql`
  SELECT begins, direction, status, outside_hours, answered, rated, is_test_number, phone_number_id, team_id,
    addressed_team_ids, offered_user_ids, users, several,
    count(*)::integer, sum(talk_seconds)::bigint, coalesce(sum(hold_seconds), 0)::bigint, count(hold_seconds)::integer,
    coalesce(sum(talk_seconds + hold_seconds + wrap_up_seconds), 0)::bigint, count(talk_seconds + hold_seconds + wrap_up_seconds)::integer,
    coalesce(array_agg(answer_ms) FILTER (WHERE answered AND answer_ms IS NOT NULL AND direction = 'INBOUND' AND NOT outside_hours), '{}'),
    coalesce(array_agg(lasted_ms) FILTER (WHERE status = 'ABANDONED' AND direction = 'INBOUND' AND NOT outside_hours), '{}'),
    coalesce(sum(queue_seconds) FILTER (WHERE queue_seconds > 0), 0)::bigint, count(*) FILTER (WHERE queue_seconds > 0)::integer, max(queue_seconds),
    ARRAY[${Prisma.join(HOURS.map((hour) => Prisma.sql`count(*) FILTER (WHERE hour = ${Prisma.raw(String(hour))})`))}]::integer[],
    CASE WHEN several IS NULL THEN ARRAY[sum(had_talk[1])] ELSE max(had_talk) END::bigint[],
    CASE WHEN several IS NULL THEN ARRAY[coalesce(sum(had_hold[1]), 0)] ELSE max(had_hold) END::bigint[],
    CASE WHEN several IS NULL THEN ARRAY[count(had_hold[1])] ELSE array_fill(1, ARRAY[cardinality(users)]) END::integer[],
    CASE WHEN several IS NULL THEN ARRAY[coalesce(sum(had_talk[1] + had_hold[1] + had_wrap_up[1]), 0)]
      ELSE max(ARRAY(SELECT coalesce(t + h + w, 0) FROM unnest(had_talk, had_hold, had_wrap_up) AS u (t, h, w))) END::bigint[],
    CASE WHEN several IS NULL THEN ARRAY[count(had_talk[1] + had_hold[1] + had_wrap_up[1])]
      ELSE max(ARRAY(SELECT (w IS NOT NULL)::integer FROM unnest(had_wrap_up) AS u (w))) END::integer[],
    CASE WHEN several IS NULL THEN '{}' ELSE max(had_wrap_up) END::integer[]${people.group}
  FROM (
    SELECT ${day.begins} AS begins, f.direction, f.status, f.outside_hours, f.answered, f.end_reason NOT IN ('SHORT_ABANDON', 'BLOCKED') AS rated,
      f.is_test_number, f.phone_number_id, f.team_id, f.addressed_team_ids,
      CASE WHEN f.answered THEN '{}' ELSE f.offered_user_ids END AS offered_user_ids,
      had.users, CASE WHEN cardinality(had.users) > 1 THEN f.call_id END AS several, had.talk AS had_talk, had.hold AS had_hold, had.wrap_up AS had_wrap_up,
      f.talk_seconds, f.hold_seconds, f.wrap_up_seconds, f.answer_ms, f.lasted_ms, f.queue_seconds, ${hourOf(days, timezone)} AS hour${people.row}
    FROM call_fact f${people.found}
    CROSS JOIN LATERAL (
      SELECT coalesce(s.users, array_remove(ARRAY[f.agent_user_id], NULL)) AS users, coalesce(s.talk, ARRAY[f.talk_seconds]) AS talk,
        coalesce(s.hold, ARRAY[f.hold_seconds]) AS hold, coalesce(s.wrap_up, ARRAY[f.wrap_up_seconds]) AS wrap_up
      FROM (
        SELECT array_agg(p.user_id ORDER BY p.user_id) AS users, array_agg(p.talk ORDER BY p.user_id) AS talk,
          array_agg(p.hold ORDER BY p.user_id) AS hold, array_agg(p.wrap_up ORDER BY p.user_id) AS wrap_up
        FROM (
          SELECT c.user_id, round((sum(extract(epoch FROM c.ended_at - c.began_at)) - sum(c.held_ms) / 1000.0))::integer AS talk,
            round(sum(c.held_ms) / 1000.0)::integer AS hold, coalesce(max(c.wrap_up_seconds), f.wrap_up_seconds) AS wrap_up
          FROM call_stretch c WHERE c.workspace_id = f.workspace_id AND c.call_id = f.call_id GROUP BY 1) AS p) AS s) AS had
    WHERE f.workspace_id = ${workspaceId}::uuid AND ${day.isIn}) AS call
  GROUP BY begins, direction, status, outside_hours, answered, rated, is_test_number, phone_number_id, team_id,
    addressed_team_ids, offered_user_ids, users, several`;
}

/** The hour that the zone's clocks showed. */
function hourOf(days: readonly Day[], timezone: string): Prisma.Sql {
  const [since, until] = [days[0]?.begins.getTime() ?? 0, days.at(-1)?.ends.getTime() ?? 0];
  const { offsets, changesAt } = offsetsOf(timezone, since, until);
  const seconds = offsets.map((offset) => offset / 1000);
  const changes = changesAt.map((at) => new Date(at));
  return Prisma.sql`extract(hour FROM f.started_at AT TIME ZONE 'UTC' + make_interval(
    secs => (${seconds}::integer[])[width_bucket(f.started_at, ${changes}::timestamptz[]) + 1]))::integer`;
}

/** Rows of `begins`, `direction`, `channel`, `delivery_status`, `phone_number_id`, `agent_user_id`, `texts` and `waits`. */
export const textGroups = (workspaceId: string, days: Days, { withWaits = false } = {}): Prisma.Sql => Prisma.sql`
  SELECT begins, direction, channel, delivery_status, phone_number_id, agent_user_id, texts, waits FROM text_day
  WHERE workspace_id = ${workspaceId}::uuid AND timezone = ${days.timezone} AND begins = ANY (${[...days.counted]}::timestamptz[])
  UNION ALL ${countedTexts(workspaceId, days.others, { withWaits })}`;

/** The same of days that were not counted, with `thread_ids` of the people outside when asked for them. */
export function countedTexts(
  workspaceId: string,
  days: readonly Day[],
  { withPeople = false, withWaits = false } = {},
): Prisma.Sql {
  const day = within(days, Prisma.sql`i.created_at`);
  const people = withPeople
    ? {
        found: Prisma.sql`LEFT JOIN thread t ON t.workspace_id = i.workspace_id AND t.id = i.thread_id AND t.peer_number LIKE '+%'`,
        group: Prisma.sql`, ${eachOnce(Prisma.sql`t.id`)}`,
      }
    : { found: Prisma.empty, group: Prisma.empty };
  return Prisma.sql`
  SELECT ${day.begins}, i.direction, i.channel, i.delivery_status, i.phone_number_id, i.agent_user_id, count(*)::integer,
    array_remove(array_agg(reply.waited), NULL)${people.group}
  FROM counted_text i CROSS JOIN LATERAL (${withWaits ? waited() : NOT_ASKED}) AS reply ${people.found}
  WHERE i.workspace_id = ${workspaceId}::uuid AND i.channel <> 'VOICE' AND ${day.isIn}
  GROUP BY 1, 2, 3, 4, 5, 6`;
}

const NOT_ASKED = Prisma.sql`SELECT NULL::integer AS waited`;

/**
 * How long somebody had waited for the text `i`, in seconds: from the first that they wrote after a person of ours had last written
 * (defaults 19). Null where nobody waited, and of what nobody wrote. It is a figure of the day of the answer, and so stays as it is.
 */
export const waited = (): Prisma.Sql => Prisma.sql`
  SELECT round(extract(epoch FROM i.created_at - min(q.created_at)))::integer AS waited FROM item q
  WHERE i.direction = 'OUTBOUND' AND i.agent_user_id <> '' AND q.workspace_id = i.workspace_id AND q.thread_id = i.thread_id
    AND q.direction = 'INBOUND' AND q.channel <> 'VOICE' AND q.created_at < i.created_at
    AND q.created_at > coalesce((
      SELECT max(p.created_at) FROM item p
      WHERE p.workspace_id = i.workspace_id AND p.thread_id = i.thread_id AND p.direction = 'OUTBOUND' AND p.channel <> 'VOICE'
        AND p.agent_user_id <> '' AND p.created_at <= i.created_at AND (p.created_at, p.id) < (i.created_at, i.id)), '-infinity')`;

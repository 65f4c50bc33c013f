/** The people outside, each counted once over several days: days that were counted keep who was met, and the others are read. */
import type { Principal } from '@ringline/kit/auth';
import { Prisma } from '../generated/prisma/client.ts';
import type { Buckets } from './buckets.ts';
import { callsCounted, type Filter, groupsCounted, textGroupsCounted, textsCounted } from './counted.ts';
import { type Days, within } from './days.ts';
import type { Range } from './range.ts';

/** Rows of `begins`, of the day, and `peer_number`. */
export function callPeers(workspaceId: string, days: Days, principal: Principal, filter: Filter): Prisma.Sql {
  const day = within(days.others, Prisma.sql`f.started_at`);
  return Prisma.sql`
    SELECT g.begins, unnest(g.peer_numbers) AS peer_number FROM call_day g
    WHERE ${inCounted('g', workspaceId, days)} AND ${groupsCounted(principal, filter)}
    UNION ALL
    SELECT ${day.begins}, f.peer_number FROM call_fact f WHERE ${day.isIn} AND ${callsCounted(principal, filter)}`;
}

interface Asked {
  readonly days: Days;
  readonly range: Range;
  readonly buckets: Buckets;
}

/** Rows of `begins`, `new`, `returning` and `interactions`, as `peopleIn` has them, of buckets of whole days. */
export function peopleOfDays(
  workspaceId: string,
  { days, range: { since, until }, buckets }: Asked,
  principal: Principal,
  filter: Filter,
): Prisma.Sql {
  const call = within(days.others, Prisma.sql`f.started_at`);
  const text = within(days.others, Prisma.sql`i.created_at`);
  const bucketOf = (moment: Prisma.Sql) => Prisma.sql`greatest(${buckets.of(moment)}, ${since})`;
  // A person is a thread with a number: callers who hide theirs are one thread, and nobody knows how many people.
  const person = Prisma.sql`t.peer_number LIKE '+%'`;
  return Prisma.sql`
  WITH seen AS (
    SELECT ${bucketOf(Prisma.sql`day.begins`)} AS begins, times, thread_ids FROM (
      SELECT g.begins, g.calls AS times, g.thread_ids FROM call_day g
      WHERE ${inCounted('g', workspaceId, days)} AND ${groupsCounted(principal, filter)}
      UNION ALL
      SELECT i.begins, i.texts, i.thread_ids FROM text_day i LEFT JOIN number_copy n ON n.id = i.phone_number_id
      WHERE ${inCounted('i', workspaceId, days)} AND ${textGroupsCounted(principal, filter)}
      UNION ALL
      SELECT ${call.begins}, 1, array_remove(ARRAY[t.id], NULL)
      FROM call_fact f LEFT JOIN item entry ON entry.workspace_id = f.workspace_id AND entry.call_id = f.call_id
      LEFT JOIN thread t ON t.workspace_id = f.workspace_id AND t.id = entry.thread_id AND ${person}
      WHERE ${call.isIn} AND ${callsCounted(principal, filter)}
      UNION ALL
      SELECT ${text.begins}, 1, array_remove(ARRAY[t.id], NULL)
      FROM counted_text i LEFT JOIN number_copy n ON n.id = i.phone_number_id
      LEFT JOIN thread t ON t.workspace_id = i.workspace_id AND t.id = i.thread_id AND ${person}
      WHERE ${text.isIn} AND ${textsCounted(principal, filter)}) AS day),
  fresh AS (
    SELECT t.id, ${bucketOf(Prisma.sql`t.first_item_at`)} AS begins FROM thread t
    WHERE t.workspace_id = ${workspaceId}::uuid AND ${person} AND t.first_item_at >= ${since} AND t.first_item_at < ${until}),
  met AS (SELECT begins, sum(times) AS interactions FROM seen GROUP BY 1),
  people AS (
    SELECT one.begins, count(fresh.id) AS new, count(*) - count(fresh.id) AS returning
    FROM (SELECT DISTINCT begins, unnest(thread_ids) AS id FROM seen) AS one
    LEFT JOIN fresh ON fresh.id = one.id AND fresh.begins >= one.begins
    GROUP BY 1)
  SELECT met.begins, met.interactions, coalesce(people.new, 0) AS new, coalesce(people.returning, 0) AS returning
  FROM met LEFT JOIN people USING (begins)`;
}

const inCounted = (alias: 'g' | 'i', workspaceId: string, { timezone, counted }: Days): Prisma.Sql => {
  const of = (column: string) => Prisma.raw(`${alias}.${column}`);
  return Prisma.sql`${of('workspace_id')} = ${workspaceId}::uuid AND ${of('timezone')} = ${timezone}
    AND ${of('begins')} = ANY (${[...counted]}::timestamptz[])`;
};

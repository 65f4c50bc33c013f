import { type Day, within } from './days.ts';
import { Prisma } from '../generated/prisma/client.ts';

/**
 * Rows of `begins`, `new`, `returning` and `interactions`: with how many people calls and texts were in each of some buckets.
 * @param buckets none within another
 * @param counted which calls `f` and texts `i`, with the number's copy `n`, count
 */
export const peopleIn = (
  workspaceId: string,
  buckets: readonly Day[],
  { calls, texts }: { readonly calls: Prisma.Sql; readonly texts: Prisma.Sql },
): Prisma.Sql => {
  const call = within(buckets, Prisma.sql`f.started_at`);
  const text = within(buckets, Prisma.sql`i.created_at`);
  return Prisma.sql`
  SELECT met.begins, sum(met.times)::integer AS interactions,
    (count(*) FILTER (WHERE t.first_item_at >= met.begins))::integer AS new,
    (count(*) FILTER (WHERE t.first_item_at < met.begins))::integer AS returning
  FROM (
    SELECT begins, thread_id, count(*) AS times FROM (
      SELECT ${call.begins} AS begins, entry.thread_id
      FROM call_fact f LEFT JOIN item entry ON entry.workspace_id = f.workspace_id AND entry.call_id = f.call_id
      WHERE f.workspace_id = ${workspaceId}::uuid AND ${call.isIn} AND ${calls}
      UNION ALL
      SELECT ${text.begins}, i.thread_id
      FROM counted_text i LEFT JOIN number_copy n ON n.id = i.phone_number_id
      WHERE i.workspace_id = ${workspaceId}::uuid AND i.channel <> 'VOICE' AND ${text.isIn} AND ${texts}) AS seen
    GROUP BY 1, 2) AS met
  -- Callers who hide their number are one thread, and nobody knows how many people.
  LEFT JOIN thread t ON t.workspace_id = ${workspaceId}::uuid AND t.id = met.thread_id AND t.peer_number LIKE '+%'
  GROUP BY 1`;
};

import { Prisma } from '../generated/prisma/client.ts';

/**
 * A lateral table of the times in which somebody had `call c` (engine/stretches.ts), in ms: `user_id`, `since`, `until`, `held` of it,
 * and whether it goes on. A call that was answered before this was kept had its agent alone.
 */
export function hadIn(now: Date): Prisma.Sql {
  const end = Prisma.sql`coalesce((c.state->>'endedAt')::bigint, ${now.getTime()})`;
  const held = Prisma.sql`((c.state->>'heldMs')::bigint
    + coalesce(greatest(0, ${now.getTime()} - (c.state->>'heldSince')::bigint), 0))`;
  return Prisma.sql`LATERAL (
    SELECT (s->>'userId')::uuid AS user_id, (s->>'from')::bigint AS since, coalesce((s->>'to')::bigint, ${end}) AS until,
      coalesce((s->>'heldMs')::bigint, ${held} - (s->>'heldBefore')::bigint) AS held, NOT s ? 'to' AND NOT c.final AS goes_on
    FROM jsonb_array_elements(c.state->'stretches') s
    UNION ALL
    SELECT c.agent_user_id, (c.state->>'answeredAt')::bigint, ${end}, ${held}, NOT c.final
    WHERE c.agent_user_id IS NOT NULL AND NOT c.state ? 'stretches')`;
}

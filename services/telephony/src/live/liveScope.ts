/** What of the calls a person may look after: the scope of ANALYTICS:READ, as a condition on `call c` (defaults 2.1). */
import type { Principal } from '@ringline/kit/auth';
import { dateIn, startOfDay } from '@ringline/kit/zones';
import { addressedToTeams } from '../calls/addressed.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** @returns a condition that holds for nothing when the person has no such right */
export function callsInScope(principal: Principal): Prisma.Sql {
  const { userId, teamIds } = principal;
  const scope = principal.scope('ANALYTICS', 'READ');
  if (scope === 'all') return Prisma.sql`TRUE`;
  if (scope === undefined) return Prisma.sql`FALSE`;
  const asked = JSON.stringify([{ userId }]);
  const own = Prisma.sql`(c.agent_user_id = ${userId}::uuid OR c.state->'offers' @> ${asked}::jsonb
    OR c.state->'stretches' @> ${asked}::jsonb)`;
  return scope === 'team' ? Prisma.sql`(${own} OR ${addressedToTeams(teamIds)})` : own;
}

/** Ids of calls are UUIDs of version 7: those of a time on follow one another under the primary key. */
export function firstIdSince(at: Date): string {
  const hex = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** Seconds within which an answer is in time, unless the workspace chose others (defaults 19). */
export const SERVICE_LEVEL_SECONDS = 20;

interface Day {
  timezone: string;
  since: Date;
  /** Seconds within which an answer is in time. */
  inTime: number;
}

/** The workspace's day: since midnight in its own zone, whatever the clocks did meanwhile. */
export async function dayOf(
  tx: { $queryRaw<T>(sql: Prisma.Sql): Promise<T> },
  workspaceId: string,
  now: Date,
): Promise<Day> {
  const [kept] = await tx.$queryRaw<Omit<Day, 'since'>[]>(Prisma.sql`
    SELECT timezone, service_level_seconds AS "inTime" FROM workspace_copy WHERE workspace_id = ${workspaceId}::uuid`);
  const { timezone, inTime } = kept ?? { timezone: 'UTC', inTime: SERVICE_LEVEL_SECONDS };
  return { timezone, inTime, since: new Date(startOfDay(timezone, dateIn(timezone, now.getTime()))) };
}

/**
 * Calls of test numbers are excluded from figures (defaults 19), unless the workspace has no other number yet: then they are all
 * that it can try the board with.
 */
export const counted = (workspaceId: string): Prisma.Sql => Prisma.sql`(
  NOT (c.state->>'isTestNumber')::boolean
  OR NOT EXISTS (
    SELECT 1 FROM phone_number n
    WHERE n.workspace_id = ${workspaceId}::uuid AND NOT n.is_test_number AND n.status = 'AVAILABLE'
  ))`;

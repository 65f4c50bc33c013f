/** The inbox of somebody who sees part of the workspace, along thread_viewer: never more rows than the page asks for, of each viewer. */
import { MOST_COUNTED, type Page } from '@ringline/kit/paging';
import type { Unit } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** Everything that a thread may be. */
const STATES = ['OPEN', 'DONE', 'SNOOZED'];

export interface Narrowing {
  /** OPEN, UNREAD or DONE; empty: all. */
  readonly filter: string;
  /** Those alone that are assigned to none. */
  readonly unassigned: boolean;
}

/** A list of one of the viewers, narrowed down: `v` is the row, `who` the viewer. */
interface Narrowed {
  /** Lists that are each in the order of one index: one, or one for each state. */
  readonly states: Prisma.Sql;
  readonly where: Prisma.Sql;
}

function narrowed(workspaceId: string, { filter, unassigned }: Narrowing): Narrowed {
  const free = unassigned ? Prisma.sql`AND v.unassigned` : Prisma.empty;
  const mine = Prisma.sql`v.workspace_id = ${workspaceId}::uuid AND v.viewer_id = who ${free}`;
  if (filter === 'UNREAD')
    return { states: Prisma.sql`(VALUES (1)) AS one`, where: Prisma.sql`${mine} AND v.unread_count > 0` };
  const states = STATES.includes(filter) ? [filter] : STATES;
  return {
    states: Prisma.sql`unnest(${states}::text[]) AS s (state)`,
    where: Prisma.sql`${mine} AND v.state = s.state`,
  };
}

/** @returns ids of the page's threads and of the one after it, newest first */
export async function viewedPage(
  { tx, workspaceId }: Pick<Unit, 'tx' | 'workspaceId'>,
  viewers: readonly string[],
  narrowing: Narrowing,
  page: Page,
): Promise<string[]> {
  const { states, where } = narrowed(workspaceId, narrowing);
  const before = page.after
    ? Prisma.sql`AND (v.last_activity_at, v.thread_id) < (${page.after.at}::timestamptz, ${page.after.id}::uuid)`
    : Prisma.empty;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT thread_id AS id FROM (
      SELECT DISTINCT newest.thread_id, newest.last_activity_at
      FROM unnest(${[...viewers]}::uuid[]) AS who CROSS JOIN ${states} CROSS JOIN LATERAL (
        SELECT v.thread_id, v.last_activity_at FROM thread_viewer AS v WHERE ${where} ${before}
        ORDER BY v.last_activity_at DESC, v.thread_id DESC LIMIT ${page.offset + page.limit + 1}::integer) AS newest) AS found
    ORDER BY last_activity_at DESC, thread_id DESC OFFSET ${page.offset}::integer LIMIT ${page.limit + 1}::integer`;
  return rows.map(({ id }) => id);
}

/** @returns how many threads there are, at the most one more than people are told */
export async function viewedCount(
  { tx, workspaceId }: Pick<Unit, 'tx' | 'workspaceId'>,
  viewers: readonly string[],
  narrowing: Narrowing,
): Promise<number> {
  const { states, where } = narrowed(workspaceId, narrowing);
  const rows = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::integer AS count FROM (
      SELECT DISTINCT seen.thread_id FROM unnest(${[...viewers]}::uuid[]) AS who CROSS JOIN ${states} CROSS JOIN LATERAL (
        SELECT v.thread_id FROM thread_viewer AS v WHERE ${where} LIMIT ${MOST_COUNTED + 1}::integer) AS seen
      LIMIT ${MOST_COUNTED + 1}::integer) AS found`;
  return rows[0]?.count ?? 0;
}

/** @returns how many items nobody has read, of all threads that are seen */
export async function viewedUnread(
  { tx, workspaceId }: Pick<Unit, 'tx' | 'workspaceId'>,
  viewers: readonly string[],
): Promise<number> {
  const rows = await tx.$queryRaw<{ unread: number }[]>`
    SELECT coalesce(sum(unread_count), 0)::integer AS unread FROM (
      SELECT DISTINCT v.thread_id, v.unread_count FROM thread_viewer AS v
      WHERE v.workspace_id = ${workspaceId}::uuid AND v.viewer_id = ANY (${[...viewers]}::uuid[]) AND v.unread_count > 0) AS found`;
  return rows[0]?.unread ?? 0;
}

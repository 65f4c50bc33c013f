/** Where the calls of a history are read from: lists in their order, each along one index, with what they are narrowed down to beside. */
import type { Cursor } from '@ringline/kit/paging';
import { Prisma } from '../generated/prisma/client.ts';

/** What stands beside a call in each list; absent narrows nothing down. */
export interface Narrowed {
  readonly direction: string;
  readonly statuses: readonly string[];
  readonly phoneNumberId: string;
  readonly outcome: string | undefined;
  readonly from: Date | undefined;
  /** Not included. */
  readonly until: Date | undefined;
}

/** One list: a table `c` as it is ordered, and which of its rows are meant. */
export interface Walk {
  readonly table: Prisma.Sql;
  readonly id: Prisma.Sql;
  readonly status: Prisma.Sql;
  readonly where: Prisma.Sql;
}

const calls = (where: Prisma.Sql): Walk => ({
  table: Prisma.sql`item`,
  id: Prisma.sql`c.id`,
  status: Prisma.sql`c.call_status`,
  where: Prisma.sql`c.channel = 'VOICE' AND ${where}`,
});
const beside = (table: Prisma.Sql, where: Prisma.Sql): Walk => ({
  table,
  id: Prisma.sql`c.item_id`,
  status: Prisma.sql`c.status`,
  where,
});
const VIEWERS = Prisma.sql`call_viewer`;

/** All calls of the workspace; of some statuses each by itself, so that rare ones are found at once. */
export const allCalls = (statuses: readonly string[]): Walk[] =>
  statuses.length === 0
    ? [calls(Prisma.sql`TRUE`)]
    : statuses.map((status) => calls(Prisma.sql`c.call_status = ${status}`));

/** Calls to and from these numbers. */
export const callsOfNumbers = (ids: readonly string[]): Walk[] =>
  ids.map((id) => calls(Prisma.sql`c.phone_number_id = ${id}::uuid`));

/** Calls that came out so. */
export const callsWithOutcome = (outcome: string): Walk[] => [calls(Prisma.sql`c.outcome = ${outcome}`)];

/** Calls of a few conversations. */
export const callsOfThreads = (ids: readonly string[]): Walk[] => [
  calls(Prisma.sql`c.thread_id = ANY (${[...ids]}::uuid[])`),
];

/** Calls that one of these teams or people sees; of some statuses each by itself, as above. */
export const callsSeenBy = (viewers: readonly string[], statuses: readonly string[]): Walk[] =>
  viewers.flatMap((id) => {
    const theirs = Prisma.sql`c.viewer_id = ${id}::uuid`;
    if (statuses.length === 0) return [beside(VIEWERS, theirs)];
    return statuses.map((status) => beside(VIEWERS, Prisma.sql`${theirs} AND c.status = ${status}`));
  });

/** Calls that were led or handed to these teams. */
export const callsAddressedTo = (teams: readonly string[]): Walk[] =>
  teams.map((id) => beside(VIEWERS, Prisma.sql`c.viewer_id = ${id}::uuid AND c.addressed`));

/** Calls that this person had. */
export const callsHadBy = (userId: string): Walk[] => [
  beside(Prisma.sql`call_agent`, Prisma.sql`c.user_id = ${userId}::uuid`),
];

/** Rows of `at` and `id` of one list, unordered. */
export function rowsOf(
  { table, id, status, where }: Walk,
  workspaceId: string,
  { direction, statuses, phoneNumberId, outcome, from, until }: Narrowed,
  tests: readonly ((id: Prisma.Sql) => Prisma.Sql)[],
): Prisma.Sql {
  const conditions = [
    Prisma.sql`c.workspace_id = ${workspaceId}::uuid`,
    where,
    ...(direction === '' ? [] : [Prisma.sql`c.direction = ${direction}`]),
    ...(statuses.length === 0 ? [] : [Prisma.sql`${status} = ANY (${[...statuses]}::text[])`]),
    ...(phoneNumberId === '' ? [] : [Prisma.sql`c.phone_number_id = ${phoneNumberId}::uuid`]),
    ...(outcome === undefined ? [] : [Prisma.sql`c.outcome = ${outcome}`]),
    ...(from === undefined ? [] : [Prisma.sql`c.created_at >= ${from}`]),
    ...(until === undefined ? [] : [Prisma.sql`c.created_at < ${until}`]),
    ...tests.map((test) => test(id)),
  ];
  return Prisma.sql`SELECT c.created_at AS at, ${id} AS id FROM ${table} c WHERE ${Prisma.join(conditions, ' AND ')}`;
}

/** The newest of several lists, each call once. Each list ends by itself, so that none is read further than the page reaches. */
export function newestOf(
  walks: readonly Walk[],
  workspaceId: string,
  narrowed: Narrowed,
  tests: readonly ((id: Prisma.Sql) => Prisma.Sql)[],
  { after, offset, limit }: { after: Cursor | undefined; offset: number; limit: number },
): Prisma.Sql {
  const most = offset + limit;
  const lists = walks.map((walk) => {
    const before = after
      ? Prisma.sql` AND (c.created_at, ${walk.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
      : Prisma.empty;
    return Prisma.sql`(${rowsOf(walk, workspaceId, narrowed, tests)}${before} ORDER BY c.created_at DESC, ${walk.id} DESC LIMIT ${most})`;
  });
  return Prisma.sql`SELECT DISTINCT at, id FROM (${Prisma.join(lists, ' UNION ALL ')}) AS lists ORDER BY at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`;
}

/** How many there are in several lists, each call once, but no further than `most`. */
export function countOf(
  walks: readonly Walk[],
  workspaceId: string,
  narrowed: Narrowed,
  tests: readonly ((id: Prisma.Sql) => Prisma.Sql)[],
  most: number,
): Prisma.Sql {
  const lists = walks.map((walk) => Prisma.sql`(${rowsOf(walk, workspaceId, narrowed, tests)} LIMIT ${most})`);
  return Prisma.sql`SELECT count(*)::integer AS n FROM (SELECT DISTINCT id FROM (${Prisma.join(lists, ' UNION ALL ')}) AS lists LIMIT ${most}) AS calls`;
}

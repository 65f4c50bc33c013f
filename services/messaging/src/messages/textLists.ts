/**
 * Where the messages of a history are read from: lists in their order, each along one index, of which a request looks through so many
 * entries and no more. What they are narrowed down to stands in the index beside; whoever narrows them to what is rare goes on looking
 * with the next request, from where this one ended.
 */
import type { Cursor } from '@ringline/kit/paging';
import { Prisma } from '../generated/prisma/client.ts';

/** As in the index of what did not arrive. */
export const FAILED_STATUSES = ['FAILED', 'UNDELIVERED', 'INSUFFICIENT_BALANCE'];

/** Which messages `i` one list has. */
export type TextList = Prisma.Sql;

export const everyText: TextList = Prisma.sql`TRUE`;
export const textsOfThread = (id: string): TextList => Prisma.sql`i.thread_id = ${id}::uuid`;
export const textsOfNumber = (id: string): TextList => Prisma.sql`i.phone_number_id = ${id}::uuid`;
export const textsBy = (userId: string): TextList => Prisma.sql`i.agent_user_id = ${userId} AND i.agent_user_id <> ''`;
export const textsOfChannel = (channel: string): TextList =>
  Prisma.sql`i.channel NOT IN ('VOICE', 'SMS') AND i.channel = ${channel}`;
export const failedTexts: TextList = Prisma.sql`i.delivery_status IN ('FAILED', 'UNDELIVERED', 'INSUFFICIENT_BALANCE')`;

/** What is looked through, and for what. */
export interface Looking {
  readonly workspaceId: string;
  /** Each message is in one of them at the most. */
  readonly lists: readonly TextList[];
  readonly from: Date | undefined;
  /** Not included. */
  readonly until: Date | undefined;
  /** On columns of the index, of `i`. */
  readonly tests: readonly Prisma.Sql[];
  /** Statements that have a row where a message `i` is meant; asked of what the tests leave. */
  readonly lookUps: readonly Prisma.Sql[];
  /** Entries of each list that are looked through. */
  readonly reach: number;
}

/** The entries of one list that are looked through, as `i`. */
function entriesOf(
  { workspaceId, from, until, reach }: Looking,
  list: TextList,
  after: Cursor | undefined,
): Prisma.Sql {
  const conditions = [
    Prisma.sql`i.workspace_id = ${workspaceId}::uuid AND i.channel <> 'VOICE'`,
    list,
    ...(from === undefined ? [] : [Prisma.sql`i.created_at >= ${from}`]),
    ...(until === undefined ? [] : [Prisma.sql`i.created_at < ${until}`]),
    ...(after === undefined ? [] : [Prisma.sql`(i.created_at, i.id) < (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ];
  return Prisma.sql`
    SELECT i.workspace_id, i.created_at, i.id, i.thread_id, i.direction, i.channel, i.delivery_status, i.phone_number_id, i.agent_user_id
    FROM item i WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY i.created_at DESC, i.id DESC LIMIT ${reach}`;
}

/** Look-ups come last, and one by one: with an offset they are joined to nothing, which would read them for all that is looked through. */
const isMeant = ({ tests, lookUps }: Looking): Prisma.Sql =>
  Prisma.join([Prisma.sql`TRUE`, ...tests, ...lookUps.map((one) => Prisma.sql`EXISTS (${one} OFFSET 0)`)], ' AND ');

/** The newest of what is meant, of all lists together; rows of `at` and `id`. */
export function newestTexts(looking: Looking, after: Cursor | undefined, limit: number): Prisma.Sql {
  const lists = looking.lists.map(
    (list) => Prisma.sql`(
      SELECT i.created_at AS at, i.id FROM (${entriesOf(looking, list, after)}) AS i
      WHERE ${isMeant(looking)} ORDER BY i.created_at DESC, i.id DESC LIMIT ${limit})`,
  );
  return Prisma.sql`SELECT at, id FROM (${Prisma.join(lists, ' UNION ALL ')}) AS lists ORDER BY at DESC, id DESC LIMIT ${limit}`;
}

/** The last entry that is looked at, of each list that has more; rows of `at` and `id`. */
export function endsOfLooking(looking: Looking, after: Cursor | undefined): Prisma.Sql {
  const lists = looking.lists.map(
    (list) =>
      Prisma.sql`(SELECT i.created_at AS at, i.id FROM (${entriesOf(looking, list, after)}) AS i OFFSET ${looking.reach - 1} LIMIT 1)`,
  );
  return Prisma.join(lists, ' UNION ALL ');
}

/** How many there are as far as is looked: `n`, and of every list `looked`, how many entries that was. */
export function countOfTexts(looking: Looking): Prisma.Sql {
  const lists = looking.lists.map(
    (list) => Prisma.sql`(
      SELECT count(*) FILTER (WHERE ${isMeant(looking)})::integer AS n, count(*)::integer AS looked
      FROM (${entriesOf(looking, list, undefined)}) AS i)`,
  );
  return Prisma.join(lists, ' UNION ALL ');
}

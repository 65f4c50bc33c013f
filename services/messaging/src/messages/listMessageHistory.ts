import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { type Cursor, cutPage, MOST_COUNTED, MOST_FOUND, type Page, readPage } from '@ringline/kit/paging';
import type { ListMessageHistoryRequest } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Deps, Unit } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { searchThreads } from '../search/searchThreads.ts';
import { viewersOf } from '../threads/visible.ts';
import {
  countOfTexts,
  endsOfLooking,
  everyText,
  FAILED_STATUSES,
  failedTexts,
  type Looking,
  newestTexts,
  type TextList,
  textsBy,
  textsOfChannel,
  textsOfNumber,
  textsOfThread,
} from './textLists.ts';

/** Messages of a page unless the caller says otherwise (defaults 0, Paging). */
const DEFAULT_LIMIT = 15;
/** So many lists are read together; of more threads or numbers the history is read in its order. */
const MOST_LISTS = 50;
/**
 * Entries that one request looks through, of all lists together. Along an index that has all that is asked it is 60 to a page; an entry
 * of a thread's timeline is a row, and what is looked up beside each is several pages.
 */
export const REACH = { index: MOST_COUNTED, timeline: 2_000, seen: 1_000, replies: 300 };

const CHANNELS = ['SMS', 'MMS', 'WHATSAPP', 'VIBER'];
const STATUSES = ['PENDING', 'SENT', 'DELIVERED', 'READ', 'RECEIVED', ...FAILED_STATUSES];

export type MessageHistoryRequest = Partial<Omit<ListMessageHistoryRequest, '$typeName' | '$unknown'>>;

/** Messages of every channel that the person sees, as the inbox shows them their conversations, newest first. */
export const listMessageHistory =
  (deps: Pick<Deps, 'db'>, reaches = REACH) =>
  async (input: MessageHistoryRequest, principal: Principal) => {
    check(input);
    const { workspaceId } = principal;
    const page = readPage(input.page, DEFAULT_LIMIT);
    if (page.offset >= MOST_COUNTED)
      throw invalid('page', 'You have reached the last page number. Use the cursor to read on.');
    return deps.db.tenant(workspaceId, async ({ tx }) => {
      const { isCut, ...looking } = await lookingFor(tx, input, principal, reaches);
      const { newest, lookedUntil } = await newestOf(tx, looking, page);
      const items = await tx.item.findMany({
        where: { workspaceId, id: { in: newest.map(({ id }) => id) } },
        include: { thread: true },
      });
      const byId = new Map(items.map((item) => [item.id, item]));
      const rows = newest.flatMap(({ id }) => byId.get(id) ?? []);
      const cut = cutPage(page, rows, 0, cursorOf, undefined, lookedUntil);
      if (!page.counted) return cut;
      // A first page that leads nowhere has them all.
      const isAll = page.after === undefined && page.offset === 0 && !cut.metadata.hasNext;
      const { count, isLeast } = isAll ? { count: rows.length, isLeast: false } : await countOf(tx, looking);
      const totalPages = Math.ceil(count / page.limit);
      return { ...cut, metadata: { ...cut.metadata, count, totalPages, countIsLeast: isLeast || isCut } };
    });
  };

const cursorOf = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): Cursor => ({
  at: createdAt,
  id,
});

/** @throws Refusal */
function check({ phoneNumberId, contactId, agentUserId, teamId, channels, deliveryStatuses }: MessageHistoryRequest) {
  const ids = [phoneNumberId, contactId, agentUserId, teamId].filter((id) => id !== undefined && id !== '');
  if (!ids.every((id) => isUuid(id ?? ''))) throw notFound('The message');
  if (!(channels ?? []).every((channel) => CHANNELS.includes(channel)))
    throw invalid('channels', 'Choose from SMS, MMS, WHATSAPP and VIBER.');
  if (!(deliveryStatuses ?? []).every((status) => STATUSES.includes(status)))
    throw invalid('deliveryStatuses', 'Choose from the statuses that messages have.');
}

/** Where they are read from, and what is asked of each. */
async function lookingFor(
  tx: Unit['tx'],
  input: MessageHistoryRequest,
  principal: Principal,
  reaches: typeof REACH,
): Promise<Looking & { readonly isCut: boolean }> {
  const { workspaceId } = principal;
  const { direction = '', agentUserId = '', counted = false, firstReplies = false, from, until } = input;
  const channels = [...new Set(input.channels)];
  const statuses = [...new Set(input.deliveryStatuses)];
  const sought = await soughtThreads(tx, workspaceId, input);
  const numbers = await numbersOf(tx, workspaceId, input);
  const viewers = viewersOf(principal.scope('MESSAGES', 'READ'), principal);
  const seen =
    viewers && (sought === undefined || sought.ids.length <= MOST_LISTS)
      ? await threadsSeen(tx, workspaceId, viewers, sought?.ids)
      : sought && sought.ids.length <= MOST_LISTS
        ? sought.ids
        : undefined;
  const isReplies = firstReplies ? [Prisma.sql`i.direction = 'OUTBOUND' AND i.agent_user_id <> ''`] : [];
  const tests = [
    ...(direction === '' ? [] : [Prisma.sql`i.direction = ${direction}`]),
    ...(channels.length === 0 ? [] : [Prisma.sql`i.channel = ANY (${channels}::text[])`]),
    ...(statuses.length === 0 ? [] : [Prisma.sql`i.delivery_status = ANY (${statuses}::text[])`]),
    ...(agentUserId === '' ? [] : [Prisma.sql`i.agent_user_id = ${agentUserId}`]),
    ...(numbers === undefined ? [] : [Prisma.sql`i.phone_number_id = ANY (${numbers}::uuid[])`]),
    ...(sought === undefined || seen ? [] : [Prisma.sql`i.thread_id = ANY (${[...sought.ids]}::uuid[])`]),
    ...(counted ? await countedByFigures(tx, principal) : []),
    ...isReplies,
  ];
  const lookUps = [
    ...(viewers === undefined || seen ? [] : [seenBy(viewers, workspaceId)]),
    ...(firstReplies ? [ENDED_A_WAIT] : []),
  ];
  const ofOthers = (): readonly TextList[] => {
    if (statuses.length > 0 && statuses.every((status) => FAILED_STATUSES.includes(status))) return [failedTexts];
    if (numbers !== undefined && numbers.length <= MOST_LISTS) return numbers.map(textsOfNumber);
    if (agentUserId !== '') return [textsBy(agentUserId)];
    if (channels.length > 0 && !channels.includes('SMS')) return channels.map(textsOfChannel);
    return [everyText];
  };
  const lists = seen ? seen.map(textsOfThread) : ofOthers();
  const most = firstReplies
    ? reaches.replies
    : lookUps.length > 0
      ? reaches.seen
      : seen
        ? reaches.timeline
        : reaches.index;
  return {
    workspaceId,
    lists,
    from: from && timestampDate(from),
    until: until && timestampDate(until),
    tests,
    lookUps,
    reach: Math.max(Math.ceil(most / Math.max(lists.length, 1)), 1),
    isCut: sought?.isCut ?? false,
  };
}

/** Conversations that a contact or a text means; undefined: all. A text that is part of no number and of nobody's name means none. */
async function soughtThreads(
  tx: Unit['tx'],
  workspaceId: string,
  { contactId = '', text = '', contactIds = [] }: MessageHistoryRequest,
): Promise<{ readonly ids: readonly string[]; readonly isCut: boolean } | undefined> {
  if (contactId === '' && text.trim() === '') return undefined;
  const named = text.trim() === '' ? undefined : await searchThreads({ tx }, text, contactIds);
  if (contactId === '') return named;
  const found = await tx.thread.findMany({ where: { workspaceId, contactId }, select: { id: true }, take: MOST_FOUND });
  const ids = found.map(({ id }) => id).filter((id) => named?.ids.includes(id) ?? true);
  return { ids, isCut: named?.isCut ?? false };
}

/** Numbers that a choice of one, or of a team, leaves; undefined: all. */
async function numbersOf(
  tx: Unit['tx'],
  workspaceId: string,
  { phoneNumberId = '', teamId = '' }: MessageHistoryRequest,
): Promise<string[] | undefined> {
  if (teamId === '') return phoneNumberId === '' ? undefined : [phoneNumberId];
  const numbers = await tx.numberCopy.findMany({
    where: { workspaceId, teamIds: { has: teamId }, ...(phoneNumberId === '' ? {} : { id: phoneNumberId }) },
    select: { id: true },
  });
  return numbers.map(({ id }) => id);
}

/** Threads that these see, among some or among all; undefined: more than are read one by one. */
async function threadsSeen(
  tx: Unit['tx'],
  workspaceId: string,
  viewers: readonly string[],
  among: readonly string[] | undefined,
): Promise<string[] | undefined> {
  const some = among ? Prisma.sql`AND v.thread_id = ANY (${[...among]}::uuid[])` : Prisma.empty;
  // Each of several viewers may see the same.
  const rows = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT v.thread_id AS id FROM thread_viewer v
    WHERE v.workspace_id = ${workspaceId}::uuid AND v.viewer_id = ANY (${[...viewers]}::uuid[]) ${some} LIMIT ${MOST_LISTS * 2}`);
  const ids = [...new Set(rows.map(({ id }) => id))];
  return rows.length < MOST_LISTS * 2 && ids.length <= MOST_LISTS ? ids : undefined;
}

const seenBy = (viewers: readonly string[], workspaceId: string): Prisma.Sql => Prisma.sql`
  SELECT FROM thread_viewer v WHERE v.workspace_id = ${workspaceId}::uuid AND v.thread_id = i.thread_id AND v.viewer_id = ANY (${[...viewers]}::uuid[])`;

/**
 * Whether somebody had waited for the text `i`, which figures say with how long (`waited` in analytics/callGroups.ts): what came before
 * it in its conversation, be it of theirs or of a person of ours, is theirs. One row is read of each, instead of all of the wait.
 */
const ENDED_A_WAIT = Prisma.sql`
  SELECT FROM (
    SELECT e.direction FROM item e
    WHERE e.workspace_id = i.workspace_id AND e.thread_id = i.thread_id AND e.channel <> 'VOICE' AND (e.created_at, e.id) < (i.created_at, i.id)
      AND (e.direction = 'INBOUND' AND e.created_at < i.created_at OR e.direction = 'OUTBOUND' AND e.agent_user_id <> '')
    ORDER BY e.created_at DESC, e.direction DESC LIMIT 1) AS earlier
  WHERE earlier.direction = 'INBOUND'`;

/** What figures count (analytics/counted.ts), on columns of the index: numbers are few, and are named. */
async function countedByFigures(tx: Unit['tx'], principal: Principal): Promise<Prisma.Sql[]> {
  const { workspaceId, userId, teamIds } = principal;
  const numbers = await tx.numberCopy.findMany({
    where: { workspaceId },
    select: { id: true, isTestNumber: true, status: true, teamIds: true },
  });
  const isInUse = numbers.some(({ isTestNumber, status }) => !isTestNumber && status === 'AVAILABLE');
  const leftOut = isInUse ? numbers.filter(({ isTestNumber }) => isTestNumber).map(({ id }) => id) : [];
  const scope = principal.scope('ANALYTICS', 'READ');
  const own = Prisma.sql`i.agent_user_id = ${userId}`;
  const ofTeams = numbers.filter((number) => number.teamIds.some((id) => teamIds.includes(id))).map(({ id }) => id);
  const scoped = {
    all: Prisma.sql`TRUE`,
    team: Prisma.sql`(${own} OR i.phone_number_id = ANY (${ofTeams}::uuid[]))`,
    own,
    none: Prisma.sql`FALSE`,
  }[scope ?? 'none'];
  return [scoped, Prisma.sql`NOT i.phone_number_id = ANY (${leftOut}::uuid[])`];
}

/** The rows of a page and one more; and where looking ended, if that was before the page was full. */
async function newestOf(
  tx: Unit['tx'],
  looking: Looking,
  { after, offset, limit }: Page,
): Promise<{ newest: readonly Cursor[]; lookedUntil?: Cursor }> {
  if (looking.lists.length === 0) return { newest: [] };
  const most = offset + limit + 1;
  const found = await tx.$queryRaw<Cursor[]>(newestTexts(looking, after, most));
  if (found.length === most && looking.lists.length === 1) return { newest: found.slice(offset) };
  const ends = await tx.$queryRaw<Cursor[]>(endsOfLooking(looking, after));
  const lookedUntil = ends.reduce<Cursor | undefined>(
    (latest, end) => (latest && isAfter(latest, end) ? latest : end),
    undefined,
  );
  if (lookedUntil === undefined) return { newest: found.slice(offset) };
  // Beyond the end of one list there may be more of it between what others have.
  const newest = found.filter((row) => !isAfter(lookedUntil, row)).slice(offset);
  return newest.length > limit ? { newest } : { newest, lookedUntil };
}

/** In the order of the database: later, or of the same moment with a greater id. */
const isAfter = (one: Cursor, other: Cursor): boolean =>
  one.at.getTime() === other.at.getTime() ? one.id > other.id : one.at > other.at;

async function countOf(tx: Unit['tx'], looking: Looking): Promise<{ count: number; isLeast: boolean }> {
  const reach = looking.reach + 1;
  const lists = await tx.$queryRaw<{ n: number; looked: number }[]>(countOfTexts({ ...looking, reach }));
  const count = lists.reduce((sum, { n }) => sum + n, 0);
  const isLeast = lists.some(({ looked }) => looked >= reach);
  return { count: Math.min(count, MOST_COUNTED), isLeast };
}

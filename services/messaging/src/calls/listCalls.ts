import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Principal, Scope } from '@ringline/kit/auth';
import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { cutPage, MOST_COUNTED, readPage } from '@ringline/kit/paging';
import type { ListCallHistoryRequest } from '@ringline/proto/messaging/v1/messaging_pb';
import { CallOutcome } from '@ringline/proto/telephony/v1/notes_pb';
import type { Deps, Unit } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { ofThreads, type SoughtThreads, soughtThreads } from './soughtThreads.ts';
import {
  allCalls,
  callsAddressedTo,
  callsHadBy,
  callsOfNumbers,
  callsOfThreads,
  callsSeenBy,
  callsWithOutcome,
  countOf,
  type Narrowed,
  newestOf,
  type Walk,
} from './walks.ts';

/** Calls of a page unless the caller says otherwise (defaults 0, Paging). */
const DEFAULT_LIMIT = 15;
/** Up to which lists are measured to find the shorter one. */
const MEASURED = 2_000;
/** Up to which calls are counted of which each is looked up in another list: one in seven may be there, and each lookup takes its time. */
const MOST_TESTED = 1_000;

export type HistoryRequest = Pick<
  ListCallHistoryRequest,
  'page' | 'direction' | 'statuses' | 'phoneNumberId' | 'contactId'
> &
  Partial<
    Pick<
      ListCallHistoryRequest,
      'agentUserId' | 'from' | 'until' | 'text' | 'contactIds' | 'phoneNumberIds' | 'addressedTeamIds' | 'outcome'
    >
  >;

/** A way to the calls: lists that have them all, or, where other lists are read, whether a call is among them. */
interface Way {
  readonly walks: readonly Walk[];
  /** @param id of the call, whose row of any list is `c` */
  readonly test: (id: Prisma.Sql) => Prisma.Sql;
}

/** Calls of the whole workspace within the person's scope, newest first. */
export const listCallHistory = (deps: Pick<Deps, 'db'>) => async (input: HistoryRequest, principal: Principal) => {
  const { agentUserId = '', contactIds = [], phoneNumberIds = [], addressedTeamIds = [] } = input;
  const ids = [
    input.phoneNumberId,
    input.contactId,
    agentUserId,
    ...contactIds,
    ...phoneNumberIds,
    ...addressedTeamIds,
  ];
  if (ids.some((id) => id !== '' && !isUuid(id))) throw notFound('The call');
  const { workspaceId } = principal;
  const page = readPage(input.page, DEFAULT_LIMIT);
  const narrowed = narrowedBy(input);
  return deps.db.tenant(workspaceId, async ({ tx }) => {
    const { contactId, text = '' } = input;
    const threads = await soughtThreads(tx, workspaceId, { contactId, text, contactIds });
    const ways = waysOf(input, threads, narrowed, principal);
    const { walks, tests } = await shortest(tx, ways, narrowed, principal);
    const from = { after: page.after, offset: page.offset, limit: page.limit + 1 };
    const newest = await tx.$queryRaw<{ id: string }[]>(newestOf(walks, workspaceId, narrowed, tests, from));
    const items = await tx.item.findMany({
      where: { workspaceId, id: { in: newest.map(({ id }) => id) } },
      include: { thread: true },
    });
    const byId = new Map(items.map((item) => [item.id, item]));
    const rows = newest.flatMap(({ id }) => byId.get(id) ?? []);
    const most = tests.length > 0 ? MOST_TESTED : MOST_COUNTED;
    const count = async () => {
      if (!page.counted) return 0;
      // A first page that is not full has them all.
      if (!page.after && page.offset === 0 && rows.length <= page.limit) return rows.length;
      const [counted] = await tx.$queryRaw<{ n: number }[]>(countOf(walks, workspaceId, narrowed, tests, most + 1));
      return counted?.n ?? 0;
    };
    const cursorOf = ({ createdAt, id }: (typeof rows)[number]) => ({ at: createdAt, id });
    const cut = cutPage(page, rows, await count(), cursorOf, most);
    return threads?.isCut ? { ...cut, metadata: { ...cut.metadata, countIsLeast: true } } : cut;
  });
};

function narrowedBy({ direction, statuses, phoneNumberId, outcome, from, until }: HistoryRequest): Narrowed {
  return {
    direction,
    statuses: [...new Set(statuses)],
    phoneNumberId,
    outcome: outcome === undefined || outcome === CallOutcome.UNSPECIFIED ? undefined : nameOf(outcome),
    from: from && timestampDate(from),
    until: until && timestampDate(until),
  };
}

/** @throws Refusal VALIDATION_FAILED for an outcome of a later release, which no call here has */
function nameOf(outcome: CallOutcome): string {
  const known = Object.entries(CallOutcome).find(([, value]) => value === outcome);
  if (known === undefined) throw invalid('outcome', 'Choose one of the outcomes.');
  return known[0];
}

/** Every condition that is more than a column of a call: those that are likely to be the shortest first. */
function waysOf(
  { agentUserId = '', phoneNumberIds = [], addressedTeamIds = [] }: HistoryRequest,
  threads: SoughtThreads | undefined,
  { phoneNumberId, statuses, outcome }: Narrowed,
  principal: Principal,
): Way[] {
  const { workspaceId } = principal;
  const ways: Way[] = [];
  if (threads)
    ways.push({ walks: threads.ids ? callsOfThreads(threads.ids) : [], test: ofThreads(threads, workspaceId) });
  if (agentUserId !== '')
    ways.push({ walks: callsHadBy(agentUserId), test: (id) => hadBy(agentUserId, workspaceId, id) });
  const viewers = viewersOf(principal.scope('CALLS', 'READ'), principal);
  if (viewers) ways.push({ walks: callsSeenBy(viewers, statuses), test: (id) => seenBy(viewers, workspaceId, id) });
  if (phoneNumberIds.length + addressedTeamIds.length > 0)
    ways.push({
      walks: [...callsOfNumbers(phoneNumberIds), ...callsAddressedTo(addressedTeamIds)],
      test: (id) =>
        Prisma.sql`(c.phone_number_id = ANY (${[...phoneNumberIds]}::uuid[]) OR ${addressedTo(addressedTeamIds, workspaceId, id)})`,
    });
  if (ways.some(({ walks }) => walks.length > 0)) return ways;
  const rest = phoneNumberId
    ? callsOfNumbers([phoneNumberId])
    : outcome && statuses.length === 0
      ? callsWithOutcome(outcome)
      : allCalls(statuses);
  return [...ways, { walks: rest, test: () => Prisma.sql`TRUE` }];
}

/** Whose calls a scope shows beside those of everybody; undefined: all of the workspace (defaults 2.1). */
function viewersOf(scope: Scope | undefined, { userId, teamIds }: Principal): string[] | undefined {
  if (scope === 'all') return undefined;
  if (scope === undefined) return [];
  return scope === 'team' ? [...new Set([userId, ...teamIds])] : [userId];
}

/** The way whose lists are read; of several the shorter one, of which the others are tested. */
async function shortest(
  tx: Unit['tx'],
  ways: readonly Way[],
  narrowed: Narrowed,
  { workspaceId }: Principal,
): Promise<{ walks: readonly Walk[]; tests: Way['test'][] }> {
  const walked = ways.filter(({ walks }) => walks.length > 0);
  let best = walked[0];
  if (walked.length > 1) {
    let least = Infinity;
    for (const way of walked) {
      const [found] = await tx.$queryRaw<{ n: number }[]>(countOf(way.walks, workspaceId, narrowed, [], MEASURED));
      if ((found?.n ?? 0) >= least) continue;
      least = found?.n ?? 0;
      best = way;
    }
  }
  return { walks: best?.walks ?? [], tests: ways.filter((way) => way !== best).map(({ test }) => test) };
}

const hadBy = (userId: string, workspaceId: string, id: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM call_agent a WHERE a.workspace_id = ${workspaceId}::uuid AND a.user_id = ${userId}::uuid AND a.item_id = ${id})`;

const seenBy = (viewers: readonly string[], workspaceId: string, id: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM call_viewer v WHERE v.workspace_id = ${workspaceId}::uuid AND v.item_id = ${id} AND v.viewer_id = ANY (${[...viewers]}::uuid[]))`;

const addressedTo = (teams: readonly string[], workspaceId: string, id: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM call_viewer v WHERE v.workspace_id = ${workspaceId}::uuid AND v.item_id = ${id} AND v.viewer_id = ANY (${[...teams]}::uuid[]) AND v.addressed)`;

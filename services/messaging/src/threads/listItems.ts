import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound } from '@ringline/kit/errors';
import { cutPage, readPage } from '@ringline/kit/paging';
import type { PageRequest } from '@ringline/proto/common/v1/common_pb';
import type { ListCallHistoryRequest, ListConversationsRequest } from '@ringline/proto/messaging/v1/messaging_pb';
import { CallOutcome } from '@ringline/proto/telephony/v1/notes_pb';
import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { searchThreads } from '../search/searchThreads.ts';
import { visibleItems } from './visible.ts';

/** Items of a page unless the caller says otherwise (defaults 0, Paging). */
const DEFAULT_LIMIT = 15;

/** One person's timeline, newest first. Of a thread or contact that the person may not see it has what was addressed to them. */
export const listConversations =
  (deps: Pick<Deps, 'db'>) =>
  async (
    input: Pick<ListConversationsRequest, 'page' | 'contactId' | 'threadId' | 'channel'>,
    principal: Principal,
  ) => {
    const ids = [input.contactId, input.threadId].filter((id) => id !== '');
    if (ids.some((id) => !isUuid(id))) throw notFound('The conversation');
    const visible = visibleItems(principal.scope('MESSAGES', 'READ'), principal);
    return list(deps, principal, input.page, {
      ...(input.threadId === '' ? {} : { threadId: input.threadId }),
      ...(input.channel === ''
        ? {}
        : { channel: input.channel.toUpperCase() === 'CALL' ? 'VOICE' : input.channel.toUpperCase() }),
      ...(input.contactId === '' ? {} : { thread: { contactId: input.contactId } }),
      AND: [visible],
    });
  };

type HistoryRequest = Pick<ListCallHistoryRequest, 'page' | 'direction' | 'statuses' | 'phoneNumberId' | 'contactId'> &
  Partial<
    Pick<
      ListCallHistoryRequest,
      'agentUserId' | 'from' | 'until' | 'text' | 'contactIds' | 'phoneNumberIds' | 'addressedTeamIds' | 'outcome'
    >
  >;

/** Calls of the whole workspace within the person's scope, newest first. */
export const listCallHistory = (deps: Pick<Deps, 'db'>) => async (input: HistoryRequest, principal: Principal) => {
  const { agentUserId = '', from, until, text = '', contactIds = [], outcome } = input;
  const { phoneNumberIds = [], addressedTeamIds = [] } = input;
  const ids = [
    input.phoneNumberId,
    input.contactId,
    agentUserId,
    ...contactIds,
    ...phoneNumberIds,
    ...addressedTeamIds,
  ];
  if (ids.some((id) => id !== '' && !isUuid(id))) throw notFound('The call');
  const visible = visibleItems(principal.scope('CALLS', 'READ'), principal);
  const began = {
    ...(from === undefined ? {} : { gte: timestampDate(from) }),
    ...(until === undefined ? {} : { lt: timestampDate(until) }),
  };
  return list(deps, principal, input.page, {
    channel: 'VOICE',
    ...(input.direction === '' ? {} : { direction: input.direction }),
    ...(input.statuses.length === 0 ? {} : { callStatus: { in: [...input.statuses] } }),
    ...(outcome === undefined || outcome === CallOutcome.UNSPECIFIED ? {} : { outcome: nameOf(outcome) }),
    ...(input.phoneNumberId === '' ? {} : { phoneNumberId: input.phoneNumberId }),
    ...(agentUserId === '' ? {} : { agents: { some: { workspaceId: principal.workspaceId, userId: agentUserId } } }),
    ...(Object.keys(began).length === 0 ? {} : { createdAt: began }),
    ...(input.contactId === '' ? {} : { thread: { contactId: input.contactId } }),
    AND: [
      visible,
      ...(phoneNumberIds.length + addressedTeamIds.length === 0
        ? []
        : [
            {
              OR: [
                { phoneNumberId: { in: [...phoneNumberIds] } },
                { addressedTeamIds: { hasSome: [...addressedTeamIds] } },
              ],
            },
          ]),
      ...(text.trim() === '' ? [] : [{ threadId: { in: await threadsFound(deps, principal, text, contactIds) } }]),
    ],
  });
};

/** A text that is part of no number and of nobody's name fits no call. */
const threadsFound = (
  deps: Pick<Deps, 'db'>,
  { workspaceId }: Principal,
  text: string,
  contactIds: readonly string[],
) => deps.db.tenant(workspaceId, (uow) => searchThreads(uow, text, contactIds));

/** @throws Refusal VALIDATION_FAILED for an outcome of a later release, which no call here has */
function nameOf(outcome: CallOutcome): string {
  const known = Object.entries(CallOutcome).find(([, value]) => value === outcome);
  if (known === undefined) throw invalid('outcome', 'Choose one of the outcomes.');
  return known[0];
}

async function list(
  { db }: Pick<Deps, 'db'>,
  { workspaceId }: Principal,
  request: PageRequest | undefined,
  filter: Prisma.ItemWhereInput,
) {
  const page = readPage(request, DEFAULT_LIMIT);
  const where: Prisma.ItemWhereInput = { ...filter, workspaceId };
  const before: Prisma.ItemWhereInput = page.after
    ? { OR: [{ createdAt: { lt: page.after.at } }, { createdAt: page.after.at, id: { lt: page.after.id } }] }
    : {};
  return db.tenant(workspaceId, async ({ tx }) => {
    const found = await tx.item.findMany({
      where: { AND: [where, before] },
      include: { thread: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: page.offset,
      take: page.limit + 1,
    });
    return cutPage(page, found, await tx.item.count({ where }), ({ createdAt, id }) => ({ at: createdAt, id }));
  });
}

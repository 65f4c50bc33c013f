import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { ConversationAssignedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { AssignThreadRequest } from '@ringline/proto/messaging/v1/triage_pb';
import type { Deps } from '../context.ts';
import { changeThread } from '../threads/changeThread.ts';
import { findThread } from '../threads/visible.ts';
import { describeThread } from '../timeline/describe.ts';
import type { Emit, Item, Thread } from '../timeline/timeline.ts';
import { type Assignee, type Assignees, assigneesOf } from './assignees.ts';

/** Of a conversation that the person sees. @throws Refusal NOT_FOUND */
export const listAssignees =
  (deps: Pick<Deps, 'db'>) =>
  async (threadId: string, principal: Principal): Promise<Assignees> => {
    const thread = await findThread(deps)({ threadId, contactId: '' }, principal, 'READ');
    return deps.db.tenant(principal.workspaceId, (uow) => assigneesOf(uow, thread));
  };

/**
 * Gives a conversation to a person or a team that sees it, or to none.
 * @throws Refusal NOT_FOUND, or VALIDATION_FAILED, also where they don't see it
 */
export const assignThread =
  (deps: Deps) =>
  async (
    input: Pick<AssignThreadRequest, 'threadId' | 'kind' | 'assigneeId'>,
    principal: Principal,
  ): Promise<{ thread: Thread; last: Item | undefined }> => {
    const { threadId } = input;
    const to = readAssignee(input);
    const thread = await findThread(deps)({ threadId, contactId: '' }, principal, 'UPDATE');
    const able = await deps.db.tenant(principal.workspaceId, (uow) => assigneesOf(uow, thread));
    if (to) assertAble(to, able);
    return changeThread(
      deps,
      { threadId, contactId: '' },
      principal,
      () => ({ assigneeKind: to?.kind ?? null, assigneeId: to?.id ?? null }),
      (emit, next, last) => {
        if (to && to.id !== principal.userId)
          announceAssigned(emit, deps, { thread: next, last, to, viewerIds: able.viewerIds, by: principal.userId });
      },
    );
  };

function readAssignee({ kind, assigneeId }: Pick<AssignThreadRequest, 'kind' | 'assigneeId'>): Assignee | undefined {
  if (kind === '' && assigneeId === '') return undefined;
  if (kind !== 'USER' && kind !== 'TEAM')
    throw invalid('kind', 'A conversation is assigned to a person or a team. Choose one.');
  if (!isUuid(assigneeId)) throw notFound(kind === 'USER' ? 'The person' : 'The team');
  return { kind, id: assigneeId };
}

function assertAble({ kind, id }: Assignee, { userIds, teamIds }: Assignees): void {
  if ((kind === 'USER' ? userIds : teamIds).includes(id)) return;
  throw invalid(
    'assigneeId',
    kind === 'USER'
      ? 'This person can’t see the conversation. Add them to a team of its number first, or choose another person.'
      : 'This team can’t see the conversation. Give its number to the team first, or choose another team.',
  );
}

interface Given {
  readonly thread: Thread;
  readonly last: Item | undefined;
  readonly to: Assignee;
  readonly viewerIds: readonly string[];
  /** Empty: a rule did it. */
  readonly by: string;
}

/** Tells those whom a conversation was given to. */
export function announceAssigned(
  emit: Emit,
  { clock }: Pick<Deps, 'clock'>,
  { thread, last, to, viewerIds, by }: Given,
): void {
  emit(
    ConversationAssignedSchema,
    {
      thread: describeThread(thread, last),
      assigneeUserId: to.kind === 'USER' ? to.id : '',
      assigneeTeamId: to.kind === 'TEAM' ? to.id : '',
      byUserId: by,
      at: timestampFromDate(clock.now()),
      viewerIds: [...viewerIds],
    },
    { key: thread.id, audience: { teams: [], users: [] } },
  );
}

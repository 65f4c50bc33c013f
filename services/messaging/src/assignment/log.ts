/** What rules did and why: what people read of it, and how long it is kept. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { anyOf } from '@ringline/kit/db';
import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { job, type Job } from '@ringline/kit/jobs';
import { cutPage, MOST_COUNTED, readPage } from '@ringline/kit/paging';
import type { AssignmentLogEntrySchema, ListAssignmentLogRequest } from '@ringline/proto/messaging/v1/assignment_pb';
import { z } from 'zod';
import type { Deps } from '../context.ts';
import type { AssignmentLog, Prisma } from '../generated/prisma/client.ts';
import { visibleThreads } from '../threads/visible.ts';

/** So long entries are kept, in ms. */
export const KEPT_MS = 90 * 86_400_000;
const DEFAULT_LIMIT = 30;
/** Entries that are deleted at once. */
const BITE = 1_000;

type Input = Pick<ListAssignmentLogRequest, 'page' | 'outcome' | 'ruleId' | 'userId'>;

/** Newest first, of conversations that the caller sees. @throws Refusal NOT_FOUND for ids that are none */
export const listLog =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (input: Input, principal: Principal) => {
    const { workspaceId } = principal;
    const page = readPage(input.page, DEFAULT_LIMIT);
    const { outcome, ruleId, userId } = input;
    if (ruleId !== '' && !isUuid(ruleId)) throw notFound('The rule');
    if (userId !== '' && !isUuid(userId)) throw notFound('The person');
    const { after } = page;
    const where: Prisma.AssignmentLogWhereInput = {
      workspaceId,
      at: { gt: new Date(clock.now().getTime() - KEPT_MS) },
      thread: visibleThreads(principal.scope('MESSAGES', 'READ'), principal),
      ...(outcome === '' ? {} : { outcome }),
      ...(ruleId === '' ? {} : { ruleId }),
      ...(userId === '' ? {} : anyOf<Prisma.AssignmentLogWhereInput>([{ assigneeId: userId }, { fromUserId: userId }])),
    };
    const behind: Prisma.AssignmentLogWhereInput = after
      ? { at: { lte: after.at }, OR: [{ at: { lt: after.at } }, { id: { lt: after.id } }] }
      : {};
    return db.tenant(workspaceId, async ({ tx }) => {
      const orderBy: Prisma.AssignmentLogOrderByWithRelationInput[] = [{ at: 'desc' }, { id: 'desc' }];
      const found = await tx.assignmentLog.findMany({
        where: { AND: [where, behind] },
        orderBy,
        skip: page.offset,
        take: page.limit + 1,
      });
      const count = page.counted ? await tx.assignmentLog.count({ where, orderBy, take: MOST_COUNTED + 1 }) : 0;
      return cutPage<AssignmentLog>(page, found, count, ({ at, id }) => ({ at, id }), MOST_COUNTED);
    });
  };

export const describeEntry = (entry: AssignmentLog): MessageInitShape<typeof AssignmentLogEntrySchema> => ({
  id: entry.id,
  at: timestampFromDate(entry.at),
  threadId: entry.threadId,
  cause: entry.cause,
  outcome: entry.outcome,
  ruleId: entry.ruleId ?? '',
  ruleName: entry.ruleName,
  assigneeKind: entry.assigneeKind ?? '',
  assigneeId: entry.assigneeId ?? '',
  fromUserId: entry.fromUserId ?? '',
  steps: (entry.steps as unknown as { ruleId: string; name: string; why: string }[]).map(({ ruleId, name, why }) => ({
    ruleId,
    ruleName: name,
    why,
  })),
});

/** Each night, deletes what is kept no longer, in every workspace that has a number. */
export const sweepLogJob = (deps: Pick<Deps, 'db' | 'clock'>): Job =>
  job({
    name: 'sweep-assignment-log',
    schema: z.object({}),
    cron: '40 4 * * *',
    handler: async () => void (await sweepLog(deps)),
  });

/** @returns how many entries went */
export async function sweepLog({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const routes = await db.platform('workspaces whose logs are swept', ({ tx }) =>
    tx.numberRoute.findMany({ distinct: ['targetWorkspace'], select: { targetWorkspace: true } }),
  );
  const until = new Date(clock.now().getTime() - KEPT_MS);
  let gone = 0;
  for (const { targetWorkspace: workspaceId } of routes)
    for (let bite = BITE; bite === BITE; gone += bite)
      bite = await db.tenant(
        workspaceId,
        ({ tx }) => tx.$executeRaw`
          DELETE FROM assignment_log WHERE workspace_id = ${workspaceId}::uuid AND id IN (
            SELECT id FROM assignment_log WHERE workspace_id = ${workspaceId}::uuid AND at <= ${until} LIMIT ${BITE})`,
      );
  return gone;
}

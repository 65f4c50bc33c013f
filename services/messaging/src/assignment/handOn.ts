import { job, type Job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { Deps } from '../context.ts';
import { askRules } from './askRules.ts';
import { listsFor } from './listsFor.ts';
import { HAND_ON, isGone, type Left } from './presence.ts';

/** Conversations of a bite. */
const BITE = 50;

type Parts = Pick<Deps, 'db' | 'clock' | 'ids' | 'rpc' | 'log'>;

/** Hands on what somebody left: of who is away what a rule gave them and they did not answer, of who is no member everything that is open. */
export const handOnJob = (deps: Parts): Job =>
  job({
    name: HAND_ON,
    schema: z.object({ workspaceId: z.uuid(), userId: z.uuid(), why: z.enum(['AWAY', 'LEFT']) }),
    handler: async ({ workspaceId, userId, why }) => void (await handOn(deps)(workspaceId, userId, why)),
  });

/** @returns how many conversations went on */
export const handOn =
  ({ db, clock, ids, ...parts }: Parts) =>
  async (workspaceId: string, userId: string, why: Left): Promise<number> => {
    let count = 0;
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const found = await db.tenant(workspaceId, async ({ tx }) => {
        if (!(await hasLeft(tx, workspaceId, userId, why))) return [];
        return tx.thread.findMany({
          where: {
            workspaceId,
            assigneeId: userId,
            id: { gt: after },
            state: why === 'LEFT' ? { in: ['OPEN', 'SNOOZED'] } : 'OPEN',
          },
          orderBy: { id: 'asc' },
          take: BITE,
          select: { id: true, lastItemId: true },
        });
      });
      for (const { id: threadId, lastItemId } of found) {
        const listIds = await listsFor({ db, ...parts }, workspaceId, threadId, false);
        count += await db.tenant(workspaceId, async (uow) => {
          const { tx } = uow;
          // They may be back by now.
          if (!(await hasLeft(tx, workspaceId, userId, why))) return 0;
          // What was written by itself is no answer.
          const item =
            (await tx.item.findFirst({
              where: {
                workspaceId,
                threadId,
                NOT: { direction: 'OUTBOUND', agentUserId: '', channel: { not: 'VOICE' } },
              },
              orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
            })) ?? (await tx.item.findFirst({ where: { workspaceId, id: lastItemId ?? threadId } }));
          if (!item || (why === 'AWAY' && item.direction !== 'INBOUND')) return 0;
          const given = await tx.assignmentLog.findFirst({
            where: { workspaceId, threadId, outcome: 'ASSIGNED' },
            orderBy: [{ at: 'desc' }, { id: 'desc' }],
          });
          const byRule = given?.assigneeId === userId && given.handOn;
          if (why === 'AWAY' && !byRule) return 0;
          const thread = await tx.thread.findFirst({ where: { id: threadId, workspaceId }, select: { version: true } });
          const causeKey = `left:${threadId}:${thread?.version ?? 0}`;
          const asked = { threadId, item, cause: why, causeKey, from: userId, listIds };
          return (await askRules({ clock, ids }, uow, asked)) ? 1 : 0;
        });
      }
      const last = found.at(-1);
      if (found.length < BITE || last === undefined) return count;
      after = last.id;
    }
  };

async function hasLeft(
  tx: Parameters<Parameters<Parts['db']['tenant']>[1]>[0]['tx'],
  workspaceId: string,
  userId: string,
  why: Left,
): Promise<boolean> {
  const where = { workspaceId_userId: { workspaceId, userId } };
  const member = await tx.memberCopy.findUnique({ where });
  if (why === 'LEFT') return member?.active !== true;
  return isGone((await tx.presenceCopy.findUnique({ where })) ?? undefined);
}

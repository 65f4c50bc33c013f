import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { FollowUpDueSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Deps } from '../context.ts';
import { createDueWorker, type DueWorker } from '../dueWorker.ts';
import { announceThread, describeThread } from '../timeline/describe.ts';
import { changeTimeline, unitStore } from '../timeline/timeline.ts';
import { isAnswered } from './answered.ts';
import { announceFollowUps } from './followUps.ts';

/** Reminds people when nobody has answered by the time that they chose: the conversation is open, unread and on top again. */
export const createReminder = (deps: Deps): DueWorker =>
  createDueWorker(deps, { claim: 'claim_follow_ups', name: 'due reminder', act: remind(deps) });

const remind =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ workspaceId, id }: { workspaceId: string; id: string }): Promise<void> =>
    db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const now = clock.now();
      const found = await tx.followUp.findFirst({ where: { workspaceId, id }, include: { thread: true } });
      if (!found) return void (await tx.followUpDue.deleteMany({ where: { followUpId: id } }));
      const { userId, threadId, dueAt } = found;
      // Set anew meanwhile, it is due at its new time.
      if (dueAt > now) return void (await tx.followUpDue.updateMany({ where: { followUpId: id }, data: { dueAt } }));
      // With it goes when it is due: of two that take it after a lease one finds it.
      if ((await tx.followUp.deleteMany({ where: { workspaceId, id, dueAt } })).count === 0) return;
      announceFollowUps(uow, userId);
      if (await isAnswered(uow, found)) return;
      await changeTimeline(unitStore(uow), workspaceId, { peerNumber: found.thread.peerNumber }, ({ thread, last }) => {
        if (thread?.id !== threadId) return undefined;
        const next = {
          ...thread,
          state: 'OPEN',
          snoozedUntil: null,
          unreadCount: Math.max(thread.unreadCount, 1),
          lastActivityAt: now,
          version: thread.version + 1,
        };
        return {
          thread: next,
          announce(emit) {
            announceThread(emit, next, last);
            emit(
              FollowUpDueSchema,
              { thread: describeThread(next, last), userId, at: timestampFromDate(now) },
              { key: threadId, audience: { teams: [], users: [] } },
            );
          },
        };
      });
    });

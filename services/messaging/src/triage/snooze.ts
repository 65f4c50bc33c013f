import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import type { SnoozeThreadRequest } from '@ringline/proto/messaging/v1/triage_pb';
import type { Deps } from '../context.ts';
import { createDueWorker, type DueWorker } from '../dueWorker.ts';
import { changeThread } from '../threads/changeThread.ts';
import { announceThread } from '../timeline/describe.ts';
import { changeTimeline, poolStore } from '../timeline/timeline.ts';

/** So far ahead a conversation is snoozed, in milliseconds. */
const FURTHEST_MS = 366 * 86_400_000;

/**
 * Puts a conversation out of sight for the whole workspace, until a time or until the person writes; whoever writes or calls in vain
 * opens it before that (timeline/thread.ts).
 * @throws Refusal NOT_FOUND, or VALIDATION_FAILED for a time that is past or too far ahead
 */
export const snoozeThread =
  (deps: Deps) => async (input: Pick<SnoozeThreadRequest, 'threadId' | 'until'>, principal: Principal) => {
    const snoozedUntil = input.until ? timestampDate(input.until) : null;
    const now = deps.clock.now();
    if (snoozedUntil && snoozedUntil <= now) throw invalid('until', 'Choose a time in the future.');
    if (snoozedUntil && snoozedUntil.getTime() - now.getTime() > FURTHEST_MS)
      throw invalid('until', 'A conversation is snoozed up to a year ahead. Choose an earlier time.');
    return changeThread(deps, { threadId: input.threadId, contactId: '' }, principal, () => ({
      state: 'SNOOZED',
      snoozedUntil,
    }));
  };

/** Opens snoozed conversations when their time has come: unread, and at the top, or they would come back unseen. */
export const createWaker = (deps: Deps): DueWorker =>
  createDueWorker(deps, { claim: 'claim_snoozed', name: 'snoozed conversation', act: wake(deps) });

const wake =
  (deps: Deps) =>
  async ({ workspaceId, id }: { workspaceId: string; id: string }): Promise<void> => {
    const { db, clock } = deps;
    const now = clock.now();
    const found = await db.tenant(workspaceId, ({ tx }) => tx.thread.findFirst({ where: { id, workspaceId } }));
    const { peerNumber } = found ?? {};
    if (peerNumber !== undefined)
      await changeTimeline(poolStore(deps), workspaceId, { peerNumber }, ({ thread, last }) => {
        if (thread?.id !== id || thread.state !== 'SNOOZED' || !thread.snoozedUntil || thread.snoozedUntil > now)
          return;
        const next = {
          ...thread,
          state: 'OPEN',
          snoozedUntil: null,
          unreadCount: Math.max(thread.unreadCount, 1),
          lastActivityAt: now,
          version: thread.version + 1,
        };
        return { thread: next, announce: (emit) => announceThread(emit, next, last) };
      });
    // What was snoozed anew meanwhile is due at its new time; a thread that is gone has none.
    await db.tenant(workspaceId, async ({ tx }) => {
      const present = await tx.thread.findFirst({ where: { id, workspaceId }, select: { snoozedUntil: true } });
      if (present?.snoozedUntil)
        await tx.snoozeDue.updateMany({ where: { threadId: id }, data: { dueAt: present.snoozedUntil } });
      else await tx.snoozeDue.deleteMany({ where: { threadId: id } });
    });
  };

/** “Remind me if nobody answers”: each person's own, of a conversation, until somebody on the other side answers. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid, Refusal } from '@ringline/kit/errors';
import { FollowUpsChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { FollowUpSchema, SetFollowUpRequest } from '@ringline/proto/messaging/v1/triage_pb';
import type { Deps, Unit } from '../context.ts';
import type { FollowUp } from '../generated/prisma/client.ts';
import { findThread, visibleThreads } from '../threads/visible.ts';

export const MOST_FOLLOW_UPS = 200;
/** So far ahead somebody is reminded, in milliseconds. */
const FURTHEST_MS = 366 * 86_400_000;

/** The caller's, of conversations that they still see; the soonest first. */
export const listFollowUps =
  ({ db }: Pick<Deps, 'db'>) =>
  (principal: Principal): Promise<FollowUp[]> =>
    db.tenant(principal.workspaceId, (uow) => followUpsOf(uow, principal));

const followUpsOf = ({ tx, workspaceId }: Unit, principal: Principal): Promise<FollowUp[]> =>
  tx.followUp.findMany({
    where: {
      workspaceId,
      userId: principal.userId,
      thread: visibleThreads(principal.scope('MESSAGES', 'READ'), principal),
    },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    take: MOST_FOLLOW_UPS,
  });

/**
 * Reminds the caller of a conversation at a time, unless somebody answers before; without a time, no longer.
 * @returns all that they have
 * @throws Refusal NOT_FOUND, LIMIT_REACHED, or VALIDATION_FAILED for a time that is past or too far ahead
 */
export const setFollowUp =
  (deps: Pick<Deps, 'db' | 'clock' | 'ids'>) =>
  async (input: Pick<SetFollowUpRequest, 'threadId' | 'dueAt'>, principal: Principal): Promise<FollowUp[]> => {
    const { workspaceId, userId } = principal;
    const now = deps.clock.now();
    const dueAt = input.dueAt ? timestampDate(input.dueAt) : undefined;
    if (dueAt && dueAt <= now) throw invalid('dueAt', 'Choose a time in the future.');
    if (dueAt && dueAt.getTime() - now.getTime() > FURTHEST_MS)
      throw invalid('dueAt', 'You can be reminded up to a year ahead. Choose an earlier time.');
    const { id: threadId } = await findThread(deps)({ threadId: input.threadId, contactId: '' }, principal, 'READ');
    return deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      // Of two pages of one person the second finds what the first set.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`follow-ups:${userId}`}, 0))`;
      const mine = { workspaceId, userId, threadId };
      const present = await tx.followUp.findFirst({ where: mine });
      if (!dueAt) await tx.followUp.deleteMany({ where: mine });
      else if (present) await tx.followUp.update({ where: { id: present.id }, data: { dueAt, setAt: now } });
      else {
        await assertRoom(uow, userId);
        await tx.followUp.create({ data: { id: deps.ids.uuid(), ...mine, setAt: now, dueAt } });
      }
      announceFollowUps(uow, userId);
      return followUpsOf(uow, principal);
    });
  };

async function assertRoom({ tx, workspaceId }: Unit, userId: string): Promise<void> {
  const present = await tx.followUp.count({ where: { workspaceId, userId } });
  if (present < MOST_FOLLOW_UPS) return;
  throw new Refusal({
    code: 'LIMIT_REACHED',
    message: `You have ${MOST_FOLLOW_UPS} reminders, the maximum. Remove one first.`,
    why: { check: 'follow_ups', required: `at most ${MOST_FOLLOW_UPS}`, current: String(present) },
  });
}

/** Tells the pages of their person to read them again. */
export const announceFollowUps = (uow: Unit, userId: string): void =>
  uow.emit(FollowUpsChangedSchema, { userId }, { key: userId, audience: { teams: [], users: [userId] } });

export const describeFollowUp = ({ id, threadId, dueAt }: FollowUp): MessageInitShape<typeof FollowUpSchema> => ({
  id,
  threadId,
  dueAt: timestampFromDate(dueAt),
});

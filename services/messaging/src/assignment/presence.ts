/** Who is there to answer, as workspace and telephony tell it; and what happens to the work of who is not. */
import type { Jobs } from '@ringline/kit/jobs';
import type { PresenceLimitChanged, ReachabilityChanged } from '@ringline/proto/telephony/v1/events_pb';
import type { Unit } from '../context.ts';
import type { MemberCopy, PresenceCopy } from '../generated/prisma/client.ts';

/** What leaves work to the job that hands it on. */
export interface Leaving {
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Why somebody’s work goes on. */
export type Left = 'AWAY' | 'LEFT';

export const HAND_ON = 'hand-on-work';

type Presence = Pick<PresenceCopy, 'present' | 'limited'>;

/** Gets new work: a member with a seat who is available, in front of a page or beside a phone, and within their own hours. */
export const isThere = (
  { active, hasSeat, presence }: Pick<MemberCopy, 'active' | 'hasSeat' | 'presence'>,
  now: Presence | undefined,
): boolean => active && hasSeat && presence === 'AVAILABLE' && !isGone(now) && now?.limited !== 'AUTO_PAUSED';

/** Keeps no work either. Who is busy does: they are there, and come back to it. */
export const isGone = (now: Presence | undefined): boolean => !now?.present || now.limited === 'OUTSIDE_HOURS';

export const keepReachability =
  (deps: Leaving) =>
  (uow: Unit, { userId, reachable, present }: Pick<ReachabilityChanged, 'userId' | 'reachable' | 'present'>) =>
    keepPresence(deps, uow, userId, { present: reachable || present });

export const keepPresenceLimit =
  (deps: Leaving) =>
  (uow: Unit, { userId, limit }: Pick<PresenceLimitChanged, 'userId' | 'limit'>) =>
    keepPresence(deps, uow, userId, { limited: limit?.reason ?? '' });

async function keepPresence(deps: Leaving, uow: Unit, userId: string, change: Partial<Presence>): Promise<void> {
  const { tx, workspaceId } = uow;
  const key = { workspaceId, userId };
  const where = { workspaceId_userId: key };
  const before = await tx.presenceCopy.findUnique({ where });
  const after = await tx.presenceCopy.upsert({ where, create: { ...key, ...change }, update: change });
  if (before && !isGone(before) && isGone(after)) await handOnWork(deps, uow, userId, 'AWAY');
}

/** Hands on what somebody has, once this is written. */
export const handOnWork = ({ jobs }: Leaving, uow: Unit, userId: string, why: Left): Promise<void> =>
  jobs.enqueue(
    uow,
    HAND_ON,
    { workspaceId: uow.workspaceId, userId, why },
    { singletonKey: `${uow.workspaceId} ${userId} ${why}` },
  );

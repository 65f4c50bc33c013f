import type { Context, Unit } from '../context.ts';
import type { Notification } from '../generated/prisma/client.ts';
import { announceNotifications, type Kind } from './notification.ts';
import type { Told } from './ways.ts';

/** What is kept of a member's notifications. */
const KEPT_MS = 90 * 86_400_000;

/** What it is about: an item of a timeline, or a number of the workspace, whose id is then that of both. */
interface Subject {
  readonly id: string;
  readonly threadId: string;
  readonly contactId: string;
  readonly peerNumber: string;
  readonly phoneNumber: string;
}

/** Puts what happened into the bells of these members, once each. @returns those that are new */
export async function addNotifications(
  deps: Pick<Context, 'ids' | 'clock'>,
  uow: Unit,
  { id: conversationId, threadId, contactId, peerNumber, phoneNumber }: Subject,
  {
    kind,
    happenedAt,
    toldTeamIds = [],
    ...more
  }: {
    kind: Kind;
    happenedAt: Date;
    toldTeamIds?: readonly string[];
    person?: string;
    personUserId?: string;
    referenceId?: string;
    teamId?: string;
    nodeId?: string;
    commentType?: string;
  },
  members: readonly { userId: string; told: Told; excerpt?: string }[],
): Promise<Notification[]> {
  const { tx, workspaceId } = uow;
  const now = deps.clock.now();
  const created = await tx.notification.createManyAndReturn({
    data: members.map(({ userId, told, excerpt = '' }) => ({
      id: deps.ids.uuid(),
      workspaceId,
      userId,
      kind,
      conversationId,
      threadId,
      contactId,
      peerNumber,
      phoneNumber,
      toldTeamIds: [...toldTeamIds],
      ...more,
      excerpt,
      happenedAt,
      createdAt: now,
      ways: told.ways,
      mailWanted: told.mail,
      heldBack: { ...told.heldBack },
    })),
    skipDuplicates: true,
  });
  const userIds = members.map(({ userId }) => userId);
  await tx.notification.deleteMany({
    where: { workspaceId, userId: { in: userIds }, createdAt: { lt: new Date(now.getTime() - KEPT_MS) } },
  });
  await announceNotifications(uow, created, true);
  return created;
}

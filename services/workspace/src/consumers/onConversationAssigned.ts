import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import { ConversationAssignedSchema, type ConversationAssigned } from '@ringline/proto/messaging/v1/events_pb';
import type { Context, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { addNotifications } from '../notifications/addNotifications.ts';
import { planNewsMails } from '../notifications/mailMentions.ts';
import { BELL_ALONE, notNow, toldOf } from '../notifications/ways.ts';
import { settingsOf } from '../settings/profileSettings.ts';

/** What is told later than that waits in the bell alone. */
const NEWS_MS = 3_600_000;

type Parts = Pick<Context, 'ids' | 'clock' | 'jobs'>;

/** Tells the person, or the team, that a conversation is theirs now; not who took it for themselves (defaults 18). */
export const onConversationAssigned = (deps: Parts) =>
  consumer<PrismaClient>({
    name: 'assigned-conversations',
    handlers: [on(ConversationAssignedSchema, ({ event, uow }) => tell(deps, uow, event))],
  });

async function tell(deps: Parts, uow: Unit, event: ConversationAssigned): Promise<void> {
  const { thread, assigneeUserId, assigneeTeamId, byUserId, at } = event;
  if (!thread) return;
  const members = await uow.tx.userProfile.findMany({
    where: {
      removedAt: null,
      NOT: { OR: [{ status: 'DEACTIVATED' }, { userId: { in: byUserId === '' ? [] : [byUserId] } }] },
      workspace: { status: 'ACTIVE' },
      ...(assigneeUserId === '' ? { teams: { some: { teamId: assigneeTeamId } } } : { userId: assigneeUserId }),
    },
    select: { userId: true },
  });
  const userIds = members.map(({ userId }) => userId);
  if (userIds.length === 0) return;
  const by = byUserId === '' ? null : await uow.tx.userCopy.findUnique({ where: { userId: byUserId } });
  const settings = await settingsOf(uow, userIds);
  const now = deps.clock.now();
  const happenedAt = at ? timestampDate(at) : now;
  const isNews = now.getTime() - happenedAt.getTime() < NEWS_MS;
  const { id: threadId, contactId, peerNumber, lastConversation } = thread;
  const subject = {
    id: lastConversation?.id ?? threadId,
    threadId,
    contactId,
    peerNumber,
    phoneNumber: lastConversation?.phoneNumber ?? '',
  };
  const created = await addNotifications(
    deps,
    uow,
    subject,
    {
      kind: 'ASSIGNED',
      happenedAt,
      person: by ? `${by.firstName} ${by.lastName}`.trim() : '',
      personUserId: byUserId,
      // Each time that it is assigned is told.
      referenceId: String(happenedAt.getTime()),
    },
    userIds.map((userId) => {
      const own = settings.get(userId);
      if (!own) return { userId, told: BELL_ALONE };
      return { userId, told: isNews ? toldOf(own, 'ASSIGNED', now) : notNow(own, 'ASSIGNED', 'LATE') };
    }),
  );
  await planNewsMails(deps, uow, created, now);
}

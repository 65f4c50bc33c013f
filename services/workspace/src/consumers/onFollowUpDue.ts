import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import { type FollowUpDue, FollowUpDueSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Context, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { addNotifications } from '../notifications/addNotifications.ts';
import { planNewsMails } from '../notifications/mailMentions.ts';
import { notNow, toldOf } from '../notifications/ways.ts';
import { settingsOf } from '../settings/profileSettings.ts';

/** What is told later than that waits in the bell alone. */
const NEWS_MS = 3_600_000;

type Parts = Pick<Context, 'ids' | 'clock' | 'jobs'>;

/** Tells a member that nobody answered by the time that they chose (defaults 18). */
export const onFollowUpDue = (deps: Parts) =>
  consumer<PrismaClient>({
    name: 'due-follow-ups',
    handlers: [on(FollowUpDueSchema, ({ event, uow }) => tell(deps, uow, event))],
  });

async function tell(deps: Parts, uow: Unit, { thread, userId, at }: FollowUpDue): Promise<void> {
  if (!thread) return;
  const member = await uow.tx.userProfile.findFirst({
    where: { userId, removedAt: null, NOT: { status: 'DEACTIVATED' }, workspace: { status: 'ACTIVE' } },
    select: { userId: true },
  });
  if (!member) return;
  const own = (await settingsOf(uow, [userId])).get(userId);
  const now = deps.clock.now();
  const happenedAt = at ? timestampDate(at) : now;
  const isNews = now.getTime() - happenedAt.getTime() < NEWS_MS;
  const { id: threadId, contactId, peerNumber, lastConversation } = thread;
  const created = await addNotifications(
    deps,
    uow,
    {
      id: lastConversation?.id ?? threadId,
      threadId,
      contactId,
      peerNumber,
      phoneNumber: lastConversation?.phoneNumber ?? '',
    },
    {
      kind: 'FOLLOW_UP',
      happenedAt,
      person: '',
      personUserId: '',
      // Each time that it is due is told.
      referenceId: String(happenedAt.getTime()),
    },
    [{ userId, told: isNews && own ? toldOf(own, 'FOLLOW_UP', now) : notNow(own, 'FOLLOW_UP', 'LATE') }],
  );
  await planNewsMails(deps, uow, created, now);
}

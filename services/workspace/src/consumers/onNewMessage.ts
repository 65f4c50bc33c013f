import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import { ConversationChangedSchema, ThreadChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Conversation, Thread } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Context, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { addNotifications } from '../notifications/addNotifications.ts';
import { excerptOf } from '../notifications/excerpt.ts';
import { planNewsMails } from '../notifications/mailMentions.ts';
import { announceNotifications } from '../notifications/notification.ts';
import { markRead } from '../notifications/readState.ts';
import { notNow, toldOf } from '../notifications/ways.ts';
import { role } from '../roles/roles.ts';
import { settingsOf } from '../settings/profileSettings.ts';

/** What is told later than that waits in the bell alone. */
const NEWS_MS = 3_600_000;
/** What came before that was read or dealt with long ago: a past that is written down afterwards fills no bell. */
const PAST_MS = 86_400_000;
/** What follows in the same conversation within this time is told once (defaults 18). */
const GROUPED_MS = 5_000;
const KIND = 'NEW_MESSAGE';

type Parts = Pick<Context, 'ids' | 'clock' | 'jobs'>;

/**
 * Tells of what people outside write: who the conversation is assigned to, else the teams of its numbers (defaults 18). Once somebody
 * has answered, or marked the conversation as done, it waits for no one.
 */
export const onNewMessage = (deps: Parts) =>
  consumer<PrismaClient>({
    name: 'new-messages',
    handlers: [
      on(ConversationChangedSchema, async ({ event: { conversation, thread, created }, uow }) => {
        if (!created || !conversation?.message || !thread) return;
        if (conversation.direction === 'INBOUND') await tell(deps, uow, conversation, thread);
        else if (conversation.agentUserId !== '') await clear(deps, uow, thread.id);
      }),
      on(ThreadChangedSchema, async ({ event: { thread }, uow }) => {
        if (thread?.state === 'DONE') await clear(deps, uow, thread.id);
      }),
    ],
  });

async function clear(deps: Parts, uow: Unit, threadId: string): Promise<void> {
  await announceNotifications(uow, await markRead(deps, uow, { threadId, kind: KIND }), false);
}

async function tell(deps: Parts, uow: Unit, conversation: Conversation, thread: Thread): Promise<void> {
  const { tx, workspaceId } = uow;
  const now = deps.clock.now();
  const happenedAt = conversation.createdAt ? timestampDate(conversation.createdAt) : now;
  const age = now.getTime() - happenedAt.getTime();
  if (age > PAST_MS) return;
  const members = await tx.userProfile.findMany({
    where: { removedAt: null, NOT: { status: 'DEACTIVATED' }, workspace: { status: 'ACTIVE' }, ...whoOf(thread) },
    select: { userId: true, role: true },
  });
  const userIds = members
    .filter((one) => role(one.role).grants['MESSAGES']?.READ !== undefined)
    .map((one) => one.userId);
  if (userIds.length === 0) return;
  const settings = await settingsOf(uow, userIds);
  const about = { workspaceId, userId: { in: userIds }, threadId: thread.id, kind: KIND, readAt: null };
  const recent = await tx.notification.findMany({
    where: { ...about, happenedAt: { gt: new Date(happenedAt.getTime() - GROUPED_MS) } },
    select: { userId: true },
  });
  const justTold = new Set(recent.map(({ userId }) => userId));
  // The bell has one row for a conversation that is unread: its newest text.
  const older = await tx.notification.updateManyAndReturn({
    where: { ...about, NOT: { conversationId: conversation.id } },
    data: { readAt: now, version: { increment: 1 } },
  });
  const created = await addNotifications(
    deps,
    uow,
    conversation,
    { kind: KIND, happenedAt },
    userIds.map((userId) => {
      const own = settings.get(userId);
      const told = own && age < NEWS_MS ? toldOf(own, KIND, now) : notNow(own, KIND, 'LATE');
      return {
        userId,
        told: justTold.has(userId) ? { ...notNow(own, KIND, 'GROUPED'), mail: told.mail } : told,
        excerpt: own?.includeMessagePreview === false ? '' : excerptOf(conversation.message?.body ?? ''),
      };
    }),
  );
  // Behind the new one, so that a device that shows the older one shows the new one in its place.
  await announceNotifications(uow, older, false);
  await planNewsMails(deps, uow, created, now);
}

/** Who the conversation is assigned to, else the teams of its numbers. */
function whoOf({ assigneeKind, assigneeId, teamIds }: Thread) {
  if (assigneeKind === 'USER') return { userId: assigneeId };
  return { teams: { some: { teamId: { in: assigneeKind === 'TEAM' ? [assigneeId] : [...teamIds] } } } };
}

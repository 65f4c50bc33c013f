import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import {
  InternalChatChangedSchema,
  InternalMessageWrittenSchema,
  type InternalMessageWritten,
} from '@ringline/proto/messaging/v1/events_pb';
import type { Context, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { addNotifications } from '../notifications/addNotifications.ts';
import { excerptOf } from '../notifications/excerpt.ts';
import { planMentionMails, planNewsMails } from '../notifications/mailMentions.ts';
import { announceNotifications } from '../notifications/notification.ts';
import { markRead } from '../notifications/readState.ts';
import { notNow, toldOf } from '../notifications/ways.ts';
import { settingsOf } from '../settings/profileSettings.ts';

/** What is told later than that waits in the bell alone. */
const NEWS_MS = 3_600_000;
/** What follows in the same chat within this time is told once (defaults 18). */
const GROUPED_MS = 5_000;

type Parts = Pick<Context, 'ids' | 'clock' | 'jobs'>;

/** Tells those who take part in an internal chat of what was written there; who reads the chat has read that (defaults 18). */
export const onInternalMessage = (deps: Parts) =>
  consumer<PrismaClient>({
    name: 'internal-messages',
    handlers: [
      on(InternalMessageWrittenSchema, ({ event, uow }) => tell(deps, uow, event)),
      on(InternalChatChangedSchema, async ({ event: { chatId, readerUserId }, uow }) => {
        if (readerUserId === '') return;
        const rows = await markRead(deps, uow, { userId: readerUserId, threadId: chatId });
        await announceNotifications(uow, rows, false);
      }),
    ],
  });

async function tell(deps: Parts, uow: Unit, event: InternalMessageWritten): Promise<void> {
  const { authorUserId, chatId, teamId, entryId, text, at } = event;
  const { tx, workspaceId } = uow;
  const members = await tx.userProfile.findMany({
    where: {
      workspaceId,
      removedAt: null,
      NOT: { OR: [{ status: 'DEACTIVATED' }, { userId: authorUserId }] },
      ...(teamId === '' ? { userId: { in: event.userIds } } : { teams: { some: { teamId } } }),
    },
    select: { userId: true, teams: { select: { teamId: true } } },
  });
  // To one person, a mention says no more than the message does.
  const named = new Set(
    teamId === ''
      ? []
      : members
          .filter(
            ({ userId, teams }) =>
              event.mentionedUserIds.includes(userId) ||
              teams.some((team) => event.mentionedTeamIds.includes(team.teamId)),
          )
          .map(({ userId }) => userId),
  );
  const now = deps.clock.now();
  const happenedAt = at ? timestampDate(at) : now;
  const author = await tx.userCopy.findUnique({ where: { userId: authorUserId } });
  const userIds = members.map(({ userId }) => userId);
  const settings = await settingsOf(uow, userIds);
  const recent = await tx.notification.findMany({
    where: {
      workspaceId,
      userId: { in: userIds },
      threadId: chatId,
      readAt: null,
      happenedAt: { gt: new Date(happenedAt.getTime() - GROUPED_MS) },
    },
    select: { userId: true },
  });
  const justTold = new Set(recent.map(({ userId }) => userId));
  const isNews = now.getTime() - happenedAt.getTime() < NEWS_MS;
  const subject = { id: chatId, threadId: chatId, contactId: '', peerNumber: '', phoneNumber: '' };
  const about = {
    happenedAt,
    person: author ? `${author.firstName} ${author.lastName}`.trim() : '',
    personUserId: authorUserId,
    referenceId: entryId,
    teamId,
    nodeId: event.messageId,
    commentType: event.commentType,
  };
  const told = (userId: string, kind: 'MENTION' | 'INTERNAL_MESSAGE') => {
    const own = settings.get(userId);
    const grouped = kind === 'INTERNAL_MESSAGE' && justTold.has(userId);
    return {
      userId,
      told: own && isNews && !grouped ? toldOf(own, kind, now) : notNow(own, kind, isNews ? 'GROUPED' : 'LATE'),
      excerpt: own?.includeMessagePreview === false ? '' : excerptOf(text),
    };
  };
  const mentioned = userIds.filter((userId) => named.has(userId));
  if (mentioned.length > 0) {
    const mentions = await addNotifications(
      deps,
      uow,
      subject,
      { kind: 'MENTION', ...about },
      mentioned.map((userId) => told(userId, 'MENTION')),
    );
    await planMentionMails(deps, uow, mentions, now);
  }
  const others = event.edited ? [] : userIds.filter((userId) => !named.has(userId));
  if (others.length === 0) return;
  // The bell has one row for a chat that is unread: its newest message.
  const older = await tx.notification.updateManyAndReturn({
    where: {
      workspaceId,
      userId: { in: others },
      threadId: chatId,
      kind: 'INTERNAL_MESSAGE',
      readAt: null,
      NOT: { referenceId: entryId },
    },
    data: { readAt: now, version: { increment: 1 } },
  });
  await announceNotifications(uow, older, false);
  const created = await addNotifications(
    deps,
    uow,
    subject,
    { kind: 'INTERNAL_MESSAGE', ...about },
    others.map((userId) => told(userId, 'INTERNAL_MESSAGE')),
  );
  await planNewsMails(deps, uow, created, now);
}

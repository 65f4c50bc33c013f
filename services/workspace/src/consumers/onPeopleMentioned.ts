import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import {
  CommentRemovedSchema,
  PeopleMentionedSchema,
  type PeopleMentioned,
} from '@ringline/proto/messaging/v1/events_pb';
import type { Context, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { addNotifications } from '../notifications/addNotifications.ts';
import { excerptOf } from '../notifications/excerpt.ts';
import { planMentionMails } from '../notifications/mailMentions.ts';
import { announceNotifications, NOTE } from '../notifications/notification.ts';
import { notNow, toldOf } from '../notifications/ways.ts';
import { role } from '../roles/roles.ts';
import { settingsOf } from '../settings/profileSettings.ts';

/** What is told later than that waits in the bell alone. */
const NEWS_MS = 3_600_000;

type Parts = Pick<Context, 'ids' | 'clock' | 'jobs'>;

/** Tells members that a comment or a note names them or a team of theirs, as far as they see where it stands (defaults 18). */
export const onPeopleMentioned = (deps: Parts) =>
  consumer<PrismaClient>({
    name: 'mentions',
    handlers: [
      on(PeopleMentionedSchema, ({ event, uow }) => tell(deps, uow, event)),
      // What is deleted for good is not read in the bell either.
      on(CommentRemovedSchema, async ({ event: { commentId }, uow }) => {
        const rows = await uow.tx.notification.updateManyAndReturn({
          where: {
            workspaceId: uow.workspaceId,
            kind: { in: ['MENTION', 'INTERNAL_MESSAGE'] },
            referenceId: commentId,
          },
          data: { excerpt: '', readAt: deps.clock.now(), version: { increment: 1 } },
        });
        await announceNotifications(uow, rows, false);
      }),
    ],
  });

/** A conversation, or a contact, and who reads there: of contacts nobody sees a part alone. */
function placeOf({ conversation, contactId, peerNumber }: PeopleMentioned) {
  if (conversation) return { subject: conversation, resource: 'MESSAGES', commentType: '' };
  if (contactId === '') return undefined;
  const subject = { id: contactId, threadId: contactId, contactId, peerNumber, phoneNumber: '' };
  return { subject, resource: 'CONTACTS', commentType: NOTE };
}

async function tell(deps: Parts, uow: Unit, event: PeopleMentioned): Promise<void> {
  const { authorUserId, commentId, text, at } = event;
  const place = placeOf(event);
  if (!place) return;
  const { tx, workspaceId } = uow;
  const members = await tx.userProfile.findMany({
    where: {
      workspaceId,
      removedAt: null,
      NOT: { OR: [{ status: 'DEACTIVATED' }, { userId: authorUserId }] },
      OR: [{ userId: { in: event.userIds } }, { teams: { some: { teamId: { in: event.teamIds } } } }],
    },
    select: { userId: true, role: true, teams: { select: { teamId: true } } },
  });
  const viewers = new Set(event.viewerIds);
  const seeing = members.filter(({ userId, role: name, teams }) => {
    const scope = role(name).grants[place.resource]?.READ;
    if (scope === 'all' || viewers.has(userId)) return scope !== undefined;
    return scope === 'team' && teams.some(({ teamId }) => viewers.has(teamId));
  });
  if (seeing.length === 0) return;
  const author = await tx.userCopy.findUnique({ where: { userId: authorUserId } });
  const settings = await settingsOf(
    uow,
    seeing.map(({ userId }) => userId),
  );
  const now = deps.clock.now();
  const happenedAt = at ? timestampDate(at) : now;
  const isNews = now.getTime() - happenedAt.getTime() < NEWS_MS;
  const created = await addNotifications(
    deps,
    uow,
    place.subject,
    {
      kind: 'MENTION',
      happenedAt,
      person: author ? `${author.firstName} ${author.lastName}`.trim() : '',
      personUserId: authorUserId,
      referenceId: commentId,
      commentType: place.commentType,
    },
    seeing.map(({ userId }) => {
      const own = settings.get(userId);
      return {
        userId,
        told: isNews && own ? toldOf(own, 'MENTION', now) : notNow(own, 'MENTION', 'LATE'),
        excerpt: own?.includeMessagePreview === false ? '' : excerptOf(text),
      };
    }),
  );
  await planMentionMails(deps, uow, created, now);
}

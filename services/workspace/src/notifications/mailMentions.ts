import { job } from '@ringline/kit/jobs';
import { momentWords, withoutLinks, writtenName } from '@ringline/kit/mail';
import { z } from 'zod';
import type { Context, Deps, Unit } from '../context.ts';
import type { Notification } from '../generated/prisma/client.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { pageOf } from '../mails/pageOf.ts';
import { settingsOf } from '../settings/profileSettings.ts';
import { messageOf, urlOf } from './notification.ts';

const MAIL_MENTIONS = 'mail-mentions';
/** So long a mention may stay unread before it is mailed (defaults 18). */
export const UNREAD_MS = 10 * 60_000;
/** Mentions that a mail quotes; the others are in the bell. */
const MOST_NAMED = 20;

/** Plans the mail of mentions that are still unread in ten minutes. */
export async function planMentionMails(
  { jobs }: Pick<Context, 'jobs'>,
  uow: Unit,
  mentions: readonly Notification[],
  now: Date,
): Promise<void> {
  const startAfter = new Date(now.getTime() + UNREAD_MS);
  for (const { id, userId, workspaceId, mailWanted } of mentions)
    if (mailWanted) await jobs.enqueue(uow, MAIL_MENTIONS, { workspaceId, userId, id }, { startAfter });
}

/**
 * Mails a member the mentions that they have not read, once each: when the first of them has waited for ten minutes, those
 * that came after it are in the same mail.
 */
export const mailMentions =
  (deps: Pick<Deps, 'env' | 'db' | 'clock' | 'jobs' | 'secrets'>) =>
  ({ workspaceId, userId, id }: { workspaceId: string; userId: string; id: string }): Promise<void> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const waiting = { workspaceId, userId, kind: 'MENTION', mailWanted: true, mailedAt: null, readAt: null };
      const member = await tx.userProfile.findFirst({
        where: { userId, removedAt: null, NOT: { status: 'DEACTIVATED' }, workspace: { status: 'ACTIVE' } },
        include: { workspace: true },
      });
      const user = await tx.userCopy.findUnique({ where: { userId } });
      if (!member || !user?.email || (await tx.notification.count({ where: { ...waiting, id } })) === 0) return;
      const rows = await tx.notification.updateManyAndReturn({
        where: waiting,
        data: { mailedAt: deps.clock.now() },
      });
      const language = user.language || member.workspace.language;
      const timezone = (await settingsOf(uow, [userId])).get(userId)?.timezone ?? 'UTC';
      const newest = rows.toSorted((a, b) => b.happenedAt.getTime() - a.happenedAt.getTime());
      const mentions = newest.slice(0, MOST_NAMED).map((row) => ({
        when: momentWords({ language, timezone }, row.happenedAt, { dateStyle: 'medium', timeStyle: 'short' }),
        what: withoutLinks(messageOf(row, language)),
      }));
      const [first] = newest;
      if (!first) return;
      await enqueueMail(deps, uow, { to: user.email, language }, 'mentions', {
        workspace: writtenName(member.workspace.displayName),
        person: writtenName(first.person),
        count: String(rows.length),
        mentions: JSON.stringify(mentions),
        link: pageOf(deps.env, urlOf(first)),
      });
    });

export const mailMentionsJob = (deps: Pick<Deps, 'env' | 'db' | 'clock' | 'jobs' | 'secrets'>) =>
  job({
    name: MAIL_MENTIONS,
    schema: z.object({ workspaceId: z.uuid(), userId: z.uuid(), id: z.uuid() }),
    handler: mailMentions(deps),
  });

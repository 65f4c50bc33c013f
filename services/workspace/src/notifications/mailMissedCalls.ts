import { job } from '@ringline/kit/jobs';
import { momentWords, withoutLinks, writtenName } from '@ringline/kit/mail';
import { z } from 'zod';
import type { Context, Deps, Unit } from '../context.ts';
import { noteOf } from '../mails/noteMail.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { pageOf } from '../mails/pageOf.ts';
import { settingsOf } from '../settings/profileSettings.ts';
import { DEALT_WITH, messageOf, urlOf } from './notification.ts';

const MAIL_MISSED_CALLS = 'mail-missed-calls';
/** A member gets one mail in so long, however many calls it was: a busy office does not drown. */
const WINDOW_MS = 15 * 60_000;
/** What a transaction that is not committed yet may take. */
const SLACK_MS = 30_000;
/** Calls that a mail names; the others are in the bell. */
const MOST_NAMED = 20;

/** Plans the mail of the quarter of an hour that runs at `now`; one for each member, however often it is planned. */
export async function planMail({ jobs }: Pick<Context, 'jobs'>, uow: Unit, userId: string, now: Date): Promise<void> {
  const end = (Math.floor(now.getTime() / WINDOW_MS) + 1) * WINDOW_MS;
  const { workspaceId } = uow;
  await jobs.enqueue(
    uow,
    MAIL_MISSED_CALLS,
    { workspaceId, userId },
    { startAfter: new Date(end + SLACK_MS), singletonKey: `${workspaceId} ${userId} ${end}` },
  );
}

/** Mails a member the calls that are still unread, once each, in their language and on their clocks. */
export const mailMissedCalls =
  (deps: Pick<Deps, 'env' | 'db' | 'clock' | 'jobs' | 'secrets'>) =>
  ({ workspaceId, userId }: { workspaceId: string; userId: string }): Promise<void> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const member = await tx.userProfile.findFirst({
        where: { userId, removedAt: null, NOT: { status: 'DEACTIVATED' }, workspace: { status: 'ACTIVE' } },
        include: { workspace: true },
      });
      const user = await tx.userCopy.findUnique({ where: { userId } });
      if (!member || !user?.email) return;
      const rows = await tx.notification.updateManyAndReturn({
        where: { workspaceId, userId, kind: { in: [...DEALT_WITH] }, mailWanted: true, mailedAt: null, readAt: null },
        data: { mailedAt: deps.clock.now() },
      });
      if (rows.length === 0) return;
      const language = user.language || member.workspace.language;
      const timezone = (await settingsOf(uow, [userId])).get(userId)?.timezone ?? 'UTC';
      const newest = rows.toSorted((a, b) => b.happenedAt.getTime() - a.happenedAt.getTime());
      const calls = newest.slice(0, MOST_NAMED).map((row) => ({
        when: momentWords({ language, timezone }, row.happenedAt, { dateStyle: 'medium', timeStyle: 'short' }),
        what: withoutLinks(messageOf(row, language)),
      }));
      const [first] = newest;
      const letter = {
        workspace: writtenName(member.workspace.displayName),
        count: String(rows.length),
        calls: JSON.stringify(calls),
        link: pageOf(deps.env, rows.length === 1 && first ? urlOf(first) : '/inbox'),
      };
      await enqueueMail(deps, uow, { to: user.email, language }, 'missed-calls', letter, noteOf(uow, rows));
    });

export const mailMissedCallsJob = (deps: Pick<Deps, 'env' | 'db' | 'clock' | 'jobs' | 'secrets'>) =>
  job({
    name: MAIL_MISSED_CALLS,
    schema: z.object({ workspaceId: z.uuid(), userId: z.uuid() }),
    handler: mailMissedCalls(deps),
  });

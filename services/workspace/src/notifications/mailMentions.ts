import { job } from '@ringline/kit/jobs';
import { writtenName } from '@ringline/kit/mail';
import { z } from 'zod';
import type { Context, Deps, Unit } from '../context.ts';
import type { Notification } from '../generated/prisma/client.ts';
import { noteOf } from '../mails/noteMail.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { pageOf } from '../mails/pageOf.ts';
import { takeUnread, UNREAD_MS } from './mailUnread.ts';
import { urlOf } from './notification.ts';

const MAIL_MENTIONS = 'mail-mentions';
const MAIL_NEWS = 'mail-news';
/** Mailed only to members who have asked for it. */
const NEWS = ['NEW_MESSAGE', 'INTERNAL_MESSAGE', 'ASSIGNED', 'FOLLOW_UP'];

type Parts = Pick<Deps, 'env' | 'db' | 'clock' | 'jobs' | 'secrets'>;
interface Waited {
  readonly workspaceId: string;
  readonly userId: string;
  readonly id: string;
}

const plan =
  (name: string) =>
  async ({ jobs }: Pick<Context, 'jobs'>, uow: Unit, rows: readonly Notification[], now: Date): Promise<void> => {
    const startAfter = new Date(now.getTime() + UNREAD_MS);
    for (const { id, userId, workspaceId, mailWanted } of rows)
      if (mailWanted) await jobs.enqueue(uow, name, { workspaceId, userId, id }, { startAfter });
  };

/** Plans the mail of mentions that are still unread in ten minutes. */
export const planMentionMails = plan(MAIL_MENTIONS);
/** Plans the mail of texts, chats and assignments that are still unread in ten minutes. */
export const planNewsMails = plan(MAIL_NEWS);

/** Mails a member the mentions that they have not read, once each. */
export const mailMentions =
  (deps: Parts) =>
  ({ workspaceId, ...waited }: Waited): Promise<void> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const unread = await takeUnread(deps, uow, waited, ['MENTION']);
      if (!unread) return;
      const { rows, first, facts, workspace, to } = unread;
      const letter = {
        workspace: writtenName(workspace.displayName),
        person: writtenName(first.person),
        count: String(rows.length),
        mentions: facts,
        link: pageOf(deps.env, urlOf(first)),
      };
      await enqueueMail(deps, uow, to, 'mentions', letter, noteOf(uow, rows));
    });

/** Mails a member the texts, chats and assignments that they have not read, once each. */
export const mailNews =
  (deps: Parts) =>
  ({ workspaceId, ...waited }: Waited): Promise<void> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const unread = await takeUnread(deps, uow, waited, NEWS);
      if (!unread) return;
      const { rows, first, facts, workspace, to } = unread;
      const letter = {
        workspace: writtenName(workspace.displayName),
        news: facts,
        link: pageOf(deps.env, rows.length === 1 ? urlOf(first) : '/inbox'),
      };
      await enqueueMail(deps, uow, to, 'unread-news', letter, noteOf(uow, rows));
    });

const schema = z.object({ workspaceId: z.uuid(), userId: z.uuid(), id: z.uuid() });

export const mailMentionsJob = (deps: Parts) => job({ name: MAIL_MENTIONS, schema, handler: mailMentions(deps) });
export const mailNewsJob = (deps: Parts) => job({ name: MAIL_NEWS, schema, handler: mailNews(deps) });

/** Pushes what a member was told of to their devices, once each, and takes it back once it was read elsewhere (defaults 18). */
import { job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { Context, Unit } from '../context.ts';
import { urlOf } from '../notifications/notification.ts';
import { pageOf } from '../mails/pageOf.ts';
import { addresseeOf, nameFor } from './addressee.ts';
import { devicesOf } from './devices.ts';
import { endPushes, giveUpPushes, holdPushesBack, notePushes, pushNoted, takeBack, topicOf } from './pushTo.ts';
import { newsWords, pushWords } from './pushWords.ts';

const PUSH_NEWS = 'push-news';
const CLEAR_NEWS = 'push-clear';
/** A device that was off longer finds it in the bell. */
const KEPT_SECONDS = 86_400;
/** Kinds that are answered with a text. */
const ANSWERED: ReadonlySet<string> = new Set([
  'NEW_MESSAGE',
  'INTERNAL_MESSAGE',
  'MENTION',
  'MISSED_CALL',
  'VOICEMAIL',
]);

type Parts = Pick<Context, 'env' | 'db' | 'clock' | 'ids' | 'jobs' | 'secrets' | 'log' | 'rpc'>;
type Clearing = Omit<Parts, 'rpc'>;
type Planned = Pick<Context, 'jobs'>;

export const planPush = ({ jobs }: Planned, uow: Unit, about: { userId: string; id: string }): Promise<void> =>
  jobs.enqueue(uow, PUSH_NEWS, { workspaceId: uow.workspaceId, ...about });

export const planClearing = ({ jobs }: Planned, uow: Unit, about: { userId: string; id: string }): Promise<void> =>
  jobs.enqueue(uow, CLEAR_NEWS, { workspaceId: uow.workspaceId, ...about });

/** News of one thread take each other's place on a device. */
const tagOf = ({ threadId }: { threadId: string }): string => `ringline-news-${threadId}`;

const about = z.object({ workspaceId: z.uuid(), userId: z.uuid(), id: z.uuid() });
type About = z.infer<typeof about>;

/** @throws Error while a push service can't be reached, so that the job is tried again for those devices */
export const pushNews =
  (deps: Parts) =>
  async ({ workspaceId, userId, id }: About): Promise<void> => {
    const found = await deps.db.tenant(workspaceId, async (uow) => {
      const row = await uow.tx.notification.findFirst({ where: { id, userId, readAt: null } });
      const workspace = await uow.tx.workspace.findUnique({ where: { id: workspaceId } });
      if (!row || workspace?.status !== 'ACTIVE') {
        // Of an earlier try, which reached no push service.
        await holdPushesBack(deps, uow, { subjectId: id, why: 'READ', users: { in: [userId] } });
        return undefined;
      }
      const subject = { workspaceId, userId, subjectId: id, kind: row.kind, tag: tagOf(row) };
      await notePushes(deps, uow, subject, await devicesOf(uow, userId));
      const addressee = await addresseeOf(uow, userId);
      const unread = await uow.tx.notification.count({ where: { userId, readAt: null } });
      return { row, addressee, unread, workspace };
    });
    if (!found) return;
    const { row, addressee, unread, workspace } = found;
    const { language, preview } = addressee;
    const who = await nameFor(deps, addressee, row);
    const tag = tagOf(row);
    const words = pushWords(language);
    const url = urlOf(row);
    await pushNoted(
      deps,
      { workspaceId, userId, subjectId: id },
      {
        payload: JSON.stringify({
          web_push: 8030,
          notification: {
            ...newsWords(row, { language, preview, who, workspace: workspace.displayName }),
            navigate: pageOf(deps.env, url),
            tag,
            lang: language || 'en',
            silent: !row.ways.includes('sound'),
            icon: '/icons/icon-192.png',
            actions: ANSWERED.has(row.kind) ? [{ action: 'reply', title: words.reply }] : [],
            data: { id, kind: row.kind, url, workspaceId, threadId: row.threadId },
          },
          app_badge: unread,
        }),
        ttl: KEPT_SECONDS,
        topic: topicOf(tag),
      },
    );
  };

/** What was read on one device goes from the others, unless something newer stands in its place. */
export const clearNews =
  (deps: Clearing) =>
  async ({ workspaceId, userId, id }: About): Promise<void> => {
    const over = await deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const row = await tx.notification.findFirst({ where: { id, userId } });
      if (!row) return undefined;
      const newer = await tx.notification.count({
        where: { userId, threadId: row.threadId, readAt: null, ways: { has: 'push' } },
      });
      if (newer > 0) return undefined;
      const shown = await endPushes(deps, uow, { subjectId: id, why: 'READ', users: { in: [userId] } });
      return { shown, unread: await tx.notification.count({ where: { userId, readAt: null } }) };
    });
    if (over) await takeBack(deps, { userId, shown: over.shown }, { app_badge: over.unread });
  };

/** No push service could be reached in minutes: the log says so. */
const newsGivenUp =
  (deps: Pick<Parts, 'db' | 'clock'>) =>
  async ({ workspaceId, userId, id }: About): Promise<void> => {
    await giveUpPushes(deps, { workspaceId, userId, subjectId: id });
  };

export const pushNewsJob = (deps: Parts) =>
  job({ name: PUSH_NEWS, schema: about, handler: pushNews(deps), givenUp: newsGivenUp(deps) });
export const clearNewsJob = (deps: Clearing) => job({ name: CLEAR_NEWS, schema: about, handler: clearNews(deps) });

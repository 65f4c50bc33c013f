import { consumer, on } from '@ringline/kit/events';
import { NotificationChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { Context } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { planClearing, planPush } from '../push/pushNews.ts';

/** Pushes what is new to a member's devices, and takes it back once they have read it: every writer of notifications tells both. */
export const onNotificationChanged = (deps: Pick<Context, 'jobs'>) =>
  consumer<PrismaClient>({
    name: 'pushed-notifications',
    handlers: [
      on(NotificationChangedSchema, async ({ event: { notification, created }, uow }) => {
        if (!notification?.ways.includes('push')) return;
        const { id, userId, read } = notification;
        if (created && !read) await planPush(deps, uow, { userId, id });
        else if (read) await planClearing(deps, uow, { userId, id });
      }),
    ],
  });

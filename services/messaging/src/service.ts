import { createCarrier } from '@ringline/kit/carrier';
import { createViber } from '@ringline/kit/viber';
import { defineService, type ServiceContext } from '@ringline/kit/service';
import { createKeepDays } from './analytics/keepDays.ts';
import { createFetcher } from './attachments/fetcher.ts';
import { answerSignupJob } from './consent/signups.ts';
import { handOnJob } from './assignment/handOn.ts';
import { sweepLogJob } from './assignment/log.ts';
import { askRulesJob } from './assignment/onInbound.ts';
import { replyJob } from './assignment/reply.ts';
import { consumers } from './consumers/index.ts';
import type { Deps } from './context.ts';
import { erasuresOf } from './erasure/erasures.ts';
import { environment, type Environment } from './environment.ts';
import { messageFigures } from './figures.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { createReminder } from './followUps/reminder.ts';
import { createLostTexts } from './messages/lostTexts.ts';
import { publishers } from './publishers.ts';
import { rpc } from './rpc/index.ts';
import { createScheduler } from './scheduled/scheduler.ts';
import { createSender } from './sending/sender.ts';
import { createWaker } from './triage/snooze.ts';
import { sweepUploadsJob } from './uploads/sweepUploads.ts';
import { viberWebhooks } from './webhooks/viber.ts';
import { messageWebhooks } from './webhooks/webhooks.ts';

/** Conversations: calls and messages with one person in one timeline. */
export const messaging = defineService({
  name: 'messaging',
  environment,
  migrations: new URL('../prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
  build(ctx: ServiceContext<Environment, PrismaClient>) {
    const deps: Deps = {
      ...ctx,
      carrier: createCarrier(ctx.env, ctx.metrics),
      viber: createViber(ctx.env),
      figures: messageFigures(ctx.metrics),
      wakeSender: () => sender.wake(),
    };
    const sender = createSender(deps);
    const scheduler = createScheduler(deps);
    const waker = createWaker(deps);
    const reminder = createReminder(deps);
    const fetcher = createFetcher(deps);
    const keepDays = createKeepDays(ctx);
    const lostTexts = createLostTexts({ ...deps, jobs: ctx.jobs });
    return {
      rpc: rpc({ ...deps, keepDays: keepDays.keep }),
      async http(app) {
        messageWebhooks(deps, lostTexts)(app);
        await viberWebhooks(deps)(app);
      },
      consumers: consumers({ ...deps, jobs: ctx.jobs }),
      publishers: publishers(),
      jobs: [
        lostTexts.job,
        keepDays.job,
        sweepUploadsJob(deps),
        sweepLogJob(deps),
        handOnJob(deps),
        askRulesJob(deps),
        replyJob(deps),
        answerSignupJob(deps),
        erasuresOf(ctx).job,
      ],
      start() {
        sender.start();
        fetcher.start();
        scheduler.start();
        waker.start();
        reminder.start();
        // What came while nobody of us was there.
        lostTexts.suspect();
      },
      async stop() {
        lostTexts.stop();
        await fetcher.stop();
        await scheduler.stop();
        await waker.stop();
        await reminder.stop();
        await sender.stop();
      },
    };
  },
});

import { defineService } from '@ringline/kit/service';
import { consumers } from './consumers/index.ts';
import { environment } from './environment.ts';
import { beginErasureJob } from './erasure/eraseEverything.ts';
import { createErasing } from './erasure/eraseNotifications.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { purgeAwaitedMediaJob } from './media/purgeAwaitedMedia.ts';
import { announceMemberJob } from './members/announceMemberJob.ts';
import { sendMail } from './mails/sendMail.ts';
import { mailMentionsJob, mailNewsJob } from './notifications/mailMentions.ts';
import { mailMissedCallsJob } from './notifications/mailMissedCalls.ts';
import { clearNewsJob, pushNewsJob } from './push/pushNews.ts';
import { pushRingJob, ringOverJob } from './push/pushRing.ts';
import { rpc } from './rpc/index.ts';
import { expireTransferJob } from './ownership/transfer.ts';
import { summaryJobs } from './summary/summaries.ts';
import { publishers, workspacesAfter } from './publishers.ts';

/** Workspaces, who is in them, and what each may do: the access projection. */
export const workspace = defineService<typeof environment, PrismaClient>({
  name: 'workspace',
  environment,
  migrations: new URL('../prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
  build: (context) => ({
    rpc: rpc(context),
    consumers: consumers(context),
    publishers: publishers(context),
    workspaces: workspacesAfter(context),
    jobs: [
      announceMemberJob(context),
      sendMail(context),
      expireTransferJob(context),
      mailMentionsJob(context),
      mailNewsJob(context),
      mailMissedCallsJob(context),
      pushNewsJob(context),
      clearNewsJob(context),
      pushRingJob(context),
      ringOverJob(context),
      purgeAwaitedMediaJob(context),
      ...summaryJobs(context),
      beginErasureJob(createErasing(context).deps),
      createErasing(context).own.job,
    ],
  }),
});

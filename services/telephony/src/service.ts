import { defineService } from '@ringline/kit/service';
import { createSpeech } from '@ringline/kit/speech';
import { declineByPush } from './calls/declineByPush.ts';
import { forgetWorkJob } from './calls/forgetWork.ts';
import { pushFailedJob } from './calls/pushFailed.ts';
import { setUpApplication } from './carrier/setUpApplication.ts';
import { numberDocumentsJobs } from './compliance/documents/atCarrier.ts';
import { registrationJobs } from './compliance/atRegistry.ts';
import { consumers } from './consumers/index.ts';
import { environment } from './environment.ts';
import { erasuresOf } from './erasure/erasures.ts';
import { watchCalls } from './figures.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { configureNumber } from './numbers/configureNumber.ts';
import { advancePortingJob } from './porting/advance.ts';
import { sweepPortingBillsJob } from './porting/strayBills.ts';
import { advancePurchaseJob } from './purchases/advance.ts';
import { sweepReservedJob } from './purchases/sweepReserved.ts';
import { publishers } from './publishers.ts';
import { endTestNumbersJob } from './numbers/endTestNumbers.ts';
import { expireRecordingsJob } from './recordings/expireRecordings.ts';
import { purgeRecordingsJob } from './recordings/purgeRecordings.ts';
import { rpc } from './rpc/index.ts';
import { senderIdJobs } from './senderIds/atCarrier.ts';
import { purgePreviewsJob } from './sounds/speechPreviews.ts';
import { sweepSoundFilesJob } from './sounds/strayFiles.ts';
import { createTelephony } from './telephony.ts';

/** Numbers, devices and calls: the call engine and everything that it needs of the carrier. */
export const telephony = defineService<typeof environment, PrismaClient>({
  name: 'telephony',
  environment,
  migrations: new URL('../prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
  // One call with a device each: two calls that one person answers, or places, in the same moment.
  raced: ['engagement_one_call'],
  answersWithoutDatabase: true,
  build(context) {
    const { deps, apply, queues, executor, sweeper, lostCalls, webhooks, transcripts, summaries } =
      createTelephony(context);
    watchCalls(context.db, context.metrics);
    const speech = createSpeech();
    const stopping = new AbortController();
    let application: Promise<void> = Promise.resolve();
    return {
      rpc: rpc(deps, { apply, wake: queues.wake, speech }),
      http: async (app) => {
        await app.register(webhooks);
        await app.register(declineByPush(deps, apply));
      },
      consumers: consumers(deps),
      publishers: publishers(),
      jobs: [
        configureNumber(() => deps),
        advancePurchaseJob(() => deps),
        sweepReservedJob(() => deps),
        advancePortingJob(() => deps),
        sweepPortingBillsJob(deps),
        lostCalls.job,
        purgeRecordingsJob(deps, apply),
        expireRecordingsJob(deps, apply),
        forgetWorkJob(deps),
        pushFailedJob(apply),
        purgePreviewsJob(deps),
        sweepSoundFilesJob(deps),
        endTestNumbersJob(deps),
        ...registrationJobs(deps),
        ...numberDocumentsJobs(deps),
        ...senderIdJobs(deps),
        erasuresOf(deps).job,
      ],
      async start() {
        application = setUpApplication(deps, stopping.signal);
        await sweeper.start();
        transcripts.start();
        summaries.start();
        // What came while nobody of us was there.
        lostCalls.suspect();
      },
      async stop() {
        stopping.abort();
        lostCalls.stop();
        await Promise.all([transcripts.stop(), summaries.stop()]);
        await sweeper.stop();
        await Promise.all([executor.stop(), application, speech.close()]);
      },
    };
  },
});

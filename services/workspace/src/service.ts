import { defineService } from '@ringline/kit/service';
import { onBlockListChanged } from './copies/onBlockListChanged.ts';
import { onCallingCountriesChanged } from './copies/onCallingCountriesChanged.ts';
import { onCallSupervised } from './copies/onCallSupervised.ts';
import { onNumberChanged } from './copies/onNumberChanged.ts';
import { onRecordingHandled } from './copies/onRecordingHandled.ts';
import { onWebhookSecretChanged } from './copies/onWebhookSecretChanged.ts';
import { onSessionEnded } from './copies/onSessionEnded.ts';
import { onSubscriptionChanged } from './copies/onSubscriptionChanged.ts';
import { onUserChanged } from './copies/onUserChanged.ts';
import { environment } from './environment.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { purgeAwaitedMediaJob } from './media/purgeAwaitedMedia.ts';
import { announceMemberJob } from './members/announceMemberJob.ts';
import { sendMail } from './mails/sendMail.ts';
import { mailMissedCallsJob } from './notifications/mailMissedCalls.ts';
import { onCallMissed } from './notifications/onCallMissed.ts';
import { onEmergencyCall } from './notifications/onEmergencyCall.ts';
import { onRecordingMissing } from './notifications/onRecordingMissing.ts';
import { onTestNumberEnding } from './notifications/onTestNumberEnding.ts';
import { expireTransferJob } from './ownership/transfer.ts';
import { peopleRpc } from './peopleRpc.ts';
import { notificationRpc } from './rpc.notifications.ts';
import { settingsRpc } from './rpc.settings.ts';
import { workspaceRpc } from './rpc.ts';
import { countActivity } from './summary/countActivity.ts';
import { summaryJobs } from './summary/summaries.ts';
import { publishers, workspacesAfter } from './workspaces/publishers.ts';

/** Workspaces, who is in them, and what each may do: the access projection. */
export const workspace = defineService<typeof environment, PrismaClient>({
  name: 'workspace',
  environment,
  migrations: new URL('../prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
  build: (context) => ({
    rpc(router) {
      workspaceRpc(context)(router);
      settingsRpc(context)(router);
      peopleRpc(context)(router);
      notificationRpc(context)(router);
    },
    consumers: [
      onSessionEnded(context),
      onUserChanged(context),
      onSubscriptionChanged(),
      countActivity(),
      onNumberChanged(context),
      onCallSupervised(context),
      onRecordingHandled(context),
      onBlockListChanged(context),
      onCallingCountriesChanged(context),
      onWebhookSecretChanged(context),
      onCallMissed(context),
      onRecordingMissing(context),
      onTestNumberEnding(context),
      onEmergencyCall(context),
    ],
    publishers: publishers(context),
    workspaces: workspacesAfter(context),
    jobs: [
      announceMemberJob(context),
      sendMail(context),
      expireTransferJob(context),
      mailMissedCallsJob(context),
      purgeAwaitedMediaJob(context),
      ...summaryJobs(context),
    ],
  }),
});

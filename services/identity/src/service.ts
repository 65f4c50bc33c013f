import { createCarrier } from '@ringline/kit/carrier';
import { defineService } from '@ringline/kit/service';
import { WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { publishers } from './publishers.ts';
import { environment } from './environment.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import type { Deps } from './context.ts';
import { sendMail } from './mails/sendMail.ts';
import { offlineGeography } from './places/geography.ts';
import { purge } from './purge.ts';
import { systemRandomness } from './randomness.ts';
import { rpc } from './rpc/index.ts';
import { sendText } from './texts/sendText.ts';

/** People, their codes and passwords, and the sessions in which they are signed in. */
export const identity = defineService<typeof environment, PrismaClient>({
  name: 'identity',
  environment,
  migrations: new URL('../prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
  build(context) {
    const deps: Deps = {
      ...context,
      randomness: systemRandomness,
      geography: offlineGeography,
      signInPolicy: (userId) => context.rpc.client(WorkspaceService).getSignInPolicy({ userId }),
    };
    return {
      rpc: rpc(deps),
      publishers: publishers(),
      jobs: [
        sendMail(context),
        sendText({ ...context, carrier: createCarrier(context.env, context.metrics) }),
        purge(context),
      ],
    };
  },
});

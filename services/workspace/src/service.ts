import { defineService } from '@ringline/kit/service';
import { onSessionEnded } from './copies/onSessionEnded.ts';
import { onSubscriptionChanged } from './copies/onSubscriptionChanged.ts';
import { onUserChanged } from './copies/onUserChanged.ts';
import { environment } from './environment.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { announceMemberJob } from './members/announceMemberJob.ts';
import { workspaceRpc } from './rpc.ts';

/** Workspaces, who is in them, and what each may do: the access projection. */
export const workspace = defineService<typeof environment, PrismaClient>({
  name: 'workspace',
  environment,
  migrations: new URL('../prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
  build: (context) => ({
    rpc: workspaceRpc(context),
    consumers: [onSessionEnded(context), onUserChanged(context), onSubscriptionChanged()],
    jobs: [announceMemberJob(context)],
  }),
});

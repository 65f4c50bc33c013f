import { consumer, copyOf, type Consumer } from '@ringline/kit/events';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { ImportDeps } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { keepPlan, keepWorkspace } from '../scores/keepWorkspace.ts';
import { planScoring } from '../scores/scoreWorkspace.ts';

/** Whether a workspace's contacts are scored, and in which zone. */
export const workspaceCopies = ({ jobs }: Pick<ImportDeps, 'jobs'>): Consumer<PrismaClient> =>
  consumer<PrismaClient>({
    name: 'workspace-copies',
    handlers: [
      copyOf(WorkspaceChangedSchema, async ({ event: { workspace }, uow }) => {
        if (workspace) await keepWorkspace(uow, workspace);
      }),
      copyOf(SubscriptionChangedSchema, async ({ event: { subscription }, uow }) => {
        if (subscription && (await keepPlan(uow, subscription))) await planScoring(jobs, uow);
      }),
    ],
  });

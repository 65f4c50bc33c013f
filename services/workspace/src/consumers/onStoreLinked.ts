import { consumer, on } from '@ringline/kit/events';
import { StoreLinkedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { announceWorkspace, loadWorkspace } from '../workspaces/workspace.ts';

/** A workspace that was tied to a shop or site came by that platform: everybody who asks for the platform hears it from here. */
export const onStoreLinked = () =>
  consumer<PrismaClient>({
    name: 'store-links',
    handlers: [
      on(StoreLinkedSchema, async ({ event: { platform, domain }, uow }) => {
        const { tx, workspaceId: id } = uow;
        const { count } = await tx.workspace.updateMany({
          where: { id },
          data: { platform, externalPlatformDomain: domain, version: { increment: 1 } },
        });
        if (count > 0) announceWorkspace(uow, await loadWorkspace(uow));
      }),
    ],
  });

import { job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { Context } from '../dependencies.ts';
import { announceAccess, announceMember } from './member.ts';

/** Name of the job that announces a member whose user changed: the user is in no workspace, the member is. */
export const ANNOUNCE_MEMBER = 'announce-member';

const schema = z.object({ workspaceId: z.uuid(), userId: z.uuid(), rightsChanged: z.boolean() });

/** @see ANNOUNCE_MEMBER */
export const announceMemberJob = ({ db }: Pick<Context, 'db'>) =>
  job({
    name: ANNOUNCE_MEMBER,
    schema,
    handler: async ({ workspaceId, userId, rightsChanged }) => {
      await db.tenant(workspaceId, async (uow) => {
        const { count } = await uow.tx.userProfile.updateMany({
          where: { userId },
          data: { version: { increment: 1 } },
        });
        if (count === 0) return;
        await announceMember(uow, userId);
        if (rightsChanged) announceAccess(uow, userId);
      });
    },
  });

import { job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { AUDIT_FIELDS } from '../audit/fields.ts';
import { tellAdminsOfReset } from './mfaReset.ts';
import { announceAccess, announceMember, loadMembers, memberName } from './member.ts';

/** Name of the job that announces a member whose user changed: the user is in no workspace, the member is. */
export const ANNOUNCE_MEMBER = 'announce-member';

const change = z.object({ field: z.enum(AUDIT_FIELDS), before: z.string().nullable(), after: z.string().nullable() });
const schema = z.object({
  workspaceId: z.uuid(),
  userId: z.uuid(),
  rightsChanged: z.boolean(),
  /** Of the account: what the audit log notes. */
  changes: z.array(change).default([]),
  /** The authenticator app is said to be lost: the ADMINs of whom it owns are told. */
  mfaReset: z.object({ dueAt: z.iso.datetime(), ip: z.string() }).optional(),
});

/** @see ANNOUNCE_MEMBER */
export const announceMemberJob = (deps: Pick<Context, 'db' | 'ids' | 'clock' | 'jobs' | 'secrets' | 'env'>) =>
  job({
    name: ANNOUNCE_MEMBER,
    schema,
    handler: async ({ workspaceId, userId, rightsChanged, changes, mfaReset }) => {
      await deps.db.tenant(workspaceId, async (uow) => {
        const { count } = await uow.tx.userProfile.updateMany({
          where: { userId },
          data: { version: { increment: 1 } },
        });
        if (count === 0) return;
        await announceMember(uow, userId);
        if (rightsChanged) announceAccess(uow, userId);
        if (mfaReset) await tellAdminsOfReset(deps, uow, userId, { dueAt: new Date(mfaReset.dueAt), ip: mfaReset.ip });
        const [member] = await loadMembers(uow, [userId]);
        // That somebody lost the app is nobody else's business, unless they own the workspace (defaults 1.3).
        const noted = changes.filter(({ field }) => field !== 'mfaResetDueAt' || member?.profile.role === 'OWNER');
        if (noted.length === 0) return;
        await audit(
          deps,
          uow,
          { userId },
          {
            action: 'account.changed',
            target: { type: 'MEMBER', id: member?.profile.id, name: member && memberName(member) },
            changes: noted,
          },
        );
      });
    },
  });

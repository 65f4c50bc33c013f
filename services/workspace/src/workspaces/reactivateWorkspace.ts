import { Refusal, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';
import { changeStatus } from './deactivateWorkspace.ts';
import { loadWorkspace, type LoadedWorkspace } from './workspace.ts';

/**
 * Opens a workspace that its OWNER closed.
 * @throws Refusal NOT_FOUND to who is no member, FORBIDDEN_ROLE to the others; INVALID_TRANSITION unless it is Deactivated
 */
export const reactivateWorkspace =
  (deps: Deps) =>
  async (
    { workspaceId }: { workspaceId: string },
    principal: { userId: string; ip?: string },
  ): Promise<LoadedWorkspace> => {
    const { userId } = principal;
    if (!isUuid(workspaceId)) throw notFound('The workspace');
    return deps.db.tenant(workspaceId, async (uow) => {
      const profile = await uow.tx.userProfile.findFirst({ where: { userId, status: 'ACTIVE' } });
      if (!profile) throw notFound('The workspace');
      if (profile.role !== 'OWNER') {
        throw new Refusal({
          code: 'FORBIDDEN_ROLE',
          message: 'Only the owner can reopen this workspace. Ask the owner.',
          why: { check: 'role', required: 'OWNER', current: profile.role, whoCanFix: ['OWNER'] },
        });
      }
      const { workspace } = await loadWorkspace(uow);
      if (workspace.status !== 'Deactivated') {
        throw new Refusal({
          code: 'INVALID_TRANSITION',
          message:
            workspace.status === 'Uninstalled'
              ? 'The app was removed from the store. Install it there again to open this workspace.'
              : 'This workspace is open.',
          why: { check: 'workspace-status', required: 'Deactivated', current: workspace.status },
        });
      }
      return changeStatus(deps, uow, principal, {
        status: workspace.statusBeforeClosing || 'ACTIVE',
        statusBeforeClosing: '',
      });
    });
  };

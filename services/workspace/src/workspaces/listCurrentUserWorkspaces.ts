import type { Deps } from '../context.ts';
import { loadWorkspace, type LoadedWorkspace } from './workspace.ts';

/** The workspaces in which the person is an ACTIVE member, with the role there, oldest first. */
export const listCurrentUserWorkspaces =
  (deps: Deps) =>
  async (_input: unknown, principal: { userId: string }): Promise<{ loaded: LoadedWorkspace; roleName: string }[]> => {
    const entries = await deps.db.platform('which workspaces a person is in', ({ tx }) =>
      tx.membershipIndex.findMany({ where: { userId: principal.userId }, orderBy: { targetWorkspace: 'asc' } }),
    );
    const found = [];
    for (const { targetWorkspace } of entries) {
      const entry = await deps.db.tenant(targetWorkspace, async (uow) => {
        const profile = await uow.tx.userProfile.findFirst({ where: { userId: principal.userId, status: 'ACTIVE' } });
        return profile ? { loaded: await loadWorkspace(uow), roleName: profile.role } : undefined;
      });
      if (entry) found.push(entry);
    }
    return found;
  };

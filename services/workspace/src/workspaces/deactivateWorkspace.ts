import type { Principal } from '@ringline/kit/auth';
import { Refusal, invalid } from '@ringline/kit/errors';
import type { Deps, Unit } from '../context.ts';
import { audit, type AuditActor } from '../audit/audit.ts';
import { announceAccess } from '../members/member.ts';
import { planSummary } from '../summary/planSummary.ts';
import { announceWorkspace, loadWorkspace, type LoadedWorkspace } from './workspace.ts';

/**
 * Closes the workspace: its members keep nothing but the sight of it, its phones stop ringing. Nothing is deleted.
 * @throws Refusal VALIDATION_FAILED unless the name is typed as it is; INVALID_TRANSITION for one that is closed already
 */
export const deactivateWorkspace =
  (deps: Deps) =>
  async (
    input: { name: string },
    principal: Pick<Principal, 'workspaceId' | 'userId'> & { ip?: string },
  ): Promise<LoadedWorkspace> =>
    deps.db.tenant(principal.workspaceId, async (uow) => {
      const { workspace } = await loadWorkspace(uow);
      if (input.name.trim() !== workspace.name)
        throw invalid('name', `Type the workspace's name exactly: ${workspace.name}.`);
      if (workspace.status !== 'ACTIVE' && workspace.status !== 'SUSPENDED')
        throw new Refusal({
          code: 'INVALID_TRANSITION',
          message: 'This workspace is already closed.',
          why: { check: 'workspace-status', required: 'ACTIVE', current: workspace.status },
        });
      return changeStatus(deps, uow, principal, { status: 'Deactivated', statusBeforeClosing: workspace.status });
    });

/** Writes a status and tells everybody: rights hang on it. */
export async function changeStatus(
  deps: Deps,
  uow: Unit,
  by: AuditActor,
  data: { status: string; statusBeforeClosing: string },
): Promise<LoadedWorkspace> {
  const { tx, workspaceId } = uow;
  const before = await tx.workspace.findUnique({ where: { id: workspaceId }, select: { status: true } });
  await tx.workspace.update({ where: { id: workspaceId }, data: { ...data, version: { increment: 1 } } });
  const loaded = await loadWorkspace(uow);
  await planSummary(deps, uow, loaded.workspace);
  announceWorkspace(uow, loaded);
  for (const { userId } of await tx.userProfile.findMany({ select: { userId: true } })) announceAccess(uow, userId);
  await audit(deps, uow, by, {
    action: 'workspace.status.changed',
    target: { type: 'WORKSPACE', id: workspaceId, name: loaded.workspace.name },
    changes: [{ field: 'status', before: before?.status ?? null, after: data.status }],
  });
  return loaded;
}

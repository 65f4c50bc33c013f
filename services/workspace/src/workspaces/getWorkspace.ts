import type { Deps } from '../context.ts';
import { loadWorkspace, type LoadedWorkspace } from './workspace.ts';

/** The workspace of the principal. */
export const getWorkspace =
  (deps: Deps) =>
  (_input: unknown, principal: { workspaceId: string }): Promise<LoadedWorkspace> =>
    deps.db.tenant(principal.workspaceId, (uow) => loadWorkspace(uow));

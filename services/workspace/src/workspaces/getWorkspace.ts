import type { Dependencies } from '../dependencies.ts';
import { loadWorkspace, type LoadedWorkspace } from './workspace.ts';

/** The workspace of the principal. */
export const getWorkspace =
  (deps: Dependencies) =>
  (_input: unknown, principal: { workspaceId: string }): Promise<LoadedWorkspace> =>
    deps.db.tenant(principal.workspaceId, (uow) => loadWorkspace(uow));

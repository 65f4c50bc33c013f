import { conflict, invalid } from '@ringline/kit/errors';
import type { Dependencies } from '../dependencies.ts';
import {
  announceWorkspace,
  loadWorkspace,
  parseTimezone,
  parseWorkspaceName,
  type LoadedWorkspace,
} from './workspace.ts';

export interface UpdateWorkspaceInput {
  readonly version: number;
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
  readonly timezone?: string | undefined;
  readonly ringToneId?: string | undefined;
}

/**
 * Changes the fields that are given.
 * @throws Refusal VALIDATION_FAILED, or CONFLICT when somebody changed the workspace since the given version.
 */
export const updateWorkspace =
  (deps: Dependencies) =>
  async (input: UpdateWorkspaceInput, principal: { workspaceId: string }): Promise<LoadedWorkspace> => {
    const data = {
      ...(input.name === undefined ? {} : { name: parseWorkspaceName(input.name) }),
      ...(input.displayName === undefined ? {} : { displayName: parseWorkspaceName(input.displayName, 'displayName') }),
      ...(input.timezone === undefined ? {} : { timezone: parseTimezone(input.timezone) }),
      ...(input.ringToneId === undefined ? {} : { ringToneId: input.ringToneId }),
    };
    if (Object.keys(data).length === 0) throw invalid('name', 'Give at least one field to change.');
    return deps.db.tenant(principal.workspaceId, async (uow) => {
      const { count } = await uow.tx.workspace.updateMany({
        where: { id: uow.workspaceId, version: input.version },
        data: { ...data, version: { increment: 1 } },
      });
      const loaded = await loadWorkspace(uow);
      if (count === 0) throw conflict('The workspace');
      announceWorkspace(uow, loaded);
      return loaded;
    });
  };

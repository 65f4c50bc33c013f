import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';
import { loadMembers, type LoadedMember } from './member.ts';

/** Members of the workspace: everyone, or those of the given users who are in it. */
export const listUserProfiles =
  (deps: Deps) =>
  async (input: { userIds: readonly string[] }, principal: { workspaceId: string }): Promise<LoadedMember[]> => {
    const userIds = input.userIds.filter((id) => isUuid(id));
    if (userIds.length === 0 && input.userIds.length > 0) return [];
    return deps.db.tenant(principal.workspaceId, (uow) => loadMembers(uow, userIds));
  };

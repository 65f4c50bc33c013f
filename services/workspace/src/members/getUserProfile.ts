import { notFound } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { loadMembers, type LoadedMember } from './member.ts';

/** The signed-in member's own profile in the workspace. */
export const getUserProfile =
  (deps: Deps) =>
  async (_input: unknown, principal: { workspaceId: string; userId: string }): Promise<LoadedMember> => {
    const [member] = await deps.db.tenant(principal.workspaceId, (uow) => loadMembers(uow, [principal.userId]));
    if (!member) throw notFound('Your profile');
    return member;
  };

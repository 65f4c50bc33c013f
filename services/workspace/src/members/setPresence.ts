import { invalid, notFound } from '@ringline/kit/errors';
import type { Dependencies } from '../dependencies.ts';
import { announceMember, loadMembers, type LoadedMember } from './member.ts';

/**
 * The presence that the member chooses: AVAILABLE or BUSY; OFFLINE is a fact, not a choice (defaults 8.5).
 * @throws Refusal VALIDATION_FAILED
 */
export const setPresence =
  (deps: Dependencies) =>
  async (
    input: { availabilityStatus: string },
    principal: { workspaceId: string; userId: string },
  ): Promise<LoadedMember> => {
    const { availabilityStatus } = input;
    if (availabilityStatus !== 'AVAILABLE' && availabilityStatus !== 'BUSY') {
      throw invalid('availabilityStatus', 'Choose AVAILABLE or BUSY.');
    }
    return deps.db.tenant(principal.workspaceId, async (uow) => {
      const { count } = await uow.tx.userProfile.updateMany({
        where: { userId: principal.userId, availabilityStatus: { not: availabilityStatus } },
        data: { availabilityStatus, version: { increment: 1 } },
      });
      if (count > 0) await announceMember(uow, principal.userId);
      const [member] = await loadMembers(uow, [principal.userId]);
      if (!member) throw notFound('Your profile');
      return member;
    });
  };

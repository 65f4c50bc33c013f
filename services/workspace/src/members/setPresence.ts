import { invalid, notFound } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { announceMember, loadMembers, type LoadedMember } from './member.ts';

/**
 * The presence that the member chooses: AVAILABLE or BUSY; OFFLINE is a fact, not a choice (defaults 8.5). AVAILABLE chosen
 * once more counts: it ends a pause after missed calls, and overrides the own hours until their next block.
 * @throws Refusal VALIDATION_FAILED
 */
export const setPresence =
  (deps: Deps) =>
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
        where: {
          userId: principal.userId,
          ...(availabilityStatus === 'BUSY' ? { availabilityStatus: { not: availabilityStatus } } : {}),
        },
        data: { availabilityStatus, presenceChosenAt: deps.clock.now(), version: { increment: 1 } },
      });
      if (count > 0) await announceMember(uow, principal.userId);
      const [member] = await loadMembers(uow, [principal.userId]);
      if (!member) throw notFound('Your profile');
      return member;
    });
  };

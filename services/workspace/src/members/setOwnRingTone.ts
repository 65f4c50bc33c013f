import { notFound } from '@ringline/kit/errors';
import { parseRingTone } from '@ringline/kit/sounds';
import type { Dependencies } from '../dependencies.ts';
import { announceMember, loadMembers, type LoadedMember } from './member.ts';

/**
 * The ring tone of one member, which goes before the workspace's; empty: the workspace's (defaults 2.4).
 * @throws Refusal VALIDATION_FAILED for a ring tone that is not offered
 */
export const setOwnRingTone =
  (deps: Dependencies) =>
  async (
    input: { ringToneId: string },
    { workspaceId, userId }: { workspaceId: string; userId: string },
  ): Promise<LoadedMember> => {
    const ringToneId = parseRingTone(input.ringToneId);
    return deps.db.tenant(workspaceId, async (uow) => {
      const { count } = await uow.tx.userProfile.updateMany({
        where: { userId, ringToneId: { not: ringToneId } },
        data: { ringToneId, version: { increment: 1 } },
      });
      if (count > 0) await announceMember(uow, userId);
      const [member] = await loadMembers(uow, [userId]);
      if (!member) throw notFound('Your profile');
      return member;
    });
  };

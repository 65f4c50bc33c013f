import { invalid, notFound } from '@ringline/kit/errors';
import type { Dependencies } from '../dependencies.ts';
import { announceMember, loadMembers, type LoadedMember } from './member.ts';

const LONGEST_ID = 200;

/** The ring tone of one member, which goes before the workspace's; empty: the workspace's (defaults 2.4). */
export const setOwnRingTone =
  (deps: Dependencies) =>
  async (
    { ringToneId }: { ringToneId: string },
    { workspaceId, userId }: { workspaceId: string; userId: string },
  ): Promise<LoadedMember> => {
    if (ringToneId.length > LONGEST_ID) throw invalid('ringToneId', 'Choose a ring tone of the list.');
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

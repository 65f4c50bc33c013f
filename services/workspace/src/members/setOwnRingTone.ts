import { notFound } from '@ringline/kit/errors';
import { parseRingTone } from '@ringline/kit/sounds';
import { audit, type AuditActor } from '../audit/audit.ts';
import type { Deps } from '../context.ts';
import { announceMember, loadMembers, memberName, type LoadedMember } from './member.ts';

/**
 * The ring tone of one member, which goes before the workspace's; empty: the workspace's (defaults 2.4).
 * @throws Refusal VALIDATION_FAILED for a ring tone that is not offered
 */
export const setOwnRingTone =
  (deps: Deps) =>
  async (input: { ringToneId: string }, by: AuditActor & { readonly workspaceId: string }): Promise<LoadedMember> => {
    const { workspaceId, userId } = by;
    const ringToneId = parseRingTone(input.ringToneId);
    return deps.db.tenant(workspaceId, async (uow) => {
      const [before] = await loadMembers(uow, [userId]);
      if (!before) throw notFound('Your profile');
      const { profile } = before;
      const { count } = await uow.tx.userProfile.updateMany({
        where: { userId, ringToneId: { not: ringToneId } },
        data: { ringToneId, version: { increment: 1 } },
      });
      if (count === 0) return before;
      await announceMember(uow, userId);
      await audit(deps, uow, by, {
        action: 'member.ringtone.changed',
        target: { type: 'MEMBER', id: profile.id, name: memberName(before) },
        changes: [{ field: 'ringToneId', before: profile.ringToneId, after: ringToneId }],
      });
      const [member = before] = await loadMembers(uow, [userId]);
      return member;
    });
  };

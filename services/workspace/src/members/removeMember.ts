import { Refusal, notFound } from '@ringline/kit/errors';
import { audit } from '../audit/audit.ts';
import type { MemberActor } from '../audit/actor.ts';
import type { Deps, Unit } from '../context.ts';
import { cancelTransfersTo } from '../ownership/transfer.ts';
import { announceTeam } from '../teams/team.ts';
import { announceWorkspace, loadWorkspace } from '../workspaces/workspace.ts';
import { findMember } from './findMember.ts';
import {
  announceAccess,
  announceMember,
  loadMembers,
  lockUser,
  lockWorkspace,
  memberName,
  type LoadedMember,
} from './member.ts';
import { assertOutranks } from './rank.ts';

/**
 * Ends a membership, under the rank rule. The profile stays for the authorship of old items (defaults 2.6).
 * @throws Refusal NOT_FOUND, FORBIDDEN_ROLE (rank, the own membership, the OWNER's)
 */
export const removeMember =
  (deps: Deps) =>
  (input: { id: string }, by: MemberActor): Promise<void> =>
    deps.db.tenant(by.workspaceId, async (uow) => {
      await lockWorkspace(uow);
      const member = await findMember(uow, input.id);
      if (member.profile.userId === by.userId) {
        throw new Refusal({
          code: 'FORBIDDEN_ROLE',
          message: 'You cannot remove yourself. Leave the workspace instead.',
          why: { check: 'rank', required: 'someone else, of a higher rank', current: by.role },
        });
      }
      assertOutranks(by, member.profile.role);
      await endMembership(deps, uow, by, member, 'member.removed');
    });

/**
 * The member goes.
 * @throws Refusal FORBIDDEN_ROLE for the OWNER, who hands the workspace over or closes it
 */
export const leaveWorkspace =
  (deps: Deps) =>
  (_input: unknown, by: MemberActor): Promise<void> =>
    deps.db.tenant(by.workspaceId, async (uow) => {
      await lockWorkspace(uow);
      const [member] = await loadMembers(uow, [by.userId]);
      if (!member || member.profile.removedAt) throw notFound('Your membership');
      if (member.profile.role === 'OWNER') {
        throw new Refusal({
          code: 'FORBIDDEN_ROLE',
          message: 'The owner can’t leave. Transfer ownership first, or close the workspace.',
          why: { check: 'one-owner', required: 'another owner', current: 'OWNER', whoCanFix: ['OWNER'] },
        });
      }
      await endMembership(deps, uow, by, member, 'member.left');
    });

async function endMembership(
  deps: Deps,
  uow: Unit,
  by: MemberActor,
  member: LoadedMember,
  action: 'member.removed' | 'member.left',
): Promise<void> {
  const { tx, workspaceId } = uow;
  const { id, userId, role, teams } = member.profile;
  await lockUser(tx, userId);
  await cancelTransfersTo(deps, uow, by, userId);
  await tx.teamMember.deleteMany({ where: { userId } });
  await tx.team.updateMany({
    where: { id: { in: teams.map(({ teamId }) => teamId) } },
    data: { version: { increment: 1 } },
  });
  await tx.userProfile.update({
    where: { id },
    data: {
      status: 'DEACTIVATED',
      hasSeat: false,
      waitsForSeat: false,
      removedAt: deps.clock.now(),
      version: { increment: 1 },
    },
  });
  await tx.membershipIndex.deleteMany({ where: { userId, targetWorkspace: workspaceId } });
  for (const { teamId } of teams) await announceTeam(uow, teamId);
  await announceMember(uow, userId);
  announceAccess(uow, userId, true);
  announceWorkspace(uow, await loadWorkspace(uow));
  await audit(deps, uow, by, {
    action,
    target: { type: 'MEMBER', id, name: memberName(member) },
    changes: [{ field: 'role', before: role, after: null }],
  });
}

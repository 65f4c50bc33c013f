import { Refusal, notFound } from '@ringline/kit/errors';
import { nameOf } from '../audit/audit.ts';
import type { Deps, Unit } from '../context.ts';
import type { Invitation } from '../generated/prisma/client.ts';
import { addMember } from '../members/addMember.ts';
import { lockWorkspace } from '../members/member.ts';
import { loadWorkspace, type LoadedWorkspace } from '../workspaces/workspace.ts';
import { maskedEmail } from './getInvitation.ts';
import { statusOf } from './invitation.ts';
import { closeInvitation } from './inviteUser.ts';
import { knownUser } from './knownUser.ts';
import { hashOf } from './token.ts';

const CLOSED = ['Deactivated', 'Uninstalled'];

/**
 * The signed-in person joins by the link of an invitation (defaults 2.6). Accepting twice is accepting once.
 * @throws Refusal NOT_FOUND (no such link), INVITATION_EMAIL_MISMATCH, INVITATION_EXPIRED, GONE (removed, or used by the one
 * who left since), USER_LIMIT_REACHED, FORBIDDEN_ROLE (deactivated)
 */
export const acceptInvitation =
  (deps: Deps) =>
  async (
    input: { token: string },
    by: { userId: string; ip: string },
  ): Promise<{ loaded: LoadedWorkspace; roleName: string }> => {
    const { route, user } = await deps.db.platform('the workspace of an invitation', async ({ tx }) => {
      const found = await tx.invitationRoute.findUnique({ where: { tokenHash: hashOf(input.token) } });
      if (!found) throw notFound('The invitation');
      return { route: found, user: await knownUser(tx, by.userId) };
    });
    return deps.db.tenant(route.targetWorkspace, async (uow) => {
      const { tx, workspaceId } = uow;
      await lockWorkspace(uow);
      const invitation = await tx.invitation.findUnique({ where: { id: route.invitationId } });
      if (!invitation) throw notFound('The invitation');
      assertSameEmail(invitation, user.email);
      const member = await tx.userProfile.findUnique({
        where: { workspaceId_userId: { workspaceId, userId: by.userId } },
      });
      const isIn = member?.removedAt === null && member.status === 'ACTIVE';
      if (!isIn) await assertUsable(deps, uow, invitation);
      if (invitation.status === 'OPEN') await closeInvitation(uow, invitation.id, 'ACCEPTED', deps.clock.now());
      if (!isIn) {
        await addMember(deps, uow, by, {
          userId: by.userId,
          role: invitation.role as 'ADMIN' | 'MANAGER' | 'MEMBER',
          withSeat: invitation.withSeat,
          teamIds: invitation.teamIds,
        });
      }
      return { loaded: await loadWorkspace(uow), roleName: isIn ? member.role : invitation.role };
    });
  };

function assertSameEmail({ email }: Invitation, own: string): void {
  if (own.toLowerCase() === email) return;
  throw new Refusal({
    code: 'INVITATION_EMAIL_MISMATCH',
    message: `This invitation is for ${maskedEmail(email)}, and you’re signed in as ${own}. Sign in with that address, or ask for another invitation.`,
    why: { check: 'invitation-email', required: maskedEmail(email), current: own },
  });
}

async function assertUsable(deps: Deps, uow: Unit, invitation: Invitation): Promise<void> {
  const workspace = await uow.tx.workspace.findUniqueOrThrow({ where: { id: uow.workspaceId } });
  const status = CLOSED.includes(workspace.status) ? 'REMOVED' : statusOf(invitation, deps.clock.now());
  if (status === 'OPEN') return;
  const inviter = (await nameOf(uow.tx, invitation.invitedBy)) || 'the owner';
  throw new Refusal({
    code: status === 'EXPIRED' ? 'INVITATION_EXPIRED' : 'GONE',
    message:
      status === 'EXPIRED'
        ? `This invitation has expired. Ask ${inviter} to send it again.`
        : `This invitation is no longer valid. Ask ${inviter} for a new one.`,
    why: { check: 'invitation', required: 'OPEN', current: status, whoCanFix: [inviter] },
  });
}

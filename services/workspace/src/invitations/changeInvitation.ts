import { overLimit } from '@ringline/kit/limits';
import { audit, changesOf } from '../audit/audit.ts';
import type { MemberActor } from '../audit/actor.ts';
import type { Deps } from '../context.ts';
import type { Invitation } from '../generated/prisma/client.ts';
import { lockWorkspace } from '../members/member.ts';
import { assertOutranks } from '../members/rank.ts';
import { LIFETIME_MS, announceInvitation, assertOwnInvitation, findOpenInvitation } from './invitation.ts';
import { closeInvitation } from './inviteUser.ts';
import { mailLink } from './link.ts';

/** Mails of one invitation. */
const RESENDS = { limit: 5, perSeconds: 3600 };

/** Invitations that are open, the newest first; those whose time is over included: they can be sent again. */
export const listInvitations =
  (deps: Deps) =>
  (_input: unknown, by: { workspaceId: string }): Promise<Invitation[]> =>
    deps.db.tenant(by.workspaceId, ({ tx }) =>
      tx.invitation.findMany({ where: { status: 'OPEN' }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] }),
    );

/**
 * A new link for seven days; the old one is dead.
 * @throws Refusal NOT_FOUND, FORBIDDEN_ROLE (rank), OUT_OF_SCOPE (a manager, another's invitation), RATE_LIMITED
 */
export const resendInvitation =
  (deps: Deps) =>
  async (input: { id: string }, by: MemberActor): Promise<Invitation> => {
    const now = deps.clock.now();
    const asked = await deps.db.tenant(by.workspaceId, (uow) => findOpenInvitation(uow, input.id));
    assertOutranks(by, asked.role);
    assertOwnInvitation(by, 'CREATE', asked);
    const permit = await deps.limits.take(`invitation:${by.workspaceId}:${input.id}`, RESENDS);
    if (!permit.allowed)
      throw overLimit(
        permit,
        'This invitation was sent several times within the hour. Wait, or ask the person to look into spam.',
      );
    return deps.db.tenant(by.workspaceId, async (uow) => {
      await lockWorkspace(uow);
      const known = await findOpenInvitation(uow, input.id);
      const invitation = await uow.tx.invitation.update({
        where: { id: known.id },
        data: { expiresAt: new Date(now.getTime() + LIFETIME_MS), version: { increment: 1 } },
      });
      await mailLink(deps, uow, invitation);
      announceInvitation(uow, invitation, now);
      await audit(deps, uow, by, {
        action: 'invitation.resent',
        target: { type: 'INVITATION', id: invitation.id, name: invitation.email },
      });
      return invitation;
    });
  };

/** Takes an open invitation back. @throws Refusal NOT_FOUND, FORBIDDEN_ROLE (rank), OUT_OF_SCOPE */
export const removeInvitation =
  (deps: Deps) =>
  (input: { id: string }, by: MemberActor): Promise<void> =>
    deps.db.tenant(by.workspaceId, async (uow) => {
      await lockWorkspace(uow);
      const invitation = await findOpenInvitation(uow, input.id);
      assertOutranks(by, invitation.role);
      assertOwnInvitation(by, 'DELETE', invitation);
      await closeInvitation(uow, invitation.id, 'REMOVED', deps.clock.now());
      await audit(deps, uow, by, {
        action: 'invitation.removed',
        target: { type: 'INVITATION', id: invitation.id, name: invitation.email },
        changes: changesOf({ role: invitation.role }, { role: null }),
      });
    });

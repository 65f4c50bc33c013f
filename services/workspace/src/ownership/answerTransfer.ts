import { notFound } from '@ringline/kit/errors';
import type { MemberActor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Deps, Unit } from '../context.ts';
import type { OwnershipTransfer } from '../generated/prisma/client.ts';
import { announceAccess, announceMember, loadMembers, lockWorkspace, memberName } from '../members/member.ts';
import { closeTransfer, findTransfer, openTransfer } from './transfer.ts';
import { assertMayBecomeOwner, assertNotSuspended, type VerifyCode } from './transferOwnership.ts';

/** The open request, for its two parties and ADMINs; null when there is none for this member. */
export const getOwnershipTransfer =
  (deps: Deps) =>
  (_input: unknown, by: Pick<MemberActor, 'workspaceId' | 'userId' | 'role'>): Promise<OwnershipTransfer | null> =>
    deps.db.tenant(by.workspaceId, async (uow) => {
      const open = await openTransfer(deps, uow);
      const concerned = by.role === 'OWNER' || by.role === 'ADMIN' || open?.toUserId === by.userId;
      return concerned ? open : null;
    });

/**
 * The ADMIN who was asked becomes the OWNER, and the OWNER an ADMIN (defaults 2.5).
 * @throws Refusal NOT_FOUND (not the one who was asked), INVALID_TRANSITION, WORKSPACE_SUSPENDED, MFA_REQUIRED, OTP_INVALID
 */
export const acceptOwnershipTransfer =
  (deps: Deps, verifyCode: VerifyCode) =>
  async (input: { id: string; code: string }, by: MemberActor): Promise<OwnershipTransfer> => {
    await deps.db.tenant(by.workspaceId, (uow) => findOwn(deps, uow, input.id, by));
    await verifyCode(by.userId, input.code, by.ip);
    return deps.db.tenant(by.workspaceId, async (uow) => {
      const { tx } = uow;
      await lockWorkspace(uow);
      const transfer = await findOwn(deps, uow, input.id, by);
      const { fromUserId, toUserId } = transfer;
      // In this order: there is never more than one OWNER.
      for (const [userId, role] of [
        [fromUserId, 'ADMIN'],
        [toUserId, 'OWNER'],
      ] as const) {
        const [member] = await loadMembers(uow, [userId]);
        if (!member) throw notFound('The member');
        await tx.userProfile.update({
          where: { id: member.profile.id },
          data: { role, version: { increment: 1 } },
        });
        await announceMember(uow, userId);
        await audit(deps, uow, by, {
          action: 'member.role.changed',
          target: { type: 'MEMBER', id: member.profile.id, name: memberName(member) },
          changes: [{ field: 'role', before: member.profile.role, after: role }],
        });
      }
      // Everybody's refusals name the owner.
      for (const { userId } of await tx.userProfile.findMany({ where: { status: 'ACTIVE' }, select: { userId: true } }))
        announceAccess(uow, userId);
      return closeTransfer(deps, uow, by, transfer, 'ACCEPTED');
    });
  };

/** The ADMIN who was asked says no. @throws Refusal NOT_FOUND */
export const refuseOwnershipTransfer =
  (deps: Deps) =>
  (input: { id: string }, by: MemberActor): Promise<OwnershipTransfer> =>
    deps.db.tenant(by.workspaceId, async (uow) => {
      await lockWorkspace(uow);
      const transfer = await findTransfer(deps, uow, input.id);
      if (transfer.toUserId !== by.userId) throw notFound('The request to transfer the ownership');
      return closeTransfer(deps, uow, by, transfer, 'REFUSED');
    });

/** The OWNER takes the request back. @throws Refusal NOT_FOUND */
export const cancelOwnershipTransfer =
  (deps: Deps) =>
  (input: { id: string }, by: MemberActor): Promise<OwnershipTransfer> =>
    deps.db.tenant(by.workspaceId, async (uow) => {
      await lockWorkspace(uow);
      return closeTransfer(deps, uow, by, await findTransfer(deps, uow, input.id), 'CANCELLED');
    });

/** The open request to this member, who may still become the owner. */
async function findOwn(deps: Deps, uow: Unit, id: string, by: MemberActor): Promise<OwnershipTransfer> {
  const transfer = await findTransfer(deps, uow, id);
  if (transfer.toUserId !== by.userId) throw notFound('The request to transfer the ownership');
  const [member] = await loadMembers(uow, [by.userId]);
  if (!member) throw notFound('The member');
  await assertNotSuspended(uow);
  assertMayBecomeOwner(member);
  return transfer;
}

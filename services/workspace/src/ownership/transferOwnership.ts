import { Refusal } from '@ringline/kit/errors';
import type { MemberActor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Deps, Unit } from '../context.ts';
import type { OwnershipTransfer } from '../generated/prisma/client.ts';
import { findMember } from '../members/findMember.ts';
import { lockWorkspace, memberName, type LoadedMember } from '../members/member.ts';
import { LIFETIME_MS, expireLater, openTransfer, tellParty } from './transfer.ts';

/** Has a person show once more who they are, by a code of the app or, without one, by the password. @throws Refusal */
export type ConfirmIdentity = (
  userId: string,
  shown: { readonly code: string; readonly password: string },
  ip: string,
) => Promise<void>;

/** Uses up a code of a person's authenticator app. @throws Refusal MFA_REQUIRED, OTP_INVALID, RATE_LIMITED */
export type VerifyCode = (userId: string, code: string, ip: string) => Promise<void>;

/**
 * The OWNER asks an ACTIVE ADMIN with a verified e-mail address and MFA on to become the owner (defaults 2.5), and shows once
 * more who they are: a session that was left open must not be enough to give a workspace away.
 * @throws Refusal NOT_FOUND, INVALID_TRANSITION (who, or an open request), WORKSPACE_SUSPENDED, OTP_INVALID, or
 * VALIDATION_FAILED on the password
 */
export const transferOwnership =
  (deps: Deps, confirm: ConfirmIdentity) =>
  async (
    input: { userProfileId: string; code: string; password: string },
    by: MemberActor,
  ): Promise<OwnershipTransfer> => {
    const now = deps.clock.now();
    await deps.db.tenant(by.workspaceId, (uow) => assertPossible(deps, uow, input.userProfileId, by));
    // Another service's word, so outside of the transaction: the code is used up even when somebody was quicker below.
    await confirm(by.userId, input, by.ip);
    return deps.db.tenant(by.workspaceId, async (uow) => {
      const { tx, workspaceId } = uow;
      await lockWorkspace(uow);
      const target = await assertPossible(deps, uow, input.userProfileId, by);
      const transfer = await tx.ownershipTransfer.create({
        data: {
          id: deps.ids.uuid(),
          workspaceId,
          fromUserId: by.userId,
          toUserId: target.profile.userId,
          createdAt: now,
          expiresAt: new Date(now.getTime() + LIFETIME_MS),
        },
      });
      await expireLater(deps, uow, transfer);
      await tellParty(deps, uow, transfer, transfer.fromUserId, 'ownership-requested');
      await tellParty(deps, uow, transfer, transfer.toUserId, 'ownership-offered');
      await audit(deps, uow, by, {
        action: 'ownership.transfer.requested',
        target: { type: 'WORKSPACE', id: workspaceId, name: memberName(target) },
      });
      return transfer;
    });
  };

async function assertPossible(deps: Deps, uow: Unit, profileId: string, by: MemberActor): Promise<LoadedMember> {
  const target = await findMember(uow, profileId);
  await assertNotSuspended(uow);
  assertMayBecomeOwner(target);
  const open = await openTransfer(deps, uow);
  if (open) {
    throw new Refusal({
      code: 'INVALID_TRANSITION',
      message: 'There is an open request to transfer ownership. Cancel it first.',
      why: {
        check: 'ownership-transfer',
        required: 'no open request',
        current: 'PENDING',
        whoCanFix: [by.ownerName || 'OWNER'],
      },
    });
  }
  return target;
}

/** @throws Refusal WORKSPACE_SUSPENDED */
export async function assertNotSuspended({ tx, workspaceId }: Unit): Promise<void> {
  const { status } = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  if (status === 'ACTIVE') return;
  throw new Refusal({
    code: 'WORKSPACE_SUSPENDED',
    message: 'The workspace is suspended, and its owner can’t change until it is paid. Pay the open invoice first.',
    why: { check: 'workspace-state', required: 'ACTIVE', current: status, whoCanFix: ['OWNER'] },
  });
}

/** @throws Refusal INVALID_TRANSITION saying what the person lacks */
export function assertMayBecomeOwner({ profile, user }: LoadedMember): void {
  const lacks: [check: string, required: string, current: string, message: string][] = [];
  if (profile.role !== 'ADMIN')
    lacks.push(['role', 'ADMIN', profile.role, 'Only an admin can become the owner. Make this person an admin first.']);
  if (profile.status !== 'ACTIVE')
    lacks.push(['member', 'ACTIVE', profile.status, 'This person’s access is deactivated. Reactivate it first.']);
  if (!user?.isEmailVerified)
    lacks.push([
      'email-verified',
      'a verified email address',
      'not verified',
      'This person has to verify their email address first.',
    ]);
  if (!user?.mfaEnabled)
    lacks.push([
      'mfa',
      'an authenticator app',
      'off',
      'This person has to set up an authenticator app in their account settings first.',
    ]);
  const [first] = lacks;
  if (!first) return;
  const [check, required, current, message] = first;
  throw new Refusal({
    code: 'INVALID_TRANSITION',
    field: 'userProfileId',
    message,
    why: {
      check,
      required,
      current,
      whoCanFix: [check === 'role' || check === 'member' ? 'OWNER' : user?.firstName || 'ADMIN'],
    },
  });
}

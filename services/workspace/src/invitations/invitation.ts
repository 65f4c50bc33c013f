import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Refusal, invalid, notFound } from '@ringline/kit/errors';
import { InvitationChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { InvitationSchema } from '@ringline/proto/workspace/v1/invitations_pb';
import { isUuid } from '@ringline/kit/ids';
import { z } from 'zod';
import type { MemberActor } from '../audit/actor.ts';
import type { Unit } from '../context.ts';
import type { Invitation } from '../generated/prisma/client.ts';
import { role } from '../roles/roles.ts';

/** How long a link works: 7 days (defaults 2.6). */
export const LIFETIME_MS = 7 * 24 * 3_600_000;
const LONGEST_EMAIL = 254;

/** OPEN, ACCEPTED, REMOVED or EXPIRED. */
export function statusOf({ status, expiresAt }: Pick<Invitation, 'status' | 'expiresAt'>, now: Date): string {
  return status === 'OPEN' && expiresAt <= now ? 'EXPIRED' : status;
}

/** An invitation as the contract shows it; never its token. */
export function toInvitation(invitation: Invitation, now: Date): MessageInitShape<typeof InvitationSchema> {
  const { id, workspaceId, email, withSeat, teamIds, invitedBy, version } = invitation;
  return {
    id,
    workspaceId,
    email,
    roleId: role(invitation.role).id,
    roleName: invitation.role,
    status: statusOf(invitation, now),
    withSeat,
    teamIds,
    invitedByUserId: invitedBy,
    createdAt: timestampFromDate(invitation.createdAt),
    expiresAt: timestampFromDate(invitation.expiresAt),
    version,
  };
}

/** Tells whoever has the list open. */
export function announceInvitation(uow: Unit, invitation: Invitation, now: Date): void {
  uow.emit(InvitationChangedSchema, { invitation: toInvitation(invitation, now) }, { key: invitation.id });
}

/** An invitation that is still open, whether its time is over or not. @throws Refusal NOT_FOUND */
export async function findOpenInvitation({ tx }: Unit, id: string): Promise<Invitation> {
  const invitation = isUuid(id) ? await tx.invitation.findFirst({ where: { id, status: 'OPEN' } }) : null;
  if (!invitation) throw notFound('The invitation');
  return invitation;
}

/** An address, case-folded; plus-tags are kept (defaults 2.6). @throws Refusal VALIDATION_FAILED */
export function parseInvitedEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > LONGEST_EMAIL || !z.email().safeParse(email).success)
    throw invalid('email', 'Enter an email address such as ana@example.com.');
  return email;
}

/**
 * A manager deals only with the invitations that they made themselves (defaults 2.2, INVITATIONS).
 * @throws Refusal OUT_OF_SCOPE
 */
export function assertOwnInvitation(by: MemberActor, action: 'CREATE' | 'DELETE', invitation: Invitation): void {
  if (by.scope('INVITATIONS', action) === 'all' || invitation.invitedBy === by.userId) return;
  throw new Refusal({
    code: 'OUT_OF_SCOPE',
    message: `Your role ${by.role} can only change invitations you sent. Ask ${by.ownerName || 'the owner'}.`,
    why: {
      check: 'scope',
      required: 'an invitation of your own',
      current: "someone else's",
      whoCanFix: [by.ownerName || 'OWNER', 'ADMIN'],
    },
  });
}

import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { notFound } from '@ringline/kit/errors';
import type { GetInvitationResponseSchema } from '@ringline/proto/workspace/v1/invitations_pb';
import { nameOf } from '../audit/audit.ts';
import type { Deps } from '../context.ts';
import { statusOf } from './invitation.ts';
import { knownUser } from './knownUser.ts';
import { hashOf } from './token.ts';

/** a•••@example.com */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/**
 * What the link of an invitation shows to whoever has it. A token that no link has says nothing else.
 * @param viewer the signed-in person, if any. The link goes to the invited address alone: whoever opens it without being signed in
 * sees that address whole, to sign up with, and so does whom it is for; of another signed-in person it is kept back
 * @throws Refusal NOT_FOUND; to be tried again where the viewer has just signed up
 */
export const getInvitation =
  (deps: Deps) =>
  async (
    input: { token: string },
    viewer: { userId: string },
  ): Promise<MessageInitShape<typeof GetInvitationResponseSchema>> => {
    const route = await deps.db.platform('the workspace of an invitation', async ({ tx }) => {
      const found = await tx.invitationRoute.findUnique({ where: { tokenHash: hashOf(input.token) } });
      if (!found) throw notFound('The invitation');
      if (viewer.userId !== '') await knownUser(tx, viewer.userId);
      return found;
    });
    return deps.db.tenant(route.targetWorkspace, async ({ tx, workspaceId }) => {
      const invitation = await tx.invitation.findUnique({ where: { id: route.invitationId } });
      const workspace = await tx.workspace.findUnique({ where: { id: workspaceId } });
      if (!invitation || !workspace) throw notFound('The invitation');
      const { email, invitedBy, role, expiresAt } = invitation;
      const users = await tx.userCopy.findMany({ where: { email: { equals: email, mode: 'insensitive' } } });
      const isOwn = viewer.userId !== '' && users.some(({ userId }) => userId === viewer.userId);
      const status = statusOf(invitation, deps.clock.now());
      const mayKnow = isOwn || (viewer.userId === '' && status === 'OPEN');
      return {
        status,
        workspaceName: workspace.displayName || workspace.name,
        inviterName: await nameOf(tx, invitedBy),
        roleName: role,
        email: mayKnow ? email : maskedEmail(email),
        hasAccount: users.length > 0,
        expiresAt: timestampFromDate(expiresAt),
      };
    });
  };

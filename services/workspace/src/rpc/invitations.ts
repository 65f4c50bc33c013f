import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { InvitationService } from '@ringline/proto/workspace/v1/invitations_pb';
import { actorOf } from '../audit/actor.ts';
import type { Deps } from '../context.ts';
import { acceptInvitation } from '../invitations/acceptInvitation.ts';
import { listInvitations, removeInvitation, resendInvitation } from '../invitations/changeInvitation.ts';
import { getInvitation } from '../invitations/getInvitation.ts';
import { toInvitation } from '../invitations/invitation.ts';
import { inviteUser } from '../invitations/inviteUser.ts';
import { toWorkspace } from '../workspaces/workspace.ts';

/** The handlers of InvitationService: they translate, the use cases decide. */
export const invitationRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(InvitationService, {
    inviteUser: async (request, context) => ({
      invitation: toInvitation(await inviteUser(deps)(request, actorOf(context)), deps.clock.now()),
    }),
    listInvitations: async (request, context) => ({
      invitations: (await listInvitations(deps)(request, principalOf(context))).map((invitation) =>
        toInvitation(invitation, deps.clock.now()),
      ),
    }),
    resendInvitation: async (request, context) => ({
      invitation: toInvitation(await resendInvitation(deps)(request, actorOf(context)), deps.clock.now()),
    }),
    removeInvitation: async (request, context) => {
      await removeInvitation(deps)(request, actorOf(context));
      return {};
    },
    getInvitation: (request, context) => getInvitation(deps)(request, principalOf(context)),
    acceptInvitation: async (request, context) => {
      const { loaded, roleName } = await acceptInvitation(deps)(request, actorOf(context));
      return { workspace: toWorkspace(loaded, roleName) };
    },
  });
};

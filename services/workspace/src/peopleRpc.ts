import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { MfaService } from '@ringline/proto/identity/v1/mfa_pb';
import { AuditService } from '@ringline/proto/workspace/v1/audit_pb';
import { InvitationService } from '@ringline/proto/workspace/v1/invitations_pb';
import { MemberService, OwnershipService } from '@ringline/proto/workspace/v1/members_pb';
import { TeamService } from '@ringline/proto/workspace/v1/teams_pb';
import { requestAccess } from './accessRequests/requestAccess.ts';
import { actorOf } from './audit/actor.ts';
import { listAuditEntries } from './audit/listAuditEntries.ts';
import type { Context, Dependencies } from './dependencies.ts';
import { acceptInvitation } from './invitations/acceptInvitation.ts';
import { listInvitations, removeInvitation, resendInvitation } from './invitations/changeInvitation.ts';
import { getInvitation } from './invitations/getInvitation.ts';
import { toInvitation } from './invitations/invitation.ts';
import { inviteUser } from './invitations/inviteUser.ts';
import { toUserProfile } from './members/member.ts';
import { cancelMfaReset, type StopReset } from './members/mfaReset.ts';
import { leaveWorkspace, removeMember } from './members/removeMember.ts';
import { listMentionable, listTransferTargets } from './members/search.ts';
import { updateMember } from './members/updateMember.ts';
import {
  acceptOwnershipTransfer,
  cancelOwnershipTransfer,
  getOwnershipTransfer,
  refuseOwnershipTransfer,
} from './ownership/answerTransfer.ts';
import { toTransfer } from './ownership/transfer.ts';
import { transferOwnership, type ConfirmIdentity, type VerifyCode } from './ownership/transferOwnership.ts';
import { deleteTeam } from './teams/deleteTeam.ts';
import { createTeam, updateTeam } from './teams/saveTeam.ts';
import { toTeam } from './teams/team.ts';
import { toWorkspace } from './workspaces/workspace.ts';

/** The handlers of what concerns people: members, teams, invitations, the ownership, and the audit log of it all. */
export const peopleRpc = (deps: Dependencies & Pick<Context, 'rpc'>) => (router: ConnectRouter) => {
  const verifyCode: VerifyCode = async (userId, code, ip) => {
    await deps.rpc.client(MfaService).verifyMfaCode({ userId, code, client: { ip } });
  };

  const confirm: ConfirmIdentity = async (userId, { code, password }, ip) => {
    await deps.rpc.client(MfaService).confirmIdentity({ userId, code, password, client: { ip } });
  };
  const stopReset: StopReset = async (userId, ip) => {
    await deps.rpc.client(MfaService).cancelMfaResetOf({ userId, client: { ip } });
  };

  router.service(MemberService, {
    updateMember: async (request, context) => ({
      userProfile: toUserProfile(await updateMember(deps)(request, actorOf(context))),
    }),
    removeMember: async (request, context) => {
      await removeMember(deps)(request, actorOf(context));
      return {};
    },
    cancelMfaReset: async (request, context) => ({
      userProfile: toUserProfile(await cancelMfaReset(deps, stopReset)(request, actorOf(context))),
    }),
    leaveWorkspace: async (request, context) => {
      await leaveWorkspace(deps)(request, actorOf(context));
      return {};
    },
    requestAccess: async (request, context) => {
      const { sentTo, requestedAt } = await requestAccess(deps)(request, actorOf(context));
      return { sentTo: [...sentTo], requestedAt: timestampFromDate(requestedAt) };
    },
    listMentionable: async (request, context) => ({
      userProfiles: (await listMentionable(deps)(request, principalOf(context))).map(toUserProfile),
    }),
    listTransferTargets: async (request, context) => {
      const { members, teams } = await listTransferTargets(deps)(request, principalOf(context));
      return { userProfiles: members.map(toUserProfile), teams: teams.map(toTeam) };
    },
  });

  router.service(OwnershipService, {
    transferOwnership: async (request, context) => ({
      transfer: toTransfer(await transferOwnership(deps, confirm)(request, actorOf(context))),
    }),
    getOwnershipTransfer: async (request, context) => {
      const transfer = await getOwnershipTransfer(deps)(request, principalOf(context));
      return transfer ? { transfer: toTransfer(transfer) } : {};
    },
    acceptOwnershipTransfer: async (request, context) => ({
      transfer: toTransfer(await acceptOwnershipTransfer(deps, verifyCode)(request, actorOf(context))),
    }),
    refuseOwnershipTransfer: async (request, context) => ({
      transfer: toTransfer(await refuseOwnershipTransfer(deps)(request, actorOf(context))),
    }),
    cancelOwnershipTransfer: async (request, context) => ({
      transfer: toTransfer(await cancelOwnershipTransfer(deps)(request, actorOf(context))),
    }),
  });

  router.service(TeamService, {
    createTeam: async (request, context) => ({ team: toTeam(await createTeam(deps)(request, actorOf(context))) }),
    updateTeam: async (request, context) => ({ team: toTeam(await updateTeam(deps)(request, actorOf(context))) }),
    deleteTeam: async (request, context) => {
      await deleteTeam(deps)(request, actorOf(context));
      return {};
    },
  });

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

  router.service(AuditService, {
    listAuditEntries: (request, context) => listAuditEntries(deps)(request, principalOf(context)),
  });
};

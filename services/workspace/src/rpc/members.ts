import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { MfaService } from '@ringline/proto/identity/v1/mfa_pb';
import { MemberService } from '@ringline/proto/workspace/v1/members_pb';
import { requestAccess } from '../accessRequests/requestAccess.ts';
import { actorOf } from '../audit/actor.ts';
import type { Context, Deps } from '../context.ts';
import { toUserProfile } from '../members/member.ts';
import { type StopReset, cancelMfaReset } from '../members/mfaReset.ts';
import { leaveWorkspace, removeMember } from '../members/removeMember.ts';
import { listMentionable, listTransferTargets } from '../members/search.ts';
import { updateMember } from '../members/updateMember.ts';
import { toTeam } from '../teams/team.ts';

/** The handlers of MemberService: they translate, the use cases decide. */
export const memberRpc = (deps: Deps & Pick<Context, 'rpc'>) => (router: ConnectRouter) => {
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
};

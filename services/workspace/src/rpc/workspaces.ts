import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { getSignInPolicy } from '../access/signInPolicy.ts';
import { actorOf } from '../audit/actor.ts';
import type { Deps } from '../context.ts';
import { ensureDemoWorkspace } from '../demo/ensureDemoWorkspace.ts';
import { getUserProfile } from '../members/getUserProfile.ts';
import { listUserProfiles } from '../members/listUserProfiles.ts';
import { toUserProfile } from '../members/member.ts';
import { setPresence } from '../members/setPresence.ts';
import { allRoles, role, toRole } from '../roles/roles.ts';
import { listTeams, toTeam } from '../teams/team.ts';
import { createWorkspace } from '../workspaces/createWorkspace.ts';
import { getWorkspace } from '../workspaces/getWorkspace.ts';
import { listCurrentUserWorkspaces } from '../workspaces/listCurrentUserWorkspaces.ts';
import { updateOnBoarding } from '../workspaces/updateOnBoarding.ts';
import { updateWorkspace } from '../workspaces/updateWorkspace.ts';
import { toWorkspace } from '../workspaces/workspace.ts';

/** The handlers of WorkspaceService: they translate, the use cases decide. */
export const workspaceRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(WorkspaceService, {
    createWorkspace: async (request, context) => ({
      workspace: toWorkspace(await createWorkspace(deps)(request, actorOf(context)), 'OWNER'),
    }),
    listCurrentUserWorkspaces: async (request, context) => {
      const found = await listCurrentUserWorkspaces(deps)(request, principalOf(context));
      return { workspaces: found.map(({ loaded, roleName }) => toWorkspace(loaded, roleName)) };
    },
    getSignInPolicy: (request) => getSignInPolicy(deps)(request),
    getWorkspace: async (request, context) => {
      const principal = principalOf(context);
      return { workspace: toWorkspace(await getWorkspace(deps)(request, principal), principal.role) };
    },
    updateWorkspace: async (request, context) => {
      const principal = actorOf(context);
      return { workspace: toWorkspace(await updateWorkspace(deps)(request, principal), principal.role) };
    },
    updateOnBoarding: async (request, context) => {
      const principal = principalOf(context);
      return { workspace: toWorkspace(await updateOnBoarding(deps)(request, principal), principal.role) };
    },
    getUserProfile: async (request, context) => {
      const principal = principalOf(context);
      const member = await getUserProfile(deps)(request, principal);
      const { plan, features } = principal;
      return {
        userProfile: toUserProfile(member),
        role: toRole(role(member.profile.role)),
        plan,
        features: [...features],
      };
    },
    listUserProfiles: async (request, context) => ({
      userProfiles: (await listUserProfiles(deps)(request, principalOf(context))).map(toUserProfile),
    }),
    setPresence: async (request, context) => ({
      userProfile: toUserProfile(await setPresence(deps)(request, principalOf(context))),
    }),
    listTeams: async (_request, context) => {
      const principal = principalOf(context);
      return { teams: (await listTeams(deps)(principal.scope('TEAMS', 'READ') ?? 'own', principal)).map(toTeam) };
    },
    listRoles: () => ({ roles: allRoles().map(toRole) }),
    ensureDemoWorkspace: async (request) => {
      const { loaded, created } = await ensureDemoWorkspace(deps)(request);
      return { workspace: toWorkspace(loaded), created };
    },
  });
};

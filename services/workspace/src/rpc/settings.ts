import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { WorkspaceSettingsService } from '@ringline/proto/workspace/v1/settings_pb';
import { actorOf } from '../audit/actor.ts';
import type { Deps } from '../context.ts';
import { decideJoinRequest, listJoinRequests } from '../joining/joinRequests.ts';
import { joinWorkspace } from '../joining/joinWorkspace.ts';
import { listJoinable } from '../joining/listJoinable.ts';
import { toUserProfile } from '../members/member.ts';
import { setOwnRingTone } from '../members/setOwnRingTone.ts';
import { deactivateWorkspace } from '../workspaces/deactivateWorkspace.ts';
import { reactivateWorkspace } from '../workspaces/reactivateWorkspace.ts';
import { toWorkspace } from '../workspaces/workspace.ts';

/** The handlers of WorkspaceSettingsService: they translate, the use cases decide. */
export const settingsRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(WorkspaceSettingsService, {
    setOwnRingTone: async (request, context) => ({
      userProfile: toUserProfile(await setOwnRingTone(deps)(request, actorOf(context))),
    }),
    deactivateWorkspace: async (request, context) => ({
      workspace: toWorkspace(await deactivateWorkspace(deps)(request, actorOf(context)), 'OWNER'),
    }),
    reactivateWorkspace: async (request, context) => ({
      workspace: toWorkspace(await reactivateWorkspace(deps)(request, actorOf(context)), 'OWNER'),
    }),
    listJoinableWorkspaces: async (request, context) => ({
      workspaces: await listJoinable(deps)(request, principalOf(context)),
    }),
    joinWorkspace: async (request, context) => {
      const { status, loaded, roleName } = await joinWorkspace(deps)(request, actorOf(context));
      return { status, ...(loaded ? { workspace: toWorkspace(loaded, roleName) } : {}) };
    },
    listJoinRequests: async (request, context) => ({
      joinRequests: await listJoinRequests(deps)(request, principalOf(context)),
    }),
    decideJoinRequest: async (request, context) => ({
      joinRequest: await decideJoinRequest(deps)(request, actorOf(context)),
    }),
  });
};

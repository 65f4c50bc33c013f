import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { MediaService } from '@ringline/proto/workspace/v1/media_pb';
import { ProfileSettingsService } from '@ringline/proto/workspace/v1/profile_settings_pb';
import { WorkspaceSettingsService } from '@ringline/proto/workspace/v1/settings_pb';
import { actorOf } from './audit/actor.ts';
import type { Dependencies } from './dependencies.ts';
import { decideJoinRequest, listJoinRequests } from './joining/joinRequests.ts';
import { joinWorkspace } from './joining/joinWorkspace.ts';
import { listJoinable } from './joining/listJoinable.ts';
import { batchGetOwnMedia } from './media/batchGetOwnMedia.ts';
import { confirmMedia } from './media/confirmMedia.ts';
import { toMedia } from './media/media.ts';
import { registerMedia } from './media/registerMedia.ts';
import { toUserProfile } from './members/member.ts';
import { setOwnRingTone } from './members/setOwnRingTone.ts';
import { getProfileSettings } from './settings/getProfileSettings.ts';
import { toSettings } from './settings/profileSettings.ts';
import { updateProfileSettings } from './settings/updateProfileSettings.ts';
import { deactivateWorkspace } from './workspaces/deactivateWorkspace.ts';
import { reactivateWorkspace } from './workspaces/reactivateWorkspace.ts';
import { toWorkspace } from './workspaces/workspace.ts';

/** The handlers of what is set in a workspace: they translate, the use cases decide. */
export const settingsRpc = (deps: Dependencies) => (router: ConnectRouter) => {
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

  router.service(MediaService, {
    registerMedia: async (request, context) => ({
      media: toMedia(await registerMedia(deps)(request, principalOf(context))),
    }),
    confirmMedia: async (request, context) => ({
      media: toMedia(await confirmMedia(deps)(request, principalOf(context))),
    }),
    batchGetOwnMedia: async (request, context) => ({
      media: (await batchGetOwnMedia(deps)(request, principalOf(context))).map(toMedia),
    }),
  });

  router.service(ProfileSettingsService, {
    getProfileSettings: async (request, context) => ({
      settings: toSettings(await getProfileSettings(deps)(request, principalOf(context))),
    }),
    updateProfileSettings: async (request, context) => {
      const { member, settings } = await updateProfileSettings(deps)(request, principalOf(context));
      return { userProfile: toUserProfile(member), settings: toSettings(settings) };
    },
  });
};

import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ProfileSettingsService } from '@ringline/proto/workspace/v1/profile_settings_pb';
import type { Deps } from '../context.ts';
import { toUserProfile } from '../members/member.ts';
import { getProfileSettings } from '../settings/getProfileSettings.ts';
import { toSettings } from '../settings/profileSettings.ts';
import { updateProfileSettings } from '../settings/updateProfileSettings.ts';

/** The handlers of ProfileSettingsService: they translate, the use cases decide. */
export const profileSettingsRpc = (deps: Deps) => (router: ConnectRouter) => {
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

import {
  ProfileSettingsService,
  type NotificationChannels,
  type UpdateProfileSettingsResponse,
} from '@ringline/proto/workspace/v1/profile_settings_pb';
import type { UserProfile } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { OperationContext } from '../graphql/context.ts';
import { given } from '../graphql/given.ts';
import { present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import type { UserProfileMapper } from './mappers.ts';
import type { UserProfileSettingsInput } from '../generated/resolverTypes.ts';

/** Changes how the signed-in member is notified, and when calls may come. @returns the profile, with its settings */
export async function updateOwnSettings(
  context: OperationContext,
  version: number | null | undefined,
  { weeklySchedule, channels, ...settings }: UserProfileSettingsInput,
): Promise<UserProfile & { settings: UpdateProfileSettingsResponse['settings'] }> {
  const answer = await context.call(ProfileSettingsService).updateProfileSettings({
    version: version ?? 0,
    ...given(settings),
    weeklySchedule: [...(weeklySchedule ?? [])],
    channels: (channels ?? []).map((channel) => given(channel) as { event: string }),
  });
  return { ...present(answer.userProfile, 'the profile'), settings: answer.settings };
}

/** What bears on the presence of an active member, as telephony knows it. */
const limitOf = async ({ userId, status }: UserProfile, { loaders }: OperationContext) =>
  status === 'ACTIVE' ? (await loaders.deviceAvailability.load(userId))?.limit : undefined;

/** The part of a profile that only its owner sees, and whether it can be rung. */
export const profileSettings = {
  UserProfile: {
    async settings(profile: UserProfileMapper, _args, context) {
      if (profile.settings) return profile.settings;
      const { workspaceId, userId } = await context.principal();
      if (profile.userId !== userId || profile.workspaceId !== workspaceId) return null;
      return (await context.call(ProfileSettingsService).getProfileSettings({})).settings;
    },
    deviceAvailability: (profile: UserProfile, _args, { loaders }) => loaders.deviceAvailability.load(profile.userId),
    async presence({ userId, status, availabilityStatus }: UserProfile, _args, { loaders }) {
      const availability = await loaders.deviceAvailability.load(userId);
      if (status !== 'ACTIVE' || !availability?.reachable) return 'OFFLINE';
      if (availability.onCall) return 'BUSY';
      const limit = availability.limit?.reason;
      return limit === 'OUTSIDE_HOURS' ? 'OFFLINE' : limit === 'AUTO_PAUSED' ? 'BUSY' : availabilityStatus;
    },
    presenceReason: async (profile: UserProfile, _args, context) => (await limitOf(profile, context))?.reason,
    presenceUntil: async (profile: UserProfile, _args, context) => (await limitOf(profile, context))?.until,
    totalUnreadMessagesFromUser: ({ userId }: UserProfile, _args, { loaders }) => loaders.unreadFrom.load(userId),
    missedCalls: async (profile: UserProfile, _args, context) => (await limitOf(profile, context))?.missedCalls ?? 0,
  },
  NotificationChannels: {
    toast: (channels: NotificationChannels) => channels.toast ?? null,
    push: (channels: NotificationChannels) => channels.push ?? null,
    email: (channels: NotificationChannels) => channels.email ?? null,
  },
} satisfies Resolvers;

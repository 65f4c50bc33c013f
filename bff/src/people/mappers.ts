/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
import type { ProfileSettings } from '@ringline/proto/workspace/v1/profile_settings_pb';
import type { Role, UserProfile } from '@ringline/proto/workspace/v1/workspaces_pb';
export type {
  RequestAccessResponse as AccessRequestedMapper,
  OwnershipTransfer as OwnershipTransferMapper,
} from '@ringline/proto/workspace/v1/members_pb';
export type {
  NotificationChannels as NotificationChannelsMapper,
  ScheduleDay as ScheduleDayMapper,
  ProfileSettings as UserProfileSettingsMapper,
} from '@ringline/proto/workspace/v1/profile_settings_pb';
export type {
  Grant as PermissionMapper,
  Team as TeamMapper,
  WorkingBlock as WorkingBlockMapper,
  WorkingDay as WorkingDayMapper,
  WorkingHours as WorkingHoursMapper,
} from '@ringline/proto/workspace/v1/workspaces_pb';

/** One's own comes with the features of the plan; those of others are looked up by name. */
export type RoleMapper = Role & { readonly features?: string[] };

/** One's own comes with more; what is of the owner alone is looked up where it is absent. */
export type UserProfileMapper = UserProfile & {
  readonly role?: RoleMapper;
  readonly settings?: ProfileSettings | undefined;
  readonly plan?: string;
  readonly ownerName?: string | null;
};

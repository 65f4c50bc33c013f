import type { Principal } from '@ringline/kit/auth';
import { conflict, invalid, notFound } from '@ringline/kit/errors';
import { parseTimezone } from '@ringline/kit/hours';
import type {
  NotificationChannels,
  ScheduleDay as ScheduleDayMessage,
  UpdateProfileSettingsRequest,
} from '@ringline/proto/workspace/v1/profile_settings_pb';
import type { Deps } from '../context.ts';
import { announceMember, loadMembers, type LoadedMember } from '../members/member.ts';
import { EVENTS, WAYS, loadSettings, type Channels, type ScheduleDay, type Settings } from './profileSettings.ts';
import { parseWorkingHours, toWorkingHours, type WorkingHours } from './workingHours.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export type UpdateProfileSettingsInput = Pick<UpdateProfileSettingsRequest, 'version'> &
  Partial<{
    [
      Name in Exclude<
        keyof UpdateProfileSettingsRequest,
        '$typeName' | '$unknown' | 'version' | 'weeklySchedule' | 'channels' | 'workingHours'
      >
    ]: UpdateProfileSettingsRequest[Name] | undefined;
  }> & {
    readonly weeklySchedule?: readonly Omit<ScheduleDayMessage, '$typeName' | '$unknown'>[];
    readonly channels?: readonly Pick<NotificationChannels, 'event' | 'toast' | 'push' | 'email'>[];
    readonly workingHours?: WorkingHours | undefined;
  };

/**
 * Changes how the signed-in member is notified in this workspace, and when calls may come.
 * @throws Refusal VALIDATION_FAILED or HOURS_OVERLAP with the field; CONFLICT when these settings changed since the given version
 */
export const updateProfileSettings =
  (deps: Deps) =>
  async (
    input: UpdateProfileSettingsInput,
    { workspaceId, userId }: Pick<Principal, 'workspaceId' | 'userId'>,
  ): Promise<{ member: LoadedMember; settings: Settings }> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const key = { workspaceId_userId: { workspaceId, userId } };
      const [profile] = await tx.userProfile.updateManyAndReturn({
        where: { userId },
        data: { version: { increment: 1 } },
        select: { version: true },
      });
      if (!profile) throw notFound('Your profile');
      const saved = await tx.profileSettings.findUnique({ where: key, select: { editedVersion: true } });
      const { version: seen } = input;
      // Presence, the account's name and a role move the profile's version too; they take nothing from these settings.
      if (seen > 0 && (seen < (saved?.editedVersion ?? 1) || seen >= profile.version)) throw conflict('Your profile');
      const settings = changed(await loadSettings(uow, userId), input);
      const row = {
        ...settings,
        weeklySchedule: settings.weeklySchedule.map((day) => ({ ...day })),
        channels: { ...settings.channels },
        workingHours: toWorkingHours(settings.workingHours) as object,
        editedVersion: profile.version,
      };
      await tx.profileSettings.upsert({ where: key, create: { ...row, workspaceId, userId }, update: row });
      await announceMember(uow, userId);
      const [member] = await loadMembers(uow, [userId]);
      if (!member) throw notFound('Your profile');
      return { member, settings };
    });

function changed(before: Settings, input: UpdateProfileSettingsInput): Settings {
  return {
    includeMessagePreview: input.includeMessagePreview ?? before.includeMessagePreview,
    playNotificationSound: input.playNotificationSound ?? before.playNotificationSound,
    sendNotificationWhileOff: input.sendNotificationWhileOff ?? before.sendNotificationWhileOff,
    notificationScheduleEnabled: input.notificationScheduleEnabled ?? before.notificationScheduleEnabled,
    timezone: input.timezone === undefined ? before.timezone : parseTimezone(input.timezone, 'settings.timezone'),
    weeklySchedule: input.weeklySchedule?.length ? parseSchedule(input.weeklySchedule) : before.weeklySchedule,
    channels: changedChannels(before.channels, input.channels ?? []),
    workingHours: input.workingHours ? parseWorkingHours(input.workingHours) : before.workingHours,
  };
}

function parseSchedule(days: readonly ScheduleDay[]): ScheduleDay[] {
  const field = 'settings.weeklySchedule';
  const sorted = days.toSorted((a, b) => a.weekday - b.weekday);
  if (sorted.map(({ weekday }) => weekday).join() !== '1,2,3,4,5,6,7')
    throw invalid(field, 'Give each day of the week once, 1 (Monday) to 7 (Sunday).');
  return sorted.map(({ weekday, enabled, start, end }) => {
    if (!TIME.test(start) || !TIME.test(end)) throw invalid(field, 'Write times as HH:mm, such as 09:00.');
    if (enabled && start === end) throw invalid(field, 'A day must start and end at different times.');
    return { weekday, enabled, start, end };
  });
}

function changedChannels(
  before: Channels,
  given: readonly Pick<NotificationChannels, 'event' | 'toast' | 'push' | 'email'>[],
): Channels {
  const field = 'settings.channels';
  const after: Record<string, Channels[string]> = { ...before };
  for (const channel of given) {
    const event = EVENTS[channel.event];
    if (!event) throw invalid(field, `There is no event ${channel.event}.`);
    for (const way of WAYS) {
      const wanted = channel[way];
      if (wanted === undefined) continue;
      if (event.ways[way] === undefined) throw invalid(field, `${channel.event} is not told by ${way}.`);
      if (!wanted && event.always?.includes(way))
        throw invalid(field, `${channel.event} is always told by ${way}: it is about your account's safety.`);
      after[channel.event] = { ...after[channel.event], [way]: wanted };
    }
  }
  return after;
}

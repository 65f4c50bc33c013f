/** How a member is notified (defaults 18). */
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ProfileSettingsSchema } from '@ringline/proto/workspace/v1/profile_settings_pb';
import type { Unit } from '../context.ts';
import type { ProfileSettings } from '../generated/prisma/client.ts';
import { defaultWorkingHours, toWorkingHours, type WorkingHours } from './workingHours.ts';

export type Way = 'toast' | 'push' | 'email';
export const WAYS: readonly Way[] = ['toast', 'push', 'email'];

type Ways = Readonly<Partial<Record<Way, boolean>>>;

interface Event {
  /** What is on by default; a way that is not there is not offered. */
  readonly ways: Ways;
  /** Ways that can't be switched off. */
  readonly always?: readonly Way[];
}

/** The matrix of defaults 18. */
export const EVENTS: Readonly<Record<string, Event>> = {
  INCOMING_CALL: { ways: { toast: true, push: true } },
  MISSED_CALL: { ways: { toast: true, push: true, email: false } },
  NEW_MESSAGE: { ways: { toast: true, push: true, email: false } },
  MENTION: { ways: { toast: true, push: true, email: true } },
  INTERNAL_MESSAGE: { ways: { toast: true, push: true, email: false } },
  ASSIGNED: { ways: { toast: true, push: true, email: false } },
  FOLLOW_UP: { ways: { toast: true, push: true, email: false } },
  SLA: { ways: { toast: true, push: true, email: true } },
  CAMPAIGN: { ways: { toast: true, push: false, email: true } },
  CREDIT: { ways: { toast: true, push: true, email: true } },
  COMPLIANCE: { ways: { toast: true, push: true, email: true } },
  IMPORT: { ways: { toast: true, push: false, email: true } },
  SECURITY: { ways: { push: true, email: true }, always: ['email'] },
  AI_HANDOFF: { ways: { toast: true, push: true, email: false } },
};

export interface ScheduleDay {
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekday: number;
  readonly enabled: boolean;
  /** Wall time, HH:mm; an end before its start is on the next day. */
  readonly start: string;
  readonly end: string;
}

/** What differs from the matrix. */
export type Channels = Readonly<Record<string, Ways>>;

export interface Settings {
  readonly includeMessagePreview: boolean;
  readonly playNotificationSound: boolean;
  readonly sendNotificationWhileOff: boolean;
  readonly notificationScheduleEnabled: boolean;
  readonly timezone: string;
  readonly weeklySchedule: readonly ScheduleDay[];
  readonly channels: Channels;
  /** When calls may come; they heed no schedule of notifications. */
  readonly workingHours: WorkingHours;
}

/** Monday to Friday, 09:00 to 18:00. */
const WORKING_WEEK: readonly ScheduleDay[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  enabled: weekday <= 5,
  start: '09:00',
  end: '18:00',
}));

function defaults(timezone: string): Settings {
  return {
    includeMessagePreview: true,
    playNotificationSound: true,
    sendNotificationWhileOff: false,
    notificationScheduleEnabled: false,
    timezone,
    weeklySchedule: WORKING_WEEK,
    channels: {},
    workingHours: defaultWorkingHours(timezone),
  };
}

function fromRow(row: ProfileSettings): Settings {
  const { weeklySchedule, channels, workingHours, editedVersion: _own, ...rest } = row;
  return {
    ...rest,
    workingHours: (workingHours as unknown as WorkingHours | null) ?? defaultWorkingHours(rest.timezone),
    weeklySchedule: weeklySchedule as unknown as ScheduleDay[],
    channels: channels as unknown as Channels,
  };
}

/** A member's settings, or the defaults in the workspace's zone. */
export async function loadSettings({ tx, workspaceId }: Unit, userId: string): Promise<Settings> {
  const row = await tx.profileSettings.findUnique({ where: { workspaceId_userId: { workspaceId, userId } } });
  if (row) return fromRow(row);
  const workspace = await tx.workspace.findUnique({ where: { id: workspaceId }, select: { timezone: true } });
  return defaults(workspace?.timezone ?? 'UTC');
}

/** The settings of several members, by user id. */
export async function settingsOf(
  { tx, workspaceId }: Unit,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Settings>> {
  const rows = await tx.profileSettings.findMany({ where: { workspaceId, userId: { in: [...userIds] } } });
  const workspace = await tx.workspace.findUnique({ where: { id: workspaceId }, select: { timezone: true } });
  const usual = defaults(workspace?.timezone ?? 'UTC');
  const own = new Map(rows.map((row) => [row.userId, fromRow(row)]));
  return new Map(userIds.map((userId) => [userId, own.get(userId) ?? usual]));
}

/** Settings as the contract shows them, each event with all its ways. */
export function toSettings({ channels, ...settings }: Settings): MessageInitShape<typeof ProfileSettingsSchema> {
  return {
    includeMessagePreview: settings.includeMessagePreview,
    playNotificationSound: settings.playNotificationSound,
    sendNotificationWhileOff: settings.sendNotificationWhileOff,
    notificationScheduleEnabled: settings.notificationScheduleEnabled,
    timezone: settings.timezone,
    weeklySchedule: settings.weeklySchedule.map((day) => ({ ...day })),
    channels: Object.entries(EVENTS).map(([event, { ways, always = [] }]) => ({
      event,
      ...ways,
      ...channels[event],
      always: [...always],
    })),
    workingHours: toWorkingHours(settings.workingHours),
  };
}

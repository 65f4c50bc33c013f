/** How a member is told of something, by their settings and their schedule (defaults 18). */
import { wallAt } from '@ringline/kit/zones';
import { EVENTS, type ScheduleDay, type Settings, type Way, WAYS } from '../settings/profileSettings.ts';

/** How open pages tell it beside the bell, and whether it is mailed. */
export interface Told {
  readonly ways: ('toast' | 'push' | 'sound')[];
  readonly mail: boolean;
}

/** Waits in the bell. */
export const NOT_AT_ALL: Told = { ways: [], mail: false };

/** The bell has it in any case. @param event a row of the matrix, such as MISSED_CALL */
export function toldOf(settings: Settings, event: string, at: Date): Told {
  const { notificationScheduleEnabled, sendNotificationWhileOff, playNotificationSound } = settings;
  if (notificationScheduleEnabled && !sendNotificationWhileOff && !onSchedule(settings, at)) return NOT_AT_ALL;
  const chosen = new Set<Way>(WAYS.filter((way) => settings.channels[event]?.[way] ?? EVENTS[event]?.ways[way]));
  const ways = (['toast', 'push'] as const).filter((way) => chosen.has(way));
  return {
    ways: ways.length > 0 && playNotificationSound ? [...ways, 'sound'] : ways,
    mail: chosen.has('email'),
  };
}

/** Whether a day of the schedule runs, on the clocks of its zone; one whose end comes before its start ends on the next day. */
export function onSchedule(
  { timezone, weeklySchedule }: Pick<Settings, 'timezone' | 'weeklySchedule'>,
  at: Date,
): boolean {
  const { weekday, minute } = wallAt(timezone, at.getTime());
  const time = new Date(minute * 60_000).toISOString().slice(11, 16);
  const day = (wanted: number): ScheduleDay | undefined =>
    weeklySchedule.find((one) => one.weekday === wanted && one.enabled);
  const today = day(weekday);
  if (today && time >= today.start && (today.end <= today.start || time < today.end)) return true;
  const before = day(weekday === 1 ? 7 : weekday - 1);
  return before !== undefined && before.end <= before.start && time < before.end;
}

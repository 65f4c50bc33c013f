/** How a member is told of something, by their settings and their schedule (defaults 18). */
import { wallAt } from '@ringline/kit/zones';
import { EVENTS, type ScheduleDay, type Settings, type Way, WAYS } from '../settings/profileSettings.ts';

/**
 * Why a way was not used. LATE: it was no news any more. GROUPED: the same thread was told of a moment before. A way that is off
 * unless somebody turns it on, and was never turned on, is not missed by anybody.
 */
export type WhyHeldBack = 'SCHEDULE' | 'TURNED_OFF' | 'SOUND_OFF' | 'LATE' | 'GROUPED';

/** How open pages tell it beside the bell, and whether it is mailed; the log says the rest. */
export interface Told {
  readonly ways: ('toast' | 'push' | 'sound')[];
  readonly mail: boolean;
  readonly heldBack: Readonly<Partial<Record<Way | 'sound', WhyHeldBack>>>;
}

/** Waits in the bell, which is the only way that it has. */
export const BELL_ALONE: Told = { ways: [], mail: false, heldBack: {} };

/** Waits in the bell, though its member would be told in other ways. */
export function notNow(settings: Settings | undefined, event: string, why: WhyHeldBack): Told {
  if (settings === undefined) return BELL_ALONE;
  const chosen = chosenOf(settings, event);
  return { ways: [], mail: false, heldBack: Object.fromEntries(chosen.map((way) => [way, why])) };
}

/** The bell has it in any case. @param event a row of the matrix, such as MISSED_CALL */
export function toldOf(settings: Settings, event: string, at: Date): Told {
  const { notificationScheduleEnabled, sendNotificationWhileOff, playNotificationSound } = settings;
  if (notificationScheduleEnabled && !sendNotificationWhileOff && !onSchedule(settings, at))
    return notNow(settings, event, 'SCHEDULE');
  const chosen = new Set(chosenOf(settings, event));
  const ways = (['toast', 'push'] as const).filter((way) => chosen.has(way));
  const turnedOff = WAYS.filter((way) => !chosen.has(way) && settings.channels[event]?.[way] === false);
  const silent = ways.length > 0 && !playNotificationSound;
  return {
    ways: ways.length > 0 && playNotificationSound ? [...ways, 'sound'] : ways,
    mail: chosen.has('email'),
    heldBack: {
      ...Object.fromEntries(turnedOff.map((way) => [way, 'TURNED_OFF' as const])),
      ...(silent ? { sound: 'SOUND_OFF' as const } : {}),
    },
  };
}

const chosenOf = ({ channels }: Settings, event: string): Way[] =>
  WAYS.filter((way) => channels[event]?.[way] ?? EVENTS[event]?.ways[way]);

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

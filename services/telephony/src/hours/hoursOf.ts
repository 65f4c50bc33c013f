import type { WorkingHours } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { Hours } from './hours.ts';

/** A member's own hours as telephony reckons with them; undefined where there are none, or they are off: at any time. */
export function hoursOf(given: WorkingHours | undefined): Hours | undefined {
  if (!given?.enabled) return undefined;
  const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    (given.days.find((day) => day.weekday === weekday)?.blocks ?? []).map(({ start, end }) => ({
      opens: minuteOf(start),
      closes: minuteOf(end),
    })),
  );
  return { timezone: given.timezone, days };
}

/** Of HH:mm: the minute of the day. */
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

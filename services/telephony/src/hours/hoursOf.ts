import { minuteOf, type WeeklyHours } from '@ringline/kit/hours';
import type { Hours } from './hours.ts';

/** Hours of a member or a number as telephony reckons with them; undefined where there are none, or they are off: at any time. */
export function hoursOf(given: WeeklyHours | null | undefined): Hours | undefined {
  if (!given?.enabled) return undefined;
  const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    (given.days.find((day) => day.weekday === weekday)?.blocks ?? []).map(({ start, end }) => ({
      opens: minuteOf(start),
      closes: minuteOf(end),
    })),
  );
  return { timezone: given.timezone, days };
}

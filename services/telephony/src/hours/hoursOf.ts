import { type Block, minuteOf, type WeeklyHours } from '@ringline/kit/hours';
import type { NumberHoliday } from '../calls/engine/flow/config.ts';
import type { Closed } from '../calls/engine/inputs.ts';
import { holidayAt, type Hours, type Interval, isOpen, nextOpening } from './hours.ts';

const intervalsOf = (blocks: readonly Block[]): Interval[] =>
  blocks.map(({ start, end }) => ({ opens: minuteOf(start), closes: minuteOf(end) }));

/** Hours of a member or a number as telephony reckons with them; undefined where there are none, or they are off: at any time. */
export function hoursOf(
  given: WeeklyHours | null | undefined,
  holidays: readonly NumberHoliday[] = [],
): Hours | undefined {
  if (!given?.enabled) return undefined;
  const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    intervalsOf(given.days.find((day) => day.weekday === weekday)?.blocks ?? []),
  );
  return {
    timezone: given.timezone,
    days,
    holidays: holidays.map(({ date, blocks, closesAtMidnight }) => ({
      date,
      intervals: intervalsOf(blocks),
      closesAtMidnight,
    })),
  };
}

/** Whether the hours of a number are over at `now` (epoch ms), until when, and for which holiday; null: they are not. */
export function closedAt(
  given: WeeklyHours | null | undefined,
  holidays: readonly NumberHoliday[] | undefined,
  now: number,
): Closed | null {
  const hours = hoursOf(given, holidays);
  if (!hours || isOpen(hours, now)) return null;
  const today = holidayAt(hours, now);
  const holiday = today && holidays?.find(({ date }) => date === today.date);
  return {
    opensAt: nextOpening(hours, now),
    ...(holiday ? { holiday: { name: holiday.name, greeting: holiday.greeting ?? null } } : {}),
  };
}

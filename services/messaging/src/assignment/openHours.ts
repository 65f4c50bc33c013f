/** When a number is open, of what telephony told of it: weekly blocks on the clocks of a zone, and days that are others (defaults 10). */
import { minuteOf } from '@ringline/kit/hours';
import { type Wall, wallAt } from '@ringline/kit/zones';
import type { PhoneNumber } from '@ringline/proto/telephony/v1/telephony_pb';

interface Block {
  readonly start: string;
  readonly end: string;
}
export interface OpenHours {
  readonly timezone: string;
  /** Seven lists, Monday first. */
  readonly days: readonly (readonly Block[])[];
  readonly holidays: readonly {
    readonly date: string;
    readonly blocks: readonly Block[];
    readonly endsAtMidnight: boolean;
  }[];
}

const DAY_MS = 86_400_000;
const plain = (blocks: readonly Block[]) => blocks.map(({ start, end }) => ({ start, end }));

/** As the copy keeps them; undefined: it is open at any time. */
export function hoursOf({ callWorkFlow }: Pick<PhoneNumber, 'callWorkFlow'>): OpenHours | undefined {
  const hours = callWorkFlow?.businessHours;
  if (!hours?.enabled || hours.days.length === 0) return undefined;
  return {
    timezone: hours.timezone,
    days: [1, 2, 3, 4, 5, 6, 7].map((wanted) =>
      plain(hours.days.find(({ weekday }) => weekday === wanted)?.blocks ?? []),
    ),
    holidays: (callWorkFlow?.holidays ?? []).map(({ date, blocks, closesAtMidnight }) => ({
      date,
      blocks: plain(blocks),
      endsAtMidnight: closesAtMidnight,
    })),
  };
}

/** Whether it is open at an instant; the wall clock decides. */
export function isOpenAt(hours: OpenHours | undefined, at: Date): boolean {
  if (!hours) return true;
  const now = wallAt(hours.timezone, at.getTime());
  const today = dayOf(hours, now);
  const { minute } = now;
  const runs = ({ start, end }: Block) =>
    minute >= minuteOf(start) && (minuteOf(end) <= minuteOf(start) || minute < minuteOf(end));
  if (today.blocks.some(runs)) return true;
  if (today.endsAtMidnight) return false;
  // A block that began yesterday and runs past midnight.
  return dayOf(hours, dayBefore(now)).blocks.some(
    ({ start, end }) => minuteOf(end) <= minuteOf(start) && minute < minuteOf(end),
  );
}

type Day = Pick<Wall, 'year' | 'month' | 'day' | 'weekday'>;

function dayOf({ days, holidays }: OpenHours, { year, month, day, weekday }: Day) {
  const yearly = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const holiday =
    holidays.find(({ date }) => date === `${year}-${yearly}`) ?? holidays.find(({ date }) => date === yearly);
  return holiday ?? { blocks: days[weekday - 1] ?? [], endsAtMidnight: false };
}

function dayBefore({ year, month, day, weekday }: Wall): Day {
  const date = new Date(Date.UTC(year, month - 1, day) - DAY_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: weekday === 1 ? 7 : weekday - 1,
  };
}

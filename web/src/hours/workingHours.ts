/** A member's own hours, as the form has them. */

export interface Block {
  /** Wall times, HH:mm; an end that is not after its start is on the next day. */
  readonly start: string;
  readonly end: string;
}

export interface WorkingDay {
  /** 1 is Monday. */
  readonly weekday: number;
  readonly blocks: readonly Block[];
}

export interface WorkingHours {
  readonly enabled: boolean;
  /** IANA zone. */
  readonly timezone: string;
  readonly days: readonly WorkingDay[];
}

export const MOST_BLOCKS = 4;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The end of a day is midnight in a field for times. */
export const toFields = (hours: WorkingHours): WorkingHours => ({
  ...hours,
  days: hours.days.map(({ weekday, blocks }) => ({
    weekday,
    blocks: blocks.map(({ start, end }) => ({ start, end: end === '24:00' ? '00:00' : end })),
  })),
});

/** Whether a block reaches into the next day: midnight itself does not. */
export const overnight = ({ start, end }: Block): boolean =>
  TIME.test(start) && TIME.test(end) && end <= start && end !== '00:00';

/** What is wrong with hours: no block at all, a time that is none, or two blocks that share some time. */
export function hoursProblem({ days }: WorkingHours): 'noDay' | 'badTime' | 'overlap' | undefined {
  const blocks = days.flatMap(({ weekday, blocks: own }) => own.map((block) => ({ weekday, ...block })));
  if (blocks.length === 0) return 'noDay';
  if (blocks.some(({ start, end }) => !TIME.test(start) || !TIME.test(end))) return 'badTime';
  const spans = blocks
    .map(({ weekday, start, end }) => {
      const from = (weekday - 1) * DAY_MINUTES + minuteOf(start);
      const until = (weekday - 1) * DAY_MINUTES + minuteOf(end);
      return { from, until: end <= start ? until + DAY_MINUTES : until };
    })
    .toSorted((a, b) => a.from - b.from);
  const [first] = spans;
  if (first !== undefined) spans.push({ from: first.from + WEEK_MINUTES, until: first.until + WEEK_MINUTES });
  return spans.some(({ until }, index) => until > (spans[index + 1]?.from ?? Infinity)) ? 'overlap' : undefined;
}

/** A block to begin with: after the last one of the day, else office hours. */
export function nextBlock(blocks: readonly Block[]): Block {
  const last = blocks.at(-1);
  if (last === undefined || !TIME.test(last.end) || last.end <= last.start) return { start: '09:00', end: '17:00' };
  const hour = Math.min(23, Number(last.end.slice(0, 2)) + 1);
  const two = (value: number) => String(value).padStart(2, '0');
  return { start: `${two(hour)}:00`, end: `${two((hour + 1) % 24)}:00` };
}

/** Whether two days are open at the same times. */
export const sameBlocks = (one: readonly Block[], other: readonly Block[]): boolean =>
  one.length === other.length &&
  one.every(({ start, end }, index) => start === other[index]?.start && end === other[index].end);

/** Every day with the hours of one of them. */
export const copiedToAll = (days: readonly WorkingDay[], { blocks }: WorkingDay): WorkingDay[] =>
  days.map(({ weekday }) => ({ weekday, blocks }));

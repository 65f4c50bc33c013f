/** Weekly hours as people write them: blocks on the clocks of a zone (defaults 10). Of a member, and of a number. */
import { invalid, Refusal } from '../errors/index.ts';
import { findZone } from '../zones/index.ts';

export interface Block {
  /** Wall times, HH:mm; an end that is not after its start is on the next day, 24:00 is the end of the day. */
  readonly start: string;
  readonly end: string;
}

export interface WeeklyHours {
  /** While off, it is open at any time. */
  readonly enabled: boolean;
  /** IANA zone. */
  readonly timezone: string;
  /** All seven, Monday first. */
  readonly days: readonly { readonly weekday: number; readonly blocks: readonly Block[] }[];
}

const MOST_BLOCKS = 4;
const START = /^([01]\d|2[0-3]):[0-5]\d$/;
const END = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Off; when switched on, 09:00 to 17:00 from Monday to Friday (defaults 10). */
export const defaultHours = (timezone: string): WeeklyHours => ({
  enabled: false,
  timezone,
  days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    blocks: weekday <= 5 ? [{ start: '09:00', end: '17:00' }] : [],
  })),
});

/**
 * Checks what was given, sorts it, and joins blocks that touch.
 * @param field the input's name in refusals
 * @param never what hours without a block would mean
 * @throws Refusal VALIDATION_FAILED, HOURS_OVERLAP
 */
export function parseHours({ enabled, timezone, days }: WeeklyHours, field: string, never: string): WeeklyHours {
  const sorted = days.toSorted((a, b) => a.weekday - b.weekday);
  if (sorted.map(({ weekday }) => weekday).join() !== '1,2,3,4,5,6,7')
    throw invalid(field, 'Give each day of the week once, 1 (Monday) to 7 (Sunday).');
  const parsed = sorted.map(({ weekday, blocks }) => ({ weekday, blocks: parseBlocks(blocks, field) }));
  if (enabled && parsed.every(({ blocks }) => blocks.length === 0)) throw invalid(field, never);
  assertNoOverlap(parsed, field);
  return { enabled, timezone: parseTimezone(timezone, `${field}.timezone`), days: parsed };
}

/** An IANA zone by the name that it goes by now. @throws Refusal VALIDATION_FAILED */
export function parseTimezone(text: string, field = 'timezone'): string {
  const zone = findZone(text);
  if (!zone) throw invalid(field, 'Choose a time zone such as Europe/Paris.');
  const current = currentName(text);
  return findZone(current) ? current : zone.name;
}

/** Node's naming is taken where it knows the zone: our table says what clocks show, and not which of two names is the older. */
function currentName(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return name;
  }
}

function parseBlocks(blocks: readonly Block[], field: string): Block[] {
  if (blocks.length > MOST_BLOCKS) throw invalid(field, `Give a day at most ${MOST_BLOCKS} blocks.`);
  if (blocks.some(({ start, end }) => !START.test(start) || !END.test(end)))
    throw invalid(field, 'Write times as HH:mm, such as 09:00; a day ends at 24:00.');
  const joined: Block[] = [];
  for (const { start, end } of blocks.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const last = joined.at(-1);
    if (last?.end === start && last.start < last.end) joined.splice(-1, 1, { start: last.start, end });
    else joined.push({ start, end });
  }
  return joined;
}

/** The blocks of one day alone, checked, sorted and joined where they touch. @throws Refusal VALIDATION_FAILED, HOURS_OVERLAP */
export function parseDay(blocks: readonly Block[], field: string): Block[] {
  const parsed = parseBlocks(blocks, field);
  assertNoOverlap([{ weekday: 1, blocks: parsed }], field);
  return parsed;
}

/** No two blocks of the week share a minute, the one from Sunday into Monday included. */
function assertNoOverlap(days: WeeklyHours['days'], field: string): void {
  const spans = days.flatMap(({ weekday, blocks }) =>
    blocks.map(({ start, end }) => {
      const from = (weekday - 1) * DAY_MINUTES + minuteOf(start);
      const until = (weekday - 1) * DAY_MINUTES + minuteOf(end);
      return { from, until: end <= start ? until + DAY_MINUTES : until };
    }),
  );
  const [first] = spans;
  if (first) spans.push({ from: first.from + WEEK_MINUTES, until: first.until + WEEK_MINUTES });
  if (spans.some(({ until }, index) => until > (spans[index + 1]?.from ?? Infinity)))
    throw new Refusal({
      code: 'HOURS_OVERLAP',
      field,
      message: 'Two blocks overlap. End one before the next starts; a block past midnight reaches into the next day.',
      why: {
        check: 'hours-overlap',
        required: 'blocks that share no time',
        current: 'blocks that do',
        whoCanFix: ['you'],
      },
    });
}

/** Of HH:mm: the minute of the day. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

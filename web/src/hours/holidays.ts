/** The holidays of a number, as its form has them, and as the server takes them (defaults 10). */
import type { Block } from './workingHours.ts';

// An alias, since a form's values are compared and kept as records.
export type Holiday = {
  /** The local date, 2026-12-25, or 12-25 for each year. */
  date: string;
  name: string;
  /** When it is open; none: closed. */
  blocks: readonly Block[];
  /** A block of the day before that runs past midnight ends at midnight. */
  closesAtMidnight: boolean;
  /** What callers hear then while it is closed: words, or a sound of the workspace or of ours; all empty: nothing of its own. */
  say: string;
  soundId: string;
  sound: string;
};

interface Saved {
  readonly date: string;
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly closesAtMidnight: boolean;
  readonly greeting:
    | {
        readonly say: string | null | undefined;
        readonly sound: string | null | undefined;
        readonly media: { readonly id: string } | null | undefined;
      }
    | null
    | undefined;
}

export const MOST_HOLIDAYS = 200;
export const LONGEST_NAME = 80;
/** A year with a 29th of February, in which every yearly date exists. */
const LEAP_YEAR = '2024';

export const closedOn = (date: string, name: string): Holiday => ({
  date,
  name,
  blocks: [],
  closesAtMidnight: false,
  say: '',
  soundId: '',
  sound: '',
});

export const holidaysOf = (saved: readonly Saved[] = []): Holiday[] =>
  saved.map(({ date, name, blocks, closesAtMidnight, greeting }) => ({
    date,
    name,
    blocks: blocks.map(({ start, end }) => ({ start, end: end === '24:00' ? '00:00' : end })),
    closesAtMidnight,
    say: greeting?.say ?? '',
    soundId: greeting?.media?.id ?? '',
    sound: greeting?.sound ?? '',
  }));

export const holidaysInput = (holidays: readonly Holiday[]) => holidays.map(holidayInput);

function holidayInput({ date, name, blocks, closesAtMidnight, say, soundId, sound }: Holiday) {
  const words = say.trim();
  const greeting = words ? { say: words } : soundId ? { mediaId: soundId } : sound ? { sound } : undefined;
  return { date, name: name.trim(), blocks: [...blocks], closesAtMidnight, ...(greeting ? { greeting } : {}) };
}

export const isYearly = (date: string): boolean => date.length === 5;

/** A whole date for a field; a yearly one in `year`, or in a year in which it exists. */
export function wholeDate(date: string, year: string): string {
  if (!isYearly(date)) return date;
  return date === '02-29' ? `${LEAP_YEAR}-${date}` : `${year}-${date}`;
}

/** Sorted as they come, from `today` (2026-11-22) on; those that are over last. */
export function inOrder(holidays: readonly Holiday[], today: string): Holiday[] {
  const next = ({ date }: Holiday): string => {
    if (!isYearly(date)) return date < today ? `9999-${date}` : date;
    const year = Number(today.slice(0, 4));
    return `${date >= today.slice(5) ? year : year + 1}-${date}`;
  };
  return holidays.toSorted((a, b) => next(a).localeCompare(next(b)));
}

/** The holiday of a day: one of that date outdoes one of each year, as on the server. */
export const holidayOn = (holidays: readonly Holiday[], day: string): Holiday | undefined =>
  holidays.find(({ date }) => date === day) ?? holidays.find(({ date }) => date === day.slice(5));

import { formatLocale } from '../base/i18n/formatLocale.ts';
import { dateOrder, monthName, relativeDay } from './dates.ts';

const DAY_MS = 86_400_000;
const two = (value: number) => String(value).padStart(2, '0');

/** The day, where the calendar has it. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const written = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const at = new Date(Date.UTC(year, month - 1, day));
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === written ? written : undefined;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The month that a word begins the name of, in the reader's language or in English: 1 to 12. */
function monthOf(word: string, locale: string): number | undefined {
  if (word.length < 3) return undefined;
  for (const language of [locale, 'en'])
    for (let month = 1; month <= 12; month += 1) {
      const day = `2024-${two(month)}-01`;
      const names = [monthName(day, 'long', false, language), monthName(day, 'short', false, language)];
      if (names.some((name) => plain(name).replaceAll('.', '').startsWith(word))) return month;
    }
  return undefined;
}

/**
 * A day as people type it: in figures in the order of the reader's language, with the month in words, as ISO 8601 writes it, or
 * as today, tomorrow, yesterday. Without a year it is one of this year.
 * @param today YYYY-MM-DD
 * @returns YYYY-MM-DD; undefined for what is no day
 */
export function readDay(text: string, today: string, locale = formatLocale()): string | undefined {
  const typed = plain(text.trim());
  for (const days of [-1, 0, 1])
    if (typed === plain(relativeDay(days, locale)))
      return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
  const numbers = [...typed.matchAll(/\d+/g)].map(([digits]) => digits);
  const words = typed.match(/\p{L}+/gu) ?? [];
  const thisYear = Number(today.slice(0, 4));
  const yearOf = (digits: string | undefined) =>
    digits === undefined ? thisYear : digits.length <= 2 ? 2000 + Number(digits) : Number(digits);
  const month = words.map((word) => monthOf(word, locale)).find((each) => each !== undefined);
  if (month !== undefined) {
    if (numbers.length === 0 || numbers.length > 2) return undefined;
    const [first = '', second] = numbers;
    return first.length > 2 && second !== undefined
      ? dayOf(Number(first), month, Number(second))
      : dayOf(yearOf(second), month, Number(first));
  }
  if (words.length > 0 || numbers.length < 2 || numbers.length > 3) return undefined;
  const [first = '', second = '', third] = numbers;
  if (first.length === 4) return dayOf(Number(first), Number(second), Number(third ?? 1));
  const order = dateOrder(locale).map(({ type }) => type);
  const [a, b] = [Number(first), Number(second)];
  const [inOrder, turned] = [dayOf(yearOf(third), a, b), dayOf(yearOf(third), b, a)];
  // A 13th month can only have been meant the other way round.
  return order.indexOf('month') < order.indexOf('day') ? (inOrder ?? turned) : (turned ?? inOrder);
}

/** Whether a day is typed to its end, so that it counts before the field is left: with all digits of its year. */
export const isWholeDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$|\D\d{4}$/.test(text.trim());

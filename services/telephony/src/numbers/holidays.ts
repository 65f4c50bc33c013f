/** The holidays of a number's hours: as they are given, checked, and told (defaults 10). */
import { invalid } from '@ringline/kit/errors';
import { parseDay } from '@ringline/kit/hours';
import { trimmed } from '@ringline/kit/text';
import type { CallPrompt, Holidays } from '@ringline/proto/telephony/v1/telephony_pb';
import type { NumberHoliday } from '../calls/engine/flow/config.ts';
import type { Prompt } from '../calls/engine/flow/graph.ts';
import { promptInit } from './flowSounds.ts';

/** Eighteen months of a calendar with every feast of a country, several times over. */
const MOST_HOLIDAYS = 200;
const LONGEST_NAME = 80;
const DATE = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/;
/** A year with a 29th of February: it may be a yearly holiday. */
const LEAP_YEAR = '2024';

/**
 * Sorted by date, those of each year first.
 * @param readPrompt reads what callers hear, and refuses it at the field
 * @throws Refusal VALIDATION_FAILED, HOURS_OVERLAP
 */
export async function readHolidays(
  { holidays }: Holidays,
  readPrompt: (given: CallPrompt, field: string) => Promise<Prompt>,
): Promise<NumberHoliday[]> {
  if (holidays.length > MOST_HOLIDAYS)
    throw invalid('holidays', `A number has ${MOST_HOLIDAYS} holidays at most. Remove past ones.`);
  const dates = new Set<string>();
  const read: NumberHoliday[] = [];
  for (const [place, { date, name: given, blocks, closesAtMidnight, greeting }] of holidays.entries()) {
    const field = `holidays.${place}`;
    const name = trimmed(given);
    if (!isDate(date)) throw invalid(field, 'Write the date as 2026-12-25, or as 12-25 to repeat every year.');
    if (dates.has(date)) throw invalid(field, `${date} is listed twice. Keep one holiday per date.`);
    if (name === '' || name.length > LONGEST_NAME)
      throw invalid(field, `Name the holiday of ${date}: 1 to ${LONGEST_NAME} characters.`);
    dates.add(date);
    read.push({
      date,
      name,
      blocks: parseDay(blocks, field).map(({ start, end }) => ({ start, end })),
      closesAtMidnight,
      greeting: greeting ? await readPrompt(greeting, field) : null,
    });
  }
  return read.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Whether a text is a day of the calendar, or of each year. */
function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (month === undefined || day === undefined) return false;
  const whole = `${year ?? LEAP_YEAR}-${month}-${day}`;
  const at = Date.parse(`${whole}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(whole);
}

/** As everybody outside telephony sees them. */
export const holidaysInit = (holidays: readonly NumberHoliday[] = []) =>
  holidays.map(({ greeting, ...holiday }) => ({
    ...holiday,
    ...(greeting ? { greeting: promptInit(greeting) } : {}),
  }));

/** In the words of the audit log: such as "12-25 Christmas; 2026-12-24 Christmas Eve 09:00-13:00"; none: "false". */
export const holidaysInWords = (
  holidays: readonly NumberHoliday[] = [],
  promptInWords: (prompt: Prompt) => string,
): string =>
  holidays
    .map(({ date, name, blocks, closesAtMidnight, greeting }) =>
      [
        date,
        name,
        ...blocks.map(({ start, end }) => `${start}-${end}`),
        ...(closesAtMidnight ? ['closes at midnight'] : []),
        ...(greeting ? [promptInWords(greeting)] : []),
      ].join(' '),
    )
    .join('; ') || 'false';

/** The figures and names that an entry of a timeline is worded with, as the reader writes them. */
import { exactTime, fullMoment, wallTime } from '../ui/dates.ts';
import { formatPhone, formatPhonesIn } from '../ui/numbers.ts';

/** How each is written; the others stay as they are told. */
const WRITTEN: Readonly<Record<string, (value: string) => string>> = {
  to: formatPhone,
  from: formatPhone,
  // A phone outside has its number for a name, also among names of people.
  name: formatPhonesIn,
  names: formatPhonesIn,
  number: formatPhonesIn,
  since: (at) => exactTime(new Date(at)),
  until: (at) => exactTime(new Date(at)),
  // The clock of a number's own zone, which decided whether it was open.
  clock: (time) => wallTime(time),
  // Long before the call: with its day.
  blockedAt: (at) => fullMoment(new Date(at)),
};

/** @param given by the names of the parameters */
export const timelineValues = (given: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, WRITTEN[name]?.(value) ?? value]));

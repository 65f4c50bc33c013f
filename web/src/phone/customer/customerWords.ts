import { formatLocale } from '../../app/i18n/formatLocale.ts';
import { viewerZone } from '../../app/i18n/viewerZone.ts';

/** States of orders that shops name; others are shown as the shop writes them. */
const STATUSES = [
  'AUTHORIZED',
  'CANCELLED',
  'EXPIRED',
  'FULFILLED',
  'IN_PROGRESS',
  'NOT_FULFILLED',
  'NOT_PAID',
  'ON_HOLD',
  'PAID',
  'PARTIAL',
  'PARTIALLY_FULFILLED',
  'PARTIALLY_PAID',
  'PARTIALLY_REFUNDED',
  'PENDING',
  'REFUNDED',
  'RESTOCKED',
  'SCHEDULED',
  'UNFULFILLED',
  'VOIDED',
] as const;
export type OrderStatus = (typeof STATUSES)[number];

/** @returns the state, or the shop's own words for one that we have no word for */
export function readStatus(told: string): { known: OrderStatus } | { words: string } {
  const code = told
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  const known = STATUSES.find((each) => each === code);
  if (known) return { known };
  const words = told.trim().replaceAll('_', ' ').toLocaleLowerCase();
  return { words: words.charAt(0).toLocaleUpperCase() + words.slice(1) };
}

interface Written {
  readonly timeZone?: string;
  readonly locale?: string;
}

/** The parts of 'DD MMMM YYYY at h:mm a' (spec 001 §2): the month in the viewer's words, and where one has no a.m. their clock. */
export function orderMoment(
  moment: Date,
  { timeZone = viewerZone(), locale = formatLocale() }: Written = {},
): { day: string; month: string; year: string; time: string } {
  const part = (options: Intl.DateTimeFormatOptions, written = locale) =>
    new Intl.DateTimeFormat(written, { timeZone, ...options }).format(moment);
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  return {
    day: part({ day: '2-digit' }, 'en-GB'),
    month: part({ month: 'long' }),
    year: part({ year: 'numeric' }, 'en-GB'),
    time: locale.startsWith('en')
      ? part({ ...time, hour12: true }, 'en-US')
          .replaceAll(/\s/g, ' ')
          .toLowerCase()
      : part(time),
  };
}

/** How long ago it was, in whole months: 14 months ago (spec 001 §2). */
export function monthsAgo(
  moment: Date,
  now: Date,
  { timeZone = viewerZone(), locale = formatLocale() }: Written = {},
): string {
  const [then, today] = [moment, now].map((each) => {
    const parts = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    const read = Object.fromEntries(parts.formatToParts(each).map(({ type, value }) => [type, Number(value)]));
    return { months: (read['year'] ?? 0) * 12 + (read['month'] ?? 0), day: read['day'] ?? 0 };
  }) as [{ months: number; day: number }, { months: number; day: number }];
  const whole = Math.max(0, today.months - then.months - (today.day < then.day ? 1 : 0));
  // 'this month' reads better than 'in 0 months'.
  return new Intl.RelativeTimeFormat(locale, { numeric: whole === 0 ? 'auto' : 'always' }).format(-whole, 'month');
}

/** An amount after its currency's code, such as USD 327.00. */
export const currencyAndAmount = (amount: number, currency: string, locale = formatLocale()): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(amount);

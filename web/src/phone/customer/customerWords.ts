import { formatLocale } from '../../base/i18n/formatLocale.ts';

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

/** An amount after its currency's code, such as USD 327.00. */
export const currencyAndAmount = (amount: number, currency: string, locale = formatLocale()): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(amount);

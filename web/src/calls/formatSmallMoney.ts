import { formatLocale } from '../base/i18n/formatLocale.ts';

/** US dollars with the tenths of a cent that prices of texts and minutes have: $0.015. */
export const formatSmallMoney = (amount: number, locale = formatLocale()): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: amount >= 1 ? 2 : 3,
    maximumFractionDigits: amount >= 1 ? 2 : 4,
  }).format(amount);

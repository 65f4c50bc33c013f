import { formatLocale } from '../base/i18n/formatLocale.ts';

/** Money as the viewer writes it, such as $42.18 or 42,18 $. */
export const formatMoney = (amount: number, currency: string, locale = formatLocale()): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);

import { formatLocale } from '../base/i18n/formatLocale.ts';

/** A rate as people read it, of its share of one: 0.19 is 19%. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(formatLocale(), { style: 'percent', maximumFractionDigits: 4 }).format(share);

import { formatLocale } from '../base/i18n/formatLocale.ts';

/** Where the server ends counting a long list. */
const MOST_COUNTED = 10_000;

/** How many there are, as people read it: `10,000+` where nobody counted on. */
export function counted(count: number): string {
  const written = new Intl.NumberFormat(formatLocale()).format(Math.min(count, MOST_COUNTED));
  return count >= MOST_COUNTED ? `${written}+` : written;
}

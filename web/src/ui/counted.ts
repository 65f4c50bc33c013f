import { formatLocale } from '../base/i18n/formatLocale.ts';

/** Where the server ends counting a long list. */
const MOST_COUNTED = 10_000;

/** As lists tell how many they have. */
export interface Counted {
  readonly count: number;
  /** There are so many or more. */
  readonly countIsLeast: boolean;
}

/** A number of things, as people write it: `1,234`. */
export const figure = (count: number): string => new Intl.NumberFormat(formatLocale()).format(count);

/**
 * How many there are, as people read it: `10,000+` where nobody counted on.
 * @param isLeast whether counting ended there; where nobody says so, from where the server ends counting long lists
 */
export function counted(count: number, isLeast = count >= MOST_COUNTED): string {
  return isLeast ? `${figure(Math.min(count, MOST_COUNTED))}+` : figure(count);
}

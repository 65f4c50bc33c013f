import { formatPhone, toE164 } from '../ui/numbers.ts';
import type { PhoneNumberChoice } from './types.ts';

/**
 * What somebody dials, as people read it. Without a country code it is read with the country of the number it is called from; as
 * long as that may be one of several countries, it stays as it was typed.
 */
export function dialled(typed: string, from: readonly PhoneNumberChoice[]): string {
  const [country, other] = new Set(from.map((number) => number.country));
  return formatPhone((country === undefined || other !== undefined ? undefined : toE164(typed, country)) ?? typed);
}

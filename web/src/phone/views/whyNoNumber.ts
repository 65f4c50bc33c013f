import {
  type CountryCode,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import { partExtension } from '../../ui/numbers.ts';
import { readDialerInput } from '../format.ts';

/**
 * Why what is typed is no number yet: digits are missing, or too many; no country has the code; no number begins like this, with
 * a plus or, `foreign`, read as one of the country that is called from; keys that only a running call has; or, once the server has
 * refused them, `few` digits, as of an extension of ours.
 */
export type NoNumber = 'short' | 'long' | 'country' | 'unknown' | 'foreign' | 'keys' | 'few';

/** Whether it is as short as an extension or an emergency number. */
export const isFew = (typed: string): boolean => /^(?:[\s().\-/]*\d){1,4}\s*$/.test(typed);

/** So many digits may be an emergency number, which the server knows and this library does not. */
const MOST_OF_SHORT_NUMBERS = 4;

/** Countries with two spellings of a number, of which the library knows one and the server takes both: Mexico, Argentina, Brazil. */
const TWO_SPELLINGS: ReadonlySet<string> = new Set(['52', '54', '55']);

/**
 * Says why a number that is typed into the dialer would not be called, before it is. It is a hint: the server decides, and takes
 * whatever is right from any of the numbers that may call.
 * @param homes countries of those numbers, ISO 3166-1 alpha-2, empty where a number has none; of several, the first one's reason
 * @returns undefined for a number, for a name, and where nothing can be said
 */
export function whyNoNumber(typed: string, homes: readonly string[]): NoNumber | undefined {
  const { text: whole, isNumber } = readDialerInput(typed);
  const text = isNumber ? readDialerInput(partExtension(whole).base).text : whole;
  if (!isNumber) return /^[\d\s()+.\-/*#]*[*#][\d\s()+.\-/*#]*$/.test(text) ? 'keys' : undefined;
  if (text.replaceAll(/\D/g, '').length <= MOST_OF_SHORT_NUMBERS) return undefined;
  const reasons = homes.map((home) => whyNotFrom(text, home));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

function whyNotFrom(text: string, home: string): NoNumber | undefined {
  const country = home === '' ? {} : { defaultCountry: home as CountryCode };
  const parsed = parsePhoneNumberFromString(text, { ...country, extract: false });
  if (parsed && (parsed.isValid() || TWO_SPELLINGS.has(parsed.countryCallingCode))) return undefined;
  const isAbroad = text.startsWith('+');
  // With the country's own code in front, as many people write it, the plus alone is missing.
  if (!isAbroad && home !== '' && text.startsWith(getCountryCallingCode(home as CountryCode)))
    if (validatePhoneNumberLength(`+${text}`) === 'TOO_SHORT') return 'short';
  const length = validatePhoneNumberLength(text, country);
  if (length === 'TOO_SHORT') return 'short';
  if (!isAbroad) return 'foreign';
  if (length === 'INVALID_COUNTRY') return 'country';
  return length === 'TOO_LONG' ? 'long' : 'unknown';
}

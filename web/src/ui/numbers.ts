import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { formatLocale } from '../app/i18n/formatLocale.ts';

/** A number as people read it: national at home, international from abroad; what is no number stays as it is. */
export function formatPhone(number: string, homeCountry?: string): string {
  const parsed = parsePhoneNumberFromString(number, homeCountry as CountryCode | undefined);
  if (parsed === undefined) return number;
  // North America shares one code and one way of writing; elsewhere the country code says where to ring.
  const near = homeCountry === undefined ? parsed.countryCallingCode === '1' : parsed.country === homeCountry;
  return near || parsed.countryCallingCode === '1' ? parsed.formatNational() : parsed.formatInternational();
}

/** Two-letter country of a number, if it tells; fictional 555 numbers belong to the United States. */
export function countryOf(number: string): string | undefined {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.country ?? (parsed?.countryCallingCode === '1' ? 'US' : undefined);
}

/** The number in E.164, or undefined when it is no possible number. */
export function toE164(text: string, homeCountry = 'US'): string | undefined {
  const parsed = parsePhoneNumberFromString(text, homeCountry as CountryCode);
  return parsed?.isPossible() === true ? parsed.number : undefined;
}

/** Money as the viewer writes it, such as $42.18 or 42,18 $. */
export const formatMoney = (amount: number, currency: string, locale = formatLocale()): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);

/** One or two capitals for a picture's place. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** A tint from 0 to 9 that stays the same for the same name. */
export function tintOf(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return hash % 10;
}

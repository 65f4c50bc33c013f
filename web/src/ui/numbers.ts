import i18next from 'i18next';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What carriers send in the place of a number that the caller hides; any other text may be the name of a sender. */
const HIDDEN = /^(anonymous|restricted|unavailable|private)$/i;

/** Whether a call's other side has no number that could be called: whatever the carrier says instead, it is no digits. */
export const isHidden = (peerNumber: string): boolean => !/^\+?\d+$/.test(peerNumber);

/** A number as people read it: national at home, international from abroad; a hidden one by its word; other text stays as it is. */
export function formatPhone(number: string, homeCountry?: string): string {
  const parsed = parsePhoneNumberFromString(number, homeCountry as CountryCode | undefined);
  if (parsed === undefined) return HIDDEN.test(number) ? i18next.t('common:hiddenNumber') : number;
  // North America shares one code and one way of writing; elsewhere the country code says where to ring.
  const near = homeCountry === undefined ? parsed.countryCallingCode === '1' : parsed.country === homeCountry;
  return near || parsed.countryCallingCode === '1' ? parsed.formatNational() : parsed.formatInternational();
}

/** The numbers in a text, each as people read it; whatever else is in it stays as it is. */
export const formatPhonesIn = (text: string): string =>
  text.replaceAll(/(?<![\w+])\+[1-9]\d{6,14}\b/g, (number) => formatPhone(number));

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

import i18next from 'i18next';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The address of whoever hides the number, and what older items say instead. */
const HIDDEN = /^(anonymous|restricted|unavailable|unknown|private)$/i;
/** A number with an extension, as addresses have it. */
const WITH_EXTENSION = /^(\+\d+);ext=([\d*#,]+)$/;

/**
 * The other end as people read it: a number national at home and international from abroad, with its extension; a hidden one by its
 * word; a short code or a sender's name as it is. What can be done with them is told by `peer` (usePeer.ts).
 */
export function formatPhone(address: string, homeCountry?: string): string {
  const [, number = address, extension] = WITH_EXTENSION.exec(address) ?? [];
  const parsed = parsePhoneNumberFromString(number, homeCountry as CountryCode | undefined);
  if (parsed === undefined) return HIDDEN.test(address) ? i18next.t('common:hiddenNumber') : address;
  // North America shares one code and one way of writing; elsewhere the country code says where to ring.
  const near = homeCountry === undefined ? parsed.countryCallingCode === '1' : parsed.country === homeCountry;
  const written =
    near || parsed.countryCallingCode === '1' ? parsed.formatNational() : parsed.formatInternational();
  if (extension === undefined) return written;
  return i18next.t('common:withExtension', { number: written, extension: extension.replace(/^,+/, '') });
}

/** The numbers in a text, each as people read it; whatever else is in it stays as it is. */
export const formatPhonesIn = (text: string): string =>
  text.replaceAll(/(?<![\w+])\+[1-9]\d{6,14}\b(?:;ext=[\d*#,]*[\d*#])?/g, (number) => formatPhone(number));

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

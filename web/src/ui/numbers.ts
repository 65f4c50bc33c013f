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
  const written = near || parsed.countryCallingCode === '1' ? parsed.formatNational() : parsed.formatInternational();
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

/** A number and what is written behind it for an extension, as phones and cards have it. */
const WRITTEN_EXTENSION =
  /^(\s*(?:tel:)?\+?(?:[\s().\-/]*\d){7,15}[\s.)]*?)[\s(]*(?:;ext=|(?:extension|extensión|extn?|ext|x|poste|anexo|interno|int|durchwahl|dw|#)[\s.:#-]*|(?=[,;]))([,;\d*#]*\d[\d*#]*)[\s)]*$/i;

/** Parts what is typed from its extension, which is empty where there is none. */
export function partExtension(text: string): { base: string; extension: string } {
  const [, base, extension] = WRITTEN_EXTENSION.exec(text) ?? [];
  if (base === undefined || extension === undefined) return { base: text, extension: '' };
  return { base: base.trim(), extension: extension.replaceAll(';', ',') };
}

/** The address of a number: E.164, with `;ext=` before an extension; or undefined when it is no possible number. */
export function toE164(text: string, homeCountry = 'US'): string | undefined {
  const { base, extension } = partExtension(text);
  const parsed = parsePhoneNumberFromString(base, homeCountry as CountryCode);
  if (parsed?.isPossible() !== true) return undefined;
  return extension === '' ? parsed.number : `${parsed.number};ext=${extension}`;
}

/** Whether it may be a number in a way of writing that only the server reads: with words on the keypad, such as 1-800-FLOWERS. */
export const mayBeNumber = (text: string, homeCountry?: string): boolean =>
  toE164(text, homeCountry) !== undefined || /^\s*\+?[\d\s().-]*\d[\s().-]*[a-z][a-z\d\s-]{2,}$/i.test(text);

/** Telephone numbers: reading what people type, and telling whether two spellings reach the same person. */
import googlePhone from 'google-libphonenumber';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { parsePhoneNumberFromString as parseWithType } from 'libphonenumber-js/max';

export interface PhoneNumber {
  /** E.164 with `+`. */
  readonly number: string;
  /** ISO 3166-1 alpha-2; empty when the number's plan does not say (toll-free blocks of +1, satellite). */
  readonly country: string;
}

/** What is to be seen of a number: zero-width characters come along when one is copied from a web page. */
export const visibleNumber = (text: string): string =>
  text.replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFE00-\uFE0F\uFEFF]/g, '').trim();

/**
 * Reads a number as typed or pasted.
 * @param country ISO 3166-1 alpha-2 that a national number is read with; empty: only international numbers are read.
 * @returns undefined when the text is no valid number.
 */
export function readPhoneNumber(text: string, country = ''): PhoneNumber | undefined {
  const clean = visibleNumber(text);
  const options = country === '' ? {} : { defaultCountry: country.toUpperCase() as CountryCode };
  const parsed = parsePhoneNumberFromString(clean, { ...options, extract: false });
  if (!parsed) return undefined;
  // Carriers still tell old spellings, such as Mexico's mobile 1; they are read as the number that is dialled today.
  const valid = parsed.isValid() ? parsed : parsePhoneNumberFromString(phoneMatchKey(parsed.number));
  return valid?.isValid() ? { number: valid.number, country: valid.country ?? '' } : undefined;
}

/** Digits as people write them; a star or a plus belongs to something else. */
const SHORT = /^[\p{Nd}\s().-]+$/u;

/**
 * Whether what was typed is, whole, an emergency number of that country: 911 of the United States, 112 of most; 9112 is none.
 * libphonenumber-js knows no short numbers, so that Google's own library is asked.
 * @param country ISO 3166-1 alpha-2
 */
export function isEmergencyNumber(text: string, country: string): boolean {
  const clean = text.trim();
  const shortNumbers = googlePhone.ShortNumberInfo.getInstance();
  // What it does not know as a country has none.
  const region = country.toUpperCase() as Parameters<typeof shortNumbers.isEmergencyNumber>[1];
  return SHORT.test(clean) && shortNumbers.isEmergencyNumber(clean, region);
}

/** Kinds of numbers that no text reaches. Where a plan does not tell landlines from mobiles, as that of +1, a number may. */
const WITHOUT_TEXTS: ReadonlySet<string> = new Set([
  'FIXED_LINE',
  'PAGER',
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'UAN',
  'VOICEMAIL',
]);

/** Whether a text to this E.164 number may arrive, as far as its numbering plan tells. */
export function mayTakeTexts(number: string): boolean {
  const type = parseWithType(number)?.getType();
  return type === undefined || !WITHOUT_TEXTS.has(type);
}

/** Whether whoever calls this E.164 number pays more than for the call, by its numbering plan. */
export const isPremiumRated = (number: string): boolean => parseWithType(number)?.getType() === 'PREMIUM_RATE';

const ALIASES: readonly (readonly [RegExp, string])[] = [
  // Brazil: mobiles with and without the ninth digit; Mexico: the old mobile 1; Argentina: the mobile 9 (defaults 0, Phone).
  [/^\+55(\d{2})9(\d{8})$/, '+55$1$2'],
  [/^\+521(\d{10})$/, '+52$1'],
  [/^\+549(\d{10})$/, '+54$1'],
];

/** The key by which two E.164 numbers are the same person's (defaults 0, Phone). Anything else, such as a short code, is its own key. */
export function phoneMatchKey(number: string): string {
  for (const [spelling, key] of ALIASES) if (spelling.test(number)) return number.replace(spelling, key);
  return number;
}

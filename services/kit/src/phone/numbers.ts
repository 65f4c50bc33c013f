/** Phone numbers as people write them, and what their numbering plans say of them. */
import googlePhone from 'google-libphonenumber';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { parsePhoneNumberFromString as parseWithType } from 'libphonenumber-js/max';
import { canBeDialed, partExtension } from './extension.ts';
import { onKeypad } from './keypad.ts';
import { phoneMatchKey } from './matchKey.ts';

export interface PhoneNumber {
  /** E.164 with `+`. */
  readonly number: string;
  /** ISO 3166-1 alpha-2; empty when the number's plan does not say (toll-free blocks of +1, satellite). */
  readonly country: string;
  /** What is dialed after the answer: digits, `*`, `#`, and `,` for a pause; empty: nothing. */
  readonly extension: string;
}

/**
 * Comes along with numbers copied from pages and chats, and is seen by nobody: soft hyphens, zero-width characters, marks of
 * direction, and variation selectors.
 */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;
/** How links name a number. */
const SCHEME = /^(?:tel|callto|sms):\s*/i;
/** What people write behind a number in brackets: (mobile), (work). */
const REMARK = /\s*\(\p{L}[\p{L}\s.-]*\)$/u;
/** As firms print it: digits, and then a word of three letters or more that stands for the keys. */
const VANITY = /^(\+?[\d\s().-]*\d[\s().-]*)((?=[a-z\d-]*[a-z]{3})[a-z\d][a-z\d-]*)$/i;
/** Characters of a number with all that stands around it; what is longer is none, and no pattern has to try. */
export const LONGEST_WRITTEN = 100;

/** What is to be seen of a number. */
export const visibleNumber = (text: string): string => text.replace(INVISIBLE, '').trim();

/**
 * Reads a number as typed, pasted, linked or printed, with its extension. One that no carrier dials makes it
 * no number. Whoever has no use for an extension must refuse it, never drop it.
 * @param country ISO 3166-1 alpha-2 that a national number is read with; empty: only international numbers are read.
 * @returns undefined when the text is no valid number.
 */
export function readPhoneNumber(text: string, country = ''): PhoneNumber | undefined {
  if (text.length > LONGEST_WRITTEN) return undefined;
  const clean = visibleNumber(text).replace(SCHEME, '').replace(REMARK, '');
  const { base, extension } = partExtension(clean);
  if (!canBeDialed(extension)) return undefined;
  const [, digits, word] = VANITY.exec(base) ?? [];
  const dialed = digits === undefined || word === undefined ? base : `${digits}${onKeypad(word)}`;
  const options = country === '' ? {} : { defaultCountry: country.toUpperCase() as CountryCode };
  const parsed = parsePhoneNumberFromString(dialed, { ...options, extract: false });
  // What the library still takes for an extension is one that is written in a way of its own.
  if (!parsed || parsed.ext) return undefined;
  // Carriers still tell old spellings, such as Mexico's mobile 1; they are read as the number that is dialled today.
  const valid = parsed.isValid() ? parsed : parsePhoneNumberFromString(phoneMatchKey(parsed.number));
  return valid?.isValid() ? { number: valid.number, country: valid.country ?? '', extension } : undefined;
}

const MOST_REMEMBERED = 5_000;
const remembered = new Map<string, boolean>();

/**
 * Whether some country's plan has the number. To match it with the patterns of a plan takes a tenth of a call's webhook, and
 * each event of a call asks: the last few thousand answers are kept.
 * @param number E.164
 */
export function isAssigned(number: string): boolean {
  const known = remembered.get(number);
  if (known !== undefined) return known;
  const written = parsePhoneNumberFromString(number, { extract: false });
  const found = written?.isValid() === true || readPhoneNumber(number) !== undefined;
  const [oldest] = remembered.keys();
  if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  remembered.set(number, found);
  return found;
}

/** The emergency number behind a digit for an outside line, as of 9-911; undefined: it is none. */
export function withoutOutsideLine(text: string, country: string): string | undefined {
  const digits = text.replaceAll(/[\s().-]/g, '');
  const rest = digits.slice(1);
  return /^[019]\d{3}$/.test(digits) && isEmergencyNumber(rest, country) ? rest : undefined;
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

import { parseIncompletePhoneNumber } from 'libphonenumber-js';
import { phoneMatchKey, readPhoneNumber, visibleNumber } from '../phone/index.ts';

/** What E.164 numbers are looked through for; one hit is enough. */
export interface NumberSearch {
  /** Begins of the number, with its plus. */
  readonly startsWith: readonly string[];
  /** Digits anywhere in it. */
  readonly contains: readonly string[];
  /** Begins of the number without its country's code: what follows a trunk 0. */
  readonly national: readonly string[];
  /** It was typed with its country's code, so it is nothing but a number. */
  readonly international: boolean;
}

/** Digits of any script, and what people put between them. */
const NUMBER = /^\+?[\p{Nd}\s().\-\u2010-\u2015\u2212/]+$/u;
/** How a country is dialed from abroad: 00 nearly everywhere, 011 in North America. */
const INTERNATIONAL = /^(?:00|011)(?=[1-9])/;
/** Digits after it that make a beginning; fewer could be the end of something else. */
const FEWEST = 2;

/**
 * Reads a number, or a part of one, as it is typed into a search: what `readPhoneNumber` takes for a whole number is taken here, too.
 * @returns undefined for a text that is more than a number
 */
export function readNumberSearch(text: string): NumberSearch | undefined {
  const clean = visibleNumber(text);
  if (!NUMBER.test(clean)) return undefined;
  // The trunk 0 that is written beside a country's code is dialed without it.
  const typed = parseIncompletePhoneNumber(clean.replace(/\(\s*0\s*\)/u, ''));
  const digits = typed.replace('+', '');
  if (digits === '') return undefined;
  if (typed.startsWith('+'))
    return { startsWith: spellings(`+${digits}`), contains: [], national: [], international: true };
  const abroad = digits.replace(INTERNATIONAL, '');
  const international = abroad !== digits && abroad.length >= FEWEST ? spellings(`+${abroad}`) : [];
  // Only one 0 is a trunk's (spec 002 §5), and what follows it begins a number: "0120" is no part of +1 202.
  const national = /^0[1-9]/.test(digits) ? [digits.slice(1)] : [];
  const contains = digits === '0' ? [] : [digits];
  return { startsWith: international, contains, national, international: false };
}

/** As typed, and as the number is stored whose older spelling it is. */
function spellings(number: string): string[] {
  const key = phoneMatchKey(readPhoneNumber(number)?.number ?? number);
  return [...new Set([number, key])];
}

/** Reading what people set about themselves. */
import { invalid } from '@ringline/kit/errors';
import { LANGUAGES } from '@ringline/kit/mail';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import { findZone } from '@ringline/kit/zones';

const LONGEST_LINE = 300;
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166-1 alpha-2, or empty. @throws Refusal VALIDATION_FAILED */
export function parseCountry(text: string): string {
  const country = text.trim().toUpperCase();
  if (country !== '' && (!/^[A-Z]{2}$/.test(country) || !countries.of(country)))
    throw invalid('country', 'Choose a country: two letters, such as ES.');
  return country;
}

/** @throws Refusal VALIDATION_FAILED when it is too long */
export function parseLine(field: string, text: string): string {
  const line = trimmed(text).replaceAll(/\s+/g, ' ');
  if (line.length > LONGEST_LINE) throw invalid(field, `Use at most ${LONGEST_LINE} characters.`);
  return line;
}

/** An IANA zone, or empty. @throws Refusal VALIDATION_FAILED */
export function parseTimezone(text: string): string {
  if (text !== '' && !isTimezone(text)) throw invalid('timezone', 'Choose an IANA time zone, such as Europe/Madrid.');
  return text;
}

export const isTimezone = (text: string): boolean => findZone(text) !== undefined;

/** @throws Refusal VALIDATION_FAILED for a language that there are no texts in */
export function parseLanguage(text: string): string {
  const language = LANGUAGES.find((known) => known === text);
  if (!language) throw invalid('language', `Choose one of ${LANGUAGES.join(', ')}.`);
  return language;
}

/** A BCP 47 tag in its canonical form, or empty. @throws Refusal VALIDATION_FAILED */
export function parseLocale(text: string): string {
  if (text === '') return text;
  try {
    return Intl.getCanonicalLocales(text)[0] ?? '';
  } catch {
    throw invalid('locale', 'Write a language tag, such as de-AT.');
  }
}

/** Whether there is such a file, and whose it is, is found where it is shown. @throws Refusal VALIDATION_FAILED */
export function parseMediaId(text: string): string {
  if (text !== '' && !isUuid(text)) throw invalid('profileImageMediaId', 'Upload the picture first.');
  return text;
}

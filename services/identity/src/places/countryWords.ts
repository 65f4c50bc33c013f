import type { Language } from '@ringline/kit/mail';

/** A country in the reader's language: "Spanien" for ES; empty for an unknown one. */
export function countryWords(country: string | null, language: Language): string {
  return country ? (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? '') : '';
}

import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';

/** What is typed with the country's dial code before it, where that is missing; a word stays a word. */
export function dialled(typed: string, country: string): string {
  const text = typed.trim();
  if (text.startsWith('+') || /[a-z]/i.test(text) || text === '') return text;
  return `+${getCountryCallingCode(country as CountryCode)}${text}`;
}

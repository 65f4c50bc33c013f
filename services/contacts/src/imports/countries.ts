import { getCountries } from 'libphonenumber-js';

const LANGUAGES = ['en', 'es', 'fr', 'de'];
let byName: Map<string, string> | undefined;

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

/** ISO 3166-1 alpha-2 of a country as a file names it, by its code or its name in our languages; empty: unknown. */
export function countryOf(text: string): string {
  byName ??= namesOfCountries();
  return byName.get(plain(text)) ?? '';
}

function namesOfCountries(): Map<string, string> {
  const codes: readonly string[] = getCountries();
  const names = new Map<string, string>();
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of codes) names.set(plain(display.of(code) ?? code), code);
  }
  for (const code of codes) names.set(code.toLowerCase(), code);
  for (const [name, code] of [
    ['usa', 'US'],
    ['uk', 'GB'],
    ['england', 'GB'],
  ] as const)
    names.set(name, code);
  return names;
}

/** Countries in which a workspace may be at home: those whose numbers may be bought (defaults 7.1), and their neighbours in use. */
export const COUNTRIES = [
  'US',
  'CA',
  'GB',
  'ZA',
  'KE',
  'NG',
  'TZ',
  'UG',
  'AU',
  'AT',
  'BE',
  'BR',
  'CH',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GH',
  'IE',
  'IN',
  'IT',
  'MX',
  'NL',
  'NO',
  'NZ',
  'PL',
  'PT',
  'RW',
  'SE',
] as const;

const DEFAULT_COUNTRY = 'US';

/** Zones whose country differs from what the language says; a zone is better evidence than a language. */
const ZONE_COUNTRY: Record<string, string> = {
  'Europe/London': 'GB',
  'Europe/Berlin': 'DE',
  'Europe/Paris': 'FR',
  'Europe/Madrid': 'ES',
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Africa/Nairobi': 'KE',
  'Africa/Lagos': 'NG',
  'Africa/Dar_es_Salaam': 'TZ',
  'Africa/Kampala': 'UG',
  'Africa/Johannesburg': 'ZA',
  'America/Toronto': 'CA',
  'America/Vancouver': 'CA',
};

/** The country that a browser's zone and languages point to; the United States when they do not (defaults 7.1). */
export function guessCountry(timeZone: string, languages: readonly string[]): string {
  const known = (code: string | undefined) => COUNTRIES.find((country) => country === code);
  const byZone = known(ZONE_COUNTRY[timeZone]);
  if (byZone !== undefined) return byZone;
  if (/^(America|US)\//.test(timeZone)) {
    const american = languages
      .map((tag) => known(new Intl.Locale(tag).region))
      .find((code) => code === 'CA' || code === 'MX' || code === 'BR');
    return american ?? DEFAULT_COUNTRY;
  }
  return (
    languages.map((tag) => known(new Intl.Locale(tag).region)).find((code) => code !== undefined) ?? DEFAULT_COUNTRY
  );
}

/** Every zone that this browser knows, its own among them. */
export function timeZones(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}

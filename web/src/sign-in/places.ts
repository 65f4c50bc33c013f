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

/** American countries whose zones say no more than "America". */
const AMERICAN = ['CA', 'MX', 'BR', 'AR', 'CL', 'CO', 'PE'];

const countryOfTag = (tag: string): string | undefined => {
  const { region } = new Intl.Locale(tag);
  return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : undefined;
};

/** The country that a browser's zone and languages point to; the United States when they do not (defaults 7.1). */
export function guessCountry(timeZone: string, languages: readonly string[]): string {
  const byZone = ZONE_COUNTRY[timeZone];
  if (byZone !== undefined) return byZone;
  const spoken = languages.map(countryOfTag).filter((code) => code !== undefined);
  const wanted = /^(America|US)\//.test(timeZone) ? spoken.find((code) => AMERICAN.includes(code)) : spoken[0];
  return wanted ?? DEFAULT_COUNTRY;
}

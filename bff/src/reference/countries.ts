/** The countries of the world, as pickers need them; and where numbers can be bought (defaults 7.1). */
import type { Language } from '@ringline/kit/mail';
import { countries, type ICountry } from 'countries-list';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

export interface Country {
  readonly code: string;
  readonly name: string;
  readonly dialPrefix: string;
  readonly language: string;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly currencyRate: number | null;
  readonly callServiceTypes: string[];
  readonly smsServiceTypes: string[];
  readonly fundTopupOptions: string[];
  readonly callAvailability: boolean;
  readonly smsAvailability: boolean;
  readonly isSuggested: boolean;
}

/** Spec 000 §9. */
const SUGGESTED = new Set(['AU', 'CA', 'DE', 'FR', 'JP', 'US']);
const SOLD = ['US', 'CA', 'KE', 'NG', 'TZ', 'UG'];
const SOLD_ON_WIX = ['US', 'CA'];
/** For people of the provider's own domain alone. */
const SOLD_TO_US = ['GB', 'ZA'];
/** Countries of which numbers are sold to anybody at all. */
export const NUMBER_COUNTRIES: readonly string[] = [...SOLD, ...SOLD_TO_US];

/** Who asks: what is sold depends on it. */
export interface Buyer {
  readonly platform: string;
  readonly ofProvider: boolean;
}

/** Country codes in which the buyer may buy numbers (defaults 7.1). */
export function soldTo({ platform, ofProvider }: Buyer): ReadonlySet<string> {
  if (platform === 'WIX') return new Set(SOLD_ON_WIX);
  return new Set(ofProvider ? NUMBER_COUNTRIES : SOLD);
}

/** Countries that have telephones, by their name in the language. @param rates units of a currency for one US dollar */
export function countriesIn(language: Language, buyer: Buyer, rates: Readonly<Record<string, number>>): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const sold = soldTo(buyer);
  return getCountries()
    .flatMap((code) => {
      const known: ICountry | undefined = (countries as Readonly<Record<string, ICountry>>)[code];
      const [currency] = known?.currency ?? [];
      if (!known || !currency) return [];
      const serviceTypes = sold.has(code) ? ['PHONE_NUMBER'] : [];
      return [
        {
          code,
          name: names.of(code) ?? known.name,
          dialPrefix: `+${getCountryCallingCode(code)}`,
          language: known.languages[0] ?? '',
          currency,
          currencySymbol: symbolOf(currency, language),
          currencyRate: currency === 'USD' ? 1 : (rates[currency] ?? null),
          callServiceTypes: serviceTypes,
          smsServiceTypes: serviceTypes,
          // Which gateways take money from where, billing says once it has them.
          fundTopupOptions: [],
          callAvailability: sold.has(code),
          smsAvailability: sold.has(code),
          isSuggested: SUGGESTED.has(code),
        },
      ];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

function symbolOf(currency: string, language: Language): string {
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

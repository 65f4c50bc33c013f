/** Addresses that what was typed may become. */
import { foldName } from '@ringline/kit/search';
import type { CityData } from 'city-timezones';

export interface AddressSuggestion {
  /** The whole, for the list. */
  readonly label: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Where suggestions come from: cities that are known here, or a maps service. */
export interface AddressLookup {
  /** @param country ISO 3166-1 alpha-2 to stay within; empty: everywhere */
  suggest(text: string, country: string): Promise<AddressSuggestion[]>;
}

const MOST = 5;
const SHORTEST = 2;

interface KnownCity {
  readonly city: CityData;
  readonly key: string;
}

let known: Promise<readonly KnownCity[]> | undefined;

/** The largest cities first: 7,000 of them, read when somebody first types an address. */
async function readCities(): Promise<readonly KnownCity[]> {
  const { cityMapping } = await import('city-timezones');
  return cityMapping.toSorted((a, b) => b.pop - a.pop).map((city) => ({ city, key: foldName(city.city) }));
}

/**
 * Suggestions without any service: the street stays as it was typed, the last part is taken for the beginning of a city.
 * `12 Mill Lane, Man` finds Manchester with `12 Mill Lane`.
 */
export const offlineAddresses: AddressLookup = {
  async suggest(text, country) {
    const parts = text.split(',').map((part) => part.trim());
    const typedCity = parts.at(-1) ?? '';
    const beginning = foldName(typedCity);
    if (beginning.length < SHORTEST) return [];
    const address1 = parts.slice(0, -1).join(', ');
    const cities = await (known ??= readCities());
    const found = cities.filter(
      ({ city, key }) => key.startsWith(beginning) && (country === '' || city.iso2 === country.toUpperCase()),
    );
    return found.slice(0, MOST).map(({ city: { city, province, iso2 } }) => ({
      label: [address1, city, province, iso2].filter(Boolean).join(', '),
      address1,
      city,
      state: province,
      zip: '',
      country: iso2,
    }));
  },
};

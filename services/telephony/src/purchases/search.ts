/** Numbers that the carrier has to sell, as our own terms name them. */
import { carrierFailure, isGone } from '@ringline/kit/carrier';
import { invalid } from '@ringline/kit/errors';
import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import type { Deps } from '../context.ts';

export type SoldType = 'LOCAL' | 'MOBILE' | 'TOLL_FREE';

/** Where numbers are sold, and of which types: the first is the one that is searched unless another is asked for (defaults 7.1). */
const SOLD: Readonly<Record<string, readonly SoldType[]>> = {
  US: ['LOCAL', 'TOLL_FREE'],
  CA: ['LOCAL', 'TOLL_FREE'],
  KE: ['LOCAL'],
  NG: ['LOCAL'],
  TZ: ['LOCAL'],
  UG: ['LOCAL'],
};
/** Where Wix sells them. */
const ON_WIX: ReadonlySet<string> = new Set(['US', 'CA']);
/** Elsewhere a number is sold with an approved address or documents alone, whatever a search says of it. */
const WITHOUT_DOCUMENTS: ReadonlySet<string> = new Set(['US', 'CA']);

/** Rows that the carrier gives in one answer, at the most. */
const MOST = 1_000;
const KEYPAD = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const TOLL_FREE = /^\+1(?:800|822|833|844|855|866|877|888)/;

export interface Offer {
  readonly number: string;
  readonly country: string;
  readonly type: SoldType;
  readonly capabilities: string[];
  readonly pictures: boolean;
  readonly areaCode: string;
  readonly place: string;
  readonly needsDocuments: boolean;
}

/** The type that is searched in a country. @throws Refusal VALIDATION_FAILED where none, or not this one, is sold */
export function soldType(country: string, type: string, platform: string): SoldType {
  const types = platform === 'WIX' && !ON_WIX.has(country) ? undefined : SOLD[country];
  if (!types) throw invalid('countryId', 'Numbers of this country are not sold here. Choose another country.');
  const found = type === '' ? types[0] : types.find((one) => one === type);
  if (found) return found;
  throw invalid('type', 'This type of number is not sold in this country. Choose another type.');
}

/** Country and type of a number that somebody wants. @throws Refusal VALIDATION_FAILED */
export function kindOf(number: string, platform: string): { number: string; country: string; type: SoldType } {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isPossible()) throw invalid('number', 'Choose a number from the list.');
  const e164 = parsed.number;
  const country = parsed.country ?? (e164.startsWith('+1') ? 'US' : '');
  return { number: e164, country, type: soldType(country, TOLL_FREE.test(e164) ? 'TOLL_FREE' : '', platform) };
}

/** What is typed, as digits of the national number: a word as on a keypad, without the country's dial code. */
export function digitsOf(search: string, country: string): string {
  const digits = search
    .toLowerCase()
    .replaceAll(/[a-z]/g, (letter) => String(KEYPAD.findIndex((key) => key.includes(letter)) + 2))
    .replaceAll(/[^\d+]/g, '');
  const dialled = digits.startsWith('+')
    ? digits.replace(`+${getCountryCallingCode(country as CountryCode)}`, '')
    : digits;
  return dialled.replaceAll('+', '');
}

/**
 * What of a kind can be bought, those that begin with what is typed first.
 * @throws Refusal VALIDATION_FAILED for a single digit; Error when the carrier does not answer
 */
export async function searchOffers(
  { carrier }: Pick<Deps, 'carrier'>,
  { country, type, search, limit = MOST }: { country: string; type: SoldType; search: string; limit?: number },
): Promise<Offer[]> {
  const digits = digitsOf(search, country);
  if (digits.length === 1) throw invalid('number', 'Type at least 2 digits or letters.');
  const api = carrier.rest.availablePhoneNumbers(country);
  // The library has a class for each of them, with the same requests and rows.
  const lists = { LOCAL: api.local, MOBILE: api.mobile as unknown, TOLL_FREE: api.tollFree as unknown } as Readonly<
    Record<SoldType, typeof api.local>
  >;
  const found = await lists[type]
    .list({ ...(digits === '' ? {} : { contains: digits.slice(0, 16) }), limit, pageSize: Math.min(MOST, limit) })
    .catch((error: unknown) => {
      // The carrier has nothing of this kind at all.
      if (isGone(carrierFailure(error))) return [];
      throw error;
    });
  const dial = `+${getCountryCallingCode(country as CountryCode)}`;
  const national = (number: string) => (number.startsWith(dial) ? number.slice(dial.length) : number);
  const rank = ({ number }: Offer) => (national(number).startsWith(digits) ? 0 : 1);
  return found
    .map((one): Offer => {
      const can = Object.fromEntries(
        Object.entries(one.capabilities as unknown as Record<string, boolean>).map(([name, has]) => [
          name.toLowerCase(),
          has,
        ]),
      );
      const number = one.phoneNumber;
      return {
        number,
        country,
        type,
        capabilities: [
          ...(can['voice'] ? ['INBOUND_CALL', 'OUTBOUND_CALL'] : []),
          ...(can['sms'] ? ['RECEIVE_SMS', 'SEND_SMS'] : []),
        ],
        pictures: can['mms'] ?? false,
        areaCode: dial === '+1' ? national(number).slice(0, 3) : '',
        place: [one.locality, one.region].filter(Boolean).join(', '),
        needsDocuments: one.addressRequirements !== 'none' || !WITHOUT_DOCUMENTS.has(country),
      };
    })
    .filter(({ number }) => national(number).includes(digits))
    .toSorted((one, other) => rank(one) - rank(other) || one.number.localeCompare(other.number));
}

/** Numbers most like this one, without it: of its area, then of its kind. */
export async function similarTo(
  deps: Pick<Deps, 'carrier'>,
  { number, country, type }: { number: string; country: string; type: string },
): Promise<string[]> {
  const area = digitsOf(number, country).slice(0, 3);
  const kind = { country, type: type as SoldType, limit: 20 };
  const near = await searchOffers(deps, { ...kind, search: area });
  const offers = near.length > 1 ? near : await searchOffers(deps, { ...kind, search: '' });
  return offers.map((offer) => offer.number).filter((one) => one !== number);
}

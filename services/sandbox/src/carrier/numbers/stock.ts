/** What the carrier has to sell. Numbers that nobody has: ranges kept for fiction, where a country keeps some. */

export type StockType = 'Local' | 'Mobile' | 'TollFree';

interface Range {
  readonly country: string;
  readonly type: StockType;
  /** Everything but the last digits. */
  readonly prefix: string;
  readonly digits: number;
  readonly from: number;
  readonly count: number;
  readonly locality?: string;
  readonly region?: string;
  /** As the provider's: none | any | local | foreign. */
  readonly addressRequirements?: 'none' | 'any' | 'local';
  /** It is sold with the approved documents of a bundle alone. */
  readonly bundle?: true;
}

export interface StockNumber {
  readonly phoneNumber: string;
  readonly country: string;
  readonly type: StockType;
  readonly locality: string | null;
  readonly region: string | null;
  readonly areaCode: string;
  readonly addressRequirements: 'none' | 'any' | 'local';
  readonly bundle: boolean;
  readonly capabilities: { voice: boolean; sms: boolean; mms: boolean; fax: boolean };
}

const northern = (country: string, places: Readonly<Record<string, readonly [string, string]>>): Range[] =>
  Object.entries(places).map(([area, [locality, region]]) => ({
    country,
    type: 'Local',
    prefix: `+1${area}55501`,
    digits: 2,
    from: 0,
    count: 100,
    locality,
    region,
  }));

/** None of them is an area of the test numbers, which the product lends. */
const RANGES: readonly Range[] = [
  ...northern('US', {
    '415': ['San Francisco', 'CA'],
    '510': ['Oakland', 'CA'],
    '628': ['San Francisco', 'CA'],
    '503': ['Portland', 'OR'],
    '206': ['Seattle', 'WA'],
    '303': ['Denver', 'CO'],
    '512': ['Austin', 'TX'],
    '615': ['Nashville', 'TN'],
  }),
  ...northern('CA', {
    '416': ['Toronto', 'ON'],
    '604': ['Vancouver', 'BC'],
    '514': ['Montreal', 'QC'],
    '403': ['Calgary', 'AB'],
  }),
  ...['800', '833', '844', '855', '866', '877', '888'].flatMap((area, index): Range[] => [
    { country: 'US', type: 'TollFree', prefix: `+1${area}55501`, digits: 2, from: 0, count: 60 },
    // Canada shares these areas; each number is sold once.
    ...(index < 3
      ? [{ country: 'CA', type: 'TollFree' as const, prefix: `+1${area}55501`, digits: 2, from: 60, count: 40 }]
      : []),
  ]),
  { country: 'GB', type: 'Mobile', prefix: '+447700900', digits: 3, from: 100, count: 100, addressRequirements: 'any' },
  { country: 'ZA', type: 'Mobile', prefix: '+277155501', digits: 2, from: 0, count: 60, bundle: true },
  {
    country: 'KE',
    type: 'Local',
    prefix: '+254205550',
    digits: 3,
    from: 100,
    count: 40,
    locality: 'Nairobi',
    bundle: true,
  },
  {
    country: 'NG',
    type: 'Local',
    prefix: '+23415550',
    digits: 3,
    from: 100,
    count: 40,
    locality: 'Lagos',
    bundle: true,
  },
  {
    country: 'TZ',
    type: 'Local',
    prefix: '+255225550',
    digits: 3,
    from: 100,
    count: 40,
    locality: 'Dar es Salaam',
    bundle: true,
  },
  {
    country: 'UG',
    type: 'Local',
    prefix: '+256415550',
    digits: 3,
    from: 100,
    count: 40,
    locality: 'Kampala',
    bundle: true,
  },
];

const KEYPAD = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** Every tenth local number has no pictures: what is offered differs, as it does outside. */
const picturesless = (line: number): boolean => line % 10 === 8;

/** All that there is of a country and type, sold or not; undefined where the carrier does not offer it. */
export function stockOf(country: string, type: StockType): StockNumber[] | undefined {
  const ranges = RANGES.filter((range) => range.country === country && range.type === type);
  if (ranges.length === 0) return undefined;
  return ranges.flatMap(({ prefix, digits, from, count, ...range }) =>
    Array.from({ length: count }, (_none, index): StockNumber => {
      const line = from + index;
      const phoneNumber = prefix + String(line).padStart(digits, '0');
      const northAmerica = phoneNumber.startsWith('+1');
      return {
        phoneNumber,
        country,
        type,
        locality: range.locality ?? null,
        region: range.region ?? null,
        areaCode: northAmerica ? phoneNumber.slice(2, 5) : '',
        addressRequirements: range.addressRequirements ?? 'none',
        bundle: range.bundle ?? false,
        capabilities: {
          voice: true,
          sms: true,
          mms: northAmerica && type === 'Local' && !picturesless(line),
          fax: false,
        },
      };
    }),
  );
}

/** What the carrier knows of a number that it sells; undefined of one that it does not. */
export function stockNumber(phoneNumber: string): StockNumber | undefined {
  const range = RANGES.find(
    ({ prefix, digits, from, count }) =>
      phoneNumber.startsWith(prefix) &&
      phoneNumber.length === prefix.length + digits &&
      Number(phoneNumber.slice(prefix.length)) >= from &&
      Number(phoneNumber.slice(prefix.length)) < from + count,
  );
  return range && stockOf(range.country, range.type)?.find((one) => one.phoneNumber === phoneNumber);
}

/** Countries with what is sold there. */
export const stockCountries = (): { country: string; types: StockType[] }[] =>
  [...new Set(RANGES.map(({ country }) => country))].map((country) => ({
    country,
    types: [...new Set(RANGES.filter((range) => range.country === country).map(({ type }) => type))],
  }));

/**
 * The provider's `Contains`: 2 to 16 characters of digits, letters as on a keypad and `*`; `+` at the front and `$` at the end anchor.
 * @returns undefined for what is none
 */
export function containsPattern(contains: string): RegExp | undefined {
  const inner = /^(\+?)([\da-z*%]{2,16})(\$?)$/i.exec(contains);
  if (!inner || !/[\da-z].*[\da-z]/i.test(contains)) return undefined;
  const [, start = '', middle = '', end = ''] = inner;
  const digits = middle
    .toLowerCase()
    .replaceAll(/[a-z]/g, (letter) => String(KEYPAD.findIndex((key) => key.includes(letter)) + 2));
  return new RegExp((start ? String.raw`^\+` : '') + digits.replaceAll(/[*%]/g, String.raw`\d`) + (end ? '$' : ''));
}

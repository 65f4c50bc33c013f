import { invalid } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';

export interface Address {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly areaCode: string;
}

const FIELDS = ['address1', 'address2', 'city', 'state', 'zip', 'country', 'areaCode'] as const;
const LONGEST = 200;

/** An address as stored: what is missing is empty. */
export function readAddress(stored: unknown): Address {
  const fields = stored as Partial<Record<string, unknown>>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return Object.fromEntries(FIELDS.map((name) => [name, text(name)])) as unknown as Address;
}

/** An address as typed. @throws Refusal VALIDATION_FAILED with the field, such as `address.zip` */
export function parseAddress(given: Readonly<Record<(typeof FIELDS)[number], string>>): Address {
  const entries = FIELDS.map((name) => {
    const text = trimmed(given[name]);
    if (text.length > LONGEST) throw invalid(`address.${name}`, `Use at most ${LONGEST} characters.`);
    return [name, text] as const;
  });
  const address = Object.fromEntries(entries) as unknown as Address;
  return address.country === '' ? address : { ...address, country: parseCountry(address.country, 'address.country') };
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** An ISO 3166-1 alpha-2 code. @throws Refusal VALIDATION_FAILED */
export function parseCountry(text: string, field = 'country'): string {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || regions.of(code) === undefined) throw invalid(field, 'Choose a country.');
  return code;
}

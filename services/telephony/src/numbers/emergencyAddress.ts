/** Where responders are sent when somebody calls an emergency number with a number (defaults 7.3). */
import { invalid, Refusal } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { regionCode } from './regions.ts';

/** The fields of WorkspaceAddress that responders need. */
export interface EmergencyAddress {
  readonly address1: string;
  /** Floor, suite; may be empty. */
  readonly address2: string;
  readonly city: string;
  /** Two letters: a state of the United States, a province or territory of Canada. */
  readonly state: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2; the number's own. */
  readonly country: string;
}

type Given = { readonly [Field in keyof EmergencyAddress]?: string | undefined };

/** Countries whose emergency numbers a call from a browser can reach, each with how its postal codes are written. */
const POSTAL_CODES: Readonly<Record<string, { pattern: RegExp; wrong: string }>> = {
  US: { pattern: /^\d{5}(-\d{4})?$/, wrong: 'Enter a ZIP code of five digits, such as 94612.' },
  CA: {
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    wrong: 'Enter a postal code such as K1A 0B1.',
  },
};
const LONGEST = 100;
/** Responders are sent to a place; nobody is found in a box of letters. */
const LETTER_BOX = /^(?:p\.?\s*o\.?\s*box|post office box|postal box|general delivery)\b/i;

/** Whether emergency services of a country can be called from a browser at all. */
export const reachesEmergency = (country: string): boolean => Object.hasOwn(POSTAL_CODES, country);

/** Types that stand for no place. */
const NOT_LOCATED: ReadonlySet<string> = new Set(['WEB', 'SENDER_ID', 'TOLL_FREE']);

/** Whether emergency numbers are called with this number, and whether it needs an address before it calls anybody. */
export const callsEmergency = ({
  country,
  type,
  isTestNumber,
}: Pick<PhoneNumber, 'country' | 'type' | 'isTestNumber'>): boolean =>
  !isTestNumber && !NOT_LOCATED.has(type) && reachesEmergency(country);

/**
 * The address as it is stored, of what was typed.
 * @throws Refusal VALIDATION_FAILED with the field, such as `emergencyAddress.zip`
 */
export function parseEmergencyAddress(
  given: Given,
  number: Pick<PhoneNumber, 'country' | 'type' | 'isTestNumber'>,
): EmergencyAddress {
  if (number.isTestNumber)
    throw invalid('emergencyAddress', 'A test number can’t call emergency services, so it has no emergency address.');
  if (!callsEmergency(number))
    throw invalid('emergencyAddress', 'Emergency services can’t be called from a browser with this number.');
  const text = (field: keyof EmergencyAddress): string => {
    const typed = trimmed(given[field] ?? '').replaceAll(/\s+/gu, ' ');
    if (typed.length > LONGEST) throw invalid(`emergencyAddress.${field}`, `Use at most ${LONGEST} characters.`);
    return typed;
  };
  const { country } = number;
  const address1 = text('address1');
  if (address1 === '') throw invalid('emergencyAddress.address1', 'Enter the street and the house number.');
  if (LETTER_BOX.test(address1))
    throw invalid(
      'emergencyAddress.address1',
      'Responders can’t be sent to a post office box. Enter a street address.',
    );
  if (!/\d/.test(address1)) throw invalid('emergencyAddress.address1', 'Enter the house number too.');
  const city = text('city');
  if (city === '') throw invalid('emergencyAddress.city', 'Enter the city.');
  const state = regionCode(country, text('state'));
  if (state === undefined)
    throw invalid(
      'emergencyAddress.state',
      country === 'CA' ? 'Enter a province or territory, such as ON.' : 'Enter a state, such as CA.',
    );
  const zip = zipOf(country, text('zip'));
  if (zip === undefined) throw invalid('emergencyAddress.zip', POSTAL_CODES[country]?.wrong ?? '');
  const typedCountry = text('country').toUpperCase();
  if (typedCountry !== '' && typedCountry !== country)
    throw invalid('emergencyAddress.country', 'The address must be in the country of the number.');
  return { address1, address2: text('address2'), city, state, zip, country };
}

/** A Canadian one is written as the post does, however it was typed. */
function zipOf(country: string, typed: string): string | undefined {
  const bare = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const zip = country === 'CA' ? `${bare.slice(0, 3)} ${bare.slice(3)}` : typed;
  return POSTAL_CODES[country]?.pattern.test(zip) ? zip : undefined;
}

/** What a new number begins with: the workspace's address, where responders would find it; null: it has to be given. */
export function emergencyAddressFrom(
  workspaceAddress: unknown,
  number: Pick<PhoneNumber, 'country' | 'type' | 'isTestNumber'>,
): EmergencyAddress | null {
  const given = (workspaceAddress ?? {}) as Given;
  // Without its country it may lie anywhere.
  if (!callsEmergency(number) || given.country !== number.country) return null;
  try {
    return parseEmergencyAddress(given, number);
  } catch {
    return null;
  }
}

/** As people read it: 1840 Harrison Street, Floor 2, Oakland, CA 94612. */
export const emergencyAddressInWords = (stored: unknown): string => {
  const address = stored as EmergencyAddress | null;
  if (!address) return '';
  const { address1, address2, city, state, zip } = address;
  return [address1, address2, city, `${state} ${zip}`].filter((part) => part !== '').join(', ');
};

/**
 * Nobody calls with a number of the United States or Canada before it is known where help is to be sent, should they need it next.
 * Calls that people place are meant; forwards and callbacks answer somebody who called, and go on.
 * @throws Refusal EMERGENCY_ADDRESS_REQUIRED
 */
export function requireEmergencyAddress(
  number: Pick<PhoneNumber, 'id' | 'number' | 'country' | 'type' | 'isTestNumber' | 'emergencyAddress'>,
): void {
  if (!callsEmergency(number) || number.emergencyAddress !== null) return;
  throw new Refusal({
    code: 'EMERGENCY_ADDRESS_REQUIRED',
    message: `${number.number} has no emergency address yet. An owner or admin, or a manager of its team, can enter it under Settings, Phone numbers; then you can call.`,
    why: {
      check: 'emergency_address',
      required: 'an emergency address',
      current: number.number,
      whoCanFix: ['OWNER', 'ADMIN', 'MANAGER'],
    },
    details: { phoneNumberId: number.id, path: `/settings/channels?number=${number.id}` },
  });
}

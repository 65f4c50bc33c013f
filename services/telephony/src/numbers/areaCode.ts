import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Calling codes whose numbers have areas though the way they are written at home does not tell: +1 and Mexico. */
const WITH_AREAS: ReadonlySet<string> = new Set(['1', '52']);

/**
 * The area code of a landline, without the digit that is dialled before it at home; empty where the numbering plan has no areas.
 * A plan has them when people at home dial something in front of the number, or its numbers begin with a zero of their own (Italy):
 * the rule of libphonenumber's getLengthOfGeographicalAreaCode, which the library we use does not have.
 */
export function areaCodeOf({ number, type }: { number: string; type: string }): string {
  const parsed = type === 'LOCAL' ? parsePhoneNumberFromString(number) : undefined;
  if (!parsed?.isValid()) return '';
  const { countryCallingCode, nationalNumber } = parsed;
  const atHome = parsed.formatNational().replace(/\D/g, '');
  if (!WITH_AREAS.has(countryCallingCode) && atHome === nationalNumber && !nationalNumber.startsWith('0')) return '';
  const [, area = '', ...rest] = parsed.formatInternational().split(/\D+/).filter(Boolean);
  return rest.length === 0 ? '' : area;
}

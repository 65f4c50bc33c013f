import { addressOf, phoneMatchKey, readPhoneNumber } from '@ringline/kit/phone';
import { trimmed } from '@ringline/kit/text';
import { MAX_NAME_LENGTH, isEmail } from '../contacts/contact.ts';
import type { Field } from './columns.ts';
import { countryOf } from './countries.ts';

/** Why a row is not imported, as ringline.contacts.v1.ImportReason names it. */
export type Reason =
  | 'PHONE_REQUIRED'
  | 'PHONE_INVALID'
  | 'PHONE_DAMAGED'
  | 'EMAIL_INVALID'
  | 'DUPLICATE_IN_FILE'
  | 'TOO_LONG';

/** A row as a contact. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly matchKey: string;
  readonly email: string;
  readonly company: string;
  readonly city: string;
  readonly countryCode: string;
}

export type Checked = { readonly person: Person; readonly reason?: undefined } | { readonly reason: Reason };

/** A long number as a spreadsheet shows it in a narrow cell, and then saves it. */
const DAMAGED = /^\+?\d(?:[.,]\d+)?e\+?\d+$/i;
/** Some programs write a number as text by a mark before it. */
const TEXT_MARK = /^'/;

/** What a row's cells say, by the fields of their columns. */
export function valuesOf(cells: readonly string[], fields: readonly string[]): Partial<Record<Field, string>> {
  const values: Partial<Record<Field, string>> = {};
  for (const [index, field] of fields.entries()) if (field !== '') values[field as Field] = trimmed(cells[index] ?? '');
  return values;
}

/**
 * Reads a row as a contact.
 * @param country ISO 3166-1 alpha-2 of numbers whose row names none
 */
export function checkRow(cells: readonly string[], fields: readonly string[], country: string): Checked {
  const values = valuesOf(cells, fields);
  const phone = (values.PHONE_NUMBER ?? '').replace(TEXT_MARK, '').trim();
  if (phone === '') return { reason: 'PHONE_REQUIRED' };
  if (DAMAGED.test(phone)) return { reason: 'PHONE_DAMAGED' };
  const read = readPhoneNumber(phone, countryOf(values.COUNTRY ?? '') || country);
  if (!read) return { reason: 'PHONE_INVALID' };
  const email = values.EMAIL ?? '';
  if (email !== '' && !isEmail(email)) return { reason: 'EMAIL_INVALID' };
  const [company, city] = [values.COMPANY ?? '', values.CITY ?? ''];
  const [firstName, lastName] = nameOf(values);
  if ([firstName, lastName, company, city].some((text) => text.length > MAX_NAME_LENGTH)) return { reason: 'TOO_LONG' };
  const phoneNumber = addressOf(read);
  const matchKey = phoneMatchKey(phoneNumber);
  return { person: { firstName, lastName, phoneNumber, matchKey, email, company, city, countryCode: read.country } };
}

/** A name in one column is split at its last space. */
function nameOf({
  FIRST_NAME: first = '',
  LAST_NAME: last = '',
  FULL_NAME: full = '',
}: Partial<Record<Field, string>>) {
  if (first !== '' || last !== '' || full === '') return [first, last] as const;
  const space = full.lastIndexOf(' ');
  return space < 0 ? ([full, ''] as const) : ([full.slice(0, space).trim(), full.slice(space + 1)] as const);
}

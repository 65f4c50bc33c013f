/** What an order lacks, or would get rejected for, before it is sent (defaults 7.4). Pure. */
import { isValidPhoneNumber } from 'libphonenumber-js';
import type { PortingNumber } from '../generated/prisma/client.ts';
import { dayAfter, type PortingForm } from './form.ts';

/** Days ahead that the carrier needs at least, and that we take at most. */
export const LEAST_DAYS = 7;
const MOST_DAYS = 90;
/** Days that a bill may be old. */
const BILL_DAYS = 30;

const RULES = [
  'MISSING',
  'NO_NUMBERS',
  'NOT_PORTABLE',
  'PIN_MISSING',
  'BILL_MISSING',
  'BILL_OLD',
  'BILL_FUTURE',
  'DATE_TOO_SOON',
  'DATE_TOO_FAR',
  'NAME_NOT_FULL',
  'EMAIL_INVALID',
  'PHONE_INVALID',
  'PO_BOX',
  'ZIP_INVALID',
] as const;
export type Rule = (typeof RULES)[number];

export interface Finding {
  readonly rule: Rule;
  /** Of the form. */
  readonly field: string;
  /** The number that it is about, or empty. */
  readonly about: string;
}

const REQUIRED: readonly (keyof PortingForm)[] = [
  'customerName',
  'accountNumber',
  'representative',
  'representativeEmail',
  'address1',
  'city',
  'state',
  'zip',
  'billDate',
  'wishedDate',
];
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const PO_BOX = /\bp\.?\s*o\.?\s*box\b/i;
const ZIP = /^\d{5}(?:-\d{4})?$/;

export type CheckedNumber = Pick<PortingNumber, 'number' | 'obstacle' | 'pinRequired' | 'pin' | 'state'>;

export function findingsOf(
  form: PortingForm,
  numbers: readonly CheckedNumber[],
  hasBill: boolean,
  now: Date,
): Finding[] {
  const found: Finding[] = [];
  const add = (rule: Rule, field: string, about = '') => found.push({ rule, field, about });
  const open = numbers.filter(({ state }) => state !== 'CANCELLED' && state !== 'COMPLETED');
  if (open.length === 0) add('NO_NUMBERS', 'numbers');
  for (const { number, obstacle } of open) if (obstacle !== '') add('NOT_PORTABLE', 'numbers', number);
  for (const field of REQUIRED) if (form[field] === '') add('MISSING', field);
  for (const { number, pinRequired, pin, obstacle } of open)
    if (obstacle === '' && pinRequired && pin === null) add('PIN_MISSING', 'numbers', number);
  if (!hasBill) add('BILL_MISSING', 'bill');
  const { billDate, wishedDate, representative, representativeEmail, accountPhone, address1, address2, zip } = form;
  if (billDate !== '' && billDate < dayAfter(now, -BILL_DAYS)) add('BILL_OLD', 'billDate');
  // Somewhere it is tomorrow already.
  if (billDate > dayAfter(now, 1)) add('BILL_FUTURE', 'billDate');
  if (wishedDate !== '' && wishedDate < dayAfter(now, LEAST_DAYS)) add('DATE_TOO_SOON', 'wishedDate');
  if (wishedDate > dayAfter(now, MOST_DAYS)) add('DATE_TOO_FAR', 'wishedDate');
  if (representative !== '' && !/\S\s+\S/.test(representative)) add('NAME_NOT_FULL', 'representative');
  if (representativeEmail !== '' && !EMAIL.test(representativeEmail)) add('EMAIL_INVALID', 'representativeEmail');
  if (accountPhone !== '' && !isValidPhoneNumber(accountPhone, 'US')) add('PHONE_INVALID', 'accountPhone');
  if (PO_BOX.test(`${address1} ${address2}`)) add('PO_BOX', 'address1');
  if (zip !== '' && !ZIP.test(zip)) add('ZIP_INVALID', 'zip');
  return found;
}

/** What the carrier that loses numbers knows of its customer (defaults 7.4). */
import { invalid } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { PortingForm as FormMessage } from '@ringline/proto/telephony/v1/porting_pb';

export const CUSTOMER_TYPES = ['BUSINESS', 'INDIVIDUAL'] as const;

/** Texts are trimmed; empty: not given yet. Numbers and PINs stand in rows of their own. */
export interface PortingForm {
  readonly customerType: string;
  readonly customerName: string;
  readonly accountNumber: string;
  readonly accountPhone: string;
  readonly representative: string;
  readonly representativeEmail: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Days, as 2026-12-24. */
  readonly wishedDate: string;
  readonly billDate: string;
  readonly teamId: string;
}

export const EMPTY_FORM: PortingForm = {
  customerType: 'BUSINESS',
  customerName: '',
  accountNumber: '',
  accountPhone: '',
  representative: '',
  representativeEmail: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  wishedDate: '',
  billDate: '',
  teamId: '',
};

const LONGEST = 200;

/**
 * The form as it is kept: trimmed, within bounds, whatever is still missing.
 * @throws Refusal VALIDATION_FAILED with the field
 */
export function readForm(given: FormMessage | undefined): PortingForm {
  if (given === undefined) return EMPTY_FORM;
  const text = (field: keyof PortingForm): string => {
    const kept = trimmed(given[field]);
    if (kept.length > LONGEST) throw invalid(field, `Use at most ${LONGEST} characters.`);
    return kept;
  };
  const day = (field: 'wishedDate' | 'billDate'): string => {
    const kept = text(field);
    if (kept !== '' && !isDay(kept)) throw invalid(field, 'Enter a whole date: day, month and year.');
    return kept;
  };
  const customerType = given.customerType || EMPTY_FORM.customerType;
  if (!CUSTOMER_TYPES.some((type) => type === customerType))
    throw invalid('customerType', `Choose one of ${CUSTOMER_TYPES.join(', ')}.`);
  return {
    customerType,
    customerName: text('customerName'),
    accountNumber: text('accountNumber'),
    accountPhone: text('accountPhone'),
    representative: text('representative'),
    representativeEmail: text('representativeEmail'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    wishedDate: day('wishedDate'),
    billDate: day('billDate'),
    teamId: text('teamId'),
  };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const DAY_MS = 86_400_000;

/** A day so many days from a moment, as 2026-12-24. */
export const dayAfter = (from: Date, days: number): string =>
  new Date(from.getTime() + days * DAY_MS).toISOString().slice(0, 10);

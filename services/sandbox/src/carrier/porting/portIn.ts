/** Orders that bring numbers to the carrier. How far one is follows from the registry's clock alone, and from whether its letter is signed. */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { RegistryItem } from '../registry/items.ts';

export interface OrderedNumber {
  readonly sid: string;
  readonly number: string;
  readonly pin: string;
  canceled?: boolean | undefined;
}
/** What an order keeps in `about`. */
export interface PortInAbout {
  readonly numbers: OrderedNumber[];
  readonly documents: readonly string[];
  readonly date: string;
  readonly customer: Readonly<Record<string, unknown>>;
}
export interface NumberStatus {
  readonly status: string;
  readonly portDate: Date | null;
  readonly rejection: string | null;
}

const DAY_MS = 86_400_000;
/** Days in which the letter has to be signed. */
const SIGN_DAYS = 30;
/** The hour of the day at which numbers move (UTC). */
const PORT_HOUR = 14;
/** A port that is nearer than this is not cancelled any more. */
export const LATEST_CANCEL_MS = DAY_MS;
const TOLL_FREE = /^\+1(?:800|822|833|844|855|866|877|888)/;

export const aboutOf = (item: RegistryItem): PortInAbout => item.about as unknown as PortInAbout;

export type NumberType = 'LOCAL' | 'MOBILE' | 'TOLL-FREE' | 'UNKNOWN';

/** Numbers whose fourth digit is a 9 are of mobile phones here. */
export function typeOf(number: string): NumberType {
  if (TOLL_FREE.test(number)) return 'TOLL-FREE';
  return number.startsWith('+1') ? (number.charAt(5) === '9' ? 'MOBILE' : 'LOCAL') : 'UNKNOWN';
}

/** The provider's words for the codes of what can't be ported. */
export const NOT_PORTABLE: Readonly<Record<number, string>> = {
  22_130: 'Not Portable - Unsupported',
  22_131: 'Number is already in the target account',
  22_132: 'Number is in Twilio under a different owner',
  22_133: 'Not Portable API - Manual porting available',
  22_136: 'Number is already in one of your Twilio accounts',
  22_137: 'Port is already in progress with one of your Twilio accounts',
};

/** A number whose last five digits are such a code is refused with it: +1 415 552 2132. */
export function obstacleOf(number: string): number | undefined {
  const parsed = parsePhoneNumberFromString(number);
  if (parsed?.country !== 'US' && !TOLL_FREE.test(number)) return 22_130;
  if (TOLL_FREE.test(number)) return 22_133;
  const asked = Number(number.slice(-5));
  return asked in NOT_PORTABLE ? asked : undefined;
}

/** What the carrier that loses the number objects to, in the words of such carriers. */
function objection({ customer }: PortInAbout, { pin }: OrderedNumber): string | null {
  const text = (name: string) => (typeof customer[name] === 'string' ? customer[name] : '');
  const address = (customer['address'] ?? {}) as Readonly<Record<string, unknown>>;
  if (pin === '0000') return 'Invalid PIN';
  if (/^0+$/.test(text('account_number'))) return 'Account number does not match the losing carrier’s record';
  if (/mismatch/i.test(text('customer_name'))) return 'Name Mismatch';
  if (address['zip'] === '00000') return 'Address Mismatch: the service address differs';
  if (/unpaid/i.test(text('customer_name'))) return 'Unsatisfactory Business Relationship: outstanding balance';
  if (/frozen/i.test(text('customer_name'))) return 'The number is frozen by its owner';
  return null;
}

/** Where each number of an order stands, `stepMs` after each step. */
export function numbersOf(item: RegistryItem, now: Date, stepMs: number): (OrderedNumber & NumberStatus)[] {
  const about = aboutOf(item);
  const portDate = new Date(Date.parse(`${about.date}T00:00:00Z`) + PORT_HOUR * 3_600_000);
  return about.numbers.map((number) => {
    const is = (status: string, more: Partial<NumberStatus> = {}) => ({
      ...number,
      status,
      portDate: null,
      rejection: null,
      ...more,
    });
    if (number.canceled || item.forced) return is('Canceled');
    if (item.confirmedAt === undefined)
      return is(now.getTime() - Date.parse(item.createdAt) < stepMs ? 'In Review' : 'Waiting for Signature');
    const steps = (now.getTime() - Date.parse(item.confirmedAt)) / stepMs;
    if (steps < 1) return is('Submitted');
    const rejection = objection(about, number);
    if (rejection !== null) return is('Rejected', { rejection });
    return now < portDate ? is('Pending', { portDate }) : is('Completed', { portDate });
  });
}

/** Of the order as a whole. */
export function statusOf(item: RegistryItem, now: Date, stepMs: number): string {
  const all = numbersOf(item, now, stepMs);
  const open = all.filter(({ status }) => status !== 'Canceled');
  if (open.length === 0) return 'Canceled';
  if (item.confirmedAt === undefined && now.getTime() - Date.parse(item.createdAt) > SIGN_DAYS * DAY_MS)
    return 'Expired';
  const has = (status: string) => open.some((one) => one.status === status);
  if (has('In Review')) return 'In Review';
  if (has('Waiting for Signature')) return 'Waiting for Signature';
  if (has('Rejected')) return 'Action Required';
  return open.every(({ status }) => status === 'Completed') ? 'Completed' : 'In Progress';
}

/** Orders whose numbers nobody else may order. */
export const isOpen = (item: RegistryItem, now: Date, stepMs: number): boolean =>
  !['Canceled', 'Completed', 'Expired'].includes(statusOf(item, now, stepMs));

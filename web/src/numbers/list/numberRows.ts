/** What the list of numbers says of each, and which of them a filter leaves. */
import { formatPhone } from '../../ui/numbers.ts';

/** What is wrong with a number, the worst first; READY: nothing. */
export const NUMBER_STATES = ['UNAVAILABLE', 'noTexts', 'noAddress', 'incomplete', 'test', 'READY'] as const;
export type NumberState = (typeof NUMBER_STATES)[number];

/** A number as the list needs it. */
export interface NumberRow {
  readonly id: string;
  readonly name: string;
  /** E.164. */
  readonly number: string;
  readonly country: string;
  readonly status: string;
  readonly type: string;
  readonly isTestNumber: boolean;
  readonly isFree: boolean;
  readonly isComplianceVerified: boolean;
  readonly isPhoneConfigurationComplete: boolean;
  readonly emergencyCalls: boolean;
  readonly emergencyAddress: object | null | undefined;
  readonly vendorProduct: { readonly phonePrice: number };
  readonly callWorkFlow: { readonly team: { readonly teamId: string } | null | undefined } | null | undefined;
}

/** All that is wrong with a number, the worst first. */
export function statesOf(row: Omit<NumberRow, 'callWorkFlow' | 'vendorProduct'>): NumberState[] {
  const found: NumberState[] = [];
  if (row.status === 'UNAVAILABLE') found.push('UNAVAILABLE');
  if (needsRegistration(row) && !row.isComplianceVerified) found.push('noTexts');
  if (row.emergencyCalls && !row.emergencyAddress) found.push('noAddress');
  if (!row.isPhoneConfigurationComplete) found.push('incomplete');
  if (row.isTestNumber) found.push('test');
  return found.length === 0 ? ['READY'] : found;
}

/** Whether its texts to the United States need a registration (defaults 9.4). */
export const needsRegistration = ({
  country,
  isTestNumber,
  type,
}: Pick<NumberRow, 'country' | 'isTestNumber' | 'type'>) =>
  !isTestNumber && ((country === 'US' && type === 'LOCAL') || type === 'TOLL_FREE');

export interface NumberFilter {
  /** A part of the name, or digits of the number. */
  readonly q?: string | undefined;
  readonly team?: string | undefined;
  readonly state?: string | undefined;
}

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** The rows that a filter leaves, in their order. */
export function filtered<Row extends NumberRow>(rows: readonly Row[], { q = '', team, state }: NumberFilter): Row[] {
  const word = q.trim().toLocaleLowerCase();
  const wanted = digits(q);
  const matches = ({ name, number }: Row) =>
    word === '' ||
    name.toLocaleLowerCase().includes(word) ||
    formatPhone(number).includes(word) ||
    (wanted !== '' && digits(number).includes(wanted));
  return rows.filter(
    (row) =>
      matches(row) &&
      (team === undefined || row.callWorkFlow?.team?.teamId === team) &&
      (state === undefined || (statesOf(row) as string[]).includes(state)),
  );
}

/** How a number is paid for: the plan's own is included and has no price, either; what a server without billing sells is free. */
export function costOf({
  isTestNumber,
  isFree,
  vendorProduct,
}: Pick<NumberRow, 'isTestNumber' | 'isFree' | 'vendorProduct'>): 'free' | 'included' | 'PAID' {
  if (isTestNumber) return 'free';
  if (isFree) return 'included';
  return vendorProduct.phonePrice === 0 ? 'free' : 'PAID';
}

export interface Monthly {
  readonly type: string;
  readonly country: string;
  readonly count: number;
  readonly price: number;
}

/** What the workspace pays each month, by kind; numbers that cost nothing are left out. In whole cents, so that it adds up. */
export function monthlyCosts(rows: readonly NumberRow[]): {
  readonly kinds: readonly Monthly[];
  readonly price: number;
} {
  const kinds = new Map<string, Monthly>();
  for (const { type, country, vendorProduct } of rows) {
    const cents = Math.round(vendorProduct.phonePrice * 100);
    if (cents === 0) continue;
    const known = kinds.get(`${country} ${type}`);
    const price = (Math.round((known?.price ?? 0) * 100) + cents) / 100;
    kinds.set(`${country} ${type}`, { type, country, count: (known?.count ?? 0) + 1, price });
  }
  const all = [...kinds.values()];
  return { kinds: all, price: all.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100 };
}

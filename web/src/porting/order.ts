/** An order as the form holds it. */
import type { OrderForm_order$data } from '../__generated__/OrderForm_order.graphql.ts';
import type { PortingOrderInput } from '../__generated__/OrderFormSaveMutation.graphql.ts';

/** A type, since what holds forms asks for one with an index. */
export type Values = {
  numbers: string[];
  /** What is typed now, by number: a PIN that is kept is never told. */
  pins: Record<string, string>;
  customerType: 'BUSINESS' | 'INDIVIDUAL';
  customerName: string;
  accountNumber: string;
  accountPhone: string;
  representative: string;
  representativeEmail: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  wishedDate: string;
  billDate: string;
  teamId: string;
};
export type Field = keyof Values;

/** Numbers that stay with their carrier are no part of the order any more. */
export const numbersOf = (order: Pick<OrderForm_order$data, 'numbers'>) =>
  order.numbers.filter(({ state }) => state !== 'CANCELLED');

export const valuesOf = (order: OrderForm_order$data): Values => ({
  numbers: numbersOf(order).map(({ number }) => number),
  pins: {},
  customerType: order.customerType,
  customerName: order.customerName,
  accountNumber: order.accountNumber,
  accountPhone: order.accountPhone,
  representative: order.representative,
  representativeEmail: order.representativeEmail,
  address1: order.address1,
  address2: order.address2,
  city: order.city,
  state: order.state,
  zip: order.zip,
  wishedDate: order.wishedDate,
  billDate: order.billDate,
  teamId: order.teamId ?? '',
});

export const inputOf = (
  { numbers, pins, ...texts }: Values,
  { id, version }: { id: string; version: number },
): PortingOrderInput => ({
  ...texts,
  id,
  version,
  numbers: numbers.map((number) => ({ number, pin: pins[number] ?? '' })),
});

export const TONES = {
  ACTION_NEEDED: 'warning',
  CANCELLED: 'neutral',
  COMPLETED: 'success',
  DRAFT: 'neutral',
  FOC_CONFIRMED: 'success',
  REJECTED: 'danger',
  SUBMITTED: 'accent',
} as const;

/** Orders that the carriers are at: how they stand is looked at. */
export const UNDER_WAY: readonly string[] = ['SUBMITTED', 'ACTION_NEEDED', 'FOC_CONFIRMED'];

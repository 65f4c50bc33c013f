/** How an order that brings numbers here moves (defaults 7.4). What is not listed never happens. */
import { Refusal } from '@ringline/kit/errors';
import type { PortingNumber } from '../generated/prisma/client.ts';

export type PortingStatus =
  | 'ACTION_NEEDED'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DRAFT'
  | 'FOC_CONFIRMED'
  | 'REJECTED'
  | 'SUBMITTED';
export type PortingCause = '' | 'CORRECTED' | 'REJECTED' | 'SIGNATURE' | 'SIGNED';

const NEXT: Readonly<Record<PortingStatus, readonly PortingStatus[]>> = {
  DRAFT: ['SUBMITTED'],
  SUBMITTED: ['ACTION_NEEDED', 'FOC_CONFIRMED', 'CANCELLED'],
  ACTION_NEEDED: ['SUBMITTED', 'CANCELLED'],
  FOC_CONFIRMED: ['COMPLETED', 'CANCELLED', 'REJECTED'],
  COMPLETED: [],
  CANCELLED: [],
  REJECTED: [],
};

export const isOver = (status: string): boolean =>
  status === 'COMPLETED' || status === 'CANCELLED' || status === 'REJECTED';

/** The statuses on the way from one to another: what nobody told us in between happened too. @throws Refusal INVALID_TRANSITION */
export function wayTo(from: PortingStatus, to: PortingStatus): PortingStatus[] {
  const ways: PortingStatus[][] = NEXT[from].map((next) => [next]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way;
    for (const next of NEXT[last]) if (!way.includes(next)) ways.push([...way, next]);
  }
  throw invalidTransition(`An order that is ${from} can’t become ${to}.`);
}

/** Where an order that was sent stands, by its numbers. */
export function statusOf(
  before: PortingStatus,
  numbers: readonly Pick<PortingNumber, 'state'>[],
): { status: PortingStatus; cause: PortingCause } {
  const active = numbers.filter(({ state }) => state !== 'CANCELLED');
  if (active.length === 0) return { status: 'CANCELLED', cause: '' };
  const has = (state: string) => active.some((number) => number.state === state);
  // Once all have their day, nothing is corrected any more (defaults 7.4): what is rejected then stays so.
  const confirmed = before === 'FOC_CONFIRMED';
  if (!confirmed && has('REJECTED')) return { status: 'ACTION_NEEDED', cause: 'REJECTED' };
  if (!confirmed && has('SIGNATURE')) return { status: 'ACTION_NEEDED', cause: 'SIGNATURE' };
  const open = active.filter(({ state }) => state !== 'COMPLETED' && state !== 'REJECTED');
  if (open.length === 0) return { status: has('COMPLETED') ? 'COMPLETED' : 'REJECTED', cause: '' };
  if (confirmed || open.every(({ state }) => state === 'CONFIRMED')) return { status: 'FOC_CONFIRMED', cause: '' };
  return { status: 'SUBMITTED', cause: before === 'ACTION_NEEDED' ? 'SIGNED' : '' };
}

export const invalidTransition = (message: string): Refusal =>
  new Refusal({ code: 'INVALID_TRANSITION', message, why: { check: 'porting' } });

import { expect, it } from 'vitest';
import { unpaidState } from './unpaidState.ts';

it.each([
  ['ACTIVE', false, undefined, undefined, undefined],
  ['PAST_DUE', true, undefined, 'failing', undefined],
  ['SUSPENDED', true, undefined, 'suspended', 'suspended'],
  ['EXPIRED', false, '2026-12-31T00:00:00Z', 'ended', 'ended'],
  ['EXPIRED', false, null, undefined, undefined],
] as const)(
  'of a %s plan shows those who buy and members what concerns them',
  (status, failing, numbers, buyer, member) => {
    const row = { status, isPaymentFailing: failing, numbersEndAt: numbers };
    expect([unpaidState(row, true), unpaidState(row, false)]).toEqual([buyer, member]);
  },
);

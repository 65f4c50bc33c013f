import { expect, it } from 'vitest';
import { groupOf, monthsBefore, partOf, partsOf, sumsOf } from './spendingRows.ts';

const spent = [
  { kind: 'PLAN', channel: null, amount: 25, items: 1 },
  { kind: 'SEAT', channel: null, amount: 50, items: 1 },
  { kind: 'COUPON', channel: null, amount: -7.5, items: 1 },
  { kind: 'CALL', channel: '', amount: 0.1, items: 5 },
  { kind: 'CALL', channel: '', amount: 0.2, items: 9 },
  { kind: 'MESSAGE', channel: 'WHATSAPP', amount: 0.02, items: 2 },
  { kind: 'MESSAGE', channel: '', amount: 0.015, items: 1 },
  { kind: 'TAX', channel: null, amount: 12.83, items: 1 },
];

it('sums kinds in their groups, exactly', () => {
  expect(sumsOf(spent)).toEqual({ plan: 67.5, numbers: 0, calls: 0.3, texts: 0.035, other: 12.83, total: 80.665 });
});

it('tells the parts of a group, texts by their channel', () => {
  expect(partsOf(spent, 'texts')).toEqual({ total: 0.035, SMS: 0.015, MMS: 0, WHATSAPP: 0.02, VIBER: 0 });
  expect(partsOf(spent, 'plan')).toEqual({ total: 67.5, PLAN: 25, SEAT: 50, COUPON: -7.5, REFUND: 0 });
});

it('takes a kind that it does not know for a fee', () => {
  expect([partOf({ kind: 'AI', channel: '' }), groupOf({ kind: 'AI', channel: '' })]).toEqual(['FEE', 'other']);
});

it('counts months back over the turn of a year', () => {
  expect([monthsBefore('2026-11', 5), monthsBefore('2026-03', 3), monthsBefore('2027-01', 13)]).toEqual([
    '2026-06',
    '2025-12',
    '2025-12',
  ]);
});

import { describe, expect, test } from 'vitest';
import { lineOf, type Sold } from '../invoicing/proration.ts';
import { couponAfter, couponLines, type Occasion } from './discount.ts';

const WHOLE = 1_000_000n;
const at = new Date('2026-11-16T00:00Z');
const sold = (kind: Sold['kind'], unitCents: bigint, quantity = 1): Sold => ({ kind, name: 'X', unitCents, quantity });
const month = [lineOf(sold('PLAN', 2_500n), WHOLE), lineOf(sold('USER', 2_500n, 8), WHOLE)];
const numbers = lineOf(sold('PHONE_NUMBER', 350n, 5), WHOLE);
const year = [lineOf(sold('PLAN', 24_000n), WHOLE)];
const coupon = (type: 'PERCENT_OFF' | 'AMOUNT_OFF' | 'FREE_PERIOD' | 'PLAN_GRANT', more: object = {}) => ({
  code: 'AUTUMN10',
  type,
  percent: 10,
  amountCents: 3_000,
  monthsLeft: 3,
  plans: [],
  endsAt: new Date('2027-02-16T00:00Z'),
  ...more,
});
const cycle: Occasion = { at, plan: 'BUSINESS', period: 'MONTHLY', cycle: true };
const change: Occasion = { ...cycle, cycle: false };
const yearly: Occasion = { ...cycle, period: 'YEARLY' };
const off = (...of: Parameters<typeof couponLines>) => couponLines(...of).map(({ cents }) => cents);

describe('a coupon takes off', () => {
  test('its percentage of plan and users, not of numbers', () => {
    expect(couponLines([...month, numbers], coupon('PERCENT_OFF'), cycle)).toEqual([
      { kind: 'COUPON', name: 'AUTUMN10', unitCents: -2_250n, quantity: 1, factor: WHOLE, cents: -2_250n },
    ]);
  });

  test('its percentage of the net of a change, and of a year within its time', () => {
    const upgrade = [lineOf(sold('PLAN', 1_500n, 3), 500_000n, -1n), lineOf(sold('PLAN', 2_500n, 3), 500_000n)];
    expect(off(upgrade, coupon('PERCENT_OFF'), change)).toEqual([-150n]);
    expect(off(year, coupon('PERCENT_OFF'), yearly)).toEqual([-2_400n]);
  });

  test('its amount of each cycle, not of a change, and never more than is sold', () => {
    expect(off(month, coupon('AMOUNT_OFF'), cycle)).toEqual([-3_000n]);
    expect(off(month, coupon('AMOUNT_OFF'), change)).toEqual([]);
    expect(off([...month.slice(0, 1), numbers], coupon('AMOUNT_OFF'), cycle)).toEqual([-2_500n]);
  });

  test('a free month whole, as often as it has months, and twelfths of a year', () => {
    expect(off([...month, numbers], coupon('FREE_PERIOD'), cycle)).toEqual([-22_500n]);
    expect(off(month, coupon('FREE_PERIOD'), change)).toEqual([-22_500n]);
    expect(off(month, coupon('FREE_PERIOD', { monthsLeft: 0 }), cycle)).toEqual([]);
    expect(off(year, coupon('FREE_PERIOD'), yearly)).toEqual([-6_000n]);
    expect(off(year, coupon('FREE_PERIOD', { monthsLeft: 24 }), yearly)).toEqual([-24_000n]);
    expect(off(year, coupon('FREE_PERIOD'), { ...yearly, cycle: false })).toEqual([]);
  });

  test.each([
    ['after its end', coupon('PERCENT_OFF', { endsAt: at }), cycle],
    ['of another plan', coupon('PERCENT_OFF', { plans: ['STARTER'] }), cycle],
    ['where it gave the plan', coupon('PLAN_GRANT'), cycle],
    ['where there is none', undefined, cycle],
  ])('nothing %s', (_when, given, occasion) => {
    expect(couponLines(month, given, occasion)).toEqual([]);
  });

  test('and a free period has fewer months after the invoices that used them', () => {
    const free = coupon('FREE_PERIOD');
    const monthly = couponLines(month, free, cycle);
    expect(couponAfter(free, monthly, 'MONTHLY').monthsLeft).toBe(2);
    expect(couponAfter(free, couponLines(year, free, yearly), 'YEARLY').monthsLeft).toBe(0);
    expect(couponAfter(free, month, 'MONTHLY')).toBe(free);
  });
});

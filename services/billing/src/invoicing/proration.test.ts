import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cycleAt, monthsAfter } from './cycle.ts';
import { factorAt, lineOf, linesOfChange, netOf, percentOff, roundedQuotient, type Sold } from './proration.ts';

const day = (text: string) => new Date(`${text}Z`);
const plan = (name: string, unitCents: bigint, quantity: number): Sold => ({ kind: 'PLAN', name, unitCents, quantity });
const november = { start: day('2026-11-01T00:00'), end: day('2026-12-01T00:00') };
const year = { start: day('2026-01-15T00:00'), end: day('2027-01-15T00:00') };

describe('proration', () => {
  test.each([
    [
      'three seats from STARTER to BUSINESS at half time',
      november,
      '2026-11-16T00:00',
      { leaves: plan('STARTER_MONTHLY', 1500n, 3), comes: plan('BUSINESS_MONTHLY', 2500n, 3) },
      500_000n,
      [-2250n, 3750n],
    ],
    ['one more seat', november, '2026-11-10T12:00', { comes: plan('BUSINESS_MONTHLY', 2500n, 1) }, 683_333n, [1708n]],
    [
      'two more seats in one line',
      november,
      '2026-11-10T12:00',
      { comes: plan('BUSINESS_MONTHLY', 2500n, 2) },
      683_333n,
      [3417n],
    ],
    [
      'a seat on a yearly plan',
      year,
      '2026-07-01T00:00',
      { comes: plan('BUSINESS_YEARLY', 24_000n, 1) },
      542_466n,
      [13_019n],
    ],
  ])('charges the documented cents for %s', (_name, cycle, at, change, factor, cents) => {
    expect(factorAt(cycle, day(at))).toBe(factor);
    expect(linesOfChange(cycle, day(at), change).map((line) => line.cents)).toEqual(cents);
  });

  test('rounds half away from zero, on either side', () => {
    expect([roundedQuotient(5n, 10n), roundedQuotient(-5n, 10n), roundedQuotient(4n, 10n)]).toEqual([1n, -1n, 0n]);
    expect(lineOf(plan('X', 300n, 1), 358_333n).cents).toBe(107n);
  });

  test('a credit is exactly the charge of the same seats, and no factor leaves zero to one', () => {
    const sold = fc.record({ price: fc.bigInt(1n, 100_000n), quantity: fc.integer({ min: 1, max: 500 }) });
    const moment = fc.integer({ min: 0, max: 2_591_999 });
    fc.assert(
      fc.property(sold, moment, ({ price, quantity }, second) => {
        const factor = factorAt(november, new Date(november.start.getTime() + second * 1000));
        const item = plan('X', price, quantity);
        const charge = lineOf(item, factor).cents;
        expect(factor >= 0n && factor <= 1_000_000n).toBe(true);
        expect(lineOf(item, factor, -1n).cents).toBe(-charge);
        expect(charge <= price * BigInt(quantity)).toBe(true);
        expect(netOf([lineOf(item, factor), lineOf(item, factor, -1n)])).toEqual({ dueCents: 0n, carriedCents: 0n });
      }),
    );
  });

  test('refuses a moment of another cycle', () => {
    expect(() => factorAt(november, november.end)).toThrow('outside the cycle');
    expect(() => factorAt(november, day('2026-10-31T23:59'))).toThrow('outside the cycle');
  });

  test('keeps what is worth less than nothing for the next invoice', () => {
    expect(netOf([{ cents: -2000n }, { cents: 500n }])).toEqual({ dueCents: 0n, carriedCents: 1500n });
  });

  test('takes a percentage off plan and seats alone, never below zero', () => {
    const number: Sold = { kind: 'PHONE_NUMBER', name: 'LOCAL', unitCents: 300n, quantity: 1 };
    const lines = [lineOf(plan('X', 2500n, 3), 1_000_000n), lineOf(number, 1_000_000n)];
    expect(percentOff(lines, 10)).toBe(-750n);
    expect(percentOff([lineOf(plan('X', 2500n, 1), 500_000n, -1n)], 10)).toBe(0n);
  });
});

describe('cycles', () => {
  test('clamp to the end of a month without drifting', () => {
    const anchor = day('2026-01-31T10:00');
    expect([1, 2, 3].map((months) => monthsAfter(anchor, months).toISOString().slice(0, 10))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
    expect(monthsAfter(day('2028-02-29T00:00'), 12)).toEqual(day('2029-02-28T00:00'));
  });

  test('leave no gap and never overlap', () => {
    const anchors = fc.date({ min: day('2024-01-01T00:00'), max: day('2028-12-31T00:00'), noInvalidDate: true });
    const later = fc.integer({ min: 0, max: 900 * 86_400 });
    fc.assert(
      fc.property(anchors, later, fc.constantFrom('MONTHLY', 'YEARLY'), (anchor, offset, period) => {
        const at = new Date(anchor.getTime() + offset * 1000);
        const cycle = cycleAt(anchor, period, at);
        expect(cycle.start <= at && at < cycle.end).toBe(true);
        expect(cycleAt(anchor, period, cycle.end).start).toEqual(cycle.end);
      }),
    );
  });
});

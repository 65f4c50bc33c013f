import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponAfter } from '../coupons/discount.ts';
import type { CouponInForce } from '../coupons/terms.ts';
import { cycleAt, monthsAfter } from '../invoicing/cycle.ts';
import { factorAt, type Line } from '../invoicing/proration.ts';
import { partOfCycle } from '../numbers/quoteNumbers.ts';
import type { PlanName } from '../plans/catalogue.ts';
import type { Taxed, TaxTerms } from '../tax/tax.ts';
import { chargedCycle, type Holding, linesOfCycle, quoteChange, settledLines, type Terms } from './quote.ts';

const MONTHLY = { FREE: 0n, STARTER: 1_500n, BUSINESS: 2_500n, ENTERPRISE: 4_500n };
const YEARLY = { FREE: 0n, STARTER: 14_400n, BUSINESS: 24_000n, ENTERPRISE: 43_200n };
const priceOf = (plan: PlanName, period: 'MONTHLY' | 'YEARLY') => (period === 'MONTHLY' ? MONTHLY : YEARLY)[plan];
const day = (text: string) => new Date(`${text}Z`);
const terms = (plan: PlanName, seats = 1, period: 'MONTHLY' | 'YEARLY' = 'MONTHLY'): Terms => ({ plan, seats, period });
const held = (of: Terms, anchor: string, until: string, carriedCents = 0n): Holding => ({
  ...of,
  anchorAt: day(anchor),
  paidUntil: day(until),
  carriedCents,
  numbers: [],
});
const free: Holding = { ...terms('FREE'), anchorAt: undefined, paidUntil: undefined, carriedCents: 0n, numbers: [] };
const COUPON: Omit<CouponInForce, 'endsAt'> = {
  code: 'AUTUMN10',
  type: 'PERCENT_OFF',
  partner: '',
  percent: 10,
  amountCents: 0,
  months: 3,
  plan: '',
  plans: [],
  freeNumbers: 0,
  freeMinutes: 0,
  unpaidUsers: 0,
  application: 'one',
  monthsLeft: 3,
  ended: false,
};
const VAT: TaxTerms = {
  country: 'DE',
  region: '',
  name: 'VAT',
  rate: 190_000n,
  inclusive: false,
  reverseCharge: false,
};
const november = (of: Terms) => held(of, '2026-11-01T00:00', '2026-12-01T00:00');
const cents = ({ lines }: { lines: readonly { cents: bigint }[] }) => lines.map((line) => line.cents);

describe('a quote', () => {
  test('of the first plan begins a whole cycle', () => {
    const quote = quoteChange(free, terms('BUSINESS', 3), new Date('2027-01-31T10:00:00.900Z'), priceOf);
    expect(quote).toMatchObject({ atCycleEnd: false, dueCents: 7_500n, anchorAt: day('2027-01-31T10:00') });
    expect(quote.cycle.end).toEqual(day('2027-02-28T10:00'));
    expect(quote.lines.map(({ kind, quantity, cents: amount }) => [kind, quantity, amount])).toEqual([
      ['PLAN', 1, 2_500n],
      ['USER', 2, 5_000n],
    ]);
  });

  test.each([
    [
      'three seats to BUSINESS',
      terms('STARTER', 3),
      terms('BUSINESS', 3),
      '2026-11-16T00:00',
      [-2_250n, 3_750n],
      1_500n,
    ],
    ['one more seat', terms('BUSINESS', 1), terms('BUSINESS', 2), '2026-11-10T12:00', [1_708n], 1_708n],
    ['two more seats, in one line', terms('BUSINESS', 1), terms('BUSINESS', 3), '2026-11-10T12:00', [3_417n], 3_417n],
    [
      'plan and seats, in one line',
      terms('STARTER', 1),
      terms('BUSINESS', 3),
      '2026-11-16T00:00',
      [-750n, 3_750n],
      3_000n,
    ],
  ])('of %s has the documented cents', (_name, from, to, at, amounts, due) => {
    const quote = quoteChange(november(from), to, day(at), priceOf);
    expect(cents(quote)).toEqual(amounts);
    expect(quote).toMatchObject({ dueCents: due, atCycleEnd: false, anchorAt: day('2026-11-01T00:00') });
  });

  test('a seat added to a yearly plan is paid today', () => {
    const yearly = held(terms('BUSINESS', 1, 'YEARLY'), '2026-01-15T00:00', '2027-01-15T00:00');
    const quote = quoteChange(yearly, terms('BUSINESS', 2, 'YEARLY'), day('2026-07-01T00:00'), priceOf);
    expect(quote).toMatchObject({ dueCents: 13_019n, atCycleEnd: false });
  });

  test('of monthly to yearly credits the month and begins a year now', () => {
    const quote = quoteChange(
      november(terms('STARTER', 2)),
      terms('STARTER', 2, 'YEARLY'),
      day('2026-11-16T00:00'),
      priceOf,
    );
    expect(cents(quote)).toEqual([-1_500n, 14_400n, 14_400n]);
    expect(quote.anchorAt).toEqual(day('2026-11-16T00:00'));
    expect(quote.cycle.end).toEqual(day('2027-11-16T00:00'));
  });

  test.each([
    ['a smaller plan', terms('STARTER', 3)],
    ['fewer seats', terms('BUSINESS', 2)],
    ['parts in different directions', terms('STARTER', 3, 'YEARLY')],
    ['a larger plan with fewer seats', terms('ENTERPRISE', 2)],
  ])('of %s waits for the end of the cycle and costs nothing today', (_name, to) => {
    const quote = quoteChange(november(terms('BUSINESS', 3)), to, day('2026-11-16T00:00'), priceOf);
    expect(quote).toMatchObject({ atCycleEnd: true, dueCents: 0n, effectiveAt: day('2026-12-01T00:00') });
  });

  test('carries what is too little for a card to the next invoice, and brings it there', () => {
    const late = quoteChange(november(terms('STARTER', 1)), terms('STARTER', 2), day('2026-11-30T23:00'), priceOf);
    expect(late).toMatchObject({ dueCents: 0n, carriedCents: 2n });
    expect(cents(late)).toEqual([2n, -2n]);
    const next = settledLines(linesOfCycle(terms('STARTER', 2), priceOf, []), late.carriedCents);
    expect(next).toMatchObject({ dueCents: 3_002n, carriedCents: 0n });
  });

  test('keeps what is worth less than nothing for the workspace', () => {
    expect(settledLines(linesOfCycle(terms('STARTER'), priceOf, []), -2_000n)).toMatchObject({
      dueCents: 0n,
      carriedCents: -500n,
    });
  });

  test('of what is held already takes back what waits, for nothing', () => {
    const quote = quoteChange(november(terms('STARTER', 2)), terms('STARTER', 2), day('2026-11-16T00:00'), priceOf);
    expect(quote).toMatchObject({ atCycleEnd: false, dueCents: 0n, lines: [] });
  });

  test('takes the coupon off in a line of its own, before what is carried', () => {
    const quote = quoteChange(
      { ...november(terms('BUSINESS')), coupon: { ...COUPON, endsAt: day('2026-12-24T00:00') } },
      terms('BUSINESS', 2),
      day('2026-11-10T12:00'),
      priceOf,
    );
    expect(cents(quote)).toEqual([1_708n, -171n]);
    expect(quote.dueCents).toBe(1_537n);
  });

  test('adds the tax to what is left after the coupon, and not again to what is carried', () => {
    const quote = quoteChange(
      {
        ...november(terms('BUSINESS')),
        coupon: { ...COUPON, endsAt: day('2026-12-24T00:00') },
        carriedCents: 40n,
        tax: VAT,
      },
      terms('BUSINESS', 2),
      day('2026-11-10T12:00'),
      priceOf,
    );
    // 19% of $15.37 are $2.9203.
    expect(cents(quote)).toEqual([1_708n, -171n, 292n, 40n]);
    expect(quote).toMatchObject({ dueCents: 1_869n, tax: { netCents: 1_537n, taxCents: 292n } });
    const contained = quoteChange(
      { ...november(terms('BUSINESS')), tax: { ...VAT, inclusive: true } },
      terms('BUSINESS', 2),
      day('2026-11-10T12:00'),
      priceOf,
    );
    expect(cents(contained)).toEqual([1_708n]);
    expect(contained).toMatchObject({ dueCents: 1_708n, tax: { netCents: 1_435n, taxCents: 273n } });
  });

  test('refuses a moment after the paid cycle', () => {
    expect(() => quoteChange(november(terms('STARTER')), terms('BUSINESS'), day('2026-12-01T00:00'), priceOf)).toThrow(
      'outside the cycle',
    );
  });
});

test('500 histories over two years with coupons, numbers and tax: what the page shows is what is charged, and every cent is charged or carried', () => {
  const plan = fc.constantFrom<PlanName>('STARTER', 'BUSINESS', 'ENTERPRISE');
  const coupon = fc.record({
    type: fc.constantFrom('PERCENT_OFF', 'AMOUNT_OFF', 'FREE_PERIOD'),
    percent: fc.integer({ min: 1, max: 100 }),
    amountCents: fc.integer({ min: 1, max: 20_000 }),
    months: fc.integer({ min: 1, max: 15 }),
    plans: fc.constantFrom<string[]>([], ['BUSINESS']),
  });
  const step = fc.record({
    plan,
    period: fc.constantFrom('MONTHLY' as const, 'YEARLY' as const),
    seats: fc.integer({ min: 1, max: 40 }),
    afterSeconds: fc.integer({ min: 1, max: 60 * 86_400 }),
    // A number that is bought just before the change; 0: none.
    numberCents: fc.constantFrom(0n, 300n, 350n, 500n, 1_000n),
    applies: fc.option(coupon, { freq: 2, nil: undefined }),
    // The workspace moves, or the rate does: in thousandths of a percent; 0: no tax.
    taxed: fc.option(fc.record({ rate: fc.integer({ min: 0, max: 27_000 }), inclusive: fc.boolean() }), {
      nil: undefined,
    }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 24 }), (steps) => {
      let now = day('2026-01-31T23:59').getTime();
      let holding = free;
      let [charged, sold] = [0n, 0n];
      const account = (lines: readonly Line[], due: bigint, tax: Taxed | undefined) => {
        expect(lines.reduce((sum, line) => sum + line.cents, 0n)).toBe(due);
        // Rounded once, on all that the invoice sells: within half a cent of the exact tax.
        const prices = lines.reduce(
          (sum, line) => (line.kind === 'CARRIED' || line.kind === 'TAX' ? sum : sum + line.cents),
          0n,
        );
        const added = lines.filter(({ kind }) => kind === 'TAX');
        expect(added.length).toBeLessThanOrEqual(1);
        expect(added[0]?.cents ?? 0n).toBe(tax?.inclusive === false ? tax.taxCents : 0n);
        if (tax && lines.length > 0) {
          expect(tax.inclusive ? tax.netCents + tax.taxCents : tax.netCents).toBe(prices);
          const off = 1_000_000n * tax.taxCents - tax.rate * tax.netCents;
          expect(off < 0n ? -off : off).toBeLessThanOrEqual(tax.inclusive ? 500_000n + tax.rate / 2n : 500_000n);
        }
        const seats = lines.reduce(
          (sum, { kind, cents: own }) => (kind === 'PLAN' || kind === 'USER' ? sum + own : sum),
          0n,
        );
        const [taken, ...more] = lines.filter(({ kind }) => kind === 'COUPON');
        expect(more).toEqual([]);
        // A coupon takes off, and never more than plan and seats cost.
        if (taken) expect(taken.cents < 0n && seats + taken.cents >= 0n).toBe(true);
        charged += due;
        sold += lines.reduce((sum, line) => (line.kind === 'CARRIED' ? sum : sum + line.cents), 0n);
      };
      for (const { afterSeconds, applies, numberCents, taxed, ...wanted } of steps) {
        now += afterSeconds * 1_000;
        while (holding.paidUntil && holding.paidUntil.getTime() <= now) {
          const { paidUntil } = holding;
          const shown = chargedCycle(holding, priceOf, holding, paidUntil);
          const renewal = chargedCycle(holding, priceOf, holding, paidUntil);
          expect(renewal).toEqual(shown);
          account(renewal.lines, renewal.dueCents, renewal.tax);
          const { end } = cycleAt(holding.anchorAt ?? new Date(now), holding.period, paidUntil);
          expect(end > paidUntil).toBe(true);
          holding = {
            ...holding,
            paidUntil: end,
            carriedCents: renewal.carriedCents,
            coupon: holding.coupon && couponAfter(holding.coupon, renewal.lines, holding.period),
          };
        }
        if (taxed)
          holding = { ...holding, tax: { ...VAT, rate: BigInt(taxed.rate) * 10n, inclusive: taxed.inclusive } };
        if (applies && !(holding.coupon && holding.coupon.endsAt.getTime() > now)) {
          const endsAt = monthsAfter(new Date(now), applies.months);
          holding = { ...holding, coupon: { ...COUPON, ...applies, monthsLeft: applies.months, endsAt } };
        }
        if (numberCents > 0n && holding.anchorAt) {
          const factor = factorAt(cycleAt(holding.anchorAt, holding.period, new Date(now)), new Date(now));
          const { dueCents, laterCents } = partOfCycle(numberCents, holding.period, factor, holding.tax);
          expect(dueCents === 0n || dueCents >= 50n).toBe(true);
          charged += dueCents;
          sold += dueCents + laterCents;
          const bought = { number: `+1415${holding.numbers.length}`, monthlyCents: numberCents };
          const carriedCents = holding.carriedCents + laterCents;
          holding = { ...holding, carriedCents, numbers: [...holding.numbers, bought] };
        }
        const quote = quoteChange(holding, wanted, new Date(now), priceOf);
        expect(quote).toEqual(quoteChange(holding, wanted, new Date(now), priceOf));
        if (quote.atCycleEnd) continue;
        account(quote.lines, quote.dueCents, quote.tax);
        expect(quote.dueCents === 0n || quote.dueCents >= 50n).toBe(true);
        const begins = quote.anchorAt.getTime() !== holding.anchorAt?.getTime();
        holding = {
          ...wanted,
          anchorAt: quote.anchorAt,
          paidUntil: quote.cycle.end,
          carriedCents: quote.carriedCents,
          numbers: holding.numbers,
          tax: holding.tax,
          coupon: holding.coupon && begins ? couponAfter(holding.coupon, quote.lines, wanted.period) : holding.coupon,
        };
        expect(holding.coupon?.monthsLeft ?? 0).toBeGreaterThanOrEqual(0);
      }
      expect(charged + holding.carriedCents).toBe(sold);
    }),
    { numRuns: 500 },
  );
});

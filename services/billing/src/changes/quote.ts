/**
 * What a change of plan, period or seats costs, today and then. The preview and the invoice are made of this one answer, so they
 * cannot differ (defaults 4.3, 4.7).
 */
import { couponLines } from '../coupons/discount.ts';
import type { CouponInForce } from '../coupons/terms.ts';
import { cycleAt } from '../invoicing/cycle.ts';
import { type Cycle, factorAt, type Line, lineOf, linesOfChange, type Sold } from '../invoicing/proration.ts';
import { type BilledNumber, linesOfNumbers } from '../numbers/billedNumbers.ts';
import type { Period, PlanName } from '../plans/catalogue.ts';
import { type Taxed, taxOf, type TaxTerms } from '../tax/tax.ts';

/** Cents below which no gateway takes money: such an amount goes to the next invoice. */
export const LEAST_CHARGE = 50n;
/** Millionths of a whole cycle. */
const WHOLE = 1_000_000n;

const RANKS: readonly PlanName[] = ['FREE', 'STARTER', 'BUSINESS', 'ENTERPRISE'];

export interface Terms {
  readonly plan: PlanName;
  readonly period: Period;
  readonly seats: number;
}

/** What a workspace has. Without an anchor nobody pays for it, and whatever it changes to begins a cycle. */
export interface Holding extends Terms {
  readonly anchorAt: Date | undefined;
  readonly paidUntil: Date | undefined;
  readonly carriedCents: bigint;
  /** Which it pays besides. */
  readonly numbers: readonly BilledNumber[];
  /** What it applied, whether it works at the moment in question or not. */
  readonly coupon?: CouponInForce | undefined;
  /** What is added at the moment in question; none: nothing. */
  readonly tax?: TaxTerms | undefined;
}

export type PriceOf = (plan: PlanName, period: Period) => bigint;

export interface Quote extends Terms {
  readonly atCycleEnd: boolean;
  readonly effectiveAt: Date;
  readonly anchorAt: Date;
  /** The cycle that is paid once the change is made. */
  readonly cycle: Cycle;
  readonly factor: bigint;
  /** They sum to `dueCents`. */
  readonly lines: readonly Line[];
  readonly dueCents: bigint;
  readonly carriedCents: bigint;
  /** The tax of the lines. */
  readonly tax: Taxed | undefined;
}

/** The lines of a whole cycle: the first seat is the plan's, the others are users at the same price (defaults 3), and its numbers. */
export function linesOfCycle(
  { plan, period, seats }: Terms,
  priceOf: PriceOf,
  numbers: readonly BilledNumber[],
): Line[] {
  const sold = (kind: Sold['kind'], quantity: number): Sold => ({
    kind,
    name: `${plan}_${period}`,
    unitCents: priceOf(plan, period),
    quantity,
  });
  const seated = [sold('PLAN', 1), ...(seats > 1 ? [sold('USER', seats - 1)] : [])];
  return [...seated.map((each) => lineOf(each, WHOLE)), ...linesOfNumbers(numbers, period, WHOLE)];
}

/** What a cycle that begins at a moment charges: its lines, the coupon's, their tax, and what earlier invoices left. */
export function chargedCycle(
  terms: Terms,
  priceOf: PriceOf,
  { numbers, coupon, carriedCents, tax }: Pick<Holding, 'numbers' | 'coupon' | 'carriedCents' | 'tax'>,
  at: Date,
) {
  const lines = linesOfCycle(terms, priceOf, numbers);
  return settledLines([...lines, ...couponLines(lines, coupon, { ...terms, at, cycle: true })], carriedCents, tax);
}

/**
 * Adds the tax and what earlier invoices left, which has had its tax, and leaves for the next what is too little to charge, or the
 * workspace's.
 */
export function settledLines(lines: readonly Line[], carriedCents: bigint, terms?: TaxTerms) {
  const carry = (name: 'EARLIER' | 'LATER', cents: bigint): Line[] =>
    cents === 0n ? [] : [{ kind: 'CARRIED', name, unitCents: cents, quantity: 1, factor: WHOLE, cents }];
  const taxed = taxOf(lines, terms);
  const all = [...lines, ...taxed.lines, ...carry('EARLIER', carriedCents)];
  const net = all.reduce((sum, { cents }) => sum + cents, 0n);
  const left = net < LEAST_CHARGE ? net : 0n;
  return { lines: [...all, ...carry('LATER', -left)], dueCents: net - left, carriedCents: left, tax: taxed.tax };
}

/** −1, 0 or 1: whether each part goes down, stays or goes up. */
function directions(from: Terms, to: Terms): number[] {
  const periodRank = ({ period }: Terms) => (period === 'YEARLY' ? 1 : 0);
  return [RANKS.indexOf(to.plan) - RANKS.indexOf(from.plan), periodRank(to) - periodRank(from), to.seats - from.seats];
}

/**
 * Quotes a change at a moment, to the whole second.
 * @throws RangeError for a moment after the paid cycle
 */
export function quoteChange(holding: Holding, wanted: Terms, moment: Date, priceOf: PriceOf): Quote {
  const at = new Date(Math.floor(moment.getTime() / 1000) * 1000);
  const { anchorAt, paidUntil, numbers } = holding;
  if (!anchorAt || !paidUntil) return begun(holding, wanted, at, linesOfCycle(wanted, priceOf, numbers));
  const cycle = { start: cycleStart(anchorAt, holding.period, paidUntil), end: paidUntil };
  const parts = directions(holding, wanted);
  if (parts.some((part) => part < 0))
    return {
      ...wanted,
      atCycleEnd: true,
      effectiveAt: paidUntil,
      anchorAt,
      cycle,
      factor: 0n,
      lines: [],
      dueCents: 0n,
      carriedCents: holding.carriedCents,
      tax: undefined,
    };
  const seatsOf = (terms: Terms, quantity = terms.seats): Sold => ({
    kind: terms.plan === holding.plan && terms.period === holding.period && terms !== holding ? 'USER' : 'PLAN',
    name: `${terms.plan}_${terms.period}`,
    unitCents: priceOf(terms.plan, terms.period),
    quantity,
  });
  // Monthly to yearly: what is left of the month is credited, and a year begins now.
  if (wanted.period !== holding.period) {
    const unused = lineOf(seatsOf(holding), factorAt(cycle, at), -1n);
    const credits = [unused, ...linesOfNumbers(numbers, holding.period, unused.factor, -1n)];
    return begun(holding, wanted, at, [...credits, ...linesOfCycle(wanted, priceOf, numbers)], unused.factor);
  }
  const factor = factorAt(cycle, at);
  const same = wanted.plan === holding.plan;
  const added = wanted.seats - holding.seats;
  const lines =
    same && added === 0
      ? []
      : same
        ? linesOfChange(cycle, at, { comes: seatsOf(wanted, added) })
        : linesOfChange(cycle, at, { leaves: seatsOf(holding), comes: seatsOf(wanted) });
  // Nothing that costs: what waited for the cycle's end is taken back.
  const settled =
    lines.length === 0
      ? { lines: [], dueCents: 0n, carriedCents: holding.carriedCents, tax: undefined }
      : settledLines(
          [...lines, ...couponLines(lines, holding.coupon, { ...wanted, at, cycle: false })],
          holding.carriedCents,
          holding.tax,
        );
  return { ...wanted, atCycleEnd: false, effectiveAt: at, anchorAt, cycle, factor, ...settled };
}

function begun(holding: Holding, wanted: Terms, at: Date, lines: readonly Line[], factor = WHOLE): Quote {
  return {
    ...wanted,
    atCycleEnd: false,
    effectiveAt: at,
    anchorAt: at,
    cycle: cycleAt(at, wanted.period, at),
    factor,
    ...settledLines(
      [...lines, ...couponLines(lines, holding.coupon, { ...wanted, at, cycle: true })],
      holding.carriedCents,
      holding.tax,
    ),
  };
}

/** Start of the cycle that ends at a moment. */
const cycleStart = (anchorAt: Date, period: Period, end: Date): Date =>
  cycleAt(anchorAt, period, new Date(end.getTime() - 1000)).start;

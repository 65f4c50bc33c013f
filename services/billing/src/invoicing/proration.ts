/**
 * What a change costs for the rest of a cycle, to the cent. Preview and invoice both come from here, so they cannot differ.
 * Whole numbers throughout: cents, and millionths for the factor (defaults 4.3).
 */

/** Millionths: a factor has six decimals. */
const SCALE = 1_000_000n;

/** A paid stretch of time, from its start until before its end. */
export interface Cycle {
  readonly start: Date;
  readonly end: Date;
}

/** What is sold for a whole cycle, such as the seats of a plan, or once. CARRIED moves what is small from an invoice to the next. */
export interface Sold {
  readonly kind: 'PLAN' | 'USER' | 'PHONE_NUMBER' | 'CREDIT' | 'CARRIED' | 'COUPON' | 'TAX' | 'COMPLIANCE';
  /** Such as BUSINESS_MONTHLY. */
  readonly name: string;
  readonly unitCents: bigint;
  readonly quantity: number;
}

/** A line of an invoice; a credit has a negative amount. */
export interface Line extends Sold {
  /** Millionths of the cycle that the line is for; of tax, its rate. */
  readonly factor: bigint;
  readonly cents: bigint;
}

/** Divides and rounds half away from zero. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}

const seconds = (time: Date): bigint => BigInt(Math.floor(time.getTime() / 1000));

/**
 * The rest of a cycle as millionths, rounded half up before anything is multiplied with it.
 * @throws RangeError for a moment outside the cycle: its preview belongs to another one
 */
export function factorAt({ start, end }: Cycle, at: Date): bigint {
  const [from, now, until] = [seconds(start), seconds(at), seconds(end)];
  if (now < from || now >= until) throw new RangeError('The moment lies outside the cycle.');
  return roundedQuotient((until - now) * SCALE, until - from);
}

/** One line: unit × quantity × factor, rounded once. */
export function lineOf(sold: Sold, factor: bigint, sign: 1n | -1n = 1n): Line {
  const cents = roundedQuotient(sign * sold.unitCents * BigInt(sold.quantity) * factor, SCALE);
  return { ...sold, factor, cents };
}

/** The lines of a change that happens now: what it replaces is credited, what it brings is charged, each in one line. */
export function linesOfChange(cycle: Cycle, at: Date, change: { leaves?: Sold; comes: Sold }): Line[] {
  const factor = factorAt(cycle, at);
  return [...(change.leaves ? [lineOf(change.leaves, factor, -1n)] : []), lineOf(change.comes, factor)];
}

/** A percentage off the net of plan lines; usage, numbers and fees are never reduced, and nothing falls below zero. */
export function percentOff(lines: readonly Line[], percent: number): bigint {
  const net = lines.reduce((sum, { kind, cents }) => (kind === 'PLAN' || kind === 'USER' ? sum + cents : sum), 0n);
  return net <= 0n ? 0n : -roundedQuotient(net * BigInt(percent), 100n);
}

/** What is due of these lines, and what stays on the account for the next invoice when they are worth less than nothing. */
export function netOf(lines: readonly { cents: bigint }[]): { dueCents: bigint; carriedCents: bigint } {
  const net = lines.reduce((sum, { cents }) => sum + cents, 0n);
  return net < 0n ? { dueCents: 0n, carriedCents: -net } : { dueCents: net, carriedCents: 0n };
}

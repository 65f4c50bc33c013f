import type { Unit } from '../context.ts';
import { lineOf, type Line, type Sold } from '../invoicing/proration.ts';
import type { Period } from '../plans/catalogue.ts';

/** A number that the workspace pays for, besides its plan. */
export interface BilledNumber {
  /** E.164. */
  readonly number: string;
  readonly monthlyCents: bigint;
}

const MONTHS = { MONTHLY: 1n, YEARLY: 12n } as const;

/**
 * The numbers that a cycle is charged for: those that the workspace still has and the plan doesn't include. One bought when the
 * cycle had begun has paid for it already, where the renewal comes late.
 */
export async function billedNumbers({ tx, workspaceId }: Unit, cycleStart: Date): Promise<BilledNumber[]> {
  const rows = await tx.workspaceNumber.findMany({
    where: {
      workspaceId,
      monthlyMinor: { gt: 0 },
      isFree: false,
      isReleased: false,
      isTestNumber: false,
      boughtAt: { lt: cycleStart },
    },
    orderBy: [{ boughtAt: 'asc' }, { number: 'asc' }],
  });
  return rows.map(({ number, monthlyMinor }) => ({ number, monthlyCents: monthlyMinor }));
}

/** One line per number. A yearly plan pays twelve months of it (defaults 4.7). */
export const linesOfNumbers = (
  numbers: readonly BilledNumber[],
  period: Period,
  factor: bigint,
  sign: 1n | -1n = 1n,
): Line[] =>
  numbers.map(({ number, monthlyCents }) => {
    const sold: Sold = {
      kind: 'PHONE_NUMBER',
      name: number,
      unitCents: monthlyCents * MONTHS[period],
      quantity: 1,
    };
    return lineOf(sold, factor, sign);
  });

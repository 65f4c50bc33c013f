import type { Unit } from '../context.ts';
import { lineOf, type Line, type Sold } from '../invoicing/proration.ts';
import type { Period } from '../plans/catalogue.ts';
import { MONTHLY_LINE } from '../registrations/monthlyLine.ts';

/** A number that the workspace pays for, besides its plan; also the registration of its local numbers, which is paid alike. */
export interface BilledNumber {
  /** E.164; of a registration the name of its line. */
  readonly number: string;
  readonly monthlyCents: bigint;
}

export const MONTHS = { MONTHLY: 1n, YEARLY: 12n } as const;

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
  const registrations = await tx.registrationCharge.findMany({ where: { workspaceId, since: { lt: cycleStart } } });
  return [
    ...rows.map(({ number, monthlyMinor }) => ({ number, monthlyCents: monthlyMinor })),
    ...registrations.map(({ monthlyMinor }) => ({ number: MONTHLY_LINE, monthlyCents: monthlyMinor })),
  ];
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
      kind: number === MONTHLY_LINE ? 'COMPLIANCE' : 'PHONE_NUMBER',
      name: number,
      unitCents: monthlyCents * MONTHS[period],
      quantity: 1,
    };
    return lineOf(sold, factor, sign);
  });

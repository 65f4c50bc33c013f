/** How much auto top-up has bought in this day and month of the workspace's calendar, and until when it waits (defaults 5.4). */
import { bucketStarts, dateIn, startOfDay } from '@ringline/kit/zones';
import type { Deps, Unit } from '../context.ts';
import { creditIn } from '../tax/credit.ts';

/** How payments of auto top-up name what they are for. */
export const AUTO_REFERENCE = 'auto:';

interface UsedUp {
  readonly madeToday: number;
  readonly boughtThisMonthMinor: bigint;
  /** A limit is reached; undefined: none is. */
  readonly waitsUntil: Date | undefined;
}

const LONGER_THAN_A_MONTH_MS = 32 * 86_400_000;

/** @param timezone whose midnights end the day and the month */
export async function usedUp(
  { clock, catalogue }: Pick<Deps, 'clock' | 'catalogue'>,
  { tx, workspaceId }: Unit,
  timezone: string,
): Promise<UsedUp> {
  const { amountMinor, perDay, perMonthMinor } = catalogue.data.autoTopup;
  const now = clock.now().getTime();
  const today = dateIn(timezone, now);
  const dayStart = startOfDay(timezone, today);
  const [monthStart = now, nextMonth = now] = bucketStarts('MONTH', timezone, now, now + LONGER_THAN_A_MONTH_MS);
  const made = await tx.payment.findMany({
    where: {
      workspaceId,
      purpose: 'CREDIT',
      referenceId: { startsWith: AUTO_REFERENCE },
      // What was given back was bought all the same: a limit is no reason to charge again.
      status: { not: 'FAILED' },
      createdAt: { gte: new Date(monthStart) },
    },
    select: { amountMinor: true, tax: true, createdAt: true },
  });
  const madeToday = made.filter(({ createdAt }) => createdAt.getTime() >= dayStart).length;
  const boughtThisMonthMinor = made.reduce((sum, payment) => sum + creditIn(payment), 0n);
  const monthIsFull = boughtThisMonthMinor + BigInt(amountMinor) > BigInt(perMonthMinor);
  const until = monthIsFull ? nextMonth : madeToday >= perDay ? startOfDay(timezone, today, 1) : undefined;
  return { madeToday, boughtThisMonthMinor, waitsUntil: until === undefined ? undefined : new Date(until) };
}

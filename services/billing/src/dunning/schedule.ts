/** When an unpaid renewal is charged again, and what it leads to (defaults 4.1), in days after it was due. */
const DAY_MS = 86_400_000;
export const ATTEMPT_DAYS = [0, 1, 3, 5, 7] as const;
const ENDED_AFTER_DAYS = 30;

/** Days before the numbers go back on which it is said, and the day itself (days 14, 21, 27, 29 and 30). */
const DAYS_LEFT = [16, 9, 3, 1, 0] as const;

export const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * DAY_MS);

/** When an unpaid renewal suspends the workspace, and when it ends the plan. */
export const patienceWith = (renewedAt: Date) => ({
  suspendsAt: daysAfter(renewedAt, ATTEMPT_DAYS.at(-1) ?? 0),
  endsAt: daysAfter(renewedAt, ENDED_AFTER_DAYS),
});

/**
 * The attempt that is due: the latest day that has come, however many were slept through.
 * @param made how many of the days have had their attempt
 * @returns undefined while the next one is still to come, or none is left
 */
export function dueAttempt(renewedAt: Date, made: number, now: Date): number | undefined {
  const index = ATTEMPT_DAYS.findLastIndex((day) => daysAfter(renewedAt, day) <= now);
  return index >= made ? index : undefined;
}

/** When the renewal is charged next; undefined after the last attempt. */
export function nextAttempt(renewedAt: Date, made: number): Date | undefined {
  const day = ATTEMPT_DAYS[made];
  return day === undefined ? undefined : daysAfter(renewedAt, day);
}

/** When the numbers of a plan that ended at this moment go back. */
export const numbersEnd = (endedAt: Date): Date => daysAfter(endedAt, ENDED_AFTER_DAYS);

/**
 * The warning that is due: the latest whose day has come. `daysLeft` 0: the numbers go.
 * @param given how many of them were given
 */
export function dueWarning(
  numbersEndAt: Date,
  given: number,
  now: Date,
): { readonly index: number; readonly daysLeft: number } | undefined {
  const index = DAYS_LEFT.findLastIndex((days) => daysAfter(numbersEndAt, -days) <= now);
  return index >= given ? { index, daysLeft: DAYS_LEFT[index] ?? 0 } : undefined;
}

/** When the next warning is due; undefined after the last. */
export function nextWarning(numbersEndAt: Date, given: number): Date | undefined {
  const days = DAYS_LEFT[given];
  return days === undefined ? undefined : daysAfter(numbersEndAt, -days);
}

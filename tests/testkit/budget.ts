/** What a sweep may cost of CI: it visits all there is, so that its cost grows with the product. */
import { availableParallelism, loadavg } from 'node:os';

const BUDGET_MS = { page: 5_000, operation: 500 } as const;

/** How much slower a machine is that others work on as well; 1 where it is ours alone. */
const slowness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/**
 * Says what a sweep cost for each of what it visited. On a busy machine it may take longer by as much as it is busy, so that
 * this fails for what is dear and for nothing else.
 * @param times slower than ours alone; measured where it is not given
 * @returns what is wrong; undefined where the budget is kept
 */
export function overBudget(
  what: keyof typeof BUDGET_MS,
  { count, tookMs, times = slowness() }: { count: number; tookMs: number; times?: number },
): string | undefined {
  const each = tookMs / count;
  const told =
    `${count} ${what}s took ${Math.round(tookMs / 1000)} s, ${Math.round(each)} ms each. ` +
    `The budget is ${BUDGET_MS[what]} ms, times ${times.toFixed(1)} for the load.`;
  console.log(`BUDGET: ${told}`);
  return each <= BUDGET_MS[what] * times
    ? undefined
    : `${told} Look for what is loaded, or waited for, again and again.`;
}

import { invalid } from '@ringline/kit/errors';
import { dateIn, startOfDay } from '@ringline/kit/zones';
import type { Deps, Unit } from '../context.ts';

/** Months that one report holds, at the most, and how many it holds unless told. */
const MOST = 24;
const USUAL = 6;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

export interface Months {
  /** Such as 2026-11, the first one first. */
  readonly months: readonly string[];
  /** From the first instant of the first month until before the first one after the last, in the workspace's zone. */
  readonly since: Date;
  readonly until: Date;
}

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthAt = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;

/**
 * The months that a report is asked for.
 * @throws Refusal VALIDATION_FAILED for what is no month, an end before its beginning, or more than two years
 */
export async function readMonths(
  { clock }: Pick<Deps, 'clock'>,
  { tx, workspaceId }: Unit,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<Months> {
  const subscription = await tx.subscription.findUnique({ where: { workspaceId }, select: { timezone: true } });
  const timezone = subscription?.timezone ?? 'UTC';
  for (const [field, month] of [
    ['from', from],
    ['until', until],
  ] as const)
    if (month !== '' && !MONTH.test(month)) throw invalid(field, 'Write a month such as 2026-11.');
  const last = until === '' ? indexOf(dateIn(timezone, clock.now().getTime())) : indexOf(until);
  const first = from === '' ? last - USUAL + 1 : indexOf(from);
  if (first > last) throw invalid('until', 'The last month comes after the first one.');
  if (last - first >= MOST) throw invalid('from', `Ask for ${MOST} months at most.`);
  return {
    months: Array.from({ length: last - first + 1 }, (_, index) => monthAt(first + index)),
    since: new Date(startOfDay(timezone, `${monthAt(first)}-01`)),
    until: new Date(startOfDay(timezone, `${monthAt(last + 1)}-01`)),
  };
}

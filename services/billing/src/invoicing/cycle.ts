/** Cycles of a subscription: they follow the moment of the first paid activation, in UTC (defaults 4.2). */
import type { Cycle } from './proration.ts';

const MONTHS = { MONTHLY: 1, YEARLY: 12 } as const;
export type CyclePeriod = keyof typeof MONTHS;

/** The anchor moved by whole months. A day that the month lacks becomes its last, and the next month has the day again. */
export function monthsAfter(anchor: Date, months: number): Date {
  const last = new Date(Date.UTC(anchor.getUTCFullYear(), anchor.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(anchor.getUTCMonth() + months);
  moved.setUTCDate(Math.min(anchor.getUTCDate(), last));
  return moved;
}

/** The cycle that a moment lies in; one before the anchor lies in the first. */
export function cycleAt(anchor: Date, period: CyclePeriod, at: Date): Cycle {
  const step = MONTHS[period];
  const months = (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth();
  let index = Math.max(0, Math.floor(months / step));
  if (index > 0 && monthsAfter(anchor, index * step) > at) index -= 1;
  return { start: monthsAfter(anchor, index * step), end: monthsAfter(anchor, (index + 1) * step) };
}

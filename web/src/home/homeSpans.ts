import { type Days, type Span, shifted, spanOf } from '../analytics/days.ts';

/** What Home's figures can be of. */
export const HOME_SPANS = ['today', 'week', 'month'] as const satisfies readonly Span[];
export type HomeSpan = (typeof HOME_SPANS)[number];

/** A course needs days to be one: two weeks at least. */
const FEWEST_DAYS = 14;

/** The days of Home's chart, up to today: those of the figures, and more where these are few. */
export function chartDays(span: HomeSpan, today: string): Days {
  const days = spanOf(span, today);
  const from = shifted(today, 1 - FEWEST_DAYS);
  return { ...days, from: days.from < from ? days.from : from };
}

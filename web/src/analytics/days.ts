/** Days of a report, YYYY-MM-DD in the workspace's zone, both included. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** What can be chosen with one click: so many days, the last of them today. */
export const SPANS = { today: 1, week: 7, month: 30, quarter: 90 } as const;
export type Span = keyof typeof SPANS;

const DAY_MS = 86_400_000;

/** A day so many days later, or before. */
export const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const spanOf = (span: Span, today: string): Days => ({ from: shifted(today, 1 - SPANS[span]), until: today });

/** Which of the spans these days are; undefined: others. */
export const nameOf = ({ from, until }: Days, today: string): Span | undefined =>
  (Object.keys(SPANS) as Span[]).find((span) => until === today && from === spanOf(span, today).from);

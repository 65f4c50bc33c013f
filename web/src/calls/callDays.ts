import { dayIn } from '../ui/clocks.ts';
import { viewerZone } from '../app/i18n/viewerZone.ts';

/** The calls of one calendar day, in the order in which they came. */
export interface CallDay<Row> {
  /** YYYY-MM-DD, in the zone. */
  readonly date: string;
  /** Of its first row. */
  readonly moment: Date;
  readonly rows: readonly Row[];
}

/**
 * Puts rows that stand in order of time into days; a day that a further page goes on with stays one.
 * @param timeZone IANA; without it the viewer's own
 */
export function callDays<Row extends { readonly createdAt: unknown }>(
  rows: readonly Row[],
  timeZone = viewerZone(),
): CallDay<Row>[] {
  const days = new Map<string, { date: string; moment: Date; rows: Row[] }>();
  for (const row of rows) {
    const moment = new Date(String(row.createdAt));
    const date = dayIn(timeZone, moment);
    const day = days.get(date);
    if (day === undefined) days.set(date, { date, moment, rows: [row] });
    else day.rows.push(row);
  }
  return [...days.values()];
}

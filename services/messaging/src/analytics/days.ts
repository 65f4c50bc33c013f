/** Which days of a report were counted before, wholly or to an hour of theirs, and which are counted now. */
import { bucketStarts } from '@ringline/kit/zones';
import type { Unit } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Range } from './range.ts';

/** For so long after its end a day is counted by whoever asks: most of what is told late is told until then. */
export const SETTLED_MS = 2 * 3_600_000;
const HOUR_MS = 3_600_000;

/** Of what is kept of a day; a day of an earlier form is counted again. */
export const DAY_FORM = 3;

export interface Day {
  readonly begins: Date;
  /** Not included. */
  readonly ends: Date;
}

/** A day whose first hours were counted. */
export interface Begun {
  readonly begins: Date;
  readonly rest: Day;
}

export interface Days {
  readonly timezone: string;
  /** When those begin that were counted, and nothing of them has changed since. */
  readonly counted: readonly Date[];
  /** Those of them whose first hours alone were counted; the rest of them is among the others. */
  readonly begun: readonly Begun[];
  /** Days, and the rest of days. */
  readonly others: readonly Day[];
}

type Asked = Pick<Range, 'since' | 'until' | 'timezone'>;

/** The days of a range on the calendar of its zone. */
export function daysIn({ since, until, timezone }: Asked): Day[] {
  const starts = bucketStarts('DAY', timezone, since.getTime(), until.getTime()).map((at) => new Date(at));
  return starts.map((begins, index) => ({ begins, ends: starts[index + 1] ?? until }));
}

/** A day is as it was counted unless a mark, which is written with what changes, touches it. */
export async function daysOf(tx: Unit['tx'], workspaceId: string, range: Asked): Promise<Days> {
  const days = daysIn(range);
  const { timezone } = range;
  const kept = await tx.$queryRaw<Day[]>(Prisma.sql`
    SELECT d.begins, d.ends FROM figure_day d
    WHERE d.workspace_id = ${workspaceId}::uuid AND d.timezone = ${timezone} AND d.form = ${DAY_FORM} AND d.begins >= ${range.since} AND d.begins < ${range.until}
      AND NOT EXISTS (SELECT FROM figure_mark m WHERE m.workspace_id = ${workspaceId}::uuid AND m.since < d.ends AND m.until >= d.begins)`);
  const ends = new Map(kept.map((day) => [day.begins.getTime(), day.ends]));
  const counted: Date[] = [];
  const begun: Begun[] = [];
  const others: Day[] = [];
  for (const day of days) {
    const until = ends.get(day.begins.getTime());
    if (until === undefined || until > day.ends) others.push(day);
    else {
      counted.push(day.begins);
      if (until.getTime() === day.ends.getTime()) continue;
      const rest = { begins: until, ends: day.ends };
      begun.push({ begins: day.begins, rest });
      others.push(rest);
    }
  }
  return { timezone, counted, begun, others };
}

/** Of the days, and the rest of days, that were not counted, the full hours that can be: all of a day that is over, a part of today. */
export function hoursSettled(others: readonly Day[], now: Date): Day[] {
  const settled = new Date(Math.floor((now.getTime() - SETTLED_MS) / HOUR_MS) * HOUR_MS);
  return others.flatMap(({ begins, ends }) =>
    ends <= settled ? [{ begins, ends }] : begins < settled ? [{ begins, ends: settled }] : [],
  );
}

/** Days that follow one another, as one. */
export function stretchesOf(days: readonly Day[]): { readonly since: Date; readonly until: Date }[] {
  const stretches: { since: Date; until: Date }[] = [];
  for (const { begins, ends } of days) {
    const last = stretches.at(-1);
    if (last?.until.getTime() === begins.getTime()) last.until = ends;
    else stretches.push({ since: begins, until: ends });
  }
  return stretches;
}

/** Whether a moment is within one of the days, and when that day began. */
export function within(days: readonly Day[], moment: Prisma.Sql): { isIn: Prisma.Sql; begins: Prisma.Sql } {
  const starts = days.map(({ begins }) => begins);
  const parts = stretchesOf(days).map(
    ({ since, until }) => Prisma.sql`(${moment} >= ${since}::timestamptz AND ${moment} < ${until}::timestamptz)`,
  );
  return {
    isIn: parts.length === 0 ? Prisma.sql`FALSE` : Prisma.sql`(${Prisma.join(parts, ' OR ')})`,
    begins: Prisma.sql`(${starts}::timestamptz[])[width_bucket(${moment}, ${starts}::timestamptz[])]`,
  };
}

/** The stretches of time that reports over time count in. */
import { type Bucket, bucketStarts } from '@ringline/kit/zones';
import { Prisma } from '../generated/prisma/client.ts';
import type { Range } from './range.ts';

/** By the hour up to two days, by the day up to 93, by the month beyond (defaults 19). */
export function bucketOf(days: number): Bucket {
  if (days <= 2) return 'HOUR';
  return days <= 93 ? 'DAY' : 'MONTH';
}

/** The buckets of a range, on the clocks of its zone, for SQL: PostgreSQL is given instants, since its own table of zones may differ. */
export interface Buckets {
  /** Rows of `begins` and `next`. The first may begin before the range; `next` of the last is null. */
  readonly rows: Prisma.Sql;
  /** The same as instants, none before or after the range. */
  readonly all: readonly { readonly begins: Date; readonly ends: Date }[];
  /** When the bucket of a moment began. */
  readonly of: (moment: Prisma.Sql) => Prisma.Sql;
}

export function bucketsOf(
  bucket: Bucket,
  { since, until, timezone }: Pick<Range, 'since' | 'until' | 'timezone'>,
): Buckets {
  const starts = bucketStarts(bucket, timezone, since.getTime(), until.getTime()).map((at) => new Date(at));
  return {
    all: starts.map((at, index) => ({ begins: at < since ? since : at, ends: starts[index + 1] ?? until })),
    rows: Prisma.sql`SELECT b AS begins, lead(b) OVER (ORDER BY b) AS next FROM unnest(${starts}::timestamptz[]) AS b`,
    of: (moment) => Prisma.sql`(${starts}::timestamptz[])[width_bucket(${moment}, ${starts}::timestamptz[])]`,
  };
}

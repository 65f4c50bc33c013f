/** The stretches of time that reports over time count in. */
import { Prisma } from '../generated/prisma/client.ts';
import type { Range } from './range.ts';

export type Bucket = 'HOUR' | 'DAY' | 'MONTH';

/** By the hour up to two days, by the day up to 93, by the month beyond (defaults 19). */
export function bucketOf(days: number): Bucket {
  if (days <= 2) return 'HOUR';
  return days <= 93 ? 'DAY' : 'MONTH';
}

/**
 * Rows of `begins` and `next` for each bucket of a range, on the clocks of its zone. The first may begin before the range; `next` of
 * the last is null.
 */
export function bucketsOf(bucket: Bucket, { since, until, timezone }: Pick<Range, 'since' | 'until' | 'timezone'>) {
  const unit = bucket.toLowerCase();
  return Prisma.sql`
    SELECT b AS begins, lead(b) OVER (ORDER BY b) AS next
    FROM generate_series(date_trunc(${unit}, ${since}::timestamptz, ${timezone}), ${until}::timestamptz - interval '1 ms',
      ${`1 ${unit}`}::interval, ${timezone}) AS b`;
}

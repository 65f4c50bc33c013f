import { bucketName } from '../ui/dates.ts';

/** So many labels fit below the bars. */
const MOST_LABELS = 12;

/** How the buckets of a plot are named, on the clocks of the workspace: below the bars as far as there is room, and in whole. */
export function axisOf(bucket: string, timezone: string, buckets: number) {
  const written = (at: unknown, length: 'short' | 'whole') =>
    bucketName(new Date(String(at)), bucket, length, timezone);
  const every = Math.ceil(buckets / MOST_LABELS);
  return {
    label: (at: unknown, index: number) => (index % every === 0 ? written(at, 'short') : ''),
    whole: (at: unknown) => written(at, 'whole'),
  };
}
